import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { Arrow } from '../../ui/icons/ui-icons';
import { FormattedText } from '../../ui/formatted-text';
import { Result } from '../../ui/result';

/** Renders cases as glazed strips in the colours of their sections. Each strip is one link. */
export function CaseStrips({ items }: { items: BlockDataOf<'proof'>['cases'] }) {
  return (
    <Strips>
      {items.map((item) => (
        <li key={item.href} data-section={item.section} data-effect="reveal">
          <a href={item.href}>
            <div>
              <FormattedText as="h3">{item.name}</FormattedText>
              {item.category && <FormattedText as="p">{item.category}</FormattedText>}
            </div>
            {item.result && <Result {...item.result} />}
            <Arrow />
          </a>
        </li>
      ))}
    </Strips>
  );
}

const Strips = styled.ul`
  --figure: calc(var(--type-h3) * 1.35);
  --long-figure: 1;
  --result-label: var(--label);
  display: grid;
  gap: 4px;
  a {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr) auto;
    gap: 12px 20px;
    align-items: center;
    padding: 24px clamp(20px, 3vw, 40px);
    background: var(--plate);
    color: var(--on-plate);
    border: 1px solid transparent; /* visible in forced colours */
    text-decoration: none;
    transition: padding var(--hover) var(--ease);
  }
  li:first-child a {
    border-start-end-radius: var(--cut);
  }
  a:hover {
    padding-inline-start: calc(clamp(20px, 3vw, 40px) + 20px);
  }
  a:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  h3 {
    font-size: var(--type-name);
  }
  p,
  dt {
    font-size: var(--type-label);
    color: var(--on-plate-muted);
  }
  dl {
    flex-wrap: nowrap;
    align-items: center;
    gap: 16px;
  }
  a > svg {
    grid-column: -2;
  }
  @media (max-width: 37.49em) {
    a {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: 20px;
    }
    dl {
      grid-area: 2 / 1;
    }
    a > svg {
      grid-area: 1 / 2;
    }
  }
`;
