import styled from 'styled-components';
import type { PlanData } from '../../site/page-data.types';
import { Drawing } from './drawing';
import { PetalIcon } from './plan/plan';

/**
 * Renders the small picture of a page in a list: the drawing of its subject, otherwise the ring of its section with the
 * page's petal filled. The list sets its width with `--subject`.
 */
export function SubjectIcon({ of: { drawing, plan } }: { of: { drawing?: string; plan: PlanData } }) {
  if (!drawing) return <PetalIcon plan={plan} />;
  return (
    <Frame data-screen-only>
      <Drawing src={drawing} />
    </Frame>
  );
}

const Frame = styled.span`
  flex: none;
  display: block;
  inline-size: var(--subject, 96px);
  aspect-ratio: 4 / 3;
  overflow: clip;
  border-start-end-radius: calc(var(--subject, 96px) / 5);
`;
