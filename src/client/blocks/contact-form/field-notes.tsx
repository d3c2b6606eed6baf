import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { codePoint } from '../../../lib/text/characters';
import { strippedCharacters } from '../../contact/sanitize';

interface Props {
  id: string;
  text: string;
  maxLength: number;
  /** The number of pasted characters that did not fit. */
  cut: number;
}

/** Renders notes about automatic changes to a text: characters that are not sent, and pasted text that was cut off. */
export function FieldNotes({ id, text, maxLength, cut }: Props) {
  const { t } = useTranslation();
  const stripped = strippedCharacters(text);
  return (
    <Notes id={id} aria-live="polite">
      {cut > 0 && (
        <p>
          {t('frame.contact.cutPaste', {
            max: t('frame.contact.characters', { count: maxLength }),
            over: cut,
          })}
        </p>
      )}
      {stripped.length > 0 && <p>{t('frame.contact.stripped', { signs: characterList(stripped) })}</p>}
    </Notes>
  );
}

/**
 * Returns characters as a list that is isolated from left to right, because “<” is mirrored in Arabic.
 * A character without a glyph is shown by its code.
 */
function characterList(characters: string[]): string {
  return `\u2066${characters.map((character) => (/\p{C}/u.test(character) ? codePoint(character) : character)).join(' ')}\u2069`;
}

/** Takes no space while empty, but remains a live region for screen readers. */
const Notes = styled.div`
  display: grid;
  gap: 6px;
  margin-block-start: 4px; /* clear of the field's outline */
  font-size: var(--type-small);
  line-height: max(1.45, var(--leading) - 0.25);
  &:empty {
    position: absolute;
  }
  > p {
    padding: 10px 14px;
    background: var(--alt);
  }
`;
