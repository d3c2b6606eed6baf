import { addToConfig } from '../authoring/add/add-to-config';
import { additions, type Addition } from '../authoring/add/index';
import { problemLine } from '../config/source/problem';
import { command } from '../lib/command/command';
import { commandGroup } from '../lib/command/command-group';
import { UserError } from '../lib/user-error';
import { missingTranslation } from '../validate/rules/texts/missing-translation';

/** `npm run add -- KIND`: adds an entry to `site.config.json` in its place, so that the site stays valid. */
export default commandGroup({
  name: 'add',
  summary: 'Adds a service, question, ad, testimonial or project in the right place.',
  docs: 'docs/maintaining.md#adding',
  kinds: Object.fromEntries(
    Object.entries(additions).map(([kind, addition]) => [kind, async () => additionCommand(kind, addition)]),
  ),
});

function additionCommand(kind: string, addition: Addition) {
  const { summary, options, example, left } = addition;
  return command({
    name: `add ${kind}`,
    summary,
    options,
    examples: [example],
    async run(values, _positionals, root) {
      const given = new Map(
        Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value).trim()]] : [])),
      );
      try {
        const { places, problems } = addToConfig(root, (config) => addition.make(config, given));
        console.log(['Added:', ...places.map((place) => `  ${place}`)].join('\n'));
        if (problems.length > 0)
          console.log(['', 'To do:', ...problems.map((problem) => `  ${problemLine(problem)}`)].join('\n'));
        if (left !== undefined) console.log(`\n${left}`);
        const isTranslated = !problems.some(({ code }) => code === missingTranslation.code);
        console.log(`\n${nextSteps(given.has('draft'), isTranslated)}`);
        return 0;
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        throw new UserError(`Nothing was added: ${error.message}`, { cause: error });
      }
    },
  });
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
