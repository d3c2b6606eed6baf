/** What a drawing shows, as SVG path data, from back to front. */
export interface Subject {
  /** Surfaces in the color of the page: what is behind them is hidden. */
  sheets: string;
  lines: string;
  /** The one element that is glazed. Where two of its shapes overlap, there is a hole. */
  glaze: string;
}
