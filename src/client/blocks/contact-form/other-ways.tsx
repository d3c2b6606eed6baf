import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Message } from '../../contact/fields';
import { letterText, mailLink } from '../../contact/mail-link';
import type { ContactDetailsData } from '../../../site/page-data.types';
import { Button, TargetLink } from '../../ui/action';
import { LinkList } from '../../ui/link-list';

interface Props {
  /** Why the form does not send, if it is not shown elsewhere. */
  reason?: string;
  message: Message;
  details: ContactDetailsData;
}

/** Renders why the form does not send, and the other ways to send the typed text. It takes the focus when sending fails. */
export function OtherWays({ reason, message, details }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const { href, isWhole } = mailLink(details.email.href, message);
  const ways = [
    { label: t('frame.contact.wayEmail'), href },
    { ...details.phone, label: `${t('frame.contact.wayPhone')} · ${details.phone.label}` },
    ...(details.chat ? [{ ...details.chat, label: t('frame.contact.wayChat') }] : []),
  ];
  return (
    <Ways data-near-send role="group" tabIndex={-1} aria-labelledby={titleId}>
      {reason && <p>{reason}</p>}
      <p>
        <strong id={titleId}>{t('frame.contact.ways')}</strong>
      </p>
      {!isWhole && <p>{t('frame.contact.linkCut')}</p>}
      <CopyButton text={letterText(message)} />
      <LinkList links={ways} linkAs={TargetLink} />
    </Ways>
  );
}

/** Renders a button that copies the text. It is rendered in browsers only; one without a clipboard gets no button. */
function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<string>();
  if (!('clipboard' in navigator)) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => {},
    );
  return (
    <Button as="button" type="button" data-secondary data-small onClick={copy}>
      {copied === text ? t('frame.contact.copied') : t('frame.contact.copy')}
    </Button>
  );
}

const Ways = styled.div`
  flex-basis: 100%;
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
    color: var(--accent);
  }
`;
