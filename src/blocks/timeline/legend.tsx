import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Mark } from './mark';

/** Renders what the marks on the line mean. It is hidden from screen readers, which get the words at each stage. */
export function Legend() {
  const { t } = useTranslation();
  return (
    <Row aria-hidden="true">
      <span>
        <Mark kind="signed" />
        {t('frame.timeline.signed')}
      </span>
      <span>
        <Mark kind="ours" />
        {t('frame.timeline.ours')}
      </span>
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  font-size: var(--type-label);
  > span {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  > span > span {
    --mark: 15px;
    --edge-width: 2.5px;
  }
`;
