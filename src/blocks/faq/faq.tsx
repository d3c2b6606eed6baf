import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { ArrowLink, ButtonLink } from '../../ui/action';
import { BlockSection } from '../../ui/block-section';
import { Grid } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { SectionHeading } from '../../ui/section-heading';

/** Renders questions and answers. One is open at a time, by `<details name>` and without script. */
export function Faq({ block }: { block: BlockDataOf<'faq'> }) {
  const titleId = useId();
  if (!block.title)
    return (
      <BlockSection block={block} column={block.column}>
        <Questions block={block} />
        {block.action && <ButtonLink link={block.action} secondary />}
      </BlockSection>
    );
  return (
    <BlockSection block={block} column={block.column} labelledBy={titleId}>
      <Columns data-column={block.column}>
        <Intro>
          <SectionHeading id={titleId}>{block.title}</SectionHeading>
          {block.lead && <FormattedText as="p">{block.lead}</FormattedText>}
          {block.action && <ButtonLink link={block.action} secondary />}
        </Intro>
        <Questions block={block} />
      </Columns>
    </BlockSection>
  );
}

function Questions({ block }: { block: BlockDataOf<'faq'> }) {
  const name = useId();
  // No heading level is skipped: without a title the questions follow the h1 of the page.
  const Question = block.title ? 'h3' : 'h2';
  return (
    <Rows data-large={!block.title || undefined}>
      {block.items.map((item) => (
        <details key={item.question} name={name}>
          <summary>
            <FormattedText as={Question}>{item.question}</FormattedText>
          </summary>
          <FormattedText as="p" links>
            {item.answer}
          </FormattedText>
          {item.action && <AnswerLink link={item.action} />}
        </details>
      ))}
    </Rows>
  );
}

const AnswerLink = styled(ArrowLink)`
  margin-block: -18px 24px;
`;

const Intro = styled.div`
  display: grid;
  gap: 20px;
  > h2 {
    font-size: var(--type-h2-narrow);
  }
  > p {
    color: var(--muted);
  }
  > a {
    justify-self: start;
  }
`;

const Rows = styled.div`
  border-block-start: 1.5px solid var(--rule);
  details {
    border-block-end: 1px solid var(--line);
  }
  & + a {
    margin-block-start: 28px;
  }
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 20px;
    align-items: center;
    padding-block: 20px;
    min-block-size: 72px;
    transition: color var(--hover);
  }
  summary:hover {
    color: var(--accent);
  }
  h2,
  h3 {
    font: 600 var(--type-h4) / max(1.3, var(--leading) - 0.38) var(--body);
    letter-spacing: 0;
  }
  p {
    padding-block-end: 30px;
    padding-inline-end: 12%;
    max-inline-size: 38em;
    color: var(--muted);
  }
  &[data-large] {
    summary {
      min-block-size: 88px;
    }
    h2 {
      font: var(--weight-display) var(--type-name) / max(1.15, var(--leading-display)) var(--display);
      letter-spacing: var(--tracking);
    }
    p {
      font-size: var(--type-lead);
    }
  }
  @media (--narrow) {
    p {
      padding-inline-end: 0;
    }
  }
  @media print {
    details {
      break-inside: avoid;
    }
    details::details-content {
      content-visibility: visible;
      display: block;
    }
  }
`;

const Columns = styled(Grid)`
  > ${Intro} {
    grid-column: 1 / span 4;
    align-self: start;
    position: sticky;
    inset-block-start: calc(var(--bar) + 40px);
  }
  > ${Rows} {
    grid-column: 6 / -1;
  }
  &[data-column] {
    row-gap: 28px;
  }
  &[data-column] > * {
    grid-column: 1 / -1;
    position: static;
  }
  @media (--narrow) {
    row-gap: 28px;
    > ${Intro} {
      display: contents;
    }
    ${Intro} > *,
    > ${Rows} {
      grid-column: 1 / -1;
    }
    /* the way to ask another question follows the questions */
    ${Intro} > a {
      order: 1;
    }
  }
`;
