import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Message } from '../../contact/field-problem';
import type { ContactDetailsData } from '../../site/page-data.types';
import { Button, destination, LinkWords } from '../../ui/action';
import type { SendingProblem } from './use-sending';

/** When a message could not be sent: why, and the ways that still work, with the words already typed. */
export function OtherWays({
  problem,
  message,
  details,
}: {
  problem: SendingProblem;
  message: Message;
  details: ContactDetailsData;
}) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const ways = [
    { label: t('frame.contact.wayEmail'), href: letter(details.email.href, message) },
    { ...details.phone, label: t('frame.contact.wayPhone') },
    { ...details.chat, label: t('frame.contact.wayChat') },
  ];
  return (
    <Ways>
      <p>{t(`frame.contact.help.${problem}`)}</p>
      <p>
        <strong>{t('frame.contact.ways')}</strong>
      </p>
      <ul>
        {ways.map((way) => (
          <li key={way.label}>
            <a {...destination(way)}>
              <LinkWords link={way} />
            </a>
          </li>
        ))}
      </ul>
      {/* Shown after a submit only, so always in a browser; one without a clipboard gets no button. */}
      {'clipboard' in navigator && (
        <Button
          as="button"
          type="button"
          data-secondary
          data-small
          onClick={() =>
            navigator.clipboard.writeText(text(message)).then(
              () => setCopied(true),
              () => {},
            )
          }
        >
          {copied ? t('frame.contact.copied') : t('frame.contact.copy')}
        </Button>
      )}
    </Ways>
  );
}

/** The message as a letter in the visitor's own mail program. */
function letter(address: string, message: Message): string {
  return `${address}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(text(message))}`;
}

/** The message and who signs it, with the line breaks of a letter. */
function text({ name, email, message }: Message): string {
  return [message, '', name, email].join('\n').replace(/\r?\n/g, '\r\n');
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 28px;
  padding-block-start: 18px;
  border-block-start: 1.5px solid var(--rule);
  > p {
    flex-basis: 100%;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 28px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
    font-weight: 600;
    color: var(--accent);
  }
`;
