import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ContactDetailsData } from '../../site/page-data.types';
import { TargetLink } from '../../ui/action';

/** Renders the notice that the form needs script, with the phone number and the email address to use instead. */
export function NoScript({ details }: { details: ContactDetailsData }) {
  const { t } = useTranslation();
  return (
    <noscript>
      <Help>
        <p>{t('frame.contact.noScript')}</p>
        <p>
          <TargetLink link={details.phone} />
        </p>
        <p>
          <TargetLink link={details.email} />
        </p>
      </Help>
    </noscript>
  );
}

const Help = styled.div`
  padding: 14px 18px;
  background: var(--alt);
`;
