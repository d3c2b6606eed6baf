import styled from 'styled-components';
import { Screen } from '../../ui/layout';
import { Breadcrumbs } from './breadcrumbs';
import { heroAttributes, type HeroProps, HeroText } from './hero-text';
import { SubjectPlate } from './subject-plate';

/** Renders the text of a service beside the drawing of its subject. The block "pricing" below it shows the offer. */
export function PriceHero(props: HeroProps) {
  const { block } = props;
  return (
    <Screen as="section" {...heroAttributes(props)}>
      <Halves>
        <Text>
          <Breadcrumbs steps={block.breadcrumbs} />
          <HeroText {...props} />
        </Text>
        <Plate block={block} />
      </Halves>
    </Screen>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 52cqi);
  @media (--narrow) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: 26px;
  padding-block: 20px 48px;
  padding-inline: var(--edge) 32px;
  nav {
    margin-block-end: auto;
  }
  @media (--wide) {
    /* as much space below the text as between it and the breadcrumbs */
    &::after {
      content: '';
      margin-block-start: auto;
    }
    /* beside the drawing the longest word has less than half a screen */
    h1 {
      font-size: min(var(--type-h1) * 0.86, (48cqi - var(--edge) - 32px) / 7);
    }
  }
  @media (--narrow) {
    gap: 14px;
    padding: 4px var(--space-gutter) 28px;
  }
`;

const Plate = styled(SubjectPlate)`
  min-block-size: clamp(560px, 50cqi, 860px);
  @media (--narrow) {
    order: -1;
  }
`;
