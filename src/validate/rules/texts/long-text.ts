import { nameLanguages } from '../../../config/texts/language-names';
import type { Path } from '../../../lib/json';
import { languages, type Language } from '../../../site/languages';
import { rule } from '../../rule';

/** Maximum number of characters of a text, of one that has a line of its own, and of the name of a page. */
const [LONGEST, LONGEST_NAME, LONGEST_PAGE_NAME] = [1500, 200, 40];

const LONG_TITLE = 'Un vélo comme neuf, un atelier à deux pas, une équipe qui écoute, '.repeat(4).trim();

export const longText = rule({
  code: 'WORDS-016',
  severity: 'warning',
  summary: {
    en: 'A text is much longer than its place on the page.',
    fr: 'Un texte est bien plus long que sa place sur la page.',
  },
  docs: {
    en: 'A paragraph of more than 1,500 characters, or a title, name or label of more than 200, is usually pasted by mistake. It would push everything else off the screen. The name of a page is shown in menus, where there is room for 40.\n\nShorten the text, or split it into several paragraphs or blocks.',
    fr: 'Un paragraphe de plus de 1\u00a0500 caractères, ou un titre, un nom ou un libellé de plus de 200, a en général été collé par erreur. Il repousserait tout le reste hors de l’écran. Le nom d’une page est affiché dans les menus, où il y a de la place pour 40.\n\nRaccourcissez le texte, ou divisez-le en plusieurs paragraphes ou blocs.',
  },
  examples: {
    invalid: [{ file: 'locales/fr.json', pointer: '/home/hero/title', value: LONG_TITLE }],
    reports: 'characters; the limit here is 200.',
    valid: [{ file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Votre vélo, comme neuf' }],
  },
  messages: {
    long: ({ language, length, limit }: { language: Language; length: number; limit: number }) => ({
      en: `The ${nameLanguages([language]).en} text has ${length.toLocaleString('en')} characters; the limit here is ${limit.toLocaleString('en')}. Shorten or split it.`,
      fr: `Le texte ${nameLanguages([language]).fr} compte ${length.toLocaleString('fr')} caractères ; la limite est ici de ${limit.toLocaleString('fr')}. Raccourcissez-le, ou divisez-le.`,
    }),
    pageName: ({ language, length }: { language: Language; length: number }) => ({
      en: `The ${nameLanguages([language]).en} name of this page has ${length} characters, which is too long for menus. Write at most ${LONGEST_PAGE_NAME}; the title of the page may say more.`,
      fr: `Le nom de cette page en ${nameLanguages([language]).fr} compte ${length} caractères, ce qui est trop long pour les menus. Écrivez-en au plus ${LONGEST_PAGE_NAME} ; le titre de la page peut en dire plus.`,
    }),
  },
  *check({ texts }) {
    for (const text of texts)
      for (const language of languages) {
        const { length } = text.texts[language] ?? '';
        if (length <= LONGEST_PAGE_NAME) continue;
        const limit = longestName(text.path) ?? LONGEST;
        if (length <= limit) continue;
        if (limit === LONGEST_PAGE_NAME)
          yield { text, language, message: 'pageName', data: { language, length } };
        else yield { text, language, message: 'long', data: { language, length, limit } };
      }
  },
});

/** Returns the most characters of a title, name or label; undefined for another text. */
function longestName(path: Path | undefined): number | undefined {
  if (path?.[0] === 'pages' && path.length === 3 && path[2] === 'name') return LONGEST_PAGE_NAME;
  return /^(?:title|name|label)$/.test(String(path?.at(-1))) ? LONGEST_NAME : undefined;
}
