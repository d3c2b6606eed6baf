import type { EditedSite } from '../../src/server/dev/editing/edit-session';
import { Places } from '../../src/server/dev/editing/places';
import { loadDevSite } from '../../src/server/dev/load-dev-site';
import type { SiteCopy } from './site-copy';
import { root as ownProject } from './sites';

/** Returns a copy of a site as the development server keeps it while it is edited. @param project the folder with the schema */
export async function editedSite({ folder: root }: SiteCopy, project = ownProject): Promise<EditedSite> {
  const session = { isOn: true, places: new Places(), steps: [] };
  let loaded = await loadDevSite(root, project, session);
  return { root, project, session, loaded: () => loaded, show: (next) => void (loaded = next) };
}

/** Returns a generator of numbers from 0 to 1 that are the same in each run. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
