import { fontPackage } from '../../../lib/font-package';
import { fontScript } from '../../../site/languages';
import { rule } from '../../rule';

export const missingFont = rule({
  code: 'THEME-002',
  severity: 'error',
  summary: {
    en: 'A font is not installed, or has no letters of its script.',
    fr: 'Une police n’est pas installée, ou n’a pas les lettres de son écriture.',
  },
  docs: {
    en: 'The build puts the fonts of `theme.fonts` into the site. They come from the packages `@fontsource-variable/…`, and each script of the languages needs its own: without it, pages would be shown in a font of the device, another one on each. fontsource.org lists the fonts and the scripts of each.\n\nInstall the package, for example with `npm install --save-exact @fontsource-variable/lora`, or name a font that is installed.',
    fr: 'Le site contient les polices de `theme.fonts`. Elles viennent des paquets `@fontsource-variable/…`, et il en faut pour chaque écriture des langues du site : sinon, les pages s’afficheraient avec une police de l’appareil, qui change de l’un à l’autre. Le site fontsource.org présente les polices et les écritures de chacune.\n\nInstallez le paquet, par exemple avec `npm install --save-exact @fontsource-variable/lora`, ou indiquez une police installée.',
  },
  examples: {
    invalid: [{ pointer: '/theme/fonts/latin/body', value: 'instrument-sams' }],
    reports: 'The font "instrument-sams" is not installed.',
    valid: [{ pointer: '/theme/fonts/latin/body', value: 'readex-pro' }],
  },
  messages: {
    script: ({ script, language }: { script: string; language: string }) => ({
      en: `There are no fonts for the script of the language "${language}". Add "${script}" with the fonts of its titles and its text.`,
      fr: `Il n’y a pas de polices pour l’écriture de la langue « ${language} ». Ajoutez « ${script} », avec la police des titres et celle du texte.`,
    }),
    notInstalled: ({ font }: { font: string }) => ({
      en: `The font "${font}" is not installed. Run "npm install --save-exact @fontsource-variable/${font}", or name another font.`,
      fr: `La police « ${font} » n’est pas installée. Lancez « npm install --save-exact @fontsource-variable/${font} », ou indiquez une autre police.`,
    }),
    letters: ({ font, script, subsets }: { font: string; script: string; subsets: string }) => ({
      en: `The font "${font}" has no letters of the script "${script}", only ${subsets}. Name another font.`,
      fr: `La police « ${font} » n’a pas de lettres de l’écriture « ${script} », seulement ${subsets}. Indiquez une autre police.`,
    }),
  },
  *check({ config: { theme }, languages }) {
    for (const language of languages) {
      const script = fontScript(language);
      if (!Object.hasOwn(theme.fonts, script))
        yield { path: ['theme', 'fonts'], message: 'script', data: { script, language } };
    }
    for (const [script, families] of Object.entries(theme.fonts)) {
      for (const use of ['display', 'body'] as const) {
        const path = ['theme', 'fonts', script, use];
        const font = families[use];
        const installed = fontPackage(font);
        if (!installed) yield { path, message: 'notInstalled', data: { font } };
        else if (!installed.subsets[script]) {
          const subsets = Object.keys(installed.subsets).join(', ');
          yield { path, message: 'letters', data: { font, script, subsets } };
        }
      }
    }
  },
});
