import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { ArrowLink } from '../../ui/action';
import { BlockSection } from '../../ui/block-section';
import { FormattedText } from '../../ui/formatted-text';
import { SectionHeading } from '../../ui/section-header';

type ProseData = BlockDataOf<'prose'>;
type Content = ProseData['parts'][number]['content'][number];

/** Renders a long text in parts. Each part has an anchor, which the page's table of contents links to. */
export function Prose({ block }: { block: ProseData }) {
  return (
    <BlockSection block={block}>
      <Measure data-alone={block.column === undefined || undefined}>
        {block.parts.map((part) => (
          <section key={part.id} id={part.id} aria-labelledby={`${part.id}-title`}>
            <SectionHeading id={`${part.id}-title`}>{part.title}</SectionHeading>
            {part.content.map((content, index) => (
              <PartContent key={index} content={content} legal={block.legal} />
            ))}
          </section>
        ))}
      </Measure>
    </BlockSection>
  );
}

function PartContent({ content, legal }: { content: Content; legal: ProseData['legal'] }) {
  return (
    <>
      {content.paragraph && (
        <FormattedText as="p" links>
          {content.paragraph}
        </FormattedText>
      )}
      {content.list && (
        <ul>
          {content.list.map((entry, index) => (
            <li key={index}>
              <FormattedText as="span" links>
                {entry}
              </FormattedText>
            </li>
          ))}
        </ul>
      )}
      {content.link && (
        <p>
          <ArrowLink link={content.link} />
        </p>
      )}
      {content.legal && (
        <LegalLines
          legal={legal.filter(
            ({ name }) => content.legal === true || (name === 'host') === (content.legal === 'host'),
          )}
        />
      )}
    </>
  );
}

function LegalLines({ legal }: { legal: ProseData['legal'] }) {
  const { t } = useTranslation();
  if (legal.length === 0) return null;
  return (
    <dl>
      {legal.map((line, index) => (
        <div key={index}>
          <dt>{line.label ?? t(`frame.legal.${line.name}`)}</dt>
          <dd>
            <FormattedText as="bdi" lang={line.language} dir={line.direction}>
              {line.value}
            </FormattedText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Measure = styled.div`
  max-inline-size: var(--measure);
  > section + section {
    margin-block-start: 56px;
  }
  h2 {
    font: var(--title-h3);
    margin-block-end: 14px;
  }
  /* among other blocks, not beside the title of its page */
  &[data-alone] {
    h2 {
      font: var(--title-h2-narrow);
    }
    @media (--wide) {
      max-inline-size: none;
      > section {
        display: grid;
        grid-template-columns: 5fr 7fr;
        column-gap: 20px;
      }
      h2 {
        grid-row: 1 / span 9;
      }
      section > :not(h2) {
        grid-column: 2;
        max-inline-size: var(--measure);
      }
    }
  }
  /* everything after the heading and the first element */
  section > :nth-child(n + 3) {
    margin-block-start: 1em;
  }
  ul {
    display: grid;
    gap: 8px;
  }
  li {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr);
    align-items: baseline;
    text-wrap: pretty;
  }
  li::before {
    content: '';
    inline-size: 0;
    border: 3.5px solid var(--accent); /* a border, unlike a background, is kept in forced colours */
    rotate: 45deg;
    margin-inline-start: 3px;
    translate: 0 -2px;
  }
  dl {
    border-block-start: 1.5px solid var(--rule);
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 4px 20px;
    align-items: baseline;
    padding-block: 14px;
    border-block-end: 1px solid var(--line);
  }
  dt {
    font-size: var(--type-small);
    color: var(--muted);
  }
  @media (max-width: 30em) {
    dl > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;
