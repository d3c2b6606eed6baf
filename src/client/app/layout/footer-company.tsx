import styled from 'styled-components';
import { formatList } from '../../../site/format';
import type { LayoutData } from '../../../site/page-data.types';
import { TextLink } from '../../ui/action';
import { FormattedText } from '../../ui/formatted-text';

/** The company and every way to reach it. */
export function FooterCompany({ layout }: { layout: LayoutData }) {
  const { description, details } = layout.organization;
  return (
    <Company>
      <FormattedText as="p">{description}</FormattedText>
      <address>
        <TextLink link={details.phone} />
        <TextLink link={details.email} />
        <FormattedText as="span">{formatList(details.address, layout.language)}</FormattedText>
        {details.hours && <FormattedText as="span">{details.hours}</FormattedText>}
      </address>
    </Company>
  );
}

const Company = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  color: var(--band-muted);
  line-height: max(1.4, var(--leading) - 0.35);
  > p {
    max-inline-size: 26em;
  }
  address {
    display: grid;
    justify-items: start;
    font-style: normal;
  }
  address a:first-child {
    color: var(--band-text);
    font: var(--weight-brand) var(--type-h3) / 1.2 var(--brand);
    letter-spacing: -0.02em;
    text-decoration: none;
  }
  address a:first-child:hover {
    color: var(--highlight);
  }
  /* its first line is level with the titles of the lists */
  @media (--wide) {
    > p {
      padding-block-start: calc((var(--row) - 1lh) / 2);
    }
  }
  @media (--narrow) {
    gap: 6px;
    > p {
      max-inline-size: none;
    }
  }
  @media print {
    gap: 8px;
    > p {
      display: none;
    }
  }
  /* in one column, and on paper, a page that lists the contact details has them once */
  @media print, (--narrow) {
    :root:has([data-details]) & address {
      display: none;
    }
  }
`;
