import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LayoutData } from '../../../site/page-data.types';
import { Grid, Container } from '../../ui/layout';
import { LinkList } from '../../ui/link-list';
import { FooterCompany } from './footer-company';
import { FooterLinks } from './footer-links';
import { MotionSwitch } from './motion-switch';

/** The footer of every page: the company, how to reach it, and links. */
export function Footer({ layout, year }: { layout: LayoutData; year: number }) {
  const { t } = useTranslation();
  const { name, social } = layout.organization;
  return (
    <Foot>
      <Container>
        <Columns>
          <FooterCompany layout={layout} />
          <FooterLinks title={t('frame.navigation.services')} links={layout.services} />
          <FooterLinks title={t('frame.navigation.company')} links={layout.company} />
        </Columns>
        <Base>
          <p>{t('frame.footer.copyright', { year: String(useYear(year)), name })}</p>
          {social.length > 0 && <LinkList links={social} aria-label={t('frame.navigation.social')} />}
          <MotionSwitch />
        </Base>
      </Container>
    </Foot>
  );
}

/** Returns the year of the build, which is in the HTML, or the current year if it is later. */
function useYear(buildYear: number): number {
  const [year, setYear] = useState(buildYear);
  useEffect(() => setYear(Math.max(buildYear, new Date().getFullYear())), [buildYear]);
  return year;
}

const Foot = styled.footer`
  --row: var(--target);
  padding-block: 56px 28px;
  background: var(--band);
  color: var(--band-text);
  font-size: var(--type-label);
  --outline: var(--highlight);
  --hovered: var(--highlight);
  a,
  button {
    min-block-size: var(--row);
  }
  a {
    display: inline-flex;
    align-items: center;
  }
  /* The footer of a phone, with the bar over its end, is no higher than 0.7 of the screen. */
  @media (--narrow) {
    --row: 30px;
    padding-block: 20px 12px;
  }
  /* Lets keyboard users scroll the last line out from under a toast. */
  :root:has(:is([role='alert'], [role='status']) > [data-type]) &:has(:focus-visible) {
    padding-block-end: 200px;
  }
  @media print {
    padding-block: 24px 0;
  }
`;

const Columns = styled(Grid)`
  > :first-child {
    grid-column: 1 / span 5;
  }
  > :last-child {
    grid-column: 9 / -1;
  }
  > * {
    grid-column: span 2;
  }
  @media (--narrow) {
    row-gap: 8px;
  }
`;

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  align-items: center;
  justify-content: space-between;
  margin-block-start: 32px;
  padding-block-start: 12px;
  border-block-start: 1px solid var(--band-line);
  color: var(--band-muted);
  font-size: var(--type-small);
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 28px;
    margin-inline-end: auto;
  }
  @media (--narrow) {
    margin-block-start: 8px;
    padding-block-start: 6px;
    > ul {
      order: 1;
      gap: 0 20px;
    }
  }
  @media print {
    border: 0;
    > :not(p) {
      display: none;
    }
  }
`;
