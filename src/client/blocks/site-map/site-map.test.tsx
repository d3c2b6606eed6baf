import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteMap } from './site-map';

const page = (name: string, section: string) => ({
  name,
  href: `/${name.toLowerCase()}`,
  summary: '',
  section,
});

it('lists every page under its section, in the section’s colours', () => {
  render(
    <SiteMap
      block={{
        type: 'site-map',
        groups: [
          { title: 'Services web', href: '/services-web', section: 'web', links: [page('SEO', 'web')] },
          { title: 'Partenaire', href: '/partenaire', section: 'construction', links: [] },
          { title: 'Le site', section: 'default', links: [page('Contact', 'default')] },
        ],
      }}
    />,
  );
  const web = screen.getByRole('region', { name: 'Services web' });
  expect(web.dataset.section).toBe('web');
  expect(within(web).getByRole('heading', { level: 2 })).toBeTruthy();
  expect(within(web).getByRole('link', { name: 'SEO' }).getAttribute('href')).toBe('/seo');
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(within(screen.getByRole('region', { name: 'Partenaire' })).queryByRole('list')).toBeNull();
});
