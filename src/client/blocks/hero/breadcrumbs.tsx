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
        {steps.map((step, index) => (
          <li key={step.href ?? step.label}>
            {step.href !== undefined && index < steps.length - 1 ? (
              <FormattedText as="a" href={step.href}>
                {step.label}
              </FormattedText>
            ) : (
              <FormattedText as="span" aria-current="page">
                {step.label}
              </FormattedText>
            )}
          </li>
        ))}
      </ol>
    </Trail>
  );
}

const Trail = styled.nav`
  font-size: var(--type-small);
  color: var(--muted);
  ol {
    display: flex;
    flex-wrap: wrap;
    column-gap: 10px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  li > :is(a, span) {
    display: flex;
    align-items: center;
    min-block-size: var(--target);
  }
  /* after a step, so that a second line starts with text */
  li:not(:last-child)::after {
    content: '';
    flex: none;
    rotate: 45deg;
    border: 2.5px solid; /* a border, unlike a background, is kept in forced colours */
    opacity: 0.7;
  }
  /* on a phone, where the logo leads home as well, most of them are one line without it */
  @media (--narrow) {
    li:first-child:nth-last-child(n + 3) {
      display: none;
    }
  }
`;
