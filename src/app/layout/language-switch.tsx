import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { lastingStore } from '../../browser/storage';
import { languages, type Language } from '../../site/languages';

interface Props {
  language: Language;
  alternates: Record<Language, string>;
}

/** Links to the page in each language. The choice is stored, and suggested on a later visit. */
export function LanguageSwitch({ language: current, alternates }: Props) {
  const { t } = useTranslation();
  return (
    <Languages role="group" aria-label={t('frame.navigation.language')}>
      {languages.map((language) => (
        <a
          key={language}
          href={alternates[language]}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={() => lastingStore.write('language', language)}
        >
          {shortNames[language]}
          <span className="visually-hidden"> – {t(`frame.language.${language}`)}</span>
        </a>
      ))}
    </Languages>
  );
}

const shortNames: Record<Language, string> = { fr: 'fr', en: 'en', ar: 'ع' };

const Languages = styled.div`
  display: flex;
  margin-inline: 8px;
  a {
    display: grid;
    place-items: center;
    min-inline-size: var(--target);
    min-block-size: var(--target);
    font-size: var(--small);
    text-decoration: none;
  }
  a:hover {
    color: var(--accent);
  }
  a[aria-current] {
    background: var(--text);
    color: var(--page);
    font-weight: 600;
  }
  @media (max-width: 73.75em) {
    margin-inline: 0 4px;
  }
  @media (forced-colors: active) {
    a[aria-current] {
      border: 2px solid CanvasText;
    }
  }
`;
