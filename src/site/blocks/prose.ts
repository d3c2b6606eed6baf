import { direction, type Direction, type Language } from '../languages';
import { organizationTexts } from '../organization';
import type { BlockContext, BlockModel } from './model';

export const prose = {
  data: ({ parts }, context) => ({
    legal: parts.some(({ content }) => content.some(({ legal }) => legal)) ? legalLines(context) : [],
  }),
  headingIds: ({ parts }) => parts.map(({ id }) => `${id}-title`),
} satisfies BlockModel<'prose'>;

/**
 * A line of the legal details. Its name is a field of the config, unless it has a label. A text has the direction of its
 * language; a name that is not translated has a language of its own.
 */
interface LegalLine {
  name: string;
  label?: string;
  value: string;
  language?: Language;
  direction?: Direction;
}

/**
 * Returns the company's name and address, and its legal details that have a value, such as its registration number. Those
 * of a fictitious company that are only zeros are no value.
 */
function legalLines({ site, t, language }: BlockContext): LegalLine[] {
  const { organization } = site.config;
  const { defaultLanguage } = site;
  const { legal, legalName, placeholder } = organization;
  const texts = organizationTexts(organization, t, language);
  // A translated text may start with a name in other letters.
  const written = { direction: direction(language) };
  const details = Object.entries(legal)
    .flatMap(([name, value]): LegalLine[] => {
      if (Array.isArray(value))
        return value.map((entry) => ({ name: entry.number, label: t(entry.name).text, value: entry.number }));
      if (typeof value !== 'string') return [{ name, value: t(value).text, ...written }];
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
