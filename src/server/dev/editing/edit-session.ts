import { randomUUID } from 'node:crypto';
import type { EditReply } from '../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../config/context';
import { changedSiteLock, readSiteLock, SITE_LOCK } from '../../../config/lock/site-lock';
import { updateTranslationSources } from '../../../config/lock/translation-sources';
import type { SiteFiles } from '../../../config/read-config';
import { isError, problemMessage, type Problem } from '../../../config/source/problem';
import {
  fileContents,
  restoreFiles,
  rewriteJson,
  type FileContents,
} from '../../../config/source/write-json';
import type { SourceText } from '../../../config/texts/all-texts';
import { compare } from '../../../edit/diff/compare';
import { reportChanges } from '../../../edit/diff/report';
import { withWords } from '../../../edit/diff/site-version';
import { applyEdit, changedFiles, newProblems, type SiteValues } from '../../../edit/edit-site';
import { perLanguage, valueIn } from '../../../site/languages';
import type { Messages } from '../../../site/site';
import { loadDevSite, showSite, type LoadedDevSite } from '../load-dev-site';
import { isUnchanged } from './is-unchanged';
import type { Marking } from './places';

/** What editing keeps as long as the server runs. */
export interface EditSession extends Marking {
  /** The files of the site as they were when editing began. */
  start?: SiteFiles;
  /** The files before and after each change, the last one last. Open pages know its id. */
  steps: { id: string; before: FileContents; after: FileContents }[];
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
export async function reload(site: EditedSite): Promise<void> {
  site.show(await loadDevSite(site.root, site.project, site.session));
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
  if (errors.length > 0 || !context) return { problems: lines(errors) };
  if (!isUnchanged(root, files)) return { problems: [CHANGED] };
  const contents = changedFiles(files, edited);
  const lock = key === undefined ? null : lockWith(root, context, key);
  if (lock) contents.set(SITE_LOCK, lock);
  if (contents.size === 0) return {};
  const before = rewriteJson(root, contents);
  session.steps.push({ id: randomUUID(), before, after: fileContents(root, contents.keys()) });
  const earlier = site.loaded().problems;
  // Rules read the lock file, too.
  if (lock) await reload(site);
  else site.show(await showSite(root, { files: edited, problems, context }, session));
  return { report: 'Enregistré.', problems: lines(newProblems(earlier, site.loaded().problems)) };
}

/** Returns the lock file with the words of a key from which its translations are made; null when it has them. */
function lockWith(root: string, context: Context, key: string): object | null {
  const sources = readSiteLock(root)?.translations ?? {};
  const isAccepted = (text: SourceText) => text.key === key;
  return changedSiteLock(root, {
    translations: updateTranslationSources(context, sources, context.allTexts, isAccepted),
  });
}

function lines(problems: readonly Problem[]): string[] {
  return problems.map((problem) => problemMessage(problem, 'fr'));
}

/**
 * Undoes the last change; refuses when a file has changed since.
 *
 * @param id the change that is the last one for the page that asks
 */
export async function undo(site: EditedSite, id: string | undefined): Promise<EditReply> {
  const { root, session } = site;
  const step = session.steps.at(-1);
  if (!step) return { report: 'Il n’y a rien à annuler depuis l’ouverture.' };
  if (step.id !== id) return { problems: [OTHER_CHANGE] };
  const now = fileContents(root, step.after.keys());
  if ([...step.after].some(([file, text]) => now.get(file) !== text)) return { problems: [CANNOT_UNDO] };
  restoreFiles(root, step.before);
  session.steps.pop();
  await reload(site);
  return { report: 'La dernière modification est annulée.' };
}

/** Lists in French what has changed since editing began, in the languages that the site had then. */
export function changes({ session: { start } }: EditedSite, files: SiteFiles): EditReply {
  const { defaultLanguage } = files;
  const languages = files.languages.filter((language) => start?.languages.includes(language));
  const [before, after] = [start ?? files, files].map(({ source, locales }) =>
    withWords(
      { languages, defaultLanguage },
      source.value as Record<string, unknown>,
      perLanguage({ languages }, (language) => valueIn(locales, language).value as Messages),
    ),
  );
  const changed = compare({ languages, defaultLanguage }, before, after);
  return { report: reportChanges('l’ouverture', changed, defaultLanguage) };
}

/** Why nothing is written: a place is not what the page shows. */
export const CHANGED =
  'Cet endroit a changé dans le fichier entre-temps. Rien n’a été écrit : cliquez de nouveau sur le texte. Ce que vous aviez tapé vous y est proposé.';
const OTHER_CHANGE =
  'La dernière modification n’est plus celle que cette page connaissait. Rien n’a été annulé : regardez « Voir les changements », puis cliquez de nouveau.';
const CANNOT_UNDO =
  'Les fichiers ont changé ailleurs depuis la dernière modification faite ici. Rien n’a été écrit : annulez dans l’éditeur.';
