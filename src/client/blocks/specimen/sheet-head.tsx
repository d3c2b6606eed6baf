import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';
import { Star } from '../../ui/icons/ui-icons';

interface Props {
  id: string;
  form: BlockDataOf<'specimen'>['form'];
  title: string;
}

/** Renders the head of the document, which says what it is: the slip of a person, a window or a sheet. */
export function SheetHead({ id, form, title }: Props) {
  return (
    <Head data-form={form}>
      {form === 'slip' && <Portrait />}
      {form === 'screen' && <Buttons />}
      <FormattedText as="b" id={id}>
        {title}
      </FormattedText>
      <Star />
    </Head>
  );
}

/** A head in an octagon, and its shoulders. */
function Portrait() {
  return (
    <svg viewBox="0 0 150 150" aria-hidden="true">
      <path className="back" d="M0 0h150v150H0z" />
      <path className="person" d="M60 21h30l21 21v30L90 93H60L39 72V42zM20 150v-20l22-22h66l22 22v20z" />
      <path className="collar" d="M56 108h38l-19 20z" />
    </svg>
  );
}

/** The three squares of a window. */
function Buttons() {
  return (
    <svg viewBox="0 0 72 20" aria-hidden="true">
      <path className="person" d="M10 0l10 10-10 10L0 10zM36 0l10 10-10 10-10-10zM62 0l10 10-10 10-10-10z" />
    </svg>
  );
}

const Head = styled.figcaption`
  --corner: clamp(44px, 4.6vw, 64px);
  display: flex;
  align-items: center;
  gap: clamp(10px, 2vw, 24px);
  min-block-size: 92px;
  padding-inline: var(--inset) var(--corner);
  border: 1px solid transparent; /* visible in forced colours */
  border-block-end: 0;
  background: var(--band);
  color: var(--band-text);
  border-start-end-radius: var(--corner);
  b {
    flex: 1;
    font: var(--weight-display) var(--type-h3) / max(1.15, var(--leading-display)) var(--display);
    letter-spacing: var(--tracking);
    text-wrap: balance;
  }
  svg:last-child {
    inline-size: clamp(34px, 4vw, 56px);
    fill: var(--light);
  }
  .person {
    fill: var(--light);
  }
  .back {
    fill: var(--plate);
  }
  .collar {
    fill: var(--card);
  }
  /* two tones are left: the person on an empty ground */
  @media (forced-colors: active), print {
    .back,
    .collar {
      fill: Canvas;
    }
  }
  &[data-form='slip'] {
    padding-inline-start: 0;
    svg:first-child {
      align-self: stretch;
      inline-size: 92px;
    }
  }
  /* the address bar ends in points, as the shuttles of a wall do */
  &[data-form='screen'] {
    min-block-size: 76px;
    padding-inline-end: calc(var(--corner) * 0.7);
    svg:first-child {
      inline-size: clamp(44px, 6vw, 84px);
    }
    b {
      padding: 9px 20px;
      background: var(--card);
      color: var(--text);
      clip-path: polygon(14px 0, calc(100% - 14px) 0, 100% 50%, calc(100% - 14px) 100%, 14px 100%, 0 50%);
      font: 600 var(--type-label) / 1.3 var(--body);
      letter-spacing: 0;
    }
    svg:last-child {
      display: none;
    }
  }
  /* the corner of the sheet is folded */
  &:not([data-form='slip'], [data-form='screen']) {
    position: relative;
    background: var(--card) linear-gradient(var(--band) 0 0) bottom / 100% 5px no-repeat border-box;
    color: var(--text);
    &::after {
      content: '';
      position: absolute;
      inset-block-start: -1px;
      inset-inline-end: -1px;
      inline-size: var(--corner);
      block-size: var(--corner);
      background: var(--light);
      clip-path: polygon(0 0, 100% 100%, 0 100%);
    }
    &:dir(rtl)::after {
      scale: -1 1;
    }
    svg {
      fill: var(--accent);
    }
  }
  @media (--narrow) {
    b {
      font-size: min(var(--type-h3), 1.25rem);
    }
  }
  @media (--wide) {
    min-block-size: 150px;
    &[data-form='slip'] svg:first-child {
      inline-size: 150px;
    }
    &[data-form='screen'] {
      min-block-size: 104px;
    }
  }
`;
