import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { ArrowLink } from '../../ui/action';
import { signs } from '../../ui/icons/signs';
import { FormattedText } from '../../ui/formatted-text';
import { Picture } from '../../ui/picture';
import { FilledPetals, PlanPart } from '../../ui/plan/plan';

/** Renders the people that a client meets, each with a portrait or the drawing of the section that they work for, and a link to write. */
export function People({ people }: { people: NonNullable<BlockDataOf<'feature-list'>['people']> }) {
  const { t } = useTranslation();
  return (
    <List>
      {people.map(({ name, firstName, role, section, picture, plan, sign, contactHref }, index) => (
        <li key={index} data-section={section}>
          <span aria-hidden={picture ? undefined : true}>
            {picture ? (
              <Picture picture={picture} sizes="88px" />
            ) : (
              <svg viewBox="-100 -100 200 200">
                <PlanPart part="ring" section={plan.section} />
                <FilledPetals plan={plan} />
                <path className="laid" d={signs[sign]} transform="translate(-25.2 -25.2) scale(2.1)" />
              </svg>
            )}
          </span>
          <div>
            <FormattedText as="h3">{name}</FormattedText>
            <FormattedText as="p">{role}</FormattedText>
            <ArrowLink link={{ label: t('frame.people.write', { name: firstName }), href: contactHref }} />
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  clear: both; /* below a map */
  display: grid;
  /* two columns at most: three would leave the last of four alone */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(27rem, 34%)), 1fr));
  gap: 28px 40px;
  margin-block-start: 56px;
  li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 20px;
    align-items: start;
  }
  li > span {
    display: grid;
    place-items: center;
    block-size: 88px;
    overflow: hidden;
    background: var(--plate);
    color: var(--on-plate);
    border-start-end-radius: var(--cut-button);
  }
  img {
    inline-size: 88px;
    block-size: 88px;
    object-fit: cover;
  }
  span > svg {
    inline-size: 72px;
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
  }
  .laid {
    fill: currentColor;
    stroke: none;
  }
  p {
    margin-block-start: 4px;
    font: var(--label);
    color: var(--muted);
  }
  h3 {
    font-size: var(--type-h4);
  }
`;
