import type { Context } from '../../config/context';
import { checkSite, contextOf } from '../../config/load-site';
import { readSiteFiles, type SiteFiles } from '../../config/read-config';
import { isError, type Problem } from '../../config/source/problem';
import { isObject } from '../../lib/json';
import { createSite } from '../../site/site';
import { devSite, type DevSite } from './dev-site';
import { markedSite } from './editing/marked-site';
import type { Marking } from './editing/places';

/** A site as development shows it. */
export interface LoadedDevSite {
  /** Its last version without errors; null when there was none. */
  site: DevSite | null;
  /** What is known of that version, and whether its texts have marks. */
  shown?: Context;
  isMarked?: boolean;
  problems: Problem[];
  /** What was loaded, also with errors; undefined after an error of the program. */
  content?: { files: SiteFiles; context?: Context };
}

/**
 * Reads and validates a site, with drafts.
 *
 * @param project the folder of the project, which holds the schema
 * @param marking whether the texts get marks, because they are edited
 * @param last what is shown, and stays while the site has errors
 */
export function loadDevSite(
  root: string,
  project: string,
  marking: Marking,
  last?: LoadedDevSite,
): Promise<LoadedDevSite> {
  const files = readSiteFiles(root, project);
  return showSite(root, { files, ...checkSite(files, root, true) }, marking, last);
}

/** Returns a checked site as development shows it. */
export async function showSite(
  root: string,
  {
    files,
    problems,
    context = readable(files, root),
  }: { files: SiteFiles; problems: Problem[]; context?: Context },
  { isOn, places }: Marking,
  last?: LoadedDevSite,
): Promise<LoadedDevSite> {
  const loaded = { problems, content: { files, ...(context && { context }) } };
  const shown = problems.some(isError) ? last?.shown : context;
  if (!shown) return { site: null, ...loaded };
  if (last?.site && last.shown === shown && last.isMarked === isOn) return { ...last, ...loaded };
  const site = isOn ? markedSite(shown, places) : createSite(shown.published.config, shown.site.messages);
  return { site: await devSite(site, root, shown.findReferences), shown, isMarked: isOn, ...loaded };
}

/** Returns what is known of a site with errors; undefined when a file is no JSON, or nothing can be read from it. */
function readable(files: SiteFiles, root: string): Context | undefined {
  const sources = [files.source, ...Object.values(files.locales)];
  if (files.schema.length === 0 || !sources.every(({ value }) => isObject(value))) return undefined;
  try {
    const context = contextOf(files, root, true);
    return context.site && context;
  } catch {
    return undefined;
  }
}
