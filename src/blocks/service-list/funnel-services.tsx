import styled from 'styled-components';
import { BlockSection } from '../../ui/block-section';
import { FormattedText } from '../../ui/formatted-text';
import { Grid } from '../../ui/layout';
import type { ServiceListProps } from './service-list-props';
import { Intro, ServiceName } from './service-parts';

/** Renders the stages of a selection: each is narrower than the one before, the last one is on a plate. */
export function FunnelServices({ block, heading }: ServiceListProps) {
  return (
    <BlockSection block={block} labelledBy={heading}>
      <Grid>
        <Intro block={block} heading={heading} />
        <Stages>
          {block.items.map((service) => (
            <li key={service.title} data-effect="reveal">
              <ServiceName service={service} />
              {service.text && (
                <p>
                  <FormattedText>{service.text}</FormattedText>
                </p>
              )}
            </li>
          ))}
        </Stages>
      </Grid>
    </BlockSection>
  );
}

const Stages = styled.ul`
  --slope: 4cqi;
  container-type: inline-size;
  grid-column: 6 / -1;
  display: grid;
  gap: 7px;
  li {
    position: relative;
    isolation: isolate;
    margin-inline: calc(var(--stage, 0) * var(--slope));
    padding-block: 22px 26px;
    padding-inline: calc(var(--slope) + 22px);
  }
  li::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: color-mix(in srgb, var(--plate) calc(8% + var(--stage, 0) * 9%), var(--card));
    clip-path: polygon(0 0, 100% 0, calc(100% - var(--slope)) 100%, var(--slope) 100%);
  }
  li:nth-child(2) {
    --stage: 1;
  }
  li:nth-child(3) {
    --stage: 2;
  }
  li:nth-child(4) {
    --stage: 3;
  }
  li:nth-child(5) {
    --stage: 4;
  }
  li:nth-child(n + 6) {
    --stage: 5;
  }
  h3 {
    margin-block-end: 4px;
    font-size: var(--type-h4);
  }
  p {
    text-wrap: pretty;
  }
  li:last-child {
    color: var(--on-plate);
  }
  li:last-child::before {
    background: var(--plate);
    clip-path: none;
    border-start-end-radius: var(--cut);
    corner-shape: bevel;
  }
  li:last-child p {
    color: var(--on-plate-muted);
  }
  @media (max-width: 56.25em) {
    --slope: 2cqi;
    grid-column: 1 / -1;
    margin-block-start: 28px;
    li {
      padding-block: 16px 20px;
      padding-inline: calc(var(--slope) + 14px);
    }
  }
  @media (forced-colors: active) {
    li {
      border-block-end: 1px solid CanvasText;
    }
  }
  @media print {
    li {
      break-inside: avoid;
      border-block-end: 1px solid var(--line);
    }
    li::before {
      content: none;
    }
    li:last-child,
    li:last-child p {
      color: var(--text);
    }
  }
`;
