import styled from 'styled-components';
import { Actions } from '../../ui/action';
import { Lead, Container } from '../../ui/layout';
import { FormattedText } from '../../ui/phrase';
import { Plan } from '../../ui/plan/plan';
import { Breadcrumbs } from './breadcrumbs';
import { Eyebrow, Headline } from './headline';
import type { HeroProps } from './hero-props';

/** The only first screen that is glazed from edge to edge: a section, its plan with every petal laid. */
export function SectionHero({ block, headline }: HeroProps) {
  return (
    <Plate id={block.id} data-section={block.section} data-hero="section" aria-labelledby={headline}>
      {block.plan && <Drawing plan={block.plan} />}
      <Screen>
        <Breadcrumbs steps={block.breadcrumbs} />
        <Words>
          {block.eyebrow && <Eyebrow>{block.eyebrow}</Eyebrow>}
          <Headline id={headline}>{block.title}</Headline>
          {block.lead && (
            <Lead>
              <FormattedText>{block.lead}</FormattedText>
            </Lead>
          )}
          {block.actions && <Actions actions={block.actions} />}
        </Words>
      </Screen>
    </Plate>
  );
}

const Plate = styled.section`
  position: relative;
  overflow: hidden;
  background: var(--plate);
  color: var(--on-plate);
  :focus-visible {
    outline-color: currentColor;
  }
  nav,
  p {
    color: var(--on-plate-muted);
  }
  /* the buttons wear the plate's ink; the fill of the section would be invisible on its own glaze */
  nav + div a {
    background: var(--on-plate);
    color: var(--plate);
  }
  nav + div a[data-secondary] {
    background: transparent;
    color: var(--on-plate);
  }
  nav + div a:hover {
    background: var(--on-plate-muted);
    color: var(--plate);
  }
  nav + div a[data-secondary]:hover {
    background: var(--on-plate);
    color: var(--plate);
  }
`;

const Drawing = styled(Plan)`
  --size: min(820px, 56vw);
  position: absolute;
  inline-size: var(--size);
  inset-inline-end: -13vw;
  inset-block-start: calc(50% - var(--size) / 2);
  @media (max-width: 47.5em) {
    --size: 270px;
    inset-inline-end: -50px;
    inset-block-start: 50px;
  }
`;

const Screen = styled(Container)`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 640px;
  padding-block: 20px 72px;
  @media (max-width: 56.25em) {
    min-block-size: 0;
    padding-block: 8px 56px;
  }
  @media (max-width: 47.5em) {
    padding-block-end: 44px;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  justify-content: end;
  padding-block-start: 56px;
  /* from the edge to where the drawing's rays begin, less a gap: no line touches a word */
  --free: calc(57.5vw - var(--edge) - 24px);
  > div {
    max-inline-size: var(--free);
  }
  h1 {
    max-inline-size: var(--free);
    font-size: clamp(2.125rem, min(10.6vw, 1.5rem + 3.1vw), 4.5rem);
    margin-block-end: 32px;
  }
  p {
    max-inline-size: min(27em, var(--free));
  }
  p + h1 {
    margin-block-start: 20px;
  }
  p + div {
    margin-block-start: 30px;
  }
  &:lang(ar) h1 {
    font-size: clamp(2rem, min(9.6vw, 1.4rem + 2.6vw), 4rem);
  }
  @media (max-width: 47.5em) {
    --free: 100%;
    padding-block-start: 270px;
    h1 {
      max-inline-size: none;
      margin-block-end: 20px;
    }
    p {
      max-inline-size: 31em;
    }
  }
`;
