import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { Arrow } from '../../ui/icons/ui-icons';
import { FormattedText } from '../../ui/formatted-text';
import { Result } from '../../ui/result';

/** Renders cases as strips with an edge in the color of their section, which fills them on hover. Each strip is one link. */
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
  gap: 12px;
  a {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr) auto;
    gap: 12px 20px;
    align-items: center;
    padding: 24px clamp(20px, 3vw, 40px);
    background: var(--card);
    position: relative;
    border: 1px solid var(--line);
    text-decoration: none;
    transition: background var(--hover);
  }
  li:first-child a {
    border-start-end-radius: var(--cut);
  }
  /* the glazed edge */
  a::before {
    content: '';
    position: absolute;
    inset-block: -1px;
    inset-inline-start: -1px;
    inline-size: 8px;
    background: var(--plate);
  }
  dd,
  svg {
    color: var(--accent);
  }
  a:is(:hover, :active) {
    background: var(--plate);
    color: var(--on-plate);
    :is(dd, dt, p, svg) {
      color: inherit;
    }
  }
  h3 {
    font-size: var(--type-name);
  }
  p,
  dt {
    font-size: var(--type-label);
    color: var(--muted);
  }
  dl {
    flex-wrap: nowrap;
    align-items: center;
    gap: 16px;
  }
  a > svg {
    grid-column: -2;
  }
  @media (--small) {
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
