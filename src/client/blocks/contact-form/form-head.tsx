import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf, SubjectData } from '../../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';
import { SectionHeading } from '../../ui/section-header';

interface Props {
  id: string;
  block: BlockDataOf<'contact-form'>;
  subject: SubjectData | undefined;
  onChange: () => void;
}

/**
 * Renders the heading above the fields: what the visitor asks for and its price, where the address of the page says it. It
 * has the same height in both cases, as the address is known only in the browser.
 */
export function FormHead({ id, block, subject, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Head>
      <SectionHeading id={id}>
        {subject ? t('frame.contact.request', { subject: subject.name }) : block.title}
      </SectionHeading>
      <div>
        {subject && (
          <p>
            {subject.price && <FormattedText as="b">{subject.price}</FormattedText>}
            <button type="button" onClick={onChange}>
              {t('frame.contact.change')}
            </button>
          </p>
        )}
        {block.lead && <FormattedText as={Note}>{block.lead}</FormattedText>}
      </div>
    </Head>
  );
}

const Note = styled.p`
  color: var(--muted);
`;

const Head = styled.div`
  display: grid;
  gap: 10px;
  font: var(--label);
  h2 {
    font: var(--title-h3);
  }
  > div {
    min-block-size: calc(2lh + 8px);
  }
  p:first-child:not(:last-child) {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    margin-block-end: 8px;
  }
  button {
    min-block-size: var(--target);
    margin-block: calc((1lh - var(--target)) / 2);
    color: var(--accent);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.28em;
  }
`;
