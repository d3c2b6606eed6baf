import { afterEach, expect, it } from 'vitest';
import { element } from './element';
import { forgetWords, isKept, keepWords, offerKept, typedIn } from './kept-words';

/** Returns a panel with a field for each name. */
function panelWith(...names: string[]): HTMLElement {
  const panel = element(
    'div',
    {},
    ...names.map((name) => {
      const field = element('textarea', { name, value: 'Ancien' });
      field.dataset.saved = 'Ancien';
      return field;
    }),
  );
  panel.setAttribute('aria-label', 'page / › titre');
  return panel;
}

/** Types in the first field of a panel, and has it refused. */
function refused(...names: string[]): HTMLElement {
  const panel = panelWith(...names);
  panel.querySelector('textarea')!.value = 'Nouveau';
  keepWords(panel);
  return panel;
}

function offerIn(panel: HTMLElement): HTMLElement {
  panel.prepend(...offerKept(panel));
  return panel;
}

const click = (panel: HTMLElement, words: string) =>
  [...panel.querySelectorAll('button')].find(({ textContent }) => textContent === words)!.click();

afterEach(() => forgetWords(refused('fr')));

it('what a refused panel has is offered in the next one, and taken by a click only', () => {
  const former = refused('fr', 'en');
  expect(isKept(former.querySelector('textarea')!)).toBe(true);
  const panel = offerIn(panelWith('fr', 'en'));
  expect(panel.textContent).toContain('page / › titre');
  expect(typedIn(panel)).toEqual([]);
  click(panel, 'Reprendre ces mots');
  expect([...panel.querySelectorAll('textarea')].map(({ value }) => value)).toEqual(['Nouveau', 'Ancien']);
  expect(panel.querySelector('button')).toBeNull();
  expect(isKept(panel.querySelector('textarea')!)).toBe(false);
  expect(offerKept(panelWith('fr', 'en'))).toEqual([]);
});

it('what is abandoned or saved is not offered again; a panel with other fields does not offer it', () => {
  refused('fr');
  expect(offerKept(panelWith(''))).toEqual([]);
  const panel = offerIn(panelWith('fr'));
  click(panel, 'Les abandonner');
  expect(panel.querySelector('textarea')!.value).toBe('Ancien');
  expect(offerKept(panelWith('fr'))).toEqual([]);
  const corrected = refused('fr');
  forgetWords(panelWith('fr'));
  expect(offerKept(panelWith('fr'))).not.toEqual([]);
  forgetWords(corrected);
  expect(offerKept(panelWith('fr'))).toEqual([]);
});

it('what the next panel has no field for is still shown, and the rest is taken', () => {
  const former = refused('fr', 'other');
  former.querySelectorAll('textarea')[1]!.value = 'Autre champ';
  keepWords(former);
  const panel = offerIn(panelWith('fr'));
  expect(panel.textContent).toContain('Autre champ');
  click(panel, 'Reprendre ces mots');
  expect(panel.querySelector('textarea')!.value).toBe('Nouveau');
  expect(panel.textContent).toContain('Autre champ');
});
