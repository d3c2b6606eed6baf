import { FormattedText } from './formatted-text';

/**
 * Renders the h2 that names a block.
 *
 * @param hidden whether only screen readers get it
 */
export function SectionHeading({
  id,
  hidden = false,
  children,
}: {
  id: string;
  hidden?: boolean;
  children: string;
}) {
  return (
    <FormattedText as="h2" id={id} className={hidden ? 'visually-hidden' : undefined}>
      {children}
    </FormattedText>
  );
}
