/** A standard sign of lucide (https://lucide.dev): what is drawn on a 24 × 24 grid, element by element. */
declare module 'lucide/dist/esm/icons/*' {
  const elements: [
    tag: 'path' | 'circle' | 'rect' | 'line' | 'ellipse' | 'polyline',
    attributes: Record<string, string>,
  ][];
  export default elements;
}
