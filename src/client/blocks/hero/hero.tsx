import { type ElementType, Fragment, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { Actions } from '../../ui/action';
import { sectionAttributes } from '../../ui/block-section';
import { Drawing } from '../../ui/drawing';
import { FormattedText } from '../../ui/formatted-text';
import { Lead, Screen } from '../../ui/layout';
import { Breadcrumbs } from './breadcrumbs';
import { Facts } from './facts';
import { Headline } from './headline';
import * as layouts from './layouts';
import { Offer } from './offer';
import { Plate, WidePicture } from './plate';
import { Section } from './section';
import { TableOfContents } from './table-of-contents';

type HeroBlock = BlockDataOf<'hero'>;

/** Renders the first block of a page, with its only h1: the parts that its look shows, in the layout of the look. */
export function Hero({ block }: { block: HeroBlock }) {
  const headline = useId();
  const { Root = Screen, Layout, parts }: Look = looks[block.variant];
  return (
    <Root as="section" {...sectionAttributes(block, headline)} data-hero={block.variant}>
      <Layout data-column={block.column}>{inOrder(parts, drawParts(block, headline))}</Layout>
    </Root>
  );
}

/** Returns parts in the order of a look, without those that the block does not have; a list in the order is a group. */
function inOrder(order: Look['parts'], drawn: Record<Part, ReactNode>): ReactNode {
  return order.map((part) =>
    typeof part === 'string' ? (
      <Fragment key={part}>{drawn[part]}</Fragment>
    ) : (
      part.some((name) => drawn[name]) && (
        <layouts.Group key={part.join()}>{inOrder(part, drawn)}</layouts.Group>
      )
    ),
  );
}

function drawParts(block: HeroBlock, headline: string): Record<Part, ReactNode> {
  const { lead, updated, actions, drawing, houseWidth, picture } = block;
  return {
    breadcrumbs: <Breadcrumbs steps={block.breadcrumbs} />,
    headline: <Headline id={headline} block={block} />,
    lead: lead && <FormattedText as={Lead}>{lead}</FormattedText>,
    updated: updated && <FormattedText as={Updated}>{updated}</FormattedText>,
    actions: actions && <Actions actions={actions} />,
    mainAction: actions && <MainAction actions={actions} />,
    offer: block.offer && <Offer offer={block.offer} />,
    facts: block.facts && <Facts facts={block.facts} />,
    plate: <Plate data-house={houseWidth}>{drawing && <Drawing src={drawing} eager />}</Plate>,
    picture: picture && <WidePicture picture={picture} sizes="(max-width: 1600px) 100vw, 1440px" eager />,
    contents: <TableOfContents links={block.contentsLinks} />,
  };
}

const Updated = styled.p`
  font-size: var(--type-small);
  color: var(--muted);
`;

/* The other ways to reach us are in the bar at the bottom of a phone. */
const MainAction = styled(Actions)`
  @media screen and (--phone) {
    > [data-secondary] {
      display: none;
    }
  }
`;

/** What a variant of the block looks like. */
interface Look {
  /** The root of the block, by default as wide as the screen. */
  Root?: ElementType;
  Layout: ElementType;
  /** What it shows, in reading order. A list is a group, which the layout places as a whole. */
  parts: readonly (Part | readonly Part[])[];
}

/** A part of the block. The `mainAction` are the actions, on a phone the first one. */
type Part =
  | ('breadcrumbs' | 'headline' | 'lead' | 'actions' | 'mainAction' | 'updated' | 'contents')
  | ('offer' | 'facts')
  | ('plate' | 'picture');

/** The looks of the block. A variant without one does not compile. */
const looks = {
  home: { Root: layouts.Group, Layout: layouts.Home, parts: ['headline', 'lead', 'actions'] },
  section: { Layout: Section, parts: ['plate', 'breadcrumbs', 'headline', 'lead', 'actions'] },
  price: { Layout: layouts.Price, parts: ['breadcrumbs', 'headline', 'lead', 'mainAction', 'plate'] },
  dossier: {
    Layout: layouts.Dossier,
    parts: ['breadcrumbs', 'headline', 'plate', ['lead', 'offer', 'mainAction', 'facts']],
  },
  object: {
    Layout: layouts.Columns,
    parts: ['breadcrumbs', ['headline', 'lead'], ['offer', 'actions'], 'facts'],
  },
  header: { Layout: layouts.Columns, parts: ['breadcrumbs', ['headline'], ['lead', 'actions'], 'picture'] },
  plain: {
    Layout: layouts.Plain,
    parts: ['breadcrumbs', 'headline', 'lead', 'updated', 'actions', 'contents'],
  },
} satisfies Record<HeroBlock['variant'], Look>;
