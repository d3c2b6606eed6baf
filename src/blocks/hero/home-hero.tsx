import styled from 'styled-components';
import { Actions } from '../../ui/action';
import { Lead } from '../../ui/layout';
import { FormattedText } from '../../ui/phrase';
import { Eyebrow, Headline } from './headline';
import type { HeroProps } from './hero-props';

/** The text of the home page's first screen. The wall and the offers beside it are the carousel's. */
export function HomeHero({ block, headline }: HeroProps) {
  return (
    <Text id={block.id} data-section={block.section} data-hero="home" aria-labelledby={headline}>
      {block.eyebrow && <Eyebrow>{block.eyebrow}</Eyebrow>}
      <Headline id={headline}>{block.title}</Headline>
      {block.lead && (
        <Lead>
          <FormattedText>{block.lead}</FormattedText>
        </Lead>
      )}
      {block.actions && <Actions actions={block.actions} />}
    </Text>
  );
}

const Text = styled.section`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 28px;
  block-size: 100%;
  padding-block: 72px 64px;
  padding-inline: var(--edge) 96px;
  @media (min-width: 56.3125em) and (max-width: 73.75em) {
    padding-inline-end: 84px;
    /* beside the wall the headline has half a screen, less than its scale expects */
    h1 {
      font-size: 4.9vw;
    }
    &:lang(ar) h1 {
      font-size: 4.4vw;
    }
  }
  @media (max-width: 56.25em) {
    gap: 22px;
    padding-block: 40px 36px;
    padding-inline: var(--gutter);
  }
`;
