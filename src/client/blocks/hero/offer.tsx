import { ArrowLink } from '../../ui/action';
import { FormattedText } from '../../ui/formatted-text';
import type { HeroProps } from './hero-text';

interface Props {
  offer: NonNullable<HeroProps['block']['offer']>;
  className?: string;
}

/** Renders the price or the offer of a service, without styles. */
export function Offer({ offer: { label, value, unit, note, action }, className }: Props) {
  return (
    <div className={className}>
      {label && <FormattedText as="p">{label}</FormattedText>}
      <strong>
        <FormattedText>{value}</FormattedText> {unit && <FormattedText as="small">{unit}</FormattedText>}
      </strong>
      {note && <FormattedText as="p">{note}</FormattedText>}
      {action && <ArrowLink link={action} />}
    </div>
  );
}
