import styled from 'styled-components';
import { Section, Grid, SectionHeader, Lead, Container } from '../../ui/layout';
import { FormattedText } from '../../ui/phrase';
import { Plan } from '../../ui/plan/plan';
import { Arrow } from '../../ui/icons/ui-icons';
import type { ServiceListProps, Service } from './service-list-props';

/** Large plates, 7/5 then 5/7, each a link as a whole. */
export function PlateServices({ block, heading }: ServiceListProps) {
  return (
    <Section id={block.id} data-section={block.section} data-ground="page" aria-labelledby={heading}>
      <Container>
        <SectionHeader>
          <h2 id={heading}>
            <FormattedText>{block.title}</FormattedText>
          </h2>
          {block.lead && (
            <Lead>
              <FormattedText>{block.lead}</FormattedText>
            </Lead>
          )}
        </SectionHeader>
        <Plates as="ul">
          {block.items.map((service) => (
            <li key={service.title} data-effect="reveal">
              <Plate
                as={service.href === undefined ? 'div' : 'a'}
                href={service.href}
                data-section={service.section}
              >
                <PlateContent service={service} />
              </Plate>
            </li>
          ))}
        </Plates>
      </Container>
    </Section>
  );
}

function PlateContent({ service }: { service: Service }) {
  return (
    <>
      {service.plan && <Corner plan={service.plan} />}
      <h3>
        <FormattedText>{service.title}</FormattedText>
      </h3>
      {service.text && (
        <p>
          <FormattedText>{service.text}</FormattedText>
        </p>
      )}
      {service.action && <GoWords words={service.action} />}
    </>
  );
}

/** The words of the link; its arrow stays with the last of them. */
function GoWords({ words }: { words: string }) {
  const last = words.lastIndexOf(' ') + 1;
  return (
    <Go>
      <FormattedText>{words.slice(0, last)}</FormattedText>
      <span className="nowrap">
        <FormattedText>{words.slice(last)}</FormattedText>
        <Arrow />
      </span>
    </Go>
  );
}

const Plates = styled(Grid)`
  row-gap: 20px;
  > li {
    display: grid;
    grid-column: span 5;
  }
  > :nth-child(4n + 1),
  > :nth-child(4n) {
    grid-column: span 7;
  }
  /* one that is left over takes the whole line */
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  @media (max-width: 43.75em) {
    > :nth-child(n) {
      grid-column: 1 / -1;
    }
  }
`;

const Plate = styled.a`
  container-type: inline-size;
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: 10px;
  min-block-size: 420px;
  padding: 32px;
  background: var(--plate);
  color: var(--on-plate);
  border-start-end-radius: var(--cut);
  corner-shape: bevel;
  text-decoration: none;
  /* the drawing, with its longest ray, ends above the words */
  h3 {
    margin-block-start: calc(clamp(176px, 55cqi, 368px) * 0.635 - 16px);
    font-size: clamp(1.5rem, 10.4cqi, 2.5rem);
  }
  p {
    max-inline-size: 27em;
    color: var(--on-plate-muted);
    text-wrap: balance;
  }
  &:focus-visible {
    outline-color: var(--text);
  }
  @media (max-width: 56.25em) {
    min-block-size: 340px;
    padding: 24px 22px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Corner = styled(Plan)`
  --size: clamp(176px, 55cqi, 368px);
  position: absolute;
  inline-size: var(--size);
  inset-inline-end: calc(var(--size) * -0.22);
  inset-block-start: calc(var(--size) * -0.36);
  transition: rotate var(--slide) var(--ease);
  a:hover > & {
    rotate: 45deg;
  }
`;

const Go = styled.span`
  padding-block: 8px;
  font-weight: 600;
  text-decoration: underline 1px;
  text-underline-offset: 0.3em;
  svg {
    display: inline-block;
    margin-inline-start: 10px;
    vertical-align: -0.2em;
    transition: translate var(--hover) var(--ease);
  }
  a:hover > & svg {
    translate: 4px 0;
  }
  :dir(rtl) a:hover > & svg {
    translate: -4px 0;
  }
`;
