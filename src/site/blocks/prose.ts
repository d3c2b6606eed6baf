import { isInlineText } from '../inline-text';
import { direction } from '../languages';
import { organizationTexts } from '../organization';
import type { BlockDataOf } from '../page-data.types';
import type { BlockContext } from './context';
import type { BlockModel } from './model';

export const prose: BlockModel<'prose'> = {
  data: ({ parts }, context) => ({
    legal: parts.some(({ content }) => content.some(({ legal }) => legal)) ? legalLines(context) : [],
  }),
  headingIds: ({ parts }) => parts.map(({ id }) => `${id}-title`),
};

/**
 * Returns the company's name and address, and its legal details that have a value, such as its registration number. Those
 * of a fictitious company that are only zeros are no value.
 */
function legalLines({ site, t, language }: BlockContext): BlockDataOf<'prose'>['legal'] {
  const { organization } = site.config;
  const { defaultLanguage } = site;
  const { legal, legalName, placeholder } = organization;
  const texts = organizationTexts(organization, t, language);
  // A translated text may start with a name in other letters.
  const written = { direction: direction(language) };
  const details = Object.entries(legal)
    .flatMap(([name, value]): BlockDataOf<'prose'>['legal'] => {
      if (Array.isArray(value))
        return value.map((entry) => ({ name: entry.number, label: t(entry.name).text, value: entry.number }));
      if (isInlineText(site, value)) return [{ name, value: t(value).text, ...written }];
      const isForeign = language !== defaultLanguage && /\p{L}/u.test(value);
      return [{ name, value, ...(isForeign && { language: defaultLanguage }) }];
    })
    .filter(({ value }) => value !== '' && !(placeholder && /^[0\s-]+$/.test(value)));
  return [
    { name: 'name', value: legalName ?? texts.name },
    { name: 'address', value: texts.address, ...written },
    ...details,
  ];
}
