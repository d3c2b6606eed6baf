import styled from 'styled-components';
import { Drawing } from './drawing';
import { Star } from './icons/ui-icons';

/** Renders the small picture of an entry in a list: its drawing, otherwise a star. The list sets its width with `--subject`. */
export function SubjectIcon({ drawing }: { drawing: string | undefined }) {
  if (!drawing) return <SmallStar />;
  return (
    <Frame data-screen-only>
      <Drawing src={drawing} />
    </Frame>
  );
}

const SmallStar = styled(Star)`
  inline-size: 40px;
  fill: var(--accent);
`;

const Frame = styled.span`
  flex: none;
  display: block;
  inline-size: var(--subject, 96px);
  aspect-ratio: 4 / 3;
  overflow: clip;
  background: var(--plate);
  border-start-end-radius: calc(var(--subject, 96px) / 5);
`;
