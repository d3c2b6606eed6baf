import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import type { ContactDetailsData } from '../../../site/page-data.types';
import { TargetLink } from '../../ui/action';

/**
 * Renders the ways that still work, for a page whose client does not come: scripts are off, a file is missing, the browser is too
 * old. The served page has it in the place of the counter and Send, which need the client, so that nothing moves when it shows
 * (after 5 s, by its styles alone) and when hydration takes it away.
 */
export function StalledNotice({ details: { email, phone, chat } }: { details: ContactDetailsData }) {
  const { t } = useTranslation();
  return (
    <Notice role="status" data-timer>
      <p>{t('frame.contact.stalled')}</p>
      {[email, phone, chat].map((way) => way && <TargetLink key={way.href} link={way} />)}
    </Notice>
  );
}

/* The animation hides what is visible by itself: a browser without animations shows it at once. */
const hidden = keyframes`
  from,
  to {
    visibility: hidden;
  }
`;

/* On a narrow screen as wide as the card, so that it is low enough to cover no field. */
const Notice = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 24px;
  padding: 8px 18px;
  background: var(--alt);
  animation: ${hidden} 5s;
  @media (--narrow) {
    inset-inline: calc(-1 * var(--space-gutter));
    padding-inline: var(--space-gutter);
  }
  > p {
    flex-basis: 100%;
  }
  a {
    color: var(--accent);
  }
`;
