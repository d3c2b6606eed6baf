import type { ReactElement } from 'react';
import styled from 'styled-components';
import {
  gapPoints,
  notchRadius,
  path,
  petalPoints,
  polar,
  radii,
  rotate,
  short,
  starPoints,
} from './geometry';

/**
 * Renders the drawings of the sections once per page. Every plan and petal icon refers to them with
 * `<use>`, so that forty icons weigh as much as one.
 */
export function PlanSymbols({ sections }: { sections: SectionPlan[] }) {
  return <Hidden aria-hidden="true">{sections.map(cachedSymbols)}</Hidden>;
}

interface SectionPlan {
  id: string;
  angle: number;
  petals: number;
}

/** Symbols by section. They are the same on every page and expensive to compute. */
const cache = new Map<string, ReactElement>();

function cachedSymbols(section: SectionPlan): ReactElement {
  const key = JSON.stringify(section);
  const symbols = cache.get(key) ?? renderSymbols(section);
  cache.set(key, symbols);
  return symbols;
}

function renderSymbols({ id, angle, petals }: SectionPlan) {
  return (
    <g key={id}>
      <path id={`petal-${id}`} d={path(petalPoints(petals, angle))} />
      <g id={`ring-${id}`}>{ring(petals, `#petal-${id}`)}</g>
      <g id={`plan-${id}`}>
        <g opacity=".34">
          {[radii.star, radii.shoulder, radii.tip, notchRadius(petals, radii.star, angle)].map((radius) => (
            <circle key={radius} r={short(radius)} vectorEffect="non-scaling-stroke" />
          ))}
          <path d={rays()} vectorEffect="non-scaling-stroke" />
          <path d={squares()} vectorEffect="non-scaling-stroke" />
        </g>
        <path d={outline(petals, angle)} strokeWidth="1.6" opacity=".9" vectorEffect="non-scaling-stroke" />
      </g>
    </g>
  );
}

function ring(count: number, petal: string) {
  return Array.from({ length: count }, (_, index) => (
    <use key={index} href={petal} transform={index === 0 ? undefined : `rotate(${(index * 360) / count})`} />
  ));
}

/** Returns all petals, the roofs between them and the star as one path. */
function outline(count: number, angle: number): string {
  const turns = Array.from({ length: count }, (_, index) => (index * 360) / count);
  const petal = petalPoints(count, angle);
  const gap = gapPoints(count);
  return [
    ...turns.map((degrees) => path(petal.map((point) => rotate(point, degrees)))),
    ...turns.map((degrees) =>
      path(
        gap.map((point) => rotate(point, degrees)),
        false,
      ),
    ),
    path(starPoints(count, radii.star, angle)),
  ].join('');
}

/** Returns sixteen rays, as eight lines through the center. */
function rays(): string {
  return Array.from({ length: 8 }, (_, index) => index * 22.5)
    .map((degrees) => path([polar(radii.ray, degrees), polar(radii.ray, degrees + 180)], false))
    .join('');
}

/** Returns the two squares whose corners touch the tips. */
function squares(): string {
  return [0, 45]
    .map((turn) => path([0, 90, 180, 270].map((corner) => polar(radii.tip, corner + turn))))
    .join('');
}

const Hidden = styled.svg`
  position: absolute;
  inline-size: 0;
  block-size: 0;
`;
