/** Returns CSS custom properties, by their names without the dashes. */
export function declarations(entries: readonly (readonly [name: string, value: unknown])[]): string {
  return entries.map(([name, value]) => `--${name}:${String(value)}`).join(';');
}
