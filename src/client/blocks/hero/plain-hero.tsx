import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LinkData } from '../../../site/page-data.types';
import { TextLink } from '../../ui/action';
import { Container } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { Breadcrumbs } from './breadcrumbs';
import { heroAttributes, type HeroProps, HeroText } from './hero-text';

/** Renders a plain headline: questions, legal texts, contact, site map. In a column it fills the column. */
export function PlainHero(props: HeroProps) {
  const { block } = props;
  const stack = (
    <Stack>
      <Breadcrumbs steps={block.breadcrumbs} />
      <HeroText {...props}>
        {block.updated && <FormattedText as={Updated}>{block.updated}</FormattedText>}
      </HeroText>
      <TableOfContents links={block.contentsLinks} />
    </Stack>
  );
  return (
    <Root {...heroAttributes(props)} data-column={block.column}>
      {block.column ? stack : <Container>{stack}</Container>}
    </Root>
  );
}

function TableOfContents({ links }: { links: LinkData[] }) {
  const { t } = useTranslation();
  if (links.length === 0) return null;
  return (
    <List data-screen-only aria-label={t('frame.contents')}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <TextLink link={link} />
          </li>
        ))}
      </ul>
    </List>
  );
}

const Root = styled.section`
  /* outside a column the headline has the full width, limited to a few words per line */
  &:not([data-column]) {
    padding-block: 20px 48px;
    @media (--narrow) {
      padding-block: 8px 36px;
    }
    h1 {
      max-inline-size: 14em;
    }
  }
  @media (--wide) {
    &[data-column] {
      container-type: inline-size;
    }
    &[data-column] h1 {
      font-size: min(var(--type-h1-narrow), 12cqi);
    }
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  > [data-breadcrumbs] {
    /* 34 px to the headline: the end column aligns with it */
    margin-block-end: 10px;
  }
  @media (--narrow) {
    gap: 20px;
    > [data-breadcrumbs] {
      margin-block-end: -8px;
    }
  }
`;

const Updated = styled.p`
  font-size: var(--type-small);
  color: var(--muted);
`;

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
