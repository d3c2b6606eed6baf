import { missingTranslation } from '../config/rules/texts/missing-translation';
import { loadSite } from '../config/load-site';
import { readConfig } from '../config/read-config';
import { isError, problemLine } from '../config/source/problem';
import { nameLanguages } from '../config/texts/language-names';
import { editSite, type Change, type SiteValues } from '../edit/edit-site';
import { rewriteMarkIn } from '../config/rules/texts/text-to-rewrite';
import type { NewPage } from '../edit/commands/new-page';
import { addSection } from '../edit/commands/new-section';
import { addPage } from '../edit/commands/add-page';
import { cleanWords } from '../edit/operations/set-text';
import { draftPlaces, editReport } from '../edit/commands/report';
import { command, siteFolder, siteOf } from '../lib/command/command';
import { commandGroup } from '../lib/command/command-group';
import { commandLine } from '../lib/command/command-line';
import type { Option } from '../lib/command/definition';
import { tell, type Translated } from '../lib/text/message-language';
import { UserError } from '../lib/user-error';
import type { Language, Languages } from '../site/languages';

const slug: Option = {
  type: 'string',
  en: 'the last part of the address (made from the title)',
  fr: 'la fin de l’adresse (formée d’après le titre)',
};

/** What can be added, by name: in one sentence, with the options beside the title and an example of what follows the name. */
export const additions: Record<string, Addition> = {
  service: {
    en: 'Adds a service: its page, its entries in the menus, its card.',
    fr: 'Ajoute un service : sa page, ses entrées dans les menus, sa carte.',
    options: {
      section: { type: 'string', value: 'SECTION', en: 'its section', fr: 'sa section' },
      slug,
      like: { type: 'string', value: 'PAGE', en: 'a page to copy, then rewrite', fr: 'une page à copier' },
    },
    example: '--section SECTION --slug domiciliation --title "Domiciliation"',
    add: addPage,
  },
  section: {
    en: 'Adds a section: its colours, its first page, its entry in the header.',
    fr: 'Ajoute une section : ses couleurs, sa première page, son entrée dans l’en-tête.',
    options: {
      slug: { ...slug, en: 'its name and address', fr: 'son nom et son adresse' },
      like: {
        type: 'string',
        value: 'SECTION',
        en: 'a section with its colours',
        fr: 'une section aux mêmes couleurs',
      },
    },
    example: '--title "Formation" --title-en "Training"',
    add: addSection,
  },
};

interface Addition extends Translated {
  options: Readonly<Record<string, Option>>;
  example: string;
  add: (values: SiteValues, options: NewPage) => Change[];
}

/** `npm run add -- KIND`: adds an entry to `site.config.json` in its place, so that the site stays valid. */
export default commandGroup({
  name: 'add',
  en: 'Adds a service or a section in the right place.',
  fr: 'Ajoute un service ou une section au bon endroit.',
  docs: 'docs/maintaining.md#adding',
  kinds: Object.fromEntries(
    Object.entries(additions).map(([kind, addition]) => [
      kind,
      async (args, project) => {
        // The options of the title follow the languages of the site.
        const folder = siteFolder(project, siteOf(args));
        const { languages, defaultLanguage } = readConfig(folder);
        const adding = additionCommand(kind, addition, { languages, defaultLanguage });
        if (languages.length > 0) return adding;
        return { ...adding, execute: async () => reportErrors(folder) };
      },
    ]),
  ),
});

/** Reports why the languages of a site are unknown. */
function reportErrors(folder: string): number {
  for (const problem of loadSite(folder).problems.filter(isError)) console.error(problemLine(problem));
  return 1;
}

function additionCommand(kind: string, { en, fr, options, example, add }: Addition, site: Languages) {
  const { languages, defaultLanguage } = site;
  const titleOption = (language: Language) => (language === defaultLanguage ? 'title' : `title-${language}`);
  const titles = languages.map((language): [string, Option] => {
    const name = nameLanguages([language]);
    const title = { en: `the title, in ${name.en}`, fr: `le titre, en ${name.fr}` };
    const required = language === defaultLanguage ? ({ isRequired: true } as const) : {};
    return [titleOption(language), { type: 'string', ...title, ...required }];
  });
  return command({
    name: `add ${kind}`,
    en,
    fr,
    options: { ...Object.fromEntries(titles), ...options },
    examples: [example],
    async run(values, _, root) {
      const words = languages.map((language) => [language, values[titleOption(language)] ?? '']);
      const page = { ...values, title: cleanWords(Object.fromEntries(words)) };
      try {
        const edit = editSite(root, (files) => add(files, page));
        // Translations are missing until the texts are rewritten.
        const problems = edit.problems.filter(({ code }) => code !== missingTranslation.code);
        console.log(editReport({ en: 'Added:', fr: 'Ajouté :' }, { ...edit, problems }));
        tell(howToPublish(rewriteMarkIn(site), draftPlaces(edit)));
        return 0;
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        const reason = error.message;
        const nothing = { en: `Nothing was added: ${reason}`, fr: `Rien n’a été ajouté. ${reason}` };
        throw new UserError(nothing, { cause: error });
      }
    },
  });
}

const howToPublish = (mark: string, places: readonly string[]): Translated => ({
  en: `It is a draft: only ${commandLine('dev')} shows it. Rewrite each text that says "${mark}". Then publish it with "Pages" and "Publier" in the page, or delete "status": "draft": ${places.join(', then ')}.
View it: ${commandLine('dev')}. Check it: ${commandLine('validate')}.`,
  fr: `C’est un brouillon : seul ${commandLine('dev')} le montre. Réécrivez chaque texte qui contient « ${mark} ». Pour publier ensuite : « Pages » puis « Publier », dans la page, ou supprimez "status": "draft" : ${places.join(', puis ')}.
Pour voir : ${commandLine('dev')}. Pour vérifier : ${commandLine('validate')}.`,
});
