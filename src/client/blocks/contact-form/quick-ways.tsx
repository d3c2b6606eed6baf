import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ContactDetailsData } from '../../../site/page-data.types';
import { LinkList } from '../../ui/link-list';

/** Renders the ways to reach the company now, above the form on a narrow screen; a wide one lists them beside it. */
export function QuickWays({ details: { phone, chat, email } }: { details: ContactDetailsData }) {
  const { t } = useTranslation();
  const ways = [
    { ...phone, label: t('frame.details.call') },
    ...(chat ? [chat] : []),
    { ...email, label: t('frame.details.email') },
  ];
  return <Strip links={ways} />;
}

const Strip = styled(LinkList)`
  --hovered: var(--accent);
  display: flex;
  margin-block-end: 16px;
  border: 1.5px solid var(--text);
  border-start-end-radius: var(--cut-button);
  li {
    flex: 1 1 auto;
  }
  li + li {
    border-inline-start: 1.5px solid var(--text);
  }
  a {
    display: grid;
    place-items: center;
    min-block-size: 52px;
    padding-inline: 8px;
    font-size: var(--type-label);
    font-weight: 600;
    text-decoration: none;
  }
  @media print, (--wide) {
    display: none;
  }
`;
