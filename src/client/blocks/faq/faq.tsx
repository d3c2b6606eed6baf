import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { ArrowLink, ButtonLink } from '../../ui/action';
import { BlockSection } from '../../ui/block-section';
import { Grid } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { SectionHeading } from '../../ui/section-header';

/** Renders questions and answers. One is open at a time, by `<details name>` and without script. */
export function Faq({ block }: { block: BlockDataOf<'faq'> }) {
  const titleId = useId();
  const ask = block.action && <ButtonLink link={block.action} secondary />;
  return (
    <BlockSection block={block} labelledBy={block.title && titleId}>
      <Columns data-alone={!block.title || block.column ? '' : undefined}>
        {block.title && (
          <Intro>
            <SectionHeading id={titleId}>{block.title}</SectionHeading>
            {block.lead && <FormattedText as="p">{block.lead}</FormattedText>}
            {ask}
          </Intro>
        )}
        <Questions block={block} />
        {!block.title && ask}
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
      {block.items.map((item, index) => (
        <details key={index} name={name}>
          <summary>
            <FormattedText as={Question}>{item.question}</FormattedText>
          </summary>
          <FormattedText as="p" links>
            {item.answer}
          </FormattedText>
          {item.action && <ArrowLink link={item.action} />}
        </details>
      ))}
    </Rows>
  );
}

const Intro = styled.div`
  grid-column: 1 / span 4;
  align-self: start;
  position: sticky;
  inset-block-start: calc(var(--bar) + 40px);
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
  @media (--narrow) {
    display: contents;
    > * {
      grid-column: 1 / -1;
    }
    /* the way to ask another question follows the questions */
    > a {
      order: 1;
    }
  }
`;

const Rows = styled.div`
  grid-column: 6 / -1;
  border-block-start: 1.5px solid var(--rule);
  details {
    border-block-end: 1px solid var(--line);
  }
  details > a {
    margin-block: -18px 24px;
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
    details::details-content {
      content-visibility: visible;
      display: block;
    }
  }
`;

const Columns = styled(Grid)`
  row-gap: 28px;
  &[data-alone] > * {
    grid-column: 1 / -1;
    position: static;
  }
  > a {
    justify-self: start;
  }
`;
