import { addToConfig } from '../authoring/add/add-to-config';
import { additions, type Addition } from '../authoring/add/index';
import { textOptions } from '../authoring/add/text-options';
import { UserError } from '../authoring/add/user-error';
import { problemLine } from '../config/source/problem';
import { parseOptions, parseAddOptions } from '../lib/args';
import { closestMatch } from '../lib/text/closest-match';

/** Returns the help: what can be added or, for one kind, its options. */
export function usage([kind = '']: string[]): string {
  const addition = additionOf(kind);
  return addition ? [...about(kind, addition), '', ...optionLines(addition)].join('\n') : overview();
}

/**
 * `npm run add -- service --section consulting --slug domiciliation --title "Domiciliation"`: adds an entry to
 * `site.config.json` in its place, so that the site stays valid. Without arguments it lists what can be added.
 *
 * @param options what to add, and its options
 * @param root the folder of the project
 * @returns the exit code: 0 added or listed, 1 nothing was added
 * @throws when an option is unknown or missing, with a suggestion
 */
export async function run([kind, ...options]: string[], root: string): Promise<number> {
  if (kind === undefined) {
    console.log(overview());
    return 0;
  }
  if (kind.startsWith('-')) parseOptions([kind], []);
  const addition = additionOf(kind);
  if (!addition) {
    const match = closestMatch(kind, Object.keys(additions));
    console.error(`"${kind}" cannot be added.${match ? ` Did you mean "${match}"?` : ''}\n\n${overview()}`);
    return 1;
  }
  const given = additionOptions(addition, options);
  try {
    const { places, problems } = await addToConfig(root, (config) => addition.make(config, given));
    console.log(['Added:', ...places.map((place) => `  ${place}`)].join('\n'));
    if (problems.length > 0)
      console.log(['', 'To do:', ...problems.map((problem) => `  ${problemLine(problem)}`)].join('\n'));
    if (addition.left !== undefined) console.log(`\n${addition.left}`);
    console.log(`\n${nextSteps(given.has('draft'), !problems.some(({ code }) => code === 'WORDS-002'))}`);
    return 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`Nothing was added: ${error.message}`);
    return 1;
  }
}

function additionOf(kind: string): Addition | undefined {
  return Object.hasOwn(additions, kind) ? additions[kind] : undefined;
}

function additionOptions(addition: Addition, options: string[]) {
  const { needed, texts, more, flags, example } = addition;
  const names = new Set([...needed, ...texts.flatMap(textOptions), ...more]);
  const given = parseAddOptions(options, [...names], flags);
  const missing = needed.filter((name) => !given.get(name));
  if (missing.length === 0) return given;
  // npm consumes the options when the "--" before them is missing.
  throw new Error(
    `Missing ${missing.map((name) => `--${name}`).join(', ')}. Add ${missing.length === 1 ? 'it' : 'them'} after "add --":\n  npm run add -- ${example}`,
  );
}

function overview(): string {
  return [
    'npm run add -- KIND adds an entry to site.config.json. Kinds:',
    ...Object.entries(additions).flatMap(([kind, addition]) => ['', ...about(kind, addition)]),
    '',
    'Texts are French. Each text option also has an English and an Arabic form: --title-en "…" --title-ar "…".',
    'A text without a translation is shown in French, marked as French, and "npm run validate" lists it.',
  ].join('\n');
}

function about(kind: string, { what, example, flags }: Addition): string[] {
  return [
    `${kind}: ${what}`,
    `  npm run add -- ${example}`,
    ...(flags.includes('draft') ? ['  With --draft only "npm run dev" shows it.'] : []),
  ];
}

function optionLines({ needed, texts, more }: Addition): string[] {
  const line = (names: readonly string[]) => names.map((name) => `--${name}`).join(', ');
  const translations = texts.flatMap((name) => textOptions(name).filter((option) => option !== name));
  return [`Required: ${line(needed)}`, `Optional: ${line([...more, ...translations])}`];
}

function nextSteps(isDraft: boolean, isTranslated: boolean): string {
  const view = 'View it: npm run dev. Check it: npm run validate.';
  const translate = isTranslated
    ? ''
    : 'Add "en" and "ar" next to each "fr" of the new entry: until then the block around it is shown in French. ';
  return isDraft
    ? `It is a draft. ${translate}${view} To publish it, remove its line "status": "draft" and add it to the hand-written lists of its kind.`
    : `${translate}${view}`;
}
