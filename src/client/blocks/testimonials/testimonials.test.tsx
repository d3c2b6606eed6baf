import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Testimonials } from './testimonials';

it('names who says each testimonial, and links to its case beside the result', () => {
  render(
    <Testimonials
      block={{
        type: 'testimonials',
        title: 'Ce qu’ils disent',
        items: [
          {
            quote: 'Le bilan est arrivé à temps.',
            name: 'Salma B.',
            role: 'Directrice',
            company: 'Distribution, Rabat',
            seal: 'octagon',
            case: {
              label: 'Une reprise',
              href: '/cas#reprise',
              result: { from: '3', value: '1', label: 'trois tableurs, un seul plan' },
            },
          },
          {
            quote: 'Aucune réclamation.',
            role: 'Responsable RH',
            company: 'Centre d’appels, Fès',
            seal: 'hotel',
          },
        ],
      }}
    />,
  );
  const region = within(screen.getByRole('region', { name: 'Ce qu’ils disent' }));
  const [first, second] = region.getAllByRole('figure');
  expect(first?.textContent).toBe(
    'Le bilan est arrivé à temps.Salma B.DirectriceDistribution, RabatUne reprise',
  );
  expect(region.getByRole('link', { name: 'Une reprise' }).getAttribute('href')).toBe('/cas#reprise');
  expect(region.getByRole('term').textContent).toBe('trois tableurs, un seul plan');
  expect(region.getByRole('definition').textContent).toBe('3 frame.cases.to 1');
  expect(second?.textContent).toBe('Aucune réclamation.Responsable RHCentre d’appels, Fès');
});
