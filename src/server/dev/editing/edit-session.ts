import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { EditReply } from '../../../client/app/dev-tools/edit-api';
import type { SiteFiles } from '../../../config/read-config';
import { isError, problemMessage } from '../../../config/source/problem';
import { rewriteJson } from '../../../config/source/write-json';
import { compare } from '../../../edit/diff/compare';
import { reportChanges } from '../../../edit/diff/report';
import { withWords } from '../../../edit/diff/site-version';
import { applyEdit, changedFiles, newProblems, type SiteValues } from '../../../edit/edit-site';
import { acceptTranslations } from '../../../edit/translations/accept';
import { replaceFile } from '../../../lib/replace-file';
import { perLanguage, valueIn } from '../../../site/languages';
import type { Messages } from '../../../site/site';
import { loadDevSite, showSite, type LoadedDevSite } from '../load-dev-site';
import { fileTexts, type FileTexts } from './file-texts';
import type { Places } from './places';

/** What editing keeps as long as the server runs. */
export interface EditSession {
  isOn: boolean;
  places: Places;
  /** The files as they were when editing began. */
  start?: SiteFiles;
  /** The files before and after each change, the last one last. */
  steps: { before: FileTexts; after: FileTexts }[];
}

/** The site that is edited, and its session. */
export interface EditedSite {
  root: string;
  project: string;
  session: EditSession;
  loaded(): LoadedDevSite;
  /** Shows another version in every open page. */
  show(loaded: LoadedDevSite): void;
}

/** Reads the files again and shows them, with marks while editing is on. */
export async function reload({ root, project, session, show }: EditedSite): Promise<void> {
  show(await loadDevSite(root, project, session.isOn ? session.places : undefined));
}

/**
 * Applies an edit, and shows the result at once. Nothing is written when the site would have an error.
 *
 * @param key a text under a key whose translations match its new words
 */
export async function write(
  site: EditedSite,
  files: SiteFiles,
  edit: (values: SiteValues) => unknown,
  key?: string,
): Promise<EditReply> {
  const { root, session } = site;
  const { edited, problems, context } = applyEdit(root, files, edit, true);
  const errors = problems.filter(isError);
  if (errors.length > 0) return { problems: errors.map((problem) => problemMessage(problem, 'fr')) };
  const contents = changedFiles(files, edited);
  if (contents.size === 0 && key === undefined) return {};
  const before = fileTexts(root, files);
  rewriteJson(root, contents);
  if (key !== undefined) acceptTranslations(root, [key]);
  session.steps.push({ before, after: fileTexts(root, files) });
  const earlier = site.loaded().problems;
  if (key !== undefined) await reload(site);
  else
    site.show(await showSite(root, { files: edited, problems, ...(context && { context }) }, session.places));
  const left = newProblems(earlier, site.loaded().problems);
  return {
    report: 'Enregistré.',
    problems: left.map((problem) => problemMessage(problem, 'fr')),
  };
}

/** Undoes the last change; refuses when a file has changed since. */
export async function undo(site: EditedSite, files: SiteFiles): Promise<EditReply> {
  const { root, session } = site;
  const step = session.steps.at(-1);
  if (!step) return { report: 'Il n’y a rien à annuler depuis l’ouverture.' };
  const now = fileTexts(root, files);
  const changed = [...step.after].filter(([file, text]) => step.before.get(file) !== text);
  if (changed.some(([file, text]) => now.get(file) !== text)) return { problems: [CANNOT_UNDO] };
  for (const [file] of changed) {
    const text = step.before.get(file) ?? null;
    if (text === null) rmSync(join(root, file));
    else replaceFile(join(root, file), text);
  }
  session.steps.pop();
  await reload(site);
  return { report: 'La dernière modification est annulée.' };
}

/** Lists in French what has changed since editing began. */
export function changes({ session: { start } }: EditedSite, files: SiteFiles): EditReply {
  const { languages, defaultLanguage } = files;
  const [before, after] = [start ?? files, files].map((version) =>
    withWords(
      { languages, defaultLanguage },
      version.source.value as Record<string, unknown>,
      perLanguage(version, (language) => valueIn(version.locales, language).value as Messages),
    ),
  );
  const changed = compare({ languages, defaultLanguage }, before, after);
  return { report: reportChanges('l’ouverture', changed, defaultLanguage) };
}

const CANNOT_UNDO =
  'Les fichiers ont changé ailleurs depuis la dernière modification faite ici. Rien n’a été écrit : annulez dans l’éditeur.';
