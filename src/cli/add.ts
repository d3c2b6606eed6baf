import { additions, type Addition } from '../authoring/add/index';
import { addToConfig } from '../authoring/add/add-to-config';
import { givenOptions, commandOptions } from '../lib/args';
import { textOptions } from '../authoring/add/text-options';
import { UserError } from '../authoring/add/user-error';
import { problemLine } from '../config/source/problem';
import { closestMatch } from '../lib/closest-match';

/** What can be added; of one kind, which options it has. */
export function usage([kind = '']: string[]): string {
  const addition = additionOf(kind);
  return addition ? [...about(kind, addition), '', ...optionLines(addition)].join('\n') : choice();
}

/**
 * `npm run add -- service --section consulting --slug domiciliation --title "Domiciliation"`: puts something new into
 * `site.config.json`, where it belongs, so that the site is valid at once. Alone it says what can be added.
 *
 * @param options what is to be added, and its options
 * @param root the folder of the project
 * @returns the exit code: 0 added or only asked, 1 nothing was added
 * @throws when an option is not known or is missing, with what would be right
 */
export async function run([kind, ...options]: string[], root: string): Promise<number> {
  if (kind === undefined) {
    console.log(choice());
    return 0;
  }
  if (kind.startsWith('-')) commandOptions([kind], []);
  const addition = additionOf(kind);
  if (!addition) {
    const meant = closestMatch(kind, Object.keys(additions));
    console.error(`"${kind}" cannot be added.${meant ? ` Did you mean "${meant}"?` : ''}\n\n${choice()}`);
    return 1;
  }
  const given = read(addition, options);
  try {
    const { places, problems } = await addToConfig(root, (config) => addition.make(config, given));
    console.log(['Added:', ...places.map((place) => `  ${place}`)].join('\n'));
    if (problems.length > 0)
      console.log(['', 'Still to do:', ...problems.map((problem) => `  ${problemLine(problem)}`)].join('\n'));
    if (addition.left !== undefined) console.log(`\n${addition.left}`);
    console.log(`\n${next(given.has('draft'), !problems.some(({ code }) => code === 'WORDS-002'))}`);
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

function read(addition: Addition, options: string[]) {
  const { needed, texts, more, flags, example } = addition;
  const names = new Set([...needed, ...texts.flatMap(textOptions), ...more]);
  const given = givenOptions(options, [...names], flags);
  const missing = needed.filter((name) => !given.get(name));
  if (missing.length === 0) return given;
  // npm keeps options for itself when the two dashes before them were forgotten.
  throw new Error(
    `${missing.map((name) => `--${name}`).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. Write it so, with "--" behind "add":\n  npm run add -- ${example}`,
  );
}

function choice(): string {
  return [
    'npm run add -- WHAT puts something new into site.config.json. There are:',
    ...Object.entries(additions).flatMap(([kind, addition]) => ['', ...about(kind, addition)]),
    '',
    'Words are French; each option with words can be given in English and Arabic too: --title-en "…" --title-ar "…".',
    'What is not translated yet is shown in French, marked as French, and "npm run validate" lists it.',
  ].join('\n');
}

function about(kind: string, { what, example, flags }: Addition): string[] {
  return [
    `${kind}: ${what}`,
    `  npm run add -- ${example}`,
    ...(flags.includes('draft') ? ['  with --draft only "npm run dev" shows it'] : []),
  ];
}

function optionLines({ needed, texts, more }: Addition): string[] {
  const line = (names: readonly string[]) => names.map((name) => `--${name}`).join(', ');
  const translations = texts.flatMap((name) => textOptions(name).filter((option) => option !== name));
  return [`It needs: ${line(needed)}`, `It may have: ${line([...more, ...translations])}`];
}

function next(isDraft: boolean, isTranslated: boolean): string {
  const look = 'Look at it with: npm run dev. Check it with: npm run validate.';
  const translate = isTranslated
    ? ''
    : 'Beside each "fr" there, write its "en" and "ar": until then the whole block around it is shown in French. ';
  return isDraft
    ? `It is a draft. ${translate}${look} When it is done, take its line "status": "draft" away, and name it wherever its neighbours are named by hand.`
    : `${translate}${look}`;
}
