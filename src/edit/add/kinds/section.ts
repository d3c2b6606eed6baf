import { say } from '../../../lib/text/message-language';
import { UserError } from '../../../lib/user-error';
import { languagesOf } from '../../../site/languages';
import { defaultSection } from '../../../site/section';
import type { SiteConfig } from '../../../site/types.generated';
import type { Insertion } from '../insertion';
import { addMessages } from '../messages';
import { slugOrError } from '../slug';
import { servicePage } from './service-page';
import { firstWords, titleFromOptions, type AddOptions } from '../text-options';

/**
 * Returns the insertions of a section: its colors, which are those of another section, its first page, which is a draft,
 * and its entry in the header.
 *
 * @param options `title` and optionally `slug` and `like`, the section whose colors it gets
 * @throws {UserError} when there is such a section, or the name has another form
 */
export function newSection(config: SiteConfig, options: AddOptions): Insertion[] {
  const { pages, theme, menus } = config;
  const site = languagesOf(config);
  const title = titleFromOptions(site, options);
  const id = slugOrError(options.get('slug'), firstWords(site, title));
  // It would replace the other one; what else is wrong with a name, validation reports.
  if (Object.hasOwn(theme.sections, id)) throw new UserError(say(addMessages.sectionTaken({ id })));
  const names = Object.keys(theme.sections).filter((name) => !name.startsWith('$'));
  const like = options.get('like') ?? names.at(-1) ?? defaultSection;
  const model = theme.sections[like];
  if (!model) throw new UserError(say(addMessages.noSection({ section: like, sections: names })));
  const page = { ...servicePage(config, id, id, options), path: `/${id}`, kind: 'section' };
  const [hero, ...blocks] = page.blocks;
  const path = page.path;
  return [
    {
      list: ['theme', 'sections'],
      after: id,
      value: { ...model, page: id },
      what: addMessages.section({ id }),
    },
    {
      list: ['pages'],
      after: pages.findLastIndex(({ section }) => section !== undefined),
      value: { ...page, blocks: [{ ...hero, variant: 'section' }, ...blocks] },
      what: addMessages.page({ path }),
    },
    {
      list: ['menus', 'header'],
      after: Math.max(
        menus.header.findLastIndex(({ section }) => section !== undefined),
        0,
      ),
      value: { section: id },
      what: addMessages.headerEntry(),
    },
  ];
}
