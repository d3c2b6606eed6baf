import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';

/** Renders the path from the home page to this page. The page itself is the last step, without a link. */
export function Breadcrumbs({
  steps,
  className,
}: {
  steps: BlockDataOf<'hero'>['breadcrumbs'];
  className?: string;
}) {
  const { t } = useTranslation();
  if (steps.length === 0) return null;
  return (
    <Trail className={className} aria-label={t('frame.navigation.breadcrumbs')} data-breadcrumbs="">
      <ol>
        {steps.map((step, index) => (
          <li key={step.href ?? step.label}>
            {step.href !== undefined && index < steps.length - 1 ? (
              <a href={step.href}>
                <FormattedText>{step.label}</FormattedText>
              </a>
            ) : (
              <span aria-current="page">
                <FormattedText>{step.label}</FormattedText>
              </span>
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
  @media print {
    display: none;
  }
`;
