import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

interface Props {
  id: string;
  typed: number;
  maxLength: number;
}

/** Renders the length of the message, as a number and as a ruler of 25 marks. */
export function MessageCounter({ id, typed, maxLength }: Props) {
  const { t, i18n } = useTranslation();
  // The count is bold, so the text is split around it.
  const [before, after] = t('frame.contact.counter', {
    replace: { count: '|', max: maxLength },
  }).split('|');
  return (
    <Counter id={id} data-near-send data-timer>
      <Ruler data-mirrored viewBox={`0 0 ${maxLength} 14`} preserveAspectRatio="none" aria-hidden="true">
        <path className="marks" d={marks(maxLength)} />
        <path className="line" d={`M0 13.25H${maxLength}`} />
        <rect y="8" height="6" width={typed} />
      </Ruler>
      <p>
        {before}
        <b>{i18n.services.formatter?.format(typed)}</b>
        {after}
      </p>
    </Counter>
  );
}

function marks(maxLength: number): string {
  return Array.from({ length: 25 }, (_, index) => `M${(index * maxLength) / 25} 4V14`).join('');
}

const Counter = styled.div`
  display: grid;
  gap: 8px;
  font-size: var(--type-small);
  color: var(--muted);
  font-variant-numeric: tabular-nums;
  b {
    color: var(--text);
  }
`;

/** An SVG, because its lengths are attributes: the security policy allows no style attribute in the HTML. */
const Ruler = styled.svg`
  inline-size: 100%;
  block-size: 14px;
  fill: none;
  path {
    vector-effect: non-scaling-stroke;
  }
  .marks {
    stroke: var(--border);
  }
  .line {
    stroke: var(--rule);
    stroke-width: 1.5;
  }
  rect {
    fill: var(--accent);
  }
`;
