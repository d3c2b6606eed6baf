import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { FormattedText } from '../../ui/formatted-text';
import { Grid } from '../../ui/layout';
import { SectionHeading } from '../../ui/section-heading';
import { Sheet } from './sheet';

type SpecimenData = BlockDataOf<'specimen'>;

/** Renders a sample document as a marked sheet, with the notes on its rows beside it. */
export function Specimen({ block }: { block: SpecimenData }) {
  const { t } = useTranslation();
  const titleId = useId();
  const notes = block.rows.flatMap(({ note }) => note ?? []);
  return (
    <BlockSection block={block} labelledBy={titleId}>
      <Columns>
        <Intro>
          <SectionHeading id={titleId}>{block.title}</SectionHeading>
          {block.lead && (
            <p>
              <FormattedText>{block.lead}</FormattedText>
            </p>
          )}
        </Intro>
        <Sheet block={block} mark={t('frame.specimen.mark')} />
        {notes.length > 0 && (
          <Notes>
            {notes.map((note) => (
              <li key={note}>
                <span>
                  <FormattedText>{note}</FormattedText>
                </span>
              </li>
            ))}
          </Notes>
        )}
      </Columns>
    </BlockSection>
  );
}

const Intro = styled.div`
  grid-area: 1 / 1 / auto / span 4;
  display: grid;
  gap: 20px;
  h2 {
    font-size: var(--type-h2-narrow);
  }
  p {
    color: var(--muted);
    text-wrap: balance;
  }
`;

const Notes = styled.ol`
  grid-area: 2 / 1 / auto / span 4;
  display: grid;
  gap: 14px;
  align-content: start;
  counter-reset: note;
  font-size: var(--type-small);
  color: var(--muted);
  li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    counter-increment: note;
    text-wrap: pretty;
  }
  li::before {
    content: counter(note);
    font-weight: 600;
    color: var(--accent);
  }
`;

const Columns = styled(Grid)`
  grid-template-rows: auto 1fr;
  row-gap: 28px;
  > figure {
    grid-area: 1 / 6 / span 2 / -1;
    align-self: start;
  }
  /* the sides alternate: after questions whose heading is at the start, the sheet is there */
  @media (min-width: 56.3125em) {
    :not([data-ground='page']) + [data-ground='page'] + * > * > & {
      > ${Intro}, > ${Notes} {
        grid-column: 9 / -1;
      }
      > figure {
        grid-column: 1 / span 7;
      }
    }
  }
  @media (max-width: 56.25em) {
    > ${Intro}, > ${Notes}, > figure {
      grid-area: auto / 1 / auto / -1;
    }
  }
`;
