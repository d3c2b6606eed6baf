import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { number } from '../../site/format';
import type { Language } from '../../site/languages';

interface Props {
  /** How many characters are typed, are sent at the most, and may be typed at the most. */
  typed: number;
  sentLength: number;
  longest: number;
  /** Whether it says what happens to the rest of a long message; another word about that stands over Send. */
  announced: boolean;
}

/**
 * How long the message is, as a ruler of 25 marks with a taller one where the sent part ends. Beyond
 * it a notice says what stays for another send: nothing is cut silently.
 */
export function MessageCounter({ typed, sentLength, longest, announced }: Props) {
  const { t, i18n } = useTranslation();
  const say = (value: number) => number(value, i18n.language as Language);
  // The count is set in bold: the words around it are what stands on its sides.
  const [before, after] = t('frame.contact.counter', { replace: { count: '|', max: say(longest) } }).split(
    '|',
  );
  return (
    <Counter data-near-send>
      <Ruler viewBox={`0 0 ${longest} 14`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="marks" d={marks(longest)} />
        <path className="line" d={`M0 13.25H${longest}`} />
        <rect className="sent" y="8" height="6" width={Math.min(typed, sentLength)} />
        <rect className="unsent" x={sentLength} y="8" height="6" width={Math.max(0, typed - sentLength)} />
        <path className="cap" d={`M${sentLength} 0V14`} />
      </Ruler>
      <Numbers>
        <span>
          {before}
          <b>{say(typed)}</b>
          {after}
        </span>
        <span>{t('frame.contact.cap', { cap: say(sentLength) })}</span>
      </Numbers>
      <div role="status">
        {announced && typed > sentLength && (
          <Notice>
            {t('frame.contact.overCap', { cap: say(sentLength), rest: say(typed - sentLength) })}
          </Notice>
        )}
      </div>
    </Counter>
  );
}

function marks(longest: number): string {
  return Array.from({ length: 25 }, (_, index) => `M${(index * longest) / 25} 4V14`).join('');
}

const Counter = styled.div`
  display: grid;
  gap: 8px;
  font-size: var(--small);
`;

/** Lengths are attributes of a drawing: the security policy allows no style in the HTML. */
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
    fill: var(--safran);
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
