import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** A link past the header to the content, the first element that the keyboard reaches. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Skip className="visually-hidden" data-screen-only href="#main">
      {t('frame.skip')}
    </Skip>
  );
}

const Skip = styled.a`
  position: absolute;
  z-index: 10;
  inset-block-start: 8px;
  inset-inline-start: var(--space-gutter);
  display: inline-flex;
  align-items: center;
  min-block-size: var(--target);
  padding-inline: 20px;
  background: var(--text);
  color: var(--page);
  font-weight: 600;
  text-decoration: none;
  border-start-end-radius: var(--cut-small);
`;
