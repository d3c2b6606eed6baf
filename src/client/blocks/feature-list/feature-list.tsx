import { type ElementType, useId } from 'react';
import type { BlockDataOf } from '../../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { FormattedText } from '../../ui/formatted-text';
import { CardSection, type Section } from '../../ui/layout';
import { Header, HeadingAndLead } from '../../ui/section-header';
import { Chapter, Chapters, Sections } from './chapters';
import * as layouts from './layouts';
import { People } from './people';
import { PlaceMap } from './place-map';

type FeatureListBlock = BlockDataOf<'feature-list'>;

/** Renders reasons and benefits, never as equal boxes: a head and a list, with what else its look shows. */
export function FeatureList({ block }: { block: FeatureListBlock }) {
  const heading = useId();
  const { root, Layout, Head, Item, hidden } = looks[block.variant];
  const { title, items, lead, promise, promiseText, map, places, sections, people } = { ...block, ...hidden };
  return (
    <BlockSection block={block} labelledBy={heading} root={root}>
      <Layout>
        <Head>
          <HeadingAndLead id={heading} title={title} lead={lead} />
          {promise && (
            <FormattedText as="p" data-promise>
              {promise}
            </FormattedText>
          )}
          {promiseText && <FormattedText as="p">{promiseText}</FormattedText>}
        </Head>
        {places && <PlaceMap places={places} map={map} />}
        {sections && sections.length > 0 && <Sections sections={sections} />}
        <ul>
          {items.map((item, index) => (
            <Item as="li" key={index}>
              <FormattedText as="h3">{item.title}</FormattedText>
              <FormattedText as="p">{item.text}</FormattedText>
            </Item>
          ))}
        </ul>
        {people && <People people={people} />}
      </Layout>
    </BlockSection>
  );
}

interface Look {
  root?: typeof Section;
  Layout: ElementType;
  Head: ElementType;
  Item: ElementType;
  /** The fields that it does not show. */
  hidden: { [Field in keyof FeatureListBlock]?: undefined };
}

const notPlate = { promise: undefined, promiseText: undefined };
const notChapters = { places: undefined, people: undefined };

/** The looks of the block. A variant without one does not compile. */
const looks: Record<FeatureListBlock['variant'], Look> = {
  plate: {
    Layout: layouts.PlateColumns,
    Head: layouts.Plate,
    Item: layouts.Reason,
    hidden: { lead: undefined, ...notChapters },
  },
  statement: {
    root: CardSection,
    Layout: layouts.Columns,
    Head: layouts.Statement,
    Item: layouts.Reason,
    hidden: { ...notPlate, ...notChapters },
  },
  chapters: { Layout: Chapters, Head: Header, Item: Chapter, hidden: notPlate },
};
