import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import type { AdData } from '../../../site/page-data.types';
import { ButtonLink } from '../../ui/action';
import { FormattedText } from '../../ui/formatted-text';
import { Mark } from '../../ui/icons/ui-icons';

interface Props {
  /** The anchor of the offer, where its dot leads before the client runs. */
  id: string | undefined;
  ad: AdData;
  shown: boolean;
  position: string;
}

/**
 * Renders one offer. While another one is shown it keeps its space, invisible; its gradient is the glazed edge.
 * A press renders only the offer that leaves and the one that comes.
 */
export const Ad = memo(function Ad({ id, ad, shown, position }: Props) {
  const { t } = useTranslation();
  return (
    <Slide
      id={id}
      role="group"
      aria-roledescription={t('frame.carousel.slide')}
      aria-label={position}
      data-section={ad.section}
      data-gradient={ad.gradient}
      hidden={!shown}
    >
      <div>
        <Category>
          <Mark sign={ad.icon} />
          <FormattedText>{ad.category}</FormattedText>
        </Category>
        <FormattedText as="h3">{ad.title}</FormattedText>
        <FormattedText as="p">{ad.subtitle}</FormattedText>
        <FormattedText as="p">{ad.description}</FormattedText>
      </div>
      <Foot>
        <Price>
          {ad.priceLabel && <FormattedText as="small">{ad.priceLabel}</FormattedText>}
          <FormattedText as="strong" data-words={isAmount(ad.price) ? undefined : ''}>
            {ad.price}
          </FormattedText>
          {ad.priceNote && <FormattedText as="small">{ad.priceNote}</FormattedText>}
        </Price>
        <ButtonLink link={{ label: ad.cta, href: ad.href }} small />
      </Foot>
    </Slide>
  );
});

const arrive = keyframes`
  from { translate: 0 100%; }
`;

const Slide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: subgrid;
  position: relative;
  padding: 28px 28px 24px;
  background: var(--card);
  border-start-end-radius: var(--cut);
  /* the glazed edge */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inline-size: 8px;
    background: var(--gradient, var(--plate));
  }
  h3 {
    margin-block: 16px 6px;
    line-height: max(1.08, var(--leading-display));
  }
  p {
    font-size: var(--type-label);
  }
  h3 + p {
    font-weight: 600;
    margin-block-end: 4px;
  }
  h3 + p + p {
    margin-block-end: 18px;
    color: var(--muted);
  }
  /* above the card, where the offer that leaves goes: of the others nothing moves */
  &[hidden] {
    visibility: hidden;
    translate: 0 -100%;
  }
  /* before the client runs, a dot is a link to its offer */
  html:not([data-ready]) &:target {
    visibility: visible;
    translate: 0;
  }
  html:not([data-ready]) :target ~ &,
  html:not([data-ready]) &:has(~ :target) {
    visibility: hidden;
  }
  /* The offer that comes pushes the other one out at the top, each with all of its text: never a title of one and a price of the other. */
  @media (prefers-reduced-motion: no-preference) {
    :root:not([data-motion='off']) [data-turning] > & {
      animation: ${arrive} var(--transition) var(--ease);
    }
    :root:not([data-motion='off']) [data-turning] > &[hidden] {
      animation: none;
      transition:
        visibility 0s var(--transition),
        translate var(--transition) var(--ease);
    }
  }
  @media (--narrow) {
    padding: 24px var(--space-gutter) 22px;
  }
  @media print {
    &[hidden] {
      display: none;
    }
  }
`;

const Category = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-inline-end: 20px;
  font-weight: 600;
  line-height: 1.3;
  color: var(--accent);
  svg {
    inline-size: 22px;
    fill: currentColor;
  }
`;

/** Returns whether a price is an amount with its currency; anything longer is set as a text. */
function isAmount(price: string): boolean {
  return /\d/.test(price) && price.split(' ').length <= 2;
}

/* The price and its button are side by side, the words of the button on two lines if need be; a very long price is above it. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line);
  > a {
    flex: 999 1 min(9.5rem, 100% - 7rem);
    max-inline-size: max-content;
  }
  @container (max-width: 360px) {
    column-gap: 10px;
    > a {
      padding-inline: 12px;
    }
  }
`;

const Price = styled.p`
  display: grid;
  flex: 1;
  gap: 4px;
  line-height: 1.3;
  overflow-wrap: break-word;
  strong {
    font: var(--weight-display) var(--type-name) / 1.1 var(--display);
  }
  /* a text is longer than a number */
  strong[data-words] {
    font-size: var(--type-lead);
    text-wrap: balance;
  }
  small {
    font-size: var(--type-small);
    color: var(--muted);
  }
  [data-script='arabic'] & strong {
    line-height: 1.35;
  }
  @container (max-width: 360px) {
    strong {
      font-size: var(--type-h4);
    }
    strong[data-words] {
      font-size: var(--type-label);
    }
  }
`;
