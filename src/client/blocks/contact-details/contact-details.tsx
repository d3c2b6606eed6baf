import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { TargetLink } from '../../ui/action';
import { BlockSection } from '../../ui/block-section';
import { FormattedText } from '../../ui/formatted-text';
import { HiddenHeading } from '../../ui/section-header';

/** Renders the phone and chat numbers, the email address, postal address and opening hours of the company. */
export function ContactDetails({ block }: { block: BlockDataOf<'contact-details'> }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { phone, email, chat, chatNumber, address, hours } = block.details;
  return (
    <BlockSection block={block} labelledBy={block.title && titleId}>
      {block.title && <HiddenHeading id={titleId}>{block.title}</HiddenHeading>}
      <Measured>
        <Details data-details="">
          <Line name={t('frame.details.phone')}>
            <LargeLink link={phone} />
          </Line>
          {chat && chatNumber && (
            <Line name={chat.label}>
              <TargetLink link={{ ...chat, label: chatNumber }} />
            </Line>
          )}
          <Line name={t('frame.details.email')}>
            <TargetLink link={email} />
          </Line>
          <Line name={t('frame.details.address')}>
            {address.map((line, index) => (
              <FormattedText as="span" key={index}>
                {line}
              </FormattedText>
            ))}
          </Line>
          {hours && (
            <Line name={t('frame.details.hours')}>
              <FormattedText>{hours}</FormattedText>
            </Line>
          )}
        </Details>
      </Measured>
      {block.lead && <FormattedText as={Note}>{block.lead}</FormattedText>}
    </BlockSection>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Note = styled.p`
  margin-block-start: 24px;
  color: var(--muted);
`;

const Measured = styled.div`
  container-type: inline-size;
`;

const Details = styled.dl`
  border-block-start: 1.5px solid var(--rule);
  > div {
    display: grid;
    grid-template-columns: 7.5em minmax(0, 1fr);
    gap: 4px 20px;
    align-items: baseline;
    padding-block: 14px;
    border-block-end: 1px solid var(--line);
  }
  dt {
    font-size: var(--type-small);
    color: var(--muted);
  }
  dd > span {
    display: block;
  }
  @container (max-width: 376px) {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      padding-block: 10px;
    }
  }
`;

const LargeLink = styled(TargetLink)`
  font: var(--weight-brand) min(var(--type-h3), 0.8rem + 2.2vw) / 1.2 var(--brand);
  letter-spacing: -0.02em;
  white-space: nowrap;
  text-decoration: none;
  --hovered: var(--accent);
`;
