import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { lastingStore } from '../../browser/storage';
import type { Language } from '../../../site/languages';
import type { LanguageData } from '../../../site/page-data.types';
import { CloseIcon } from '../../ui/icons/ui-icons';
import { Container } from '../../ui/layout';

interface Props {
  language: Language;
  languages: readonly LanguageData[];
  alternates: Record<Language, string>;
  /** The languages into which the page is translated. */
  covered: readonly Language[];
}

/**
 * Suggests the page in the language that the visitor chose earlier, or else prefers according to the browser. It never
 * redirects; closing it chooses the language of the page. It covers the bottom of the screen, so that the page does not
 * move when it appears.
 */
export function LanguageSuggestion({ language, languages, alternates, covered }: Props) {
  const [preferred, setPreferred] = useState<LanguageData>();

  useEffect(() => setPreferred(preferredLanguage(languages)), [language, languages]);

  if (!preferred || preferred.code === language || !covered.includes(preferred.code)) return null;
  const { code, direction, offer } = preferred;
  const close = () => {
    lastingStore.write('language', language);
    setPreferred(undefined);
    // The focused button is removed, so the focus moves to the next element, the logo, without scrolling.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  };
  return (
    <Bar lang={code} dir={direction} aria-label={offer.text} data-behind-menu data-screen-only>
      <Line>
        <p>{offer.text}</p>
        <a href={alternates[code]} hrefLang={code} onClick={() => lastingStore.write('language', code)}>
          {offer.link}
        </a>
        <button type="button" aria-label={offer.close} onClick={close}>
          <CloseIcon />
        </button>
      </Line>
    </Bar>
  );
}

/** Returns the first language of the site among the language chosen earlier and those of the browser, such as `ar-MA`. */
function preferredLanguage(languages: readonly LanguageData[]): LanguageData | undefined {
  return [lastingStore.read('language') ?? '', ...(navigator.languages ?? [])]
    .map((tag) => languages.find(({ code }) => code === tag.split('-')[0]))
    .find(Boolean);
}

const Bar = styled.aside`
  @media screen {
    html:has(&) {
      --suggestion: 49px;
    }
  }
  position: fixed;
  z-index: 6;
  inset-inline: 0;
  inset-block-end: 0;
  border-block-start: 1px solid var(--border);
  background: var(--alt);
  font-size: var(--type-small);
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
  }
  svg {
    inline-size: 18px;
  }
  @media (--narrow) {
    gap: 12px;
    padding-inline-end: 8px;
    button {
      margin-inline-end: 0;
    }
  }
  /* The link has the same meaning, in its language. */
  @media (max-width: 37.5em) {
    p {
      display: none;
    }
  }
`;
