import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { Arrow } from '../../ui/icons/ui-icons';
import { FormattedText } from '../../ui/formatted-text';
import { SubjectIcon } from '../../ui/subject-icon';

/** Renders one row per page with its drawing, name and sentence; the row is a link, on the plate of its section under the pointer. */
export function IndexServices({ services }: { services: BlockDataOf<'service-list'>['items'] }) {
  return (
    <Rows>
      {services.map(({ title, text, price, href, section, drawing }, index) => (
        <li key={index} data-effect="reveal">
          <Row as={href === undefined ? 'div' : 'a'} href={href} data-section={section}>
            <IconCell>
              <SubjectIcon drawing={drawing} />
            </IconCell>
            <FormattedText as="h3">{title}</FormattedText>
            <p>
              {text && <FormattedText>{text}</FormattedText>}
              {price && <FormattedText as="b">{price}</FormattedText>}
            </p>
            {href !== undefined && <Arrow />}
          </Row>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  border-block-start: 1.5px solid var(--rule);
`;

const Row = styled.a`
  display: grid;
  grid-template-columns: auto 5fr 6fr 32px;
  gap: 8px 28px;
  align-items: center;
  min-block-size: 104px;
  padding-block: 22px;
  border-block-end: 1px solid var(--line);
  text-decoration: none;
  h3 {
    font-size: min(6.4vw, var(--type-h3));
  }
  p {
    color: var(--muted);
    text-wrap: balance;
  }
  b {
    display: block;
    font-weight: 600;
    color: var(--text);
  }
  > svg {
    justify-self: end;
    inline-size: 26px;
  }
  &:is(a):is(:hover, :active) {
    background: var(--plate);
    border-color: var(--plate);
    /* as far as the gutters */
    box-shadow:
      var(--space-gutter) 0 var(--plate),
      calc(-1 * var(--space-gutter)) 0 var(--plate);
    color: var(--on-plate);
    --text: var(--on-plate);
    --muted: var(--on-plate-muted);
  }
  @media (--narrow) {
    grid-template-columns: auto 1fr 22px;
    gap: 4px 16px;
    padding-block: 14px;
    /* under the arrow too: space is scarce */
    p {
      grid-column: 2 / -1;
      font: var(--label);
    }
    > svg {
      grid-column: 3;
      grid-row: 1;
      inline-size: 20px;
    }
  }
`;

const IconCell = styled.span`
  --subject: 128px;
  svg {
    inline-size: 60px;
  }
  @media (--narrow) {
    --subject: 72px;
    grid-row: 1 / span 2;
    align-self: start;
    svg {
      inline-size: 46px;
    }
  }
`;
