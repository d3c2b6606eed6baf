/** A place of work, by its name and its coordinates in degrees. */
export interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

/** A place on the lattice: its node, and where its name starts, in cells. */
export interface PlacedName {
  name: string;
  x: number;
  y: number;
  textX: number;
  textY: number;
  anchor: 'start' | 'middle' | 'end';
}

/** The places on the lattice, and the box around their tiles and names, in cells. */
export interface Layout {
  places: PlacedName[];
  bounds: Box;
}

/** The number of cells between the outermost places, in the longer direction. */
const EXTENT = 14;

/** The height of a name, and the mean width of its letters, in cells. */
const NAME = { height: 0.95, letter: 0.44 };

/**
 * Puts places on the nodes of a lattice, roughly as on a map, each on a node of its own and with its name beside it where
 * it covers no other tile and no other name.
 */
export function layOut(places: readonly Place[]): Layout {
  const nodes = nodesOf(places);
  const taken = nodes.map(([x, y], index) => around(x, y, index === 0 ? 1 : 0.5));
  const placed = places.map(({ name }, index) => {
    const [x, y] = nodes[index] ?? [0, 0];
    const others = taken.filter((_, other) => other !== index);
    const sides = sidesOf(name, x, y, index === 0 ? 1.25 : 0.65);
    const free = sides.find((side) => !others.some((other) => overlap(side.box, other))) ?? sides[0]!;
    taken.push(free.box);
    return { name, x, y, textX: free.textX, textY: free.textY, anchor: free.anchor };
  });
  return { places: placed, bounds: hull(taken) };
}

/** Returns the smallest box around boxes. */
function hull(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Returns the nearest free node for each place; the first place has its own. */
function nodesOf(places: readonly Place[]): [number, number][] {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [north, south] = [Math.max(...latitudes), Math.min(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const narrow = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const cell = Math.max((east - west) * narrow, north - south, 0.01) / EXTENT;
  const used = new Set<string>();
  return places.map(({ latitude, longitude }, index) => {
    const [x, y] = [((longitude - west) * narrow) / cell, (north - latitude) / cell];
    const near = [0, 1, -1, 2, -2];
    const free = near
      .flatMap((right) => near.map((down): [number, number] => [Math.round(x) + right, Math.round(y) + down]))
      .filter((node) => !used.has(node.join()))
      .toSorted((one, other) => distance(one, x, y) - distance(other, x, y))[0] ?? [x, y];
    // the star of the first place also covers the nodes around its own
    const steps = index === 0 ? near.slice(0, 3) : [0];
    for (const right of steps) for (const down of steps) used.add([free[0] + right, free[1] + down].join());
    return free;
  });
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the places for a name around a node: after it, before it, under it, over it. */
function sidesOf(name: string, x: number, y: number, gap: number) {
  const width = name.length * NAME.letter;
  const { height } = NAME;
  const beside = { textY: y + height * 0.34 };
  return [
    { ...beside, textX: x + gap, anchor: 'start' as const, box: box(x + gap, y - height / 2, width, height) },
    {
      ...beside,
      textX: x - gap,
      anchor: 'end' as const,
      box: box(x - gap - width, y - height / 2, width, height),
    },
    {
      textX: x,
      textY: y + gap + height * 0.75,
      anchor: 'middle' as const,
      box: box(x - width / 2, y + gap, width, height),
    },
    {
      textX: x,
      textY: y - gap - height * 0.1,
      anchor: 'middle' as const,
      box: box(x - width / 2, y - gap - height, width, height),
    },
  ];
}

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

/** Returns the box of a tile by its center and half its side. */
function around(x: number, y: number, half: number): Box {
  return box(x - half, y - half, 2 * half, 2 * half);
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function distance([toX, toY]: readonly [number, number], x: number, y: number): number {
  return Math.hypot(toX - x, toY - y);
}
