import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { direction, languages, type Language } from '../../site/languages';
import { lastingStore } from '../../browser/storage';
import { Container } from '../../ui/layout';
import { CloseIcon } from '../../ui/icons/ui-icons';

/** What the line says, in the language it offers. */
export interface LanguageOffer {
  text: string;
  link: string;
  close: string;
}

interface Props {
  language: Language;
  alternates: Record<Language, string>;
  offers: Record<Language, LanguageOffer>;
}

/**
 * Offers the page in the language the visitor chose earlier. It never leads there by itself;
 * closing it is a choice too, for the language of the page. It lies over the foot of the screen, so
 * that the page does not move when it comes.
 */
export function LanguageSuggestion({ language, alternates, offers }: Props) {
  const [offered, setOffered] = useState<Language>();

  useEffect(() => {
    const chosen = lastingStore.read('language');
    setOffered(languages.find((candidate) => candidate === chosen && candidate !== language));
  }, [language]);

  if (!offered) return null;
  const offer = offers[offered];
  const close = () => {
    lastingStore.write('language', language);
    setOffered(undefined);
    // The button that had the focus is gone: it goes to what follows, the logo, without moving the page.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  };
  return (
    <Strip lang={offered} dir={direction(offered)} aria-label={offer.text} data-suggestion data-behind-menu>
      <Line>
        <p>{offer.text}</p>
        <a href={alternates[offered]} hrefLang={offered}>
          {offer.link}
        </a>
        <button type="button" aria-label={offer.close} onClick={close}>
          <CloseIcon />
        </button>
      </Line>
    </Strip>
  );
}

const Strip = styled.aside`
  position: fixed;
  z-index: 6;
  inset-inline: 0;
  inset-block-end: 0;
  border-block-start: 1px solid var(--border);
  background: var(--alt);
  font-size: var(--small);
  @media print {
    display: none;
  }
`;

const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: 20px;
  min-block-size: 48px;
  line-height: max(1.4, var(--leading) - 0.25);
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
    color: var(--accent);
    font-weight: 600;
  }
  button {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: var(--target);
    block-size: var(--target);
    margin-inline: auto -14px;
    border: 0;
    background: none;
    cursor: pointer;
  }
  svg {
    inline-size: 18px;
    block-size: 18px;
  }
  @media (max-width: 56.25em) {
    gap: 12px;
    padding-inline-end: 8px;
    button {
      margin-inline-end: 0;
    }
  }
  /* The link says it as well, in its language. */
  @media (max-width: 37.5em) {
    p {
      display: none;
    }
  }
`;
