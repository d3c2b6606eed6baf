import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { lastingStore } from '../../browser/storage';
import type { LanguageData, PageData } from '../../../site/page-data.types';
import { CloseIcon } from '../../ui/icons/ui-icons';

interface Props {
  page: Pick<PageData, 'language' | 'alternates' | 'covered'>;
  languages: readonly LanguageData[];
  /** Where it is: under the header on a wide screen; in the menu behind a burger, or above the footer, on a narrow one. */
  place: 'header' | 'menu' | 'footer';
}

/**
 * Suggests the page in the language that the visitor chose earlier, or else prefers according to the browser. It never
 * redirects; closing it chooses the language of the page. It covers no text, and nothing that the visitor sees moves when
 * it appears.
 */
export function LanguageSuggestion({ page: { language, alternates, covered }, languages, place }: Props) {
  const preferred = useSyncExternalStore(
    lastingStore.subscribe,
    () => preferredLanguage(languages),
    () => undefined,
  );
  const [hasRoom, setRoom] = useState(place !== 'footer');
  const isOffered = preferred && preferred.code !== language && covered.includes(preferred.code);
  useEffect(() => {
    const footer = document.querySelector('footer');
    if (!isOffered || hasRoom || !footer || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (!entry?.isIntersecting) setRoom(true);
    });
    observer.observe(footer);
    return () => observer.disconnect();
  }, [isOffered, hasRoom]);

  if (!isOffered || !hasRoom) return null;
  const { code, direction, offer } = preferred;
  const close = () => {
    lastingStore.write('language', language);
    // The focused button is removed, so the focus moves to the next link, without scrolling.
    const next = document.querySelector<HTMLElement>(place === 'footer' ? 'footer a' : 'header a');
    next?.focus({ preventScroll: true });
  };
  return (
    <Line
      as={place === 'menu' ? 'section' : 'aside'}
      lang={code}
      aria-label={offer.text}
      data-place={place}
      data-behind-menu={place === 'menu' ? undefined : ''}
      data-screen-only
    >
      <p dir={direction}>{offer.text}</p>
      <a
        dir={direction}
        href={alternates[code]}
        hrefLang={code}
        onClick={() => lastingStore.write('language', code)}
      >
        {offer.link}
      </a>
      <button type="button" aria-label={offer.close} onClick={close}>
        <CloseIcon />
      </button>
    </Line>
  );
}

/** Returns the first language of the site among the language chosen earlier and those of the browser, such as `ar-MA`. */
function preferredLanguage(languages: readonly LanguageData[]): LanguageData | undefined {
  return [lastingStore.read('language') ?? '', ...(navigator.languages ?? [])]
    .map((tag) => languages.find(({ code }) => code === tag.split('-')[0]))
    .find(Boolean);
}

const Line = styled.aside`
  display: flex;
  align-items: center;
  gap: 20px;
  background: var(--alt);
  font-size: var(--type-small);
  line-height: max(1.4, var(--leading) - 0.25);
  overflow-wrap: anywhere;
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
    margin-inline-start: auto;
  }
  svg {
    inline-size: 18px;
  }
  @media not (--burger-menu) {
    &:not([data-place='header']) {
      display: none;
    }
    /* hangs from the header, beside the breadcrumbs; above pictures, below the panels of the menu */
    position: absolute;
    z-index: 4;
    inset-block-start: var(--bar);
    inset-inline-end: var(--edge);
    padding-inline-start: 18px;
    border: 1px solid transparent; /* visible in forced colours */
    border-end-start-radius: var(--cut-small);
  }
  @media (--burger-menu) {
    &[data-place='header'] {
      display: none;
    }
    padding-inline: var(--edge);
    &[data-place='menu'] {
      margin-inline: calc(-1 * var(--edge));
    }
    button {
      margin-inline-end: -13px; /* the sign ends with the column */
    }
  }
  /* The link has the same meaning, in its language. */
  @media (--small), (--desk) {
    p {
      display: none;
    }
  }
`;
