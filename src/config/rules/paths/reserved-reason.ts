import type { Translated } from '../../../lib/text/message-language';
import type { Languages } from '../../../site/languages';

/** Returns why no page can have a path; undefined when the path is free. */
export function reservedReason(
  { languages }: Pick<Languages, 'languages'>,
  path: string,
): Translated | undefined {
  const first = path.split('/')[1] ?? '';
  if (languages.includes(first))
    return {
      en: 'its first part would be read as a language',
      fr: 'sa première partie serait prise pour une langue',
    };
  if (Object.hasOwn(reservedFolders, first)) return reservedFolders[first];
  // Of a file such as `con.html`, systems look at what is before the dot.
  const names = path.split('/').map((part) => part.split('.')[0] ?? '');
  if (names.includes('index'))
    return {
      en: 'web servers remove the part "index"',
      fr: 'les serveurs web suppriment la partie « index »',
    };
  // Some hosts look for it in every folder.
  if (names.includes('404'))
    return { en: 'that is the page for unknown addresses', fr: 'c’est la page des adresses inconnues' };
  const device = names.find((name) => DEVICE.test(name));
  if (device === undefined) return undefined;
  return {
    en: `Windows keeps the name "${device}" for a device and can write no such file`,
    fr: `Windows réserve le nom « ${device} » à un périphérique et ne peut pas écrire un tel fichier`,
  };
}

/** The names that Windows reserves, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])$/;

/** First parts that the site uses itself. */
const reservedFolders: Record<string, Translated> = {
  assets: {
    en: 'the pictures, fonts and styles of the site are there',
    fr: 'les images, les polices et les styles du site s’y trouvent',
  },
  api: { en: 'the form sends its messages there', fr: 'le formulaire y envoie ses messages' },
};
