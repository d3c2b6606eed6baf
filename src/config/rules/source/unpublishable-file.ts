import { readSource } from '../../source/json-source';
import { privateReason } from '../../source/public-files';
import type { Translated } from '../../../lib/text/message-language';
import { rule } from '../../rule';

export const unpublishableFile = rule({
  code: 'FILE-004',
  severity: 'error',
  summary: {
    en: 'A file of `public/` cannot be published.',
    fr: 'Un fichier de `public/` ne peut pas être publié.',
  },
  docs: {
    en: 'The build writes the pages, `robots.txt`, `sitemap.xml`, `_redirects`, `_headers` and `.well-known/security.txt` from the config, and a compressed version (`.gz`, `.br`) of each text file. A file of `public/` with the same name would never be published, or would hide a page; the folder `assets/` is the build’s own. Neither is published what is not for visitors, such as a hidden file, a key or a copy of the database.\n\nDelete the file, move it out of `public/`, or give it another name. What it should do belongs into the config: an old address into `redirects`, a page into `pages`.',
    fr: 'Le site écrit d’après la configuration ses pages, `robots.txt`, `sitemap.xml`, `_redirects`, `_headers` et `.well-known/security.txt`, et une version compressée (`.gz`, `.br`) de chaque fichier de texte. Un fichier de `public/` qui porte le même nom ne serait jamais publié, ou cacherait une page ; le dossier `assets/` est celui du site. N’est pas publié non plus ce qui n’est pas destiné aux visiteurs, comme un fichier caché, une clé ou une copie de base de données.\n\nSupprimez ce fichier, sortez-le de `public/`, ou donnez-lui un autre nom. Ce qu’il doit faire se dit dans la configuration : une ancienne adresse dans `redirects`, une page dans `pages`.',
  },
  examples: {
    invalid: [{ file: 'public/robots.txt', content: 'Disallow: /' }],
    reports: 'The build writes robots.txt itself',
    valid: [{ file: 'public/prices.txt', content: 'Website: 5 000 DH' }],
  },
  messages: {
    generated: ({ name }: { name: string }) => ({
      en: `The build writes ${name} itself, so this file would be lost. Delete it, or give it another name.`,
      fr: `Le site écrit lui-même ${name} : ce fichier serait perdu. Supprimez-le, ou donnez-lui un autre nom.`,
    }),
    private: ({ reason }: { reason: Translated }) => ({
      en: `This file is not published: ${reason.en}. Move it out of public/, or give it another name.`,
      fr: `Ce fichier n’est pas publié : ${reason.fr}. Sortez-le de public/, ou donnez-lui un autre nom.`,
    }),
  },
  *check({ withReservedName, publicFiles }) {
    for (const { name, isReplaced } of withReservedName)
      if (!isReplaced)
        yield { source: readSource(`public/${name}`, '').source, message: 'generated', data: { name } };
    for (const name of publicFiles) {
      const reason = name.startsWith('assets/') ? ofBuild : privateReason(name);
      if (reason)
        yield { source: readSource(`public/${name}`, '').source, message: 'private', data: { reason } };
    }
  },
});

/** Browsers keep what is in this folder for a year, as the build gives other names to other files. */
const ofBuild = {
  en: 'assets/ is the folder of what the build names itself',
  fr: 'assets/ est le dossier des fichiers que le site nomme lui-même',
};
