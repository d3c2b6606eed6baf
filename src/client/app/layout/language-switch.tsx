import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { lastingStore } from '../../browser/storage';
import type { Language } from '../../../site/languages';
import type { LanguageData } from '../../../site/page-data.types';
import { headerSizes } from '../../ui/sizes/header-sizes';

interface Props {
  language: Language;
  languages: readonly LanguageData[];
  alternates: Record<Language, string>;
}

/** Links to the page in each language, if there are several. The choice is stored, and suggested on a later visit. */
export function LanguageSwitch({ language: current, languages, alternates }: Props) {
  const { t } = useTranslation();
  if (languages.length < 2) return null;
  return (
    <Languages role="group" aria-label={t('frame.navigation.language')} data-screen-only>
      {languages.map(({ code, label, name }) => (
        <a
          key={code}
          href={alternates[code]}
          lang={code}
          hrefLang={code}
          aria-current={code === current ? 'true' : undefined}
          onClick={() => lastingStore.write('language', code)}
        >
          {label}
          <span className="visually-hidden"> – {name}</span>
        </a>
      ))}
    </Languages>
  );
}

const Languages = styled.div`
  display: flex;
  margin-inline: ${headerSizes.languagesMargin}px;
  a {
    display: grid;
    place-items: center;
    min-inline-size: ${headerSizes.language}px;
    min-block-size: var(--target);
    color: var(--muted);
    font-size: var(--type-small);
    text-decoration: none;
  }
  a:hover {
    color: var(--accent);
  }
  a[aria-current] {
    color: var(--text);
    font-weight: 600;
  }
  @media (--compact) {
    margin-inline: 0 ${headerSizes.narrowLanguagesMargin}px;
    a {
      min-inline-size: var(--target);
    }
  }
  /* A long name leaves them no room: they are in the open menu, above its entries. */
  @media (--languages-in-menu) {
    header:not(:has([data-burger][open])) & {
      display: none;
    }
    header & {
      position: fixed;
      z-index: 1;
      inset-block-start: calc(var(--row) + 8px);
      inset-inline-end: var(--space-gutter);
    }
  }
  @media (forced-colors: active) {
    a[aria-current] {
      border: 2px solid CanvasText;
    }
  }
`;
