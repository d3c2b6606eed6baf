import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Testimonials } from './testimonials';

it('names the role and the company of each testimonial, and links to its case', () => {
  render(
    <Testimonials
      block={{
        type: 'testimonials',
        title: 'Ce qu’ils disent',
        items: [
          {
            quote: 'Le bilan est arrivé à temps.',
            role: 'Directrice',
            company: 'Distribution, Rabat',
            sign: 'octagon',
            case: { label: 'Une reprise', href: '/cas#reprise' },
          },
          {
            quote: 'Aucune réclamation.',
            role: 'Responsable RH',
            company: 'Centre d’appels, Fès',
            sign: 'octagon',
          },
        ],
      }}
    />,
  );
  const region = within(screen.getByRole('region', { name: 'Ce qu’ils disent' }));
  const [first, second] = region.getAllByRole('figure');
  expect(first?.textContent).toBe('Le bilan est arrivé à temps.DirectriceDistribution, RabatUne reprise');
  expect(region.getByRole('link', { name: 'Une reprise' }).getAttribute('href')).toBe('/cas#reprise');
  expect(second?.textContent).toBe('Aucune réclamation.Responsable RHCentre d’appels, Fès');
});
