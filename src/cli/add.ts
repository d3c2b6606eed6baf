import { addToSite } from '../authoring/add/add-to-site';
import { additions, type Addition } from '../authoring/add/index';
import { addMessages } from '../authoring/add/messages';
import { placePicture } from '../authoring/add/picture';
import { siteMark } from '../authoring/add/text-options';
import { localeFile, toDo } from '../authoring/edit-site';
import { say } from '../config/message-language';
import { readConfig } from '../config/read-config';
import { problemLine, type Problem } from '../config/source/problem';
import { command, siteFolder, siteOf } from '../lib/command/command';
import { commandGroup } from '../lib/command/command-group';
import { UserError } from '../lib/user-error';
import { defaultLanguage, languages } from '../site/languages';
import { loadSite, OWN_CONFIG } from '../validate/load-site';
import { missingTranslation } from '../validate/rules/texts/missing-translation';
import { unfinishedText } from '../validate/rules/texts/unfinished-text';

/** `npm run add -- KIND`: adds an entry to `site.config.json` in its place, so that the site stays valid. */
export default commandGroup({
  name: 'add',
  summary: 'Adds a service, section, block, question, ad, testimonial or project in the right place.',
  docs: 'docs/maintaining.md#adding',
  kinds: Object.fromEntries(
    Object.entries(additions).map(([kind, addition]) => [
      kind,
      async (args, root) => {
        // The options of texts follow the languages of the site.
        const folder = siteFolder(root, siteOf(args));
        readConfig(folder, OWN_CONFIG);
        const made = additionCommand(kind, addition);
        return languages.length > 0 ? made : { ...made, execute: async () => reportProblems(folder) };
      },
    ]),
  ),
});

/** Reports why the languages of a site are unknown. */
function reportProblems(folder: string): number {
  for (const problem of loadSite(folder).problems)
    if (problem.severity === 'error') console.error(problemLine(problem));
  return 1;
}

function additionCommand(kind: string, addition: Addition) {
  const { summary, options, example, arguments: expected = [] } = addition;
  return command({
    name: `add ${kind}`,
    summary,
    arguments: expected,
    options: options(),
    examples: [example],
    async run(values, positionals, root) {
      const given = new Map(
        [
          ...Object.entries(values),
          ...expected.map(({ name }, index) => [name.toLowerCase(), positionals[index]] as const),
        ].flatMap(([name, value]) => (value ? [[name, String(value).trim()]] : [])),
      );
      try {
        for (const line of added(root, addition, given)) console.log(line);
        return 0;
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        const reason = error.message;
        throw new UserError(say(addMessages.nothingAdded({ reason })), { cause: error });
      }
    },
  });
}

/** Adds something, and returns what the command says. */
function added(root: string, { make, left }: Addition, given: ReadonlyMap<string, string>): string[] {
  const file = given.get('picture');
  const picture = file === undefined ? undefined : placePicture(root, file);
  const options = new Map([...given, ...(picture ? [['picture', picture.src] as const] : [])]);
  try {
    const { places, drafts, problems: found } = addToSite(root, (config) => make(config, options));
    const problems = withoutEarlyTranslations(found);
    const note = left?.(options);
    return [
      say(addMessages.added()),
      ...places.map((place) => `  ${place}`),
      ...(picture ? [`  ${say(addMessages.picture({ file: `public${picture.src}` }))}`] : []),
      ...toDo(problems),
      ...(note ? ['', say(note)] : []),
      '',
      ...(drafts.length > 0 ? [say(addMessages.publish({ mark: siteMark(), places: drafts }))] : []),
      ...nextSteps(given.has('draft'), problems),
    ];
  } catch (error) {
    picture?.undo();
    throw error;
  }
}

/** Returns problems without translations that are missing, when words are still to be written. */
function withoutEarlyTranslations(problems: readonly Problem[]): Problem[] {
  const isUnfinished = problems.some(({ code }) => code === unfinishedText.code);
  return problems.filter(({ code }) => !isUnfinished || code !== missingTranslation.code);
}

function nextSteps(isDraft: boolean, problems: readonly Problem[]): string[] {
  const isTranslated = !problems.some(({ code }) => code === missingTranslation.code);
  const files = languages.filter((language) => language !== defaultLanguage).map(localeFile);
  return [
    ...(isDraft ? [say(addMessages.draft())] : []),
    ...(isTranslated ? [] : [say(addMessages.translate({ files: files.join(', ') }))]),
    say(addMessages.next()),
  ];
}
