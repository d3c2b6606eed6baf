import type { Context } from '../../config/context';
import { checkSite, OWN_CONFIG } from '../../config/load-site';
import { buildTime } from '../../config/publication/schedule';
import { readSiteFiles, type SiteFiles } from '../../config/read-config';
import { createReferenceFinder } from '../../config/references/find-references';
import { isError, type Problem } from '../../config/source/problem';
import { createSite } from '../../site/site';
import { devSite, type DevSite } from './dev-site';
import { markedSite } from './editing/marked-site';
import type { Places } from './editing/places';

/** A site as development shows it. */
export interface LoadedDevSite {
  /** Null when the site has errors. */
  site: DevSite | null;
  problems: Problem[];
  /** What was loaded; undefined after an error of the program. */
  content?: { files: SiteFiles; context?: Context };
}

/**
 * Reads and validates a site, with drafts and pages outside their dates.
 *
 * @param root the folder of the site
 * @param project the folder of the project, which holds the schema
 * @param places gets the places of the texts while they are edited; otherwise no text has a mark
 */
export function loadDevSite(root: string, project: string, places?: Places): Promise<LoadedDevSite> {
  const files = readSiteFiles(root, OWN_CONFIG, project);
  return showSite(root, { files, ...checkSite(files, root, buildTime(), true) }, places);
}

/** Returns a checked site as development shows it. */
export async function showSite(
  root: string,
  { files, problems, context }: { files: SiteFiles; problems: Problem[]; context?: Context },
  places?: Places,
): Promise<LoadedDevSite> {
  const loaded = { files, ...(context && { context }) };
  if (!context || problems.some(isError)) return { site: null, problems, content: loaded };
  const content = places
    ? markedSite(context, createReferenceFinder(files.schema), places)
    : createSite(context.published.config, context.site.messages);
  return { site: await devSite(content, root), problems, content: loaded };
}
