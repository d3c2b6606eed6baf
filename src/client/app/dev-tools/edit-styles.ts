/** The styles of the tools that edit texts, on a page that has those of the site (base.css). */
export const editStyles = `
.edit-tool {
  position: fixed;
  z-index: 103;
  inset: auto auto 96px 8px;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  max-width: calc(100vw - 16px);
  margin: 0;
  padding: 12px;
  border: 2px solid #f3b22c;
  background: #031a14;
  color: #fff;
  font: 14px/1.5 system-ui, sans-serif;
}
.edit-tool :is(form, label, small, fieldset, textarea, details) {
  display: block;
  width: 100%;
  margin: 4px 0;
}
.edit-tool fieldset {
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  gap: 8px;
}
.edit-tool :is(h2, h3, p, ul) {
  flex: 0 0 100%;
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.edit-tool :is(p:not([role='status']), ul):empty {
  display: none;
}
.edit-tool :is(textarea, input:not([type='checkbox']), select) {
  width: 100%;
  min-height: 44px;
  field-sizing: content;
  font: 16px/1.5 system-ui, sans-serif;
}
.edit-tool :is(button, select) {
  max-width: 100%;
  overflow-wrap: anywhere;
}
.edit-tool button {
  min-height: 44px;
  padding: 4px 12px;
  background: #fff;
  color: #031a14;
}
.edit-tool button:is([aria-pressed="true"], form > *) {
  background: #f3b22c;
}
.edit-tool details button {
  width: 100%;
  margin: 4px 0;
  text-align: start;
}
.edit-tool h3 {
  font-weight: bold;
}
.edit-tool li button {
  width: auto;
  margin: 4px 4px 4px 0;
  text-align: start;
}
.edit-tool li details[open] {
  padding-inline-start: 8px;
  border-inline-start: 2px solid #f3b22c;
}
.edit-tool form > button {
  position: sticky;
  bottom: 0;
}
.edit-tool form [role='alert'] {
  padding: 4px 8px;
  background: #3b0d0a;
}
/* What was saved is in order: what is left to do there is no refusal. */
.edit-tool:has(.edit-report > [role='status']:not(:empty)) form [role='alert'] {
  background: #4a3a00;
}
.edit-report {
  flex: 0 0 100%;
}
/* Whoever has scrolled sees it, too. */
.edit-tool:has(form, h3) > .edit-report {
  position: sticky;
  z-index: 1;
  top: 0;
  max-height: 30vh;
  overflow: auto;
  background: #fff;
  color: #031a14;
}
.edit-tool:has(form, h3) > .edit-report > :not(:empty) {
  padding: 4px 8px;
}
.edit-tool button:disabled {
  opacity: 0.5;
}
.edit-tool :focus-visible {
  outline: 3px solid #f3b22c;
  outline-offset: 2px;
}
.edit-tool summary {
  min-height: 24px;
  list-style: inside disclosure-closed;
}
.edit-tool details[open] > summary {
  list-style-type: disclosure-open;
}
#config-problems {
  width: 100%;
  max-height: 50vh;
  overflow: auto;
}
#config-problems[role='alert'] {
  background: #3b0d0a;
}
#config-problems li {
  margin: 8px 0;
}
dialog.edit-tool {
  z-index: 102;
  width: 480px;
  max-height: calc(100vh - 16px);
  overflow: auto;
  /* The button that saves stands over the end, and the report over the beginning. */
  scroll-padding-block: 30vh 64px;
}
.edit-outline {
  position: fixed;
  z-index: 97;
  border: 2px solid #b45309;
  background: #f3b22c33;
  pointer-events: none;
}
.edit-tool:has(~ dialog.edit-tool) {
  display: none;
}
@media print {
  :is(.edit-tool, .edit-outline) {
    display: none;
  }
}
`;
