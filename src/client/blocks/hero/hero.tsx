import { Fragment, type ReactNode, useId } from 'react';
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
import { Group } from './layouts';
import { type Look, looks, type Part } from './looks';
import { Offer } from './offer';
import { Plate, WidePicture } from './plate';
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
      part.some((name) => drawn[name]) && <Group key={part.join()}>{inOrder(part, drawn)}</Group>
    ),
  );
}

/** Returns every part of a block, and nothing for one that it does not have. */
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

/* The bar at the bottom of a phone has the form, and the telephone or the chat. */
const MainAction = styled(Actions)`
  @media screen and (--phone) {
    html:has([data-fixed]) & > [data-secondary]:is([href^='tel:'], [href^='https://wa.me']) {
      display: none;
    }
  }
`;
