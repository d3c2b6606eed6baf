import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layoutData } from '../../../site/page-data/layout-data';
import { changedSite } from '../../../../tests/support/agency-site';
import { signs } from '../../ui/icons/signs';
import { Header } from './header';
import { framed, renderFramed, sampleFrame, samplePage } from '../../../../tests/support/sample-layout';

const header = <Header layout={sampleFrame} page={samplePage} />;

/** Returns the `<details>` of a section by its label. */
function section(name: string): HTMLDetailsElement {
  const summary = [...document.querySelectorAll('summary')].find(({ textContent }) => textContent === name);
  return summary?.parentElement as HTMLDetailsElement;
}

beforeEach(() => {
  // jsdom follows no links; the site's own handler is not part of the header.
  document.addEventListener('click', stay);
});

afterEach(() => {
  document.removeEventListener('click', stay);
  localStorage.clear();
});

function stay(event: Event) {
  if ((event.target as Element).closest('a')) event.preventDefault();
}

it.each([
  ['star', 'M-8-8h16v16h-16z'],
  ['arch', signs.arch],
] as const)('has the mark of the company: %s', (sign, outline) => {
  const organization = { ...sampleFrame.organization, sign };
  renderFramed(<Header layout={{ ...sampleFrame, organization }} page={samplePage} />);
  const brand = screen.getByRole('link', { name: /^Tracé/ });
  expect(brand.querySelector('path')?.getAttribute('d')).toBe(outline);
});

it('has the name of the company as a drawing, and as text for those who do not see it', () => {
  const name = () => screen.getByRole('link', { name: /^Tracé ?– / });
  const { unmount } = renderFramed(header);
  expect(name().querySelector('.visually-hidden bdi')).toBeNull();
  unmount();
  const organization = {
    ...sampleFrame.organization,
    wordMark: { viewBox: '0 0 600 250', outline: 'm9 9h9z' },
  };
  renderFramed(<Header layout={{ ...sampleFrame, organization }} page={samplePage} />);
  expect(name().querySelector('svg + svg > path')?.getAttribute('d')).toBe('m9 9h9z');
  expect(name().querySelector('.visually-hidden bdi')?.textContent).toBe('Tracé');
});

describe('the menu', () => {
  it('links to every page of a section, and to the section', () => {
    renderFramed(header);
    section('Consulting').open = true;
    const panel = within(section('Consulting'));
    expect(panel.getByRole('link', { name: /^Toute la section/ }).getAttribute('href')).toBe('/consulting');
    expect(panel.getByRole('link', { name: /^Recrutement/ }).getAttribute('href')).toBe(
      '/consulting/recrutement',
    );
  });

  it('marks the page that is shown and the section that holds it', () => {
    renderFramed(header);
    const marked = [...document.querySelectorAll('nav [aria-current]')].map((element) => [
      element.tagName,
      element.getAttribute('aria-current'),
    ]);
    expect(marked).toEqual([
      ['SUMMARY', 'true'],
      ['A', 'page'],
    ]);
  });

  it('marks the entry of a place on the page that is shown', () => {
    const faq = { ...sampleFrame, header: [{ label: 'Tarifs', href: '/faq#tarifs' }] };
    renderFramed(<Header layout={faq} page={{ ...samplePage, url: '/faq' }} />);
    expect(screen.getByRole('link', { name: 'Tarifs' }).getAttribute('aria-current')).toBe('page');
  });

  it('has the entry of a place as a button, when the config says so', () => {
    const entry = { to: 'faq#prix', label: { fr: 'Prix' }, button: true };
    const { header: entries } = layoutData(
      changedSite(({ menus }) => menus.header.push(entry)),
      'fr',
      2026,
    );
    expect(entries.at(-1)).toEqual({ label: 'Prix', href: '/faq#prix', button: true });
  });

  it('has no list when every entry is a button', () => {
    const { header: entries } = sampleFrame;
    const buttons = entries.map(({ label, href }) => ({ label, href, button: true }));
    renderFramed(<Header layout={{ ...sampleFrame, header: buttons }} page={samplePage} />);
    expect(document.querySelector('nav ul:empty')).toBeNull();
  });

  it.each([false, true])('opens another site in a new tab, and says so (as a button: %s)', (button) => {
    const entry = { label: 'Boutique', href: 'https://boutique.example', external: true, button } as const;
    renderFramed(<Header layout={{ ...sampleFrame, header: [entry] }} page={samplePage} />);
    const links = screen.getAllByRole('link', { name: /^Boutique\s?\(.+\)$/ });
    expect(links).toHaveLength(button ? 2 : 1);
    for (const link of links)
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ]);
  });

  it('closes a section on a click elsewhere, and keeps it open on a click inside', async () => {
    renderFramed(
      <>
        {header}
        <p>La page</p>
      </>,
    );
    const consulting = section('Consulting');
    consulting.open = true;
    await userEvent.click(within(consulting).getByText(/^Comptabilité, bulletins/));
    expect(consulting.open).toBe(true);
    await userEvent.click(screen.getByText('La page'));
    expect(consulting.open).toBe(false);
  });

  it('closes on Escape and gives the focus back to what opened it', async () => {
    renderFramed(header);
    const consulting = section('Consulting');
    consulting.open = true;
    within(consulting)
      .getByRole('link', { name: /^Comptabilité/ })
      .focus();
    await userEvent.keyboard('{Escape}');
    expect(consulting.open).toBe(false);
    expect(document.activeElement).toBe(consulting.querySelector('summary'));
  });

  it('closes a section when the focus moves into the page', () => {
    renderFramed(
      <>
        {header}
        <button type="button">Plus loin</button>
      </>,
    );
    section('Consulting').open = true;
    act(() => screen.getByRole('button', { name: 'Plus loin' }).focus());
    expect(section('Consulting').open).toBe(false);
  });
});

describe('the languages', () => {
  it('link to the same page, and store the choice', async () => {
    renderFramed(header);
    const languages = within(screen.getByRole('group', { name: 'Langue' }));
    expect(languages.getByRole('link', { name: /Français/ }).getAttribute('aria-current')).toBe('true');
    const arabic = languages.getByRole('link', { name: /العربية/ });
    expect(arabic.getAttribute('href')).toBe('/ar/consulting/comptabilite');
    await userEvent.click(arabic);
    expect(localStorage.getItem('language')).toBe('ar');
  });
});

it('hydrates without errors, and keeps a menu open that was opened before', async () => {
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = document.createElement('div');
  root.innerHTML = renderToString(framed(header));
  document.body.append(root);
  section('Consulting').open = true;
  const hydrated = await act(async () => hydrateRoot(root, framed(header)));
  expect(errorLog).not.toHaveBeenCalled();
  expect(section('Consulting').open).toBe(true);
  act(() => hydrated.unmount());
  root.remove();
});
