import { randomUUID } from 'node:crypto';
import type { EditReply } from '../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../config/context';
import { SITE_LOCK } from '../../../config/lock/site-lock';
import type { SiteFiles } from '../../../config/read-config';
import { createProblem } from '../../../config/rule-info';
import { missingField } from '../../../config/rules/schema/missing-field';
import { staleTranslation } from '../../../config/rules/texts/stale-translation';
import { isError, problemMessage, type Problem } from '../../../config/source/problem';
import type { FileChange } from '../../../config/source/write-json';
import { compare } from '../../../edit/diff/compare';
import { reportDifferences } from '../../../edit/diff/report';
import { withWords } from '../../../edit/diff/site-version';
import { editSite, newProblems, Refusal, undoEdit, type Edit, type Operation } from '../../../edit/edit-site';
import { groupBy } from '../../../lib/lists/group-by';
import type { Path } from '../../../lib/json';
import { withFrenchSpaces } from '../../../lib/text/french-spaces';
import { say } from '../../../lib/text/message-language';
import { perLanguage, valueIn } from '../../../site/languages';
import type { Messages } from '../../../site/site';
import type { SiteConfig } from '../../../site/types.generated';
import { loadDevSite, showSite, type LoadedDevSite } from '../load-dev-site';
import { frenchTitle, nameWithin } from './french-title';
import type { Marking } from './places';

/** What editing keeps as long as the server runs. */
export interface EditSession extends Marking {
  /** The files of the site as they were when editing began. */
  start?: SiteFiles;
  /** The files before and after each change, the last one last. Open pages know its id. */
  steps: { id: string; written: FileChange; what: string }[];
}

/** The site that is edited, and its session. */
export interface EditedSite {
  root: string;
  project: string;
  session: EditSession;
  /** What is changed, for the report when it is undone. */
  what?: string;
  loaded(): LoadedDevSite;
  /** Shows another version in every open page. */
  show(loaded: LoadedDevSite): void;
}

/** Reads the files again and shows them, with marks while editing is on. */
export async function reload(site: EditedSite): Promise<void> {
  site.show(await loadDevSite(site.root, site.project, site.session, site.loaded()));
}

/**
 * Applies an operation, and shows the result at once. Nothing is written when it causes an error, or when there is something to ask
 * before.
 *
 * @param asked lines about what stays as it is; what changes elsewhere is asked, too. Undefined when all is confirmed
 * @param controlOf returns the name of the control in which an error was typed
 */
export async function write(
  site: EditedSite,
  files: SiteFiles,
  operation: Operation,
  asked: readonly string[] | undefined,
  controlOf: (problem: Problem) => string | undefined = () => undefined,
): Promise<EditReply> {
  const { root, session } = site;
  const { problems } = site.loaded();
  let question: string[] = [];
  const askingFirst: Operation = (values) => {
    const done = operation(values) ?? [];
    const elsewhere = done
      .filter(({ path, isNew }) => path ?? isNew)
      .map(({ what }) => `– ${say(what, 'fr')}`);
    if (asked) question = [...asked, ...(elsewhere.length > 0 ? [ELSEWHERE, ...elsewhere] : [])];
    if (question.length > 0) throw new Refusal([], QUESTION);
    return done;
  };
  let edit: Edit;
  try {
    edit = editSite(root, askingFirst, { site: { files, problems }, drafts: true });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (question.length > 0) return { question: [...question, '', say(QUESTION, 'fr')].join('\n') };
    if (error.errors.length > 0) return besideControls(site, error.errors, controlOf);
    return { problems: error.reasons.map((reason) => say(reason, 'fr')) };
  }
  const { written, after } = edit;
  if (written.after.size === 0) return { report: 'Rien n’a changé.' };
  session.steps.push({ id: randomUUID(), written, what: site.what ?? '' });
  // Rules read the lock file and pictures, too.
  if (written.after.has(SITE_LOCK) || after.files.added?.size) await reload(site);
  else site.show(await showSite(root, after, session, site.loaded()));
  const later = site.loaded().problems;
  const followed = edit.changes.map(({ what }) => say(what, 'fr'));
  const also = followed.length > 0 ? [withFrenchSpaces('Avec cela ont changé :'), ...followed] : [];
  const added = newProblems(problems, later);
  const others = added.filter(({ code }) => code !== staleTranslation.code);
  const told = besideControls(site, others, controlOf);
  return {
    report: ['Enregistré.', ...also, ...(later.some(isError) ? [NOT_SHOWN] : [])].join('\n'),
    ...told,
    problems: [...(others.length < added.length ? [STALE] : []), ...told.problems],
  };
}

const QUESTION = { en: 'Continue?', fr: 'Continuer ?' };
const ELSEWHERE = 'Avec cela changent aussi :';
const NOT_SHOWN =
  'La page le montrera quand les autres erreurs du site seront corrigées : la barre les affiche.';
/** In the panel, a box confirms a translation, and no command does. */
const STALE =
  'Les traductions viennent des mots d’avant. Corrigez-les, ou cochez « Les autres langues sont toujours justes. » et enregistrez.';

/** Returns what problems say: beside a control what is wrong with it, and the rest. */
function besideControls(
  { loaded }: EditedSite,
  problems: readonly Problem[],
  controlOf: (problem: Problem) => string | undefined,
): { problems: string[]; beside?: Record<string, string> } {
  const named = [...groupBy(problems.flatMap(eachMissing), controlOf)];
  const beside = named.flatMap(([control, found]) => {
    const { context } = loaded().content ?? {};
    const known = found.map((problem) => (context ? withFrenchName(context, problem) : problem));
    const messages = lines(known.map((problem) => ({ ...problem, location: { en: '', fr: '' } })));
    return control === undefined ? [] : [[control, messages.join(' ')]];
  });
  const rest = named.flatMap(([control, found]) => (control === undefined ? lines(found) : []));
  return { problems: rest, ...(beside.length > 0 && { beside: Object.fromEntries(beside) }) };
}

/** Returns the path of a field that a problem says is missing. */
export function missingPath({ code, path, data }: Problem): Path | undefined {
  return code === missingField.code && path && 'field' in data ? [...path, String(data.field)] : undefined;
}

/** Returns a problem that calls a missing field as the panel does. */
function withFrenchName(context: Context, problem: Problem): Problem {
  const missing = missingPath(problem);
  if (!missing) return problem;
  return withoutField(problem, nameWithin(context, missing, missing.slice(0, -1)));
}

/** Returns a problem for each of the fields that one says are missing, as each has a control. */
function eachMissing(problem: Problem): Problem[] {
  const { code, data, path } = problem;
  const isMissing = code === missingField.code && path?.length && 'fields' in data;
  return isMissing ? (data.fields as string[]).map((field) => withoutField(problem, field)) : [problem];
}

/** Returns the problem of a place that one field is missing there. */
function withoutField(place: Problem, field: string): Problem {
  return createProblem(missingField, { message: 'missing', data: { field, example: '' } }, place);
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
  if (!undoEdit(root, step.written)) return { problems: [CANNOT_UNDO] };
  session.steps.pop();
  await reload(site);
  return { report: withFrenchSpaces(`Annulé : ${step.what}.`) };
}

/** Lists in French what has changed since editing began, in the languages that the site had then. */
export function changes({ session: { start } }: EditedSite, files: SiteFiles, context: Context): EditReply {
  const { defaultLanguage } = files;
  const languages = files.languages.filter((language) => start?.languages.includes(language));
  const [before, after] = [start ?? files, files].map(({ source, locales }) =>
    withWords(
      { languages, defaultLanguage },
      source.value as Record<string, unknown>,
      perLanguage({ languages }, (language) => valueIn(locales, language).value as Messages),
    ),
  );
  const changed = compare({ languages, defaultLanguage }, before, after).map((change) => {
    const { kind, path, page, language } = change;
    const config = (kind === 'removed' ? before : after) as unknown as SiteConfig;
    const field = frenchTitle({ ...context, config }, path, page === undefined ? 0 : 2);
    return { kind, path, page, language, field, before: change.before, after: change.after };
  });
  return { report: reportDifferences('l’ouverture', changed, defaultLanguage) };
}

/** Why nothing is written: a place is not what the page shows. */
export const CHANGED =
  'Cet endroit a changé dans le fichier entre-temps. Rien n’a été écrit : cliquez de nouveau sur le texte, ou rouvrez la liste. Ce que vous aviez tapé vous y est proposé.';
const OTHER_CHANGE =
  'La dernière modification n’est plus celle que cette page connaissait. Rien n’a été annulé : regardez « Voir les changements », puis cliquez de nouveau.';
const CANNOT_UNDO =
  'Les fichiers ont changé ailleurs depuis la dernière modification faite ici. Rien n’a été écrit : annulez dans l’éditeur.';
