import { compare } from '../edit/diff/compare';
import { reportDifferences } from '../edit/diff/report';
import { readVersions } from '../edit/diff/site-version';
import { command } from '../lib/command/command';

/** `npm run diff`: lists in French what has changed in the config and the texts since a commit, by page and block. */
export default command({
  name: 'diff',
  en: 'Reports what has changed in the config and the texts since the last commit, by page and block.',
  fr: 'Affiche ce qui a changé dans la configuration et les textes depuis le dernier commit, par page et par bloc.',
  docs: 'docs/maintaining.md#inspecting-the-site',
  arguments: [
    { name: 'COMMIT', en: 'another commit than the last one', fr: 'un autre commit que le dernier' },
  ],
  examples: ['', 'main', 'HEAD~1'],
  async run(_options, [reference = 'HEAD'], root) {
    const { commit, before, after, site } = readVersions(root, reference);
    console.log(reportDifferences(`le commit ${commit}`, compare(site, before, after), site.defaultLanguage));
    return 0;
  },
});
