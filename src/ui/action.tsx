import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LinkData } from '../site/page-data.types';
import { FormattedText } from './phrase';
import { Arrow, ArrowOut } from './icons/ui-icons';

/** The buttons of a block: the first is the main one. */
export function Actions({ actions, className }: { actions: LinkData[]; className?: string }) {
  return (
    <Row className={className}>
      {actions.map((action, index) => (
        <ButtonLink key={action.href} link={action} secondary={index > 0} />
      ))}
    </Row>
  );
}

/** A link with its arrow, on a line of its own. */
export function ArrowLink({ link, className }: { link: LinkData; className?: string }) {
  return (
    <Go {...linkProps(link)} className={className}>
      <LinkWords link={link} />
      {link.external ? <ArrowOut /> : <Arrow />}
    </Go>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  link,
  secondary,
  small,
}: {
  link: LinkData;
  secondary?: boolean;
  small?: boolean;
}) {
  return (
    <Button
      data-effect="ripple"
      {...linkProps(link)}
      data-secondary={secondary || undefined}
      data-small={small || undefined}
    >
      <LinkWords link={link} />
    </Button>
  );
}

/** A plain link in the text. */
export function TextLink({ link, className }: { link: LinkData; className?: string }) {
  return (
    <a {...linkProps(link)} className={className}>
      <LinkWords link={link} />
    </a>
  );
}

/**
 * Where a link leads. One that leaves the site opens a new tab, which cannot reach this one.
 *
 * @returns the attributes of an `<a>`
 */
export function linkProps(link: LinkData): { href: string; target?: string; rel?: string } {
  return link.external
    ? { href: link.href, target: '_blank', rel: 'noopener noreferrer' }
    : { href: link.href };
}

/** The words of a link, and for one that opens a new tab, that it does. */
export function LinkWords({ link }: { link: LinkData }) {
  return (
    <span>
      <FormattedText>{link.label}</FormattedText>
      {link.external && <NewTab />}
    </span>
  );
}

function NewTab() {
  const { t } = useTranslation();
  return (
    <>
      {' '}
      <span className="visually-hidden">{t('frame.newTab')}</span>
    </>
  );
}

export const Button = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-block-size: 54px;
  padding: 7px 25px;
  /* seen where the system takes the colours away */
  border: 1px solid transparent;
  font: 600 1rem/1.2 var(--body);
  color: var(--on-fill);
  background: var(--fill);
  border-start-end-radius: var(--cut-button);
  corner-shape: bevel;
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  transition:
    background var(--hover),
    color var(--hover);
  &:hover {
    background: var(--text);
    color: var(--page);
  }
  &[data-secondary] {
    background: transparent;
    color: inherit;
    box-shadow: inset 0 0 0 1.5px currentColor;
  }
  &[data-secondary]:hover {
    background: var(--text);
    color: var(--page);
  }
  &[data-small] {
    min-block-size: var(--target);
    padding-inline: 20px;
    font-size: 0.9375rem;
    border-start-end-radius: var(--cut-small);
  }
  &:is(:disabled, [aria-disabled='true']) {
    background: var(--alt);
    color: var(--muted);
    cursor: progress;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  @media (max-width: 56.25em) {
    > * {
      flex: 1 1 auto;
    }
  }
`;

const Go = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: var(--target);
  font-weight: 600;
  color: var(--accent);
`;
