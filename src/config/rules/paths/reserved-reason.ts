import type { Translated } from '../../../lib/text/message-language';
import type { Languages } from '../../../site/languages';

/** Returns why no page can have a path; undefined when the path is free. */
export function reservedReason({ languages }: Languages, path: string): Translated | undefined {
  const first = path.split('/')[1] ?? '';
  if (languages.includes(first))
    return {
      en: 'its first part would be read as a language',
      fr: 'sa première partie serait prise pour une langue',
    };
  if (path.split('/').includes('index'))
    return {
      en: 'web servers remove the part "index"',
      fr: 'les serveurs web suppriment la partie « index »',
    };
  return Object.hasOwn(reservedParts, first) ? reservedParts[first] : undefined;
}

/** First parts that the site uses itself. */
const reservedParts: Record<string, Translated> = {
  404: { en: 'that is the page for unknown addresses', fr: 'c’est la page des adresses inconnues' },
  assets: {
    en: 'the pictures, fonts and styles of the site are there',
    fr: 'les images, les polices et les styles du site s’y trouvent',
  },
  api: { en: 'the form sends its messages there', fr: 'le formulaire y envoie ses messages' },
};
