import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { Star } from '../../ui/icons/ui-icons';
import { FormattedText } from '../../ui/formatted-text';
import { Picture } from '../../ui/picture';

/** Renders the people that a client meets, each with a portrait or a tile. */
export function People({ people }: { people: NonNullable<BlockDataOf<'feature-list'>['people']> }) {
  return (
    <List>
      {people.map(({ name, role, picture }) => (
        <li key={name}>
          <span aria-hidden={picture ? undefined : true}>
            {picture ? <Picture picture={picture} sizes="88px" /> : <Star />}
          </span>
          <p>
            <b>
              <FormattedText>{name}</FormattedText>
            </b>
            <FormattedText>{role}</FormattedText>
          </p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 27rem), 1fr));
  gap: 28px 40px;
  margin-block-start: 56px;
  li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 20px;
    align-items: center;
  }
  li > span {
    display: grid;
    place-items: center;
    block-size: 88px;
    overflow: hidden;
    background: var(--plate);
    color: var(--on-plate);
    border-start-end-radius: var(--cut-button);
    corner-shape: bevel;
  }
  img {
    inline-size: 88px;
    block-size: 88px;
    object-fit: cover;
  }
  svg {
    inline-size: 44px;
    block-size: auto;
    fill: currentColor;
  }
  p {
    font-size: var(--type-small);
    color: var(--muted);
  }
  b {
    display: block;
    font: 600 var(--type-h4) / 1.3 var(--body);
    color: var(--text);
  }
`;
