import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LinkData } from '../../../site/page-data.types';
import { LinkList } from '../../ui/link-list';

/** Renders links to the parts of a long text. */
export function TableOfContents({ links }: { links: LinkData[] }) {
  const { t } = useTranslation();
  if (links.length === 0) return null;
  return (
    <List data-screen-only aria-label={t('frame.contents')}>
      <LinkList links={links} />
    </List>
  );
}

const List = styled.nav`
  --hovered: var(--accent);
  border-block-start: 1.5px solid var(--rule);
  a {
    display: flex;
    align-items: center;
    min-block-size: var(--target);
    padding-block: 8px;
    border-block-end: 1px solid var(--line);
    line-height: max(1.35, var(--leading) - 0.3);
    text-decoration: none;
  }
`;
