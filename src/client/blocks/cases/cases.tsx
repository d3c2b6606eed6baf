import type { BlockDataOf } from '../../../site/page-data.types';
import { TitledSection } from '../../ui/block-section';
import { breakpoints } from '../../ui/sizes/breakpoints';
import { Drawing } from '../../ui/drawing';
import { Cards } from '../../ui/layout';
import { Pair } from '../../ui/pair';
import { Picture } from '../../ui/picture';
import { Plan } from '../../ui/plan/plan';
import type { CaseData } from './case-stats';
import { CaseText } from './case-text';
import * as layouts from './layouts';

type CasesBlock = BlockDataOf<'cases'>;

/**
 * Renders the company's work, an article each: its scene and its text, in the layout of the look. The page's headline
 * introduces them: the title is visible only with a lead.
 */
export function Cases({ block }: { block: CasesBlock }) {
  const { List, Item, Frame } = looks[block.variant];
  return (
    <TitledSection block={block} hidden={!block.lead} collapse={false}>
      <List>
        {block.items.map((item) => (
          <Item key={item.id} as="article" id={item.id} aria-labelledby={`${item.id}-name`}>
            <Frame>
              <Scene item={item} />
            </Frame>
            <CaseText item={item} />
          </Item>
        ))}
      </List>
    </TitledSection>
  );
}

function Scene({ item: { picture, pair, drawing, plan } }: { item: CaseData }) {
  if (pair) return <Pair src={pair} />;
  if (picture)
    return <Picture picture={picture} sizes={`(max-width: ${breakpoints.columns}em) 100vw, 66vw`} />;
  return drawing ? <Drawing src={drawing} /> : plan && <Plan plan={plan} />;
}

/** The looks of the block: wide rows for web projects, cards for cases without a picture. A variant without one does not compile. */
const looks = {
  projects: { List: 'div', Item: layouts.Row, Frame: layouts.PictureBox },
  cards: { List: Cards, Item: layouts.Card, Frame: layouts.Plate },
} satisfies Record<CasesBlock['variant'], object>;
