import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { petalPoints, rotate } from './geometry';
import { Plan } from './plan';

it.each([8, 12, 16, 20])(
  'a plate whose top edge crops the drawing shows only whole petals of %i',
  (petals) => {
    const laid = Array.from({ length: petals }, (_, index) => index);
    const { container } = render(<Plan plan={{ section: 'web', petals, laid }} cropped="top" />);
    const drawn = [...container.querySelectorAll('use.laid')].map((petal) =>
      Number(/[\d.]+/.exec(petal.getAttribute('transform') ?? '0')?.[0]),
    );
    expect(drawn.length).toBeGreaterThan(petals / 2);
    for (const turn of drawn) {
      for (const point of petalPoints(petals, 45)) {
        const [right, down] = rotate(point, turn);
        // The box is 240 wide; of it the plate has all but a tenth at the end and three tenths at the top.
        expect(right).toBeLessThanOrEqual(96);
        expect(down).toBeGreaterThanOrEqual(-48);
      }
    }
  },
);
