import type { Translated } from '../config/message-language';
import { problemCount, type Problem } from '../config/source/problem';

/** What every command says that changes the site. */
export const editMessages = {
  hasProblems: ({ problems }: { problems: Problem[] }) => ({
    en: `The site has problems (${problemCount(problems, 'en')}). Fix them first: npm run validate lists them.`,
    fr: `Le site a des problèmes (${problemCount(problems, 'fr')}). Corrigez-les d’abord : npm run validate les affiche.`,
  }),
  wouldHaveErrors: ({ lines }: { lines: string[] }) => ({
    en: `The site would have errors, so the files are unchanged. Correct these and run the command again:\n${lines.join('\n')}`,
    fr: `Le site aurait des erreurs : les fichiers sont inchangés. Corrigez-les et relancez la commande :\n${lines.join('\n')}`,
  }),
  toDo: () => ({ en: 'To do:', fr: 'À faire :' }),
} satisfies Record<string, (data: never) => Translated>;
