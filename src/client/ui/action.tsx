import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LinkAddress, LinkData } from '../../site/page-data.types';
import { FormattedText } from './formatted-text';
import { Arrow, ArrowOut } from './icons/ui-icons';
import { headerSizes } from './sizes/header-sizes';

/** Renders the buttons of a block, and others after them. The first one is the primary button. */
export function Actions({
  actions,
  className,
  children,
}: {
  actions: LinkData[];
  className?: string;
  children?: ReactNode;
}) {
  return (
    <Row data-actions className={className}>
      {actions.map((action, index) => (
        <ButtonLink key={action.href} link={action} secondary={index > 0} />
      ))}
      {children}
    </Row>
  );
}

/** Renders a link with an arrow, on its own line. */
export function ArrowLink({ link, className }: { link: LinkData; className?: string }) {
  return (
    <LinkLine {...linkProps(link)} className={className}>
      <FormattedText as="span">{link.label}</FormattedText>
      {link.external ? <ArrowOut /> : <Arrow />}
      {link.external && <NewTab />}
    </LinkLine>
  );
}

interface ButtonLinkProps {
  link: LinkData;
  secondary?: boolean;
  small?: boolean;
}

/** Renders a link that looks like a button. One that calls shows the number on a wide screen, which seldom is a phone. */
export function ButtonLink({ link, secondary, small }: ButtonLinkProps) {
  return (
    <Button
      data-effect="ripple"
      {...linkProps(link)}
      data-secondary={secondary || undefined}
      data-small={small || undefined}
    >
      {link.number && !link.label.includes(link.number) ? (
        <Call>
          <span>{link.label}</span> <FormattedText as="span">{link.number}</FormattedText>
        </Call>
      ) : (
        <LinkText link={link} />
      )}
    </Button>
  );
}

/** Renders a plain link inside a text. */
export function TextLink({ link, className }: { link: LinkData; className?: string }) {
  return (
    <a {...linkProps(link)} className={className}>
      <LinkText link={link} />
    </a>
  );
}

/**
 * Returns the attributes of an `<a>`. An external link opens a new tab, which has no access to this
 * one (`noopener`).
 */
export function linkProps(link: LinkAddress): { href: string; target?: string; rel?: string } {
  return link.external
    ? { href: link.href, target: '_blank', rel: 'noopener noreferrer' }
    : { href: link.href };
}

/** Renders the text of a link. For a link that opens a new tab it adds a note for screen readers. */
export function LinkText({ link }: { link: LinkData }) {
  return (
    <span>
      <FormattedText>{link.label}</FormattedText>
      {link.external && <NewTab />}
    </span>
  );
}

/** Tells screen readers that a link opens a new tab. */
export function NewTab() {
  const { t } = useTranslation();
  return (
    <>
      {' '}
      <span className="visually-hidden">{t('frame.newTab')}</span>
    </>
  );
}

/** A link on its own line, as high as a finger needs. */
export const TargetLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--target);
  font-weight: 600;
`;

export const Button = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-block-size: 54px;
  padding: 7px 25px;
  /* visible in forced colors, where backgrounds disappear */
  border: 1px solid transparent;
  font: 600 var(--type-label) / 1.2 var(--body);
  color: var(--on-fill);
  background: var(--fill);
  border-start-end-radius: var(--cut-button);
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  transition:
    background var(--hover),
    color var(--hover);
  &[data-secondary] {
    background: transparent;
    color: inherit;
    border-color: currentColor;
    box-shadow: inset 0 0 0 0.5px;
  }
  &:hover {
    background: var(--text);
    color: var(--page);
    border-color: transparent;
    box-shadow: none;
  }
  &[data-small] {
    min-block-size: var(--target);
    padding-inline: ${headerSizes.buttonPadding}px;
    font-size: calc(var(--type-label) * 0.94);
    border-start-end-radius: var(--cut-small);
  }
  &:is(:disabled, [aria-disabled='true']) {
    background: var(--alt);
    color: var(--muted);
    cursor: progress;
  }
  @media print {
    display: inline;
    padding: 0;
    border: 0;
    text-decoration: underline;
  }
`;

/* The label, and on a wide screen or on paper the number in its place. */
const Call = styled.span`
  > span + span {
    white-space: nowrap;
  }
  @media screen and (--compact) {
    > span + span {
      display: none;
    }
  }
  @media print, (--desk) {
    > :first-child {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden; /* it may be longer than what is left of the line */
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  /* two buttons fit next to each other on most phones */
  @media (--small) {
    gap: 10px;
    > * {
      flex: 1 1 auto;
      padding-inline: 15px;
    }
  }
  @media print {
    display: grid;
    > * {
      text-align: start;
    }
  }
`;

/* The arrow stands in the room after the last word, so that it follows it on whatever line that is. */
const LinkLine = styled.a`
  position: relative;
  display: inline-block;
  padding-block: calc((var(--target) - 1lh) / 2);
  font-weight: 600;
  color: var(--accent);
  > span {
    padding-inline-end: calc(10px + 1.15em);
  }
  > svg {
    display: inline;
    margin-inline-start: -1.15em;
    vertical-align: -0.2em;
  }
  /* what is said of a new tab is not beyond the end of the line */
  > svg ~ span {
    inset-inline-start: 0;
  }
`;
