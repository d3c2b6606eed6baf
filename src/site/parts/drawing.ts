import type { Site } from '../site';
import type { DrawingName } from '../types.generated';

/** Returns the name of a drawing among the pictures of a site. Names of projects and files have no colon. */
export function drawingKey(name: DrawingName): string {
  return `drawing:${name}`;
}

/** Returns the address of a drawing: its group in the file that the build writes. */
export function drawingUrl(site: Site, name: DrawingName): string {
  const file = site.pictures.get(drawingKey(name))?.src ?? `/assets/drawing-${name}.svg`;
  return `${file}#drawing`;
}
