import { FormattedText } from './formatted-text';

interface Props {
  id: string;
  children: string;
}

/** Renders the h2 that names a block. */
export function SectionHeading(props: Props) {
  return <FormattedText as="h2" {...props} />;
}

/** Renders the h2 that names a block to screen readers only. */
export function HiddenHeading(props: Props) {
  return <FormattedText as="h2" className="visually-hidden" {...props} />;
}
