import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

interface Props {
  /** The number of typed characters. */
  typed: number;
  /** The maximum number of characters of one sent message. */
  sentLength: number;
  /** The maximum number of characters of the field. */
  maxLength: number;
  /** Whether it shows a notice about the rest of a long message; false when another notice is above Send. */
  announced: boolean;
}

/**
 * Renders the length of the message, as a ruler of 25 marks with a taller one where the sent part ends.
 * Beyond it a notice says what remains for another send: nothing is cut silently.
 */
export function MessageCounter({ typed, sentLength, maxLength, announced }: Props) {
  const { t, i18n } = useTranslation();
  // The count is bold, so the text is split around it.
  const [before, after] = t('frame.contact.counter', {
    replace: { count: '|', max: maxLength },
  }).split('|');
  return (
    <Counter data-near-send>
      <Ruler viewBox={`0 0 ${maxLength} 14`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="marks" d={marks(maxLength)} />
        <path className="line" d={`M0 13.25H${maxLength}`} />
        <rect className="sent" y="8" height="6" width={Math.min(typed, sentLength)} />
        <rect className="unsent" x={sentLength} y="8" height="6" width={Math.max(0, typed - sentLength)} />
        <path className="cap" d={`M${sentLength} 0V14`} />
      </Ruler>
      <Numbers>
        <span>
          {before}
          <b>{i18n.services.formatter?.format(typed)}</b>
          {after}
        </span>
        <span>{t('frame.contact.cap', { cap: t('frame.contact.characters', { count: sentLength }) })}</span>
      </Numbers>
      <div role="status">
        {announced && typed > sentLength && (
          <Notice>
            {t('frame.contact.overCap', {
              cap: t('frame.contact.characters', { count: sentLength }),
              rest: typed - sentLength,
            })}
          </Notice>
        )}
      </div>
    </Counter>
  );
}

/** Returns the marks of the ruler as one path. */
function marks(maxLength: number): string {
  return Array.from({ length: 25 }, (_, index) => `M${(index * maxLength) / 25} 4V14`).join('');
}

const Counter = styled.div`
  display: grid;
  gap: 8px;
  font-size: var(--type-small);
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
  .cap {
    stroke: var(--rule);
    stroke-width: 2;
  }
  .sent {
    fill: var(--accent);
  }
  .unsent {
    fill: var(--highlight);
  }
  :dir(rtl) > & {
    scale: -1 1;
  }
`;

const Numbers = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
  b {
    color: var(--text);
  }
`;

const Notice = styled.p`
  padding: 14px 18px;
  line-height: max(1.5, var(--leading) - 0.2);
  background: var(--alt);
`;
