import type { ElementType, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

type Properties = Record<string, unknown> & { as?: ElementType; className?: string };

/** A component made by `styled`, with what one that is made from it needs. */
interface Styled {
  (properties: Properties): ReactNode;
  element: ElementType;
  classes: string;
  attributes: object | undefined;
}

/**
 * What is left of styled-components in the built site: an element with its classes. The rules stand in the
 * stylesheet, so nothing is computed while a page is drawn or taken over (scripts/bundler/compiled-styles-plugin.mjs).
 *
 * @param target an element's name, a component that takes a `className`, or one that was made here
 * @param name the class that the component's rules go by
 * @param attributes what the element has whatever it is given
 */
export default function styled(target: ElementType | Styled, name: string, attributes?: object): Styled {
  const base = isStyled(target) ? target : undefined;
  const element = base ? base.element : (target as ElementType);
  const classes = base ? `${base.classes} ${name}` : name;
  const own = base?.attributes || attributes ? { ...base?.attributes, ...attributes } : undefined;
  function Component({ as, className, ...properties }: Properties) {
    return jsx(as ?? element, {
      ...properties,
      ...own,
      className: className ? `${classes} ${className}` : classes,
    });
  }
  return Object.assign(Component, { element, classes, attributes: own });
}

function isStyled(target: ElementType | Styled): target is Styled {
  return typeof target === 'function' && 'classes' in target;
}
