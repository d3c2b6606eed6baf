import type { Context } from '../../config/context';
import { checkSite, OWN_CONFIG } from '../../config/load-site';
import { readSiteFiles, type SiteFiles } from '../../config/read-config';
import { isError, type Problem } from '../../config/source/problem';
import { createSite } from '../../site/site';
import { devSite, type DevSite } from './dev-site';
import { markedSite } from './editing/marked-site';
import type { Marking } from './editing/places';

/** A site as development shows it. */
export interface LoadedDevSite {
  /** Null when the site has errors. */
  site: DevSite | null;
  problems: Problem[];
  /** What was loaded; undefined after an error of the program. */
  content?: { files: SiteFiles; context?: Context };
}

/**
 * Reads and validates a site, with drafts.
 *
 * @param root the folder of the site
 * @param project the folder of the project, which holds the schema
 * @param marking whether the texts get marks, because they are edited
 */
export function loadDevSite(root: string, project: string, marking: Marking): Promise<LoadedDevSite> {
  const files = readSiteFiles(root, OWN_CONFIG, project);
  return showSite(root, { files, ...checkSite(files, root, true) }, marking);
}

/** Returns a checked site as development shows it. */
export async function showSite(
  root: string,
  { files, problems, context }: { files: SiteFiles; problems: Problem[]; context?: Context },
  { isOn, places }: Marking,
): Promise<LoadedDevSite> {
  const loaded = { files, ...(context && { context }) };
  if (!context || problems.some(isError)) return { site: null, problems, content: loaded };
  const content = isOn
    ? markedSite(context, places)
    : createSite(context.published.config, context.site.messages);
  return { site: await devSite(content, root), problems, content: loaded };
}
