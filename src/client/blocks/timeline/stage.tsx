import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { FormattedText, TextItems } from '../../ui/formatted-text';
import { Mark } from './mark';

/** Renders one stage: when, its mark on the line, its name and sentence, who does it, and its documents. */
export function Stage({ item, isLast }: { item: BlockDataOf<'timeline'>['items'][number]; isLast: boolean }) {
  const { t } = useTranslation();
  return (
    <Row>
      <FormattedText as={When}>{item.when}</FormattedText>
      <MarkCell aria-hidden="true">
        <Mark kind={isLast ? 'end' : item.signed ? 'signed' : 'ours'} />
      </MarkCell>
      <FormattedText as="h3">{item.title}</FormattedText>
      <FormattedText as={Sentence}>{item.text}</FormattedText>
      <Who>
        <FormattedText as="b">{item.who}</FormattedText>{' '}
        {item.where && <FormattedText as="span">{item.where}</FormattedText>}
        {item.signed && <span className="visually-hidden"> ({t('frame.timeline.signed')})</span>}
      </Who>
      {item.documents && (
        <Documents data-signed={item.signed}>
          <TextItems texts={item.documents} />
        </Documents>
      )}
    </Row>
  );
}

/* The line is drawn behind the mark, and the rule between two stages starts beside it. */
const Row = styled.li`
  --name: var(--type-h3);
  position: relative;
  display: grid;
  grid-template:
    'when mark name documents who'
    'when mark text documents who' 1fr / var(--week) 76px minmax(0, 5fr) minmax(0, 3fr) var(--week);
  gap: 4px 20px;
  align-items: baseline;
  min-block-size: 112px;
  padding-block: 20px 22px;
  &:last-child {
    --name: var(--type-h2-narrow);
    padding-block-end: 0;
  }
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--axis) - 2px);
    border-inline-start: 4px solid var(--text);
  }
  &:last-child::before {
    inset-block-end: auto;
    block-size: 32px;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: var(--content) 0;
    border-block-start: 1px solid var(--line);
  }
  h3 {
    grid-area: name;
    font-size: var(--name);
  }
  @media (--narrow) {
    grid-template:
      'mark name when'
      '. text text'
      '. who who' / 40px minmax(0, 1fr) auto;
    column-gap: 16px;
    min-block-size: 0;
    padding-block: 12px 14px;
  }
  @media (max-width: 22em) {
    grid-template-columns: 40px minmax(0, 1fr) fit-content(4.5em);
    &:nth-child(n) {
      --name: var(--type-h4);
    }
  }
`;

const When = styled.p`
  grid-area: when;
  font: 400 min(var(--type-h2-narrow), var(--week) * 0.29) / 1 var(--body);
  letter-spacing: -0.03em;
  font-variant-numeric: tabular-nums;
  [data-script='arabic'] & {
    font-size: var(--type-h4);
    line-height: 1.3;
    letter-spacing: 0;
  }
  @media (--narrow) {
    font-size: var(--type-h4);
    [data-script='arabic'] & {
      font-size: var(--type-label);
    }
  }
`;

/* As high as the first line of the name, with its baseline, and the mark in the middle. */
const MarkCell = styled.span`
  grid-area: mark;
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  font: var(--weight-display) var(--name) / max(1.1, var(--leading-display)) var(--display);
  &::before {
    content: '\\200b';
  }
`;

const Sentence = styled.p`
  grid-area: text;
  color: var(--muted);
  line-height: max(1.45, var(--leading) - 0.35);
`;

const Who = styled.p`
  grid-area: who;
  font-size: var(--type-label);
  line-height: max(1.4, var(--leading) - 0.35);
  b {
    font-weight: 600;
  }
  span {
    color: var(--muted);
  }
  @media (--wide) {
    b {
      display: block;
    }
  }
`;

const Documents = styled.ul`
  grid-area: documents;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  font-size: var(--type-label);
  font-weight: 500;
  line-height: max(1.3, var(--leading) - 0.35);
  li {
    padding-block: 4px;
    padding-inline: 12px 20px;
    border: 2px solid var(--text);
    border-start-end-radius: var(--cut-small);
    background: var(--card);
  }
  &[data-signed] li {
    background: var(--fill);
    color: var(--on-fill);
  }
  @media (--narrow) {
    grid-area: 4 / 2 / auto / -1;
  }
`;
