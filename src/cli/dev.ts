import { command } from '../lib/command/command';
import { devServer } from '../server/dev/dev-server';
import { environment } from '../lib/environment';
import { tell } from '../lib/text/message-language';

/** `npm run dev`: serves the site from its sources. */
export default command({
  name: 'dev',
  en: 'Serves the site from its sources, with its drafts, and shows every save at once.',
  fr: 'Affiche le site pendant que vous écrivez, avec ses brouillons ; chaque enregistrement se voit aussitôt.',
  docs: 'docs/maintaining.md#while-you-write',
  async run(_values, _positionals, root) {
    const { address } = await devServer(root, environment.port ?? 5173);
    tell({
      en: `The site is at ${address}. Click “Modifier” at the bottom left, or edit site.config.json or a file of locales/: the page updates on every save.`,
      fr: `Le site est à l’adresse ${address}. Cliquez sur « Modifier », en bas à gauche, ou changez site.config.json ou un fichier de locales/ : la page suit chaque enregistrement.`,
    });
    return 0;
  },
});
