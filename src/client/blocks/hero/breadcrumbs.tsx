import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';

/** Renders the path from the home page to this page. The page itself is the last step, without a link. */
export function Breadcrumbs({ steps }: { steps: BlockDataOf<'hero'>['breadcrumbs'] }) {
  const { t } = useTranslation();
  if (steps.length === 0) return null;
  return (
    <Trail data-screen-only aria-label={t('frame.navigation.breadcrumbs')} data-breadcrumbs="">
      <ol>
        {steps.map(({ label, href }) => (
          <li key={href ?? label}>
            <FormattedText as={href ? 'a' : 'span'} href={href} aria-current={href ? undefined : 'page'}>
              {label}
            </FormattedText>
          </li>
        ))}
      </ol>
    </Trail>
  );
}

const Trail = styled.nav`
  margin-block-end: var(--below-breadcrumbs);
  font-size: var(--type-small);
  color: var(--muted);
  ol {
    display: flex;
    flex-wrap: wrap;
    column-gap: 10px;
  }
  li > * {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: var(--target);
  }
  /* after a step, so that a second line starts with text */
  a::after {
    content: '';
    flex: none;
    rotate: 45deg;
    border: 2.5px solid; /* a border, unlike a background, is kept in forced colours */
    opacity: 0.7;
  }
  /* on a phone the logo leads home and the title names the page: only what is between them is left */
  @media (--narrow) {
    li:is(:first-child, :last-child),
    a::after {
      display: none;
    }
    &:not(:has(li:nth-child(3))) {
      visibility: hidden;
      box-sizing: content-box;
      block-size: 12px;
    }
  }
`;
