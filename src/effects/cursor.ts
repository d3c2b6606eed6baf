/**
 * The site's pointer: a small square, turned 45° over what can be pressed. It is a picture given to the
 * browser's own `cursor`, so it costs no script, never lags behind the hand, and is for mice only by
 * nature. Over text and fields the system's pointer stays.
 *
 * @param fill the colour of the square, such as `#0B6B4D`
 * @param outline the colour around it, which tells it from any ground
 * @returns CSS; the switch in the footer and reduced motion turn it off
 */
export function cursorCss(fill: string, outline: string): string {
  const picture = (turn: number) =>
    `url("data:image/svg+xml,${encodeURIComponent(square(fill, outline, turn))}") 10 10`;
  return `@media (prefers-reduced-motion:no-preference){
:root:not([data-motion="off"]){cursor:${picture(0)},auto}
:root:not([data-motion="off"]) :is(a,button:enabled,summary,label){cursor:${picture(45)},pointer}
:root:not([data-motion="off"]) :is(p,li,dt,dd,h1,h2,h3,blockquote,input,textarea,select):not(:is(a,button,summary,label) *){cursor:auto}
}
`;
}

function square(fill: string, outline: string, turn: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="-10 -10 20 20"><path d="M-5-5H5V5H-5z" fill="${fill}" stroke="${outline}" stroke-width="1.5" transform="rotate(${turn})"/></svg>`;
}
