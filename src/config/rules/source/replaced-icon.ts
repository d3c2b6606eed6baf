import { readSource } from '../../source/json-source';
import { rule } from '../../rule';

export const replacedIcon = rule({
  code: 'FILE-005',
  severity: 'warning',
  summary: {
    en: 'A file of `public/` replaces an icon or a manifest of the site.',
    fr: 'Un fichier de `public/` remplace une icône ou un manifeste du site.',
  },
  docs: {
    en: 'The build draws the icons of the site from its theme, and writes the manifests that name them. A file of `public/` with the same name is published in their place, and no longer follows the theme.\n\nIf that is meant, turn the warning off under `rules` in the config. Otherwise delete the file.',
    fr: 'Le site dessine ses icônes d’après son thème, et écrit les manifestes qui les nomment. Un fichier de `public/` qui porte le même nom est publié à leur place, et ne suit plus le thème.\n\nSi c’est voulu, désactivez l’avertissement sous `rules` dans la configuration. Sinon, supprimez le fichier.',
  },
  examples: {
    invalid: [{ file: 'public/manifest.webmanifest', content: '{}' }],
    reports: 'This file is published in place of the manifest.webmanifest',
    valid: [{ file: 'public/pictures/manifest.webmanifest', content: '{}' }],
  },
  messages: {
    replaced: ({ name }: { name: string }) => ({
      en: `This file is published in place of the ${name} that the build writes. Delete it, unless that is meant.`,
      fr: `Ce fichier est publié à la place du ${name} que le site écrit. Supprimez-le, sauf si c’est voulu.`,
    }),
  },
  *check({ withReservedName }) {
    for (const { name, isReplaced } of withReservedName)
      if (isReplaced)
        yield { source: readSource(`public/${name}`, '').source, message: 'replaced', data: { name } };
  },
});
