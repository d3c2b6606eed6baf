import { createContext, useContext, type SVGProps } from 'react';
import styled from 'styled-components';
import type { PlanData } from '../../../site/page-data.types';

/** The URL of the file with the drawings of the sections. */
export const PlansFile = createContext('');

interface PlanProps {
  plan: PlanData;
  className?: string;
  /** Which edges crop the drawing, a little the top or much of the top and the inline end: only whole petals are laid. */
  cropped?: 'top' | 'end';
}

/**
 * Renders the plan of a section: compass lines, a star, and a ring of petals of which some are filled.
 * It is decorative and hidden from screen readers.
 */
export function Plan({ plan, className, cropped }: PlanProps) {
  const isWhole = (petal: number) => {
    const turn = (petal + 0.5) / plan.petals;
    return cropped === 'end' ? turn > 0.75 : turn < 0.08 || turn > 0.5;
  };
  return (
    <Drawing
      data-mirrored
      data-screen-only
      className={className}
      viewBox="-120 -120 240 240"
      aria-hidden="true"
    >
      <PlanPart part="plan" section={plan.section} />
      <FilledPetals plan={cropped ? { ...plan, laid: plan.laid.filter(isWhole) } : plan} />
    </Drawing>
  );
}

/** Renders the small icon of a page: the ring of its section with the page's petal filled. */
export function PetalIcon({ plan }: { plan: PlanData }) {
  return (
    <Ring data-mirrored viewBox="-100 -100 200 200" aria-hidden="true">
      <PlanPart part="ring" section={plan.section} />
      <FilledPetals plan={plan} />
    </Ring>
  );
}

/** Renders the petals of a drawing that are laid. */
export function FilledPetals({ plan }: { plan: PlanData }) {
  return plan.laid.map((index) => (
    <PlanPart
      key={index}
      className="laid"
      part="petal"
      section={plan.section}
      transform={index === 0 ? undefined : `rotate(${(index * 360) / plan.petals})`}
    />
  ));
}

/** Renders a part of the drawing of a section: the whole plan, its ring of petals, or the first petal. */
export function PlanPart({
  part,
  section,
  ...use
}: { part: 'plan' | 'ring' | 'petal'; section: string } & SVGProps<SVGUseElement>) {
  return <use href={`${useContext(PlansFile)}#${part}-${section}`} {...use} />;
}

const Drawing = styled.svg`
  overflow: visible;
  fill: none;
  stroke: currentColor;
  .laid {
    fill: currentColor;
    stroke: none;
  }
`;

const Ring = styled.svg`
  inline-size: 40px;
  fill: none;
  stroke: var(--border);
  stroke-width: 5;
  .laid {
    fill: var(--sign, var(--plate));
    stroke: var(--text);
  }
  @media (prefers-color-scheme: dark) {
    .laid {
      fill: var(--light);
    }
  }
`;
