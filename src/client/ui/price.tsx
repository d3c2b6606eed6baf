import type { PriceParts } from '../../site/parts/price-parts';

/** Renders a price: its numbers, and its words as small text. It may break between the numbers of a range. */
export function Price({ price }: { price: PriceParts }) {
  const { from, between, to, currency } = price;
  return (
    <>
      <bdi>{from}</bdi>
      {to && (
        <>
          <small> {between} </small>
          <bdi>{to}</bdi>
        </>
      )}
      {currency && (
        <>
          {' '}
          <small>{currency}</small>
        </>
      )}
    </>
  );
}

/** Returns the size of a price: a range or a long number is smaller, and an offer in words still smaller. */
export function priceSize({ from, to }: PriceParts): 'words' | 'long' | undefined {
  const number = from.replace(/\p{M}+$/u, ''); // the mark of a text that is edited
  if (/[^\d\s.,\p{Sc}]/u.test(number)) return 'words';
  return to || number.length > 6 ? 'long' : undefined;
}
