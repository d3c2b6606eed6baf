import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LayoutData } from '../../../site/page-data.types';
import { Mark } from '../../ui/icons/ui-icons';
import { headerSizes } from '../../ui/sizes/header-sizes';

/** The brand, a link to the home page. The name is drawn: no font is late for it, and no translation changes it. */
export function Logo({ layout }: { layout: LayoutData }) {
  const { name, sign, wordMark } = layout.organization;
  const { t } = useTranslation();
  return (
    <Brand href={layout.home.href}>
      <Mark sign={sign} />
      {wordMark && (
        <svg viewBox={wordMark.viewBox} aria-hidden="true">
          <path d={wordMark.outline} />
        </svg>
      )}
      <span className={wordMark && 'visually-hidden'}>
        <bdi>{name}</bdi>
        <span className="visually-hidden"> – {t('frame.navigation.home')}</span>
      </span>
    </Brand>
  );
}

/* The mark has the color of the plate. */
const Brand = styled.a`
  display: flex;
  gap: ${headerSizes.markGap}px;
  align-items: center;
  min-block-size: var(--target);
  font: var(--weight-brand) var(--type-name) / 1 var(--brand);
  /* a long name fits beside the burger of a phone: 114 px are the gutters, the mark and the burger */
  font-size: min(var(--type-name), (100vw - 114px) / var(--name-width));
  letter-spacing: -0.02em;
  text-decoration: none;
  > :first-child {
    inline-size: ${headerSizes.mark}px;
    fill: var(--plate);
  }
  svg + svg {
    block-size: 1em;
    overflow: visible;
    fill: currentColor;
  }
  @media (prefers-color-scheme: dark) {
    > :first-child {
      fill: var(--light);
    }
  }
  @media (max-width: 21.25em) {
    gap: 8px;
  }
`;
