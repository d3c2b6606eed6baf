import { commandLine } from '../../lib/command/command-line';
import { languagesOf } from '../../site/languages';
import { defaultSection } from '../../site/section';
import { Refusal, type Change, type SiteValues } from '../edit-site';
import { noSection, servicePage, slugOf, type NewPage } from './new-page';
import { add } from '../operations/add';

/**
 * Adds a section: its colors, which are those of another section, its first page, which is a draft, and its entry in the
 * header.
 *
 * @returns what was added
 * @throws {Refusal} when there is such a section, or none like it
 */
export function addSection(values: SiteValues, options: NewPage): Change[] {
  const { config } = values;
  const { pages, theme, menus } = config;
  const id = slugOf(languagesOf(config), options);
  // It would replace the other one; what else is wrong with a name, validation reports.
  if (Object.hasOwn(theme.sections, id)) throw new Refusal([taken(id)]);
  const names = Object.keys(theme.sections).filter((name) => !name.startsWith('$'));
  const { title, like = names.at(-1) ?? defaultSection } = options;
  const original = theme.sections[like];
  if (!original) throw new Refusal([noSection(config, like)]);
  const addFirst = commandLine('add service', `--section ${id} --title "…"`);
  const { blocks, ...head } = servicePage(config, id, id, title);
  const [hero, ...others] = blocks;
  const page = {
    ...head,
    path: `/${id}`,
    kind: 'section',
    blocks: [{ ...hero, variant: 'section' }, ...others],
  };
  const lastOf = (list: readonly { section?: string }[]) =>
    list.findLastIndex(({ section }) => section !== undefined);
  const parts = [
    {
      path: ['theme', 'sections', id],
      value: { ...original, page: id },
      what: {
        en: `the section "${id}", with the colors, the angle and the icon ("sign") of "${like}". Add its first service: ${addFirst}`,
        fr: `la section « ${id} », avec les couleurs, l’angle et l’icône (« sign ») de « ${like} ». Ajoutez son premier service : ${addFirst}`,
      },
    },
    {
      path: ['pages', lastOf(pages) + 1],
      value: page,
      what: { en: `the page ${page.path}`, fr: `la page ${page.path}` },
    },
    {
      path: ['menus', 'header', Math.max(lastOf(menus.header), 0) + 1],
      value: { section: id },
      what: { en: 'its entry in the header', fr: 'son entrée dans l’en-tête' },
    },
  ];
  return parts.flatMap(({ path, value, what }) => add(values, path, value, what));
}

const taken = (id: string) => ({
  en: `There is already a section "${id}". Choose another name: --slug NAME.`,
  fr: `Il y a déjà une section « ${id} ». Choisissez un autre nom : --slug NOM.`,
});
