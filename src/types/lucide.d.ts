/** An icon of Lucide (https://lucide.dev): the elements drawn on a 24 × 24 grid. */
declare module 'lucide/dist/esm/icons/*' {
  const elements: [
    tag: 'path' | 'circle' | 'rect' | 'line' | 'ellipse' | 'polyline',
    attributes: Record<string, string>,
  ][];
  export default elements;
}
