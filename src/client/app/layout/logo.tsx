import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LayoutData } from '../../../site/page-data.types';
import { Mark } from '../../ui/icons/ui-icons';

/** The brand, a link to the home page. */
export function Logo({ layout }: { layout: LayoutData }) {
  const { name, sign } = layout.organization;
  const { t } = useTranslation();
  return (
    <Brand href={layout.home.href}>
      <Mark sign={sign} />
      <span>
        <bdi>{name}</bdi>
        <span className="visually-hidden"> – {t('frame.navigation.home')}</span>
      </span>
    </Brand>
  );
}

/* The mark has the color of the plate. */
const Brand = styled.a`
  display: flex;
  gap: 10px;
  align-items: center;
  min-block-size: var(--target);
  font: var(--weight-brand) var(--type-name) / 1 var(--brand);
  /* a long name fits beside the burger of a phone: 114 px are the gutters, the mark and the burger */
  font-size: min(var(--type-name), (100vw - 114px) / var(--name-width));
  letter-spacing: -0.02em;
  text-decoration: none;
  svg {
    inline-size: 26px;
    fill: var(--plate);
  }
  @media (prefers-color-scheme: dark) {
    svg {
      fill: var(--light);
    }
  }
  @media (max-width: 21.25em) {
    gap: 8px;
  }
`;
