import { createContext, useContext, type SVGProps } from 'react';
import styled from 'styled-components';
import type { PlanData } from '../../../site/page-data.types';

/** The URL of the file with the drawings of the sections. */
export const PlansFile = createContext('');

/**
 * Renders the plan of a section: compass lines, a star, and a ring of petals of which some are filled.
 * It is decorative and hidden from screen readers.
 */
export function Plan({ plan }: { plan: PlanData }) {
  return (
    <Drawing data-mirrored data-screen-only viewBox="-120 -120 240 240" aria-hidden="true">
      <PlanPart part="plan" section={plan.section} />
      <FilledPetals plan={plan} />
    </Drawing>
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
