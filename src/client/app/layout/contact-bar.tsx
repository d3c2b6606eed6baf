import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Price, priceSize } from '../../ui/price';
import type { ContactBarData, ContactDetailsData, PageData } from '../../../site/page-data.types';
import { linkProps } from '../../ui/action';
import { FormattedText } from '../../ui/formatted-text';

interface Props {
  details: ContactDetailsData;
  page: Pick<PageData, 'bar' | 'section'>;
}

/**
 * The ways to reach the company on every page. On a phone they are a bar at the bottom: the price of the page, or the
 * telephone, then the form and the chat. The page with the form has none, so that nothing is over the fields or the
 * keyboard, and the chat at its end unless it lists the contact details. On a wider screen only the chat is left, in the
 * margin. All of it works without script.
 */
export function ContactBar({ details, page: { bar, section } }: Props) {
  const { t } = useTranslation();
  const { chat } = details;
  if (!bar && !chat) return null;
  return (
    <Bar
      aria-label={t('frame.bar.label')}
      data-section={section}
      data-fixed={bar && ''}
      data-compact={chat ? undefined : ''}
      data-behind-menu
      data-screen-only
    >
      {bar?.offer && <Offer {...bar.offer} />}
      {bar && !bar.offer && <Call href={details.phone.href}>{t('frame.details.call')}</Call>}
      <Buttons>
        {bar && <Quote href={bar.quoteHref}>{t('frame.bar.quote')}</Quote>}
        {chat && (
          <Chat {...linkProps(chat)} aria-label={t('frame.chat.label')}>
            <Balloon />
            <span>{chat.label}</span>
          </Chat>
        )}
      </Buttons>
    </Bar>
  );
}

function Offer({ label, price, note }: NonNullable<ContactBarData['offer']>) {
  return (
    <Words>
      {label && <FormattedText>{label}</FormattedText>}{' '}
      <strong data-size={priceSize(price)}>
        <Price price={price} />
      </strong>{' '}
      {note && <FormattedText>{note}</FormattedText>}
    </Words>
  );
}

/** A telephone in a speech balloon, with the cut corners of the design. */
function Balloon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 1h8l6 6v8l-6 6H8l-6-2.5L3.6 17 2 15V7z" />
      <path d="M8.4 6.4h2.2l1.1 2.8-1.3 1.3a6.4 6.4 0 0 0 3.1 3.1l1.3-1.3 2.8 1.1v2.2l-1.3 1.3C11.5 16.6 7.4 12.5 7.1 7.7z" />
    </svg>
  );
}

const HEIGHT = '4.25rem + env(safe-area-inset-bottom)';

/*
 * Nothing in it is cut: where the words beside the buttons do not fit, they wrap; where even an amount or a number does not
 * fit, the buttons go below it. It is as high as its words, and it is sticky, so the page ends with room for all of it.
 */
const Bar = styled.aside`
  --ground: var(--notice);
  color: var(--notice-text);
  --outline: var(--highlight);
  --outline-offset: -6px;
  html:has([data-details]) &:not([data-fixed]) {
    display: none;
  }
  @media not (--phone) {
    &[data-compact] {
      display: none;
    }
  }
  @media (--phone) {
    --ground: var(--band);
    display: flex;
    flex-wrap: wrap;
    min-block-size: 4.25rem;
    border-block-start: 1px solid var(--band-line);
    background: var(--ground);
    overflow-wrap: break-word;
    /* a window as low as at a zoom of 400 %, or of a phone that lies across, has no room for it: there it ends the page */
    @media (min-height: 30.01em) {
      /* no variable of the root: every element would get its style again when the bar comes */
      html:has(&[data-fixed]) {
        scroll-padding-block-end: calc(8px + ${HEIGHT} + var(--toast));
      }
      &[data-fixed] ~ * {
        --contact-bar: ${HEIGHT};
      }
      &[data-fixed] {
        position: sticky;
        z-index: 6;
        inset-block-end: 0;
        padding-block-end: env(safe-area-inset-bottom);
      }
    }
  }
`;

/* On a wider screen the chat alone is left, and without one nothing. */
const Entry = styled.a`
  display: flex;
  flex: auto;
  align-items: center;
  justify-content: center;
  max-inline-size: 100%;
  min-block-size: 56px;
  padding-inline: min(4vw, 32px);
  font: 600 var(--type-label) / 1.2 var(--body);
  text-align: center;
  text-decoration: none;
  @media not (--phone) {
    display: none;
  }
`;

const Call = styled(Entry)`
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  flex: 999;
  max-inline-size: 100%;
  align-self: center;
  padding: 4px;
  padding-inline-start: var(--space-gutter);
  color: var(--band-muted);
  font: 400 var(--type-small) / max(1.2, var(--leading) - 0.45) var(--body);
  @media not (--phone) {
    display: none;
  }
  strong {
    display: inline-block;
    max-inline-size: 100%;
    color: var(--band-text);
    font: var(--weight-display) 1.375rem / 1.15 var(--display);
    letter-spacing: var(--tracking);
  }
  strong[data-size] {
    font-size: 1.125rem;
  }
  [data-script='arabic'] & strong[data-size] {
    font-size: 0.9375rem;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex: auto;
  max-inline-size: 100%;
`;

const Quote = styled(Entry)`
  min-inline-size: 0;
  padding-inline: min(3vw, 32px);
  background: var(--fill);
  color: var(--on-fill);
  @media (max-width: 22.5em) {
    inline-size: min-content;
  }
`;

/* On a wider screen an ink plate with a light border: it is visible on light and dark backgrounds. */
const Chat = styled(Call)`
  gap: 8px;
  svg {
    inline-size: 24px;
    fill: var(--band-accent);
    transition: rotate var(--hover) var(--ease);
  }
  path + path {
    fill: var(--ground);
  }
  &:hover svg {
    rotate: -8deg;
  }
  @media (max-width: 27em) {
    [data-fixed] & > span {
      display: none;
    }
  }
  @media not (--phone) {
    display: flex;
    position: fixed;
    z-index: 6;
    inset-inline-end: 20px;
    inset-block-end: 20px;
    padding-inline: 18px 22px;
    border: 1.5px solid var(--notice-text);
    border-start-end-radius: var(--cut-button);
    background: var(--notice);
    /* No wider than the gutter, so that it is clear of the content; the word comes with the pointer. */
    @media (max-width: 115em) {
      inset-inline-end: 0;
      padding-inline: min(9px, (var(--space-gutter) - 26px) / 2);
      border-inline-end: 0;
      &:not(:hover, :focus-visible) span {
        display: none;
      }
    }
  }
`;
