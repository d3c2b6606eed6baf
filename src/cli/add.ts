import { addToSite } from '../edit/add/add-to-site';
import { additions, type Addition } from '../edit/add/index';
import { addMessages } from '../edit/add/messages';
import { siteMark, type AddOptions } from '../edit/add/text-options';
import { toDo } from '../edit/edit-site';
import { oneLine } from '../lib/text/characters';
import { say } from '../lib/text/message-language';
import { readConfig } from '../config/read-config';
import { problemLine } from '../config/source/problem';
import { command, siteFolder, siteOf } from '../lib/command/command';
import { commandGroup } from '../lib/command/command-group';
import { UserError } from '../lib/user-error';
import type { Languages } from '../site/languages';
import { loadSite, OWN_CONFIG } from '../config/load-site';
import { missingTranslation } from '../config/rules/texts/missing-translation';

/** `npm run add -- KIND`: adds an entry to `site.config.json` in its place, so that the site stays valid. */
export default commandGroup({
  name: 'add',
  en: 'Adds a service or a section in the right place.',
  fr: 'Ajoute un service ou une section au bon endroit.',
  docs: 'docs/maintaining.md#adding',
  kinds: Object.fromEntries(
    Object.entries(additions).map(([kind, addition]) => [
      kind,
      async (args, root) => {
        // The options of the title follow the languages of the site.
        const folder = siteFolder(root, siteOf(args));
        const { languages, defaultLanguage } = readConfig(folder, OWN_CONFIG);
        const adding = additionCommand(kind, addition, { languages, defaultLanguage });
        if (languages.length > 0) return adding;
        return { ...adding, execute: async () => reportErrors(folder) };
      },
    ]),
  ),
});

/** Reports why the languages of a site are unknown. */
function reportErrors(folder: string): number {
  for (const problem of loadSite(folder).problems)
    if (problem.severity === 'error') console.error(problemLine(problem));
  return 1;
}

function additionCommand(kind: string, addition: Addition, site: Languages) {
  const { en, fr, options, example } = addition;
  return command({
    name: `add ${kind}`,
    en,
    fr,
    options: options(site),
    examples: [example],
    async run(values, _, root) {
      const given = new Map(
        Object.entries(values).flatMap(([name, value]) => (value ? [[name, oneLine(String(value))]] : [])),
      );
      try {
        for (const line of added(root, site, addition, given)) console.log(line);
        return 0;
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        const reason = error.message;
        throw new UserError(say(addMessages.nothingAdded({ reason })), { cause: error });
      }
    },
  });
}

/** Adds something, and returns what the command says. Translations are missing until the texts are rewritten. */
function added(root: string, site: Languages, { make, left }: Addition, options: AddOptions): string[] {
  const { places, drafts, problems } = addToSite(root, (config) => make(config, options));
  const note = left?.(options);
  return [
    say(addMessages.added()),
    ...places.map((place) => `  ${place}`),
    ...toDo(problems.filter(({ code }) => code !== missingTranslation.code)),
    ...(note ? ['', say(note)] : []),
    '',
    say(addMessages.publish({ mark: siteMark(site), places: drafts })),
    say(addMessages.next()),
  ];
}
