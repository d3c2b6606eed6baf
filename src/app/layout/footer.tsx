import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LayoutData } from '../../site/page-data.types';
import { TextLink } from '../../ui/action';
import { Grid, Container } from '../../ui/layout';
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
          <Lists>
            <FooterLinks title={t('frame.navigation.services')} links={layout.services} />
            <FooterLinks title={t('frame.navigation.company')} links={layout.company} />
          </Lists>
        </Columns>
        <Base>
          <p>{t('frame.footer.copyright', { year: String(useYear(year)), name })}</p>
          <ul aria-label={t('frame.navigation.social')}>
            {social.map((link) => (
              <li key={link.href}>
                <TextLink link={link} />
              </li>
            ))}
          </ul>
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

/* The space below keeps the chat button off the last line. */
const Foot = styled.footer`
  --logo: var(--band-accent);
  padding-block: 72px 100px;
  background: var(--band);
  color: var(--band-text);
  font-size: var(--type-label);
  :focus-visible {
    outline-color: var(--highlight);
  }
  @media (min-width: 73.7512em) {
    padding-block-end: 48px; /* here the button is next to the text */
  }
  @media (--narrow) {
    padding-block: 56px 104px;
  }
  /* Lets keyboard users scroll the last line out from under a toast. */
  :root:has(:is([role='alert'], [role='status']) > [data-type]) &:has(:focus-visible) {
    padding-block-end: 200px;
  }
  @media (forced-colors: active) {
    --logo: CanvasText;
  }
  @media print {
    --logo: currentColor;
    padding-block: 24px 0;
    background: none;
    color: inherit;
  }
`;

const Columns = styled(Grid)`
  row-gap: 56px;
  @media (--narrow) {
    row-gap: 36px;
  }
`;

const Lists = styled.div`
  grid-column: 7 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 36px 20px;
  > * {
    flex: 1;
  }
  /* next to each other where their words fit; the longest follows a mark */
  @media (max-width: 37.49em) {
    column-gap: 12px;
    > * {
      flex-basis: 9.25rem;
    }
    > :first-child {
      flex-basis: 10.5rem;
    }
  }
  @media (--narrow) {
    grid-column: 1 / -1;
  }
`;

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  align-items: center;
  min-block-size: 65px;
  margin-block-start: 56px;
  padding-block-start: 20px;
  border-block-start: 1px solid var(--band-line);
  color: var(--band-muted);
  font-size: var(--type-small);
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 28px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
  }
  a:hover {
    color: var(--highlight);
  }
  > button {
    margin-inline-start: auto;
  }
  @media (--narrow) {
    gap: 0 24px;
    margin-block-start: 36px;
    > ul {
      gap: 0 24px;
    }
    > button {
      margin-inline-start: 0;
    }
  }
  @media print {
    display: none;
  }
`;
