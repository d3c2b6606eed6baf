import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FrameData, LinkData } from '../site/page-data.types';
import { TextLink } from '../ui/action';
import { Grid, Wrap } from '../ui/layout';
import { Phrase } from '../ui/phrase';
import { Logo } from './logo';
import { MotionSwitch } from './motion-switch';

/** The foot of every page: who we are, how to reach us, and the ways on. */
export function Footer({ frame, year }: { frame: FrameData; year: number }) {
  const { t } = useTranslation();
  const { name, social } = frame.organization;
  return (
    <Foot>
      <Wrap>
        <Columns>
          <Company frame={frame} />
          <Links title={t('frame.navigation.services')} links={frame.services} />
          <Links title={t('frame.navigation.company')} links={frame.company} />
        </Columns>
        <Base>
          <p>{t('frame.footer.copyright', { year: useYear(year), name })}</p>
          <ul aria-label={t('frame.navigation.social')}>
            {social.map((link) => (
              <li key={link.href}>
                <TextLink link={link} />
              </li>
            ))}
          </ul>
          <MotionSwitch />
        </Base>
      </Wrap>
    </Foot>
  );
}

function Company({ frame }: { frame: FrameData }) {
  const { name, description, details } = frame.organization;
  return (
    <Who>
      <Logo href={frame.home.href} name={name} />
      <p>
        <Phrase>{description}</Phrase>
      </p>
      <address>
        <TextLink link={details.phone} />
        <TextLink link={details.email} />
        {[...details.address, details.hours].map((line) => (
          <span key={line}>
            <Phrase>{line}</Phrase>
          </span>
        ))}
      </address>
    </Who>
  );
}

function Links({ title, links }: { title: string; links: (LinkData & { section?: string })[] }) {
  const heading = useId();
  return (
    <Column aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href} data-section={link.section}>
            <TextLink link={link} />
          </li>
        ))}
      </ul>
    </Column>
  );
}

/** The build's year in the HTML; a page that outlived it counts on. */
function useYear(built: number): number {
  const [year, setYear] = useState(built);
  useEffect(() => setYear(Math.max(built, new Date().getFullYear())), [built]);
  return year;
}

/* The room under it keeps the chat button off its last line. */
const Foot = styled.footer`
  --logo: var(--menthe);
  padding-block: 72px 100px;
  background: var(--band);
  color: var(--band-text);
  font-size: 1rem;
  :focus-visible {
    outline-color: var(--safran);
  }
  @media (max-width: 56.25em) {
    padding-block: 56px 104px;
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
  @media (max-width: 56.25em) {
    row-gap: 36px;
  }
`;

const Who = styled.div`
  grid-column: 1 / span 5;
  display: grid;
  gap: 18px;
  align-content: start;
  justify-items: start;
  > p {
    max-inline-size: 26em;
    color: var(--band-muted);
  }
  address {
    display: grid;
    justify-items: start;
    color: var(--band-muted);
    font-style: normal;
  }
  address a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
  }
  address a:first-child {
    margin-block-end: 6px;
    color: var(--band-text);
    font: 700 1.8125rem/1.2 var(--brand);
    letter-spacing: -0.02em;
    text-decoration: none;
  }
  address a:hover {
    color: var(--safran);
  }
  @media (max-width: 56.25em) {
    grid-column: 1 / -1;
  }
  @media (min-width: 37.5em) and (max-width: 56.25em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    column-gap: 20px;
    address {
      grid-area: 1 / 2 / span 2;
    }
  }
  @media (max-width: 21.25em) {
    address a:first-child {
      font-size: 1.5rem;
    }
  }
  @media print {
    grid-column: 1 / -1;
    gap: 8px;
    > p {
      display: none;
    }
    address,
    address a:first-child {
      color: inherit;
    }
    /* a page that lists the ways to reach us has them once */
    :root:has([data-details]) & address {
      display: none;
    }
  }
`;

const Column = styled.nav`
  grid-column: 7 / span 3;
  & + & {
    grid-column: 10 / span 3;
  }
  h2 {
    display: flex;
    align-items: center;
    min-block-size: var(--target);
    color: var(--menthe);
    font: 600 var(--small) / 1.4 var(--body);
    letter-spacing: 0;
  }
  li {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  li[data-section]::before {
    content: '';
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    rotate: 45deg;
    background: var(--light);
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: var(--target);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  @media (max-width: 56.25em) {
    grid-column: 1 / -1;
    & + & {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 37.5em) and (max-width: 56.25em) {
    grid-column: 1 / span 6;
    & + & {
      grid-column: 7 / -1;
    }
  }
  @media print {
    display: none;
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
  font-size: var(--small);
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
    color: var(--safran);
  }
  > button {
    margin-inline-start: auto;
  }
  @media (max-width: 56.25em) {
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
