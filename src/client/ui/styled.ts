import type { ElementType, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

type Properties = Record<string, unknown> & { as?: ElementType; className?: string };

/** A component created by `styled`, with the fields that a component based on it needs. */
interface Styled {
  (properties: Properties): ReactNode;
  element: ElementType;
  classes: string;
  attributes: object | undefined;
}

/**
 * Returns a component that renders an element with its classes. It replaces styled-components in the
 * built site: the rules are in the stylesheet, so rendering and hydration compute no styles
 * (scripts/bundler/compiled-styles-plugin.mjs).
 *
 * @param target an element's name, a component that takes a `className`, or a component created here
 * @param name the class of the component's rules
 * @param attributes fixed attributes of the element; they override the component's properties
 */
export default function styled(target: ElementType | Styled, name: string, attributes?: object): Styled {
  const base = isStyled(target) ? target : undefined;
  const element = base ? base.element : (target as ElementType);
  const classes = base ? `${base.classes} ${name}` : name;
  const fixed = base?.attributes || attributes ? { ...base?.attributes, ...attributes } : undefined;
  function Component({ as, className, ...properties }: Properties) {
    return jsx(as ?? element, {
      ...properties,
      ...fixed,
      className: className ? `${classes} ${className}` : classes,
    });
  }
  return Object.assign(Component, { element, classes, attributes: fixed });
}

function isStyled(target: ElementType | Styled): target is Styled {
  return typeof target === 'function' && 'classes' in target;
}
