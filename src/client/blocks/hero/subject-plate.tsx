import styled from 'styled-components';
import { Drawing } from '../../ui/drawing';
import { Plan } from '../../ui/plan/plan';
import type { HeroProps } from './hero-text';

/** Renders a plate with the drawing of the page's subject, or with its plan. */
export function SubjectPlate({ block, className }: Pick<HeroProps, 'block'> & { className?: string }) {
  return (
    <Plate data-cover data-screen-only className={className}>
      {block.drawing ? <Drawing src={block.drawing} eager /> : block.plan && <Plan plan={block.plan} />}
    </Plate>
  );
}

const Plate = styled.div`
  position: relative;
  background: var(--plate);
  color: var(--on-plate);
  :is(picture, svg) {
    position: absolute;
    inset: 0;
    block-size: 100%;
    margin-inline: auto;
  }
  @media (--narrow) {
    && {
      min-block-size: max(250px, 44vw);
    }
  }
`;
