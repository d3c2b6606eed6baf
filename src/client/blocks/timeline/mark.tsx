import styled from 'styled-components';
import { Star } from '../../ui/icons/ui-icons';

/** Renders the mark of a stage: an empty square, a filled one on its corner where the client signs, a star at the end. */
export function Mark({ kind }: { kind: 'ours' | 'signed' | 'end' }) {
  return kind === 'end' ? <EndStar /> : <Square data-signed={kind === 'signed' || undefined} />;
}

const Square = styled.span`
  flex: none;
  inline-size: var(--mark, 26px);
  aspect-ratio: 1;
  border: var(--edge-width, 4px) solid var(--text);
  background: var(--page);
  &[data-signed] {
    rotate: 45deg;
    background: var(--fill);
  }
`;

const EndStar = styled(Star)`
  inline-size: 84px;
  margin-block: -24px; /* no higher than the name beside it */
  fill: var(--fill);
  @media (--narrow) {
    inline-size: 54px;
    margin-block: -14px;
  }
`;
