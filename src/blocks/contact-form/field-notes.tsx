import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { strippedCharacters } from '../../contact/sanitised';
import { number } from '../../site/format';
import type { Language } from '../../site/languages';

interface Props {
  id?: string | undefined;
  /** What stands in the field, how much it takes, and how much of what was pasted it did not take. */
  text: string;
  maxLength: number;
  cut?: number | undefined;
}

/** What happens to a text without the visitor's doing: what of it is not sent, and what was cut off when it was pasted. */
export function FieldNotes({ id, text, maxLength, cut = 0 }: Props) {
  const { t, i18n } = useTranslation();
  const say = (value: number) => number(value, i18n.language as Language);
  const stripped = strippedCharacters(text);
  return (
    <Notes id={id} aria-live="polite">
      {cut > 0 && <p>{t('frame.contact.cutPaste', { max: say(maxLength), over: say(cut) })}</p>}
      {stripped.length > 0 && <p>{t('frame.contact.stripped', { signs: shown(stripped) })}</p>}
    </Notes>
  );
}

/** Signs in a row of their own direction, for « < » turns round in Arabic; one that has no glyph by its code. */
function shown(signs: string[]): string {
  return `\u2066${signs.map((sign) => (/\p{C}/u.test(sign) ? code(sign) : sign)).join(' ')}\u2069`;
}

function code(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Empty it takes no room, and stays known to screen readers. */
const Notes = styled.div`
  display: grid;
  gap: 6px;
  margin-block-start: 4px; /* clear of the field's outline */
  font-size: var(--small);
  line-height: max(1.45, var(--leading) - 0.25);
  &:empty {
    position: absolute;
  }
  > p {
    padding: 10px 14px;
    background: var(--alt);
  }
`;
