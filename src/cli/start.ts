import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectOrigins } from '../publish/hosting/connect-origins';
import { securityHeaders } from '../publish/hosting/security-headers';
import { command } from '../lib/command/command';
import { buildSite } from '../publish/prerender/build-site';
import { outbox } from '../server/outbox/outbox';
import { listen } from '../server/local-server';
import { siteServer } from '../server/preview/preview-server';
import type { SiteConfig } from '../site/types.generated';
import { environment } from '../lib/environment';
import { tell } from '../lib/text/message-language';

const FOLDER = '.local/site';

/** `npm start`: builds the site for this machine and serves it. */
export default command({
  name: 'start',
  en: 'Builds the site into .local/site and serves it, with a local outbox for the messages of the form.',
  fr: 'Construit le site dans .local/site et l’affiche sur cette machine, avec une boîte locale pour les messages du formulaire.',
  async run(_values, _positionals, root) {
    const built = await buildSite(root, FOLDER, 'preview');
    if (!built && !existsSync(join(root, FOLDER))) return 1;
    if (built) tell({ en: `${built.pages} pages built.`, fr: `${built.pages} pages construites.` });
    const config: Partial<SiteConfig> = built?.site.config ?? {};
    const connect = await connectOrigins(root, 'preview', config);
    const server = siteServer(
      join(root, FOLDER),
      outbox(join(root, '.local/outbox.jsonl'), () => config),
      securityHeaders(connect, { reports: config.hosting?.reports }),
    );
    const address = await listen(server, environment.port ?? 4173);
    tell({
      en: `The site is at ${address} (messages of the form: ${address}/__outbox). Stop it with Ctrl+C.`,
      fr: `Le site est à l’adresse ${address} (messages du formulaire : ${address}/__outbox). Pour l’arrêter : Ctrl+C.`,
    });
    return 0;
  },
});
