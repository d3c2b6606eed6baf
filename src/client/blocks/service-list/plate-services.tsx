import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { Arrow } from '../../ui/icons/ui-icons';
import { Grid } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { Plan } from '../../ui/plan/plan';

/** Renders large plates, 7/5 then 5/7 columns wide; each plate is a link. */
export function PlateServices({ services }: { services: BlockDataOf<'service-list'>['items'] }) {
  return (
    <Plates as="ul">
      {services.map(({ title, text, action, href, section, plan }) => (
        <li key={title} data-effect="reveal">
          <Plate as={href === undefined ? 'div' : 'a'} href={href} data-section={section}>
            {plan && <Corner plan={plan} cropped="top" />}
            <FormattedText as="h3">{title}</FormattedText>
            {text && <FormattedText as="p">{text}</FormattedText>}
            {action && <ActionText>{action}</ActionText>}
          </Plate>
        </li>
      ))}
    </Plates>
  );
}

/** Renders the text of the link. Its arrow never wraps away from the last word. */
function ActionText({ children }: { children: string }) {
  const lastWord = children.lastIndexOf(' ') + 1;
  return (
    <UnderlinedText>
      <FormattedText>{children.slice(0, lastWord)}</FormattedText>
      <span className="nowrap">
        <FormattedText>{children.slice(lastWord)}</FormattedText>
        <Arrow />
      </span>
    </UnderlinedText>
  );
}

const Plates = styled(Grid)`
  row-gap: 20px;
  > li {
    display: grid;
    grid-column: span 5;
  }
  > :nth-child(4n + 1),
  > :nth-child(4n) {
    grid-column: span 7;
  }
  /* an odd last plate takes the full row */
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  @media (--narrow) {
    row-gap: 12px;
  }
`;

const Plate = styled.a`
  container-type: inline-size;
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-block-size: 420px;
  padding: 32px;
  background: var(--plate);
  color: var(--on-plate);
  border-start-end-radius: var(--cut);
  text-decoration: none;
  /* the same in a wide plate and the narrow one beside it, as is the size of their titles */
  > * {
    --size: clamp(176px, max(55cqi, 30vw), 368px);
  }
  /* the drawing, with its longest ray, ends above the text */
  h3 {
    margin-block-start: calc(var(--size) * 0.695 - 16px);
    font-size: min(3.2vw, var(--type-h2-narrow));
  }
  p {
    max-inline-size: 27em;
    color: var(--on-plate-muted);
    text-wrap: balance;
  }
  --outline: var(--text);
  @media (--narrow) {
    gap: 4px;
    min-block-size: 0;
    padding-block: 18px;
    padding-inline: 22px 64px;
    > svg {
      display: none;
    }
    h3 {
      margin: 0;
      font-size: min(var(--type-name), 11.4cqi);
    }
    /* a plate is as low as its name: the page behind it has the sentence */
    p {
      display: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  @media print {
    padding: 0 0 12px;
    h3 {
      margin: 0;
    }
    p {
      display: block;
    }
  }
`;

const Corner = styled(Plan)`
  position: absolute;
  inline-size: var(--size);
  inset-inline-end: calc(var(--size) * -0.1);
  inset-block-start: calc(var(--size) * -0.3);
  transition: transform var(--slide) var(--ease);
  @media (--wide) {
    /* a petal that is cut by the edge would look like a piece torn off the plate: the turn moves them away from it */
    a:hover > & {
      transform: rotate(-45deg);
    }
  }
`;

const UnderlinedText = styled.span`
  margin-block-start: auto;
  padding-block: 8px;
  font-weight: 600;
  text-decoration: underline 1px;
  text-underline-offset: 0.3em;
  svg {
    display: inline-block;
    margin-inline-start: 10px;
    vertical-align: -0.2em;
  }
  /* only the arrow: the whole plate is the link */
  @media (--narrow) {
    position: absolute;
    inset-block: 18px auto;
    inset-inline-end: 22px;
    padding: 0;
    font-size: 0;
    text-decoration: none;
    svg {
      inline-size: 24px;
    }
  }
`;
