import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/site/types.generated';

export const root = process.cwd();

/** A folder with a copy of the site's config, words and schema, to be changed and thrown away. */
export class SiteCopy implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-'));

  constructor() {
    for (const name of ['site.config.json', 'locales', 'schema'])
      cpSync(join(root, name), join(this.folder, name), { recursive: true });
  }

  /** Changes the config as data. */
  change(edit: (config: SiteConfig) => void): this {
    const config = JSON.parse(this.text()) as SiteConfig;
    edit(config);
    return this.write(JSON.stringify(config, null, 2));
  }

  /** Changes the config as text; the text to replace must be there. */
  replace(from: string, to: string): this {
    const text = this.text();
    if (!text.includes(from)) throw new Error(`the config has no ${from}`);
    return this.write(text.replace(from, to));
  }

  text(): string {
    return readFileSync(join(this.folder, 'site.config.json'), 'utf8');
  }

  write(text: string): this {
    writeFileSync(join(this.folder, 'site.config.json'), text);
    return this;
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Adds a service as a maintainer does: one page with its words in place, no code. */
export function withNewService(config: SiteConfig): void {
  const last = config.pages.findLastIndex((page) => page.section === 'consulting' && page.kind === 'service');
  config.pages.splice(last + 1, 0, {
    id: 'domiciliation',
    path: '/consulting/domiciliation',
    kind: 'service',
    section: 'consulting',
    name: { fr: 'Domiciliation', en: 'Registered address', ar: 'التوطين' },
    summary: {
      fr: 'Une adresse et un contrat écrit pour le siège de votre société.',
      en: 'An address and a written contract for your company’s registered office.',
      ar: 'عنوان وعقد مكتوب للمقر الاجتماعي لشركتكم.',
    },
    title: {
      fr: 'Domiciliation d’entreprise au Maroc',
      en: 'A registered address in Morocco',
      ar: 'توطين الشركات بالمغرب',
    },
    description: {
      fr: 'Une adresse pour le siège de votre société, un contrat écrit et le courrier transmis chaque semaine.',
      en: 'An address for your company’s registered office, a written contract and your post forwarded weekly.',
      ar: 'عنوان للمقر الاجتماعي لشركتكم مع عقد مكتوب وإرسال بريدكم كل أسبوع إلى حيث تريدون.',
    },
    blocks: [
      {
        type: 'hero',
        variant: 'service',
        title: {
          fr: 'Votre siège a une adresse.',
          en: 'Your registered office has an address.',
          ar: 'لمقركم الاجتماعي عنوان.',
        },
      },
      {
        type: 'call-to-action',
        title: { fr: 'Où sera votre siège ?', en: 'Where will your office be?', ar: 'أين سيكون مقركم؟' },
        text: { fr: 'Écrivez-nous.', en: 'Write to us.', ar: 'راسلونا.' },
        actions: [
          {
            label: { fr: 'Demander un devis', en: 'Get a quote', ar: 'اطلبوا عرض أثمان' },
            to: 'contact#domiciliation',
          },
        ],
      },
    ],
  });
}
