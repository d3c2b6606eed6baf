import styled from 'styled-components';
import type { LayoutData } from '../../site/page-data.types';
import { TextLink } from '../../ui/action';
import { FormattedText } from '../../ui/formatted-text';
import { Logo } from './logo';

/** The company and every way to reach it. */
export function FooterCompany({ layout }: { layout: LayoutData }) {
  const { description, details } = layout.organization;
  return (
    <Company>
      <Logo layout={layout} />
      <p>
        <FormattedText>{description}</FormattedText>
      </p>
      <address>
        <TextLink link={details.phone} />
        <TextLink link={details.email} />
        {[...details.address, details.hours].map((line) => (
          <span key={line}>
            <FormattedText>{line}</FormattedText>
          </span>
        ))}
      </address>
    </Company>
  );
}

const Company = styled.div`
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
    font: var(--weight-brand) var(--type-h3) / 1.2 var(--brand);
    letter-spacing: -0.02em;
    text-decoration: none;
  }
  address a:hover {
    color: var(--highlight);
  }
  @media (--narrow) {
    grid-column: 1 / -1;
  }
  @media (min-width: 37.5em) and (--narrow) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    column-gap: 20px;
    address {
      grid-area: 1 / 2 / span 2;
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
    /* a page that lists the contact details prints them once */
    :root:has([data-details]) & address {
      display: none;
    }
  }
`;
