import { publishedPaths } from '../config/lock/published-paths';
import { readSiteLock, SITE_LOCK, writeSiteLock } from '../config/lock/site-lock';
import { isError, problemCount, problemLine } from '../config/source/problem';
import { command } from '../lib/command/command';
import { checkSite } from '../config/load-site';
import { publishedMarks } from '../config/rules/texts/text-to-rewrite';
import { updateTranslationSources } from '../config/lock/translation-sources';
import { readSiteFiles } from '../config/read-config';
import { createSite } from '../site/site';
import { say, tell } from '../lib/text/message-language';

/**
 * `npm run lock`: adds the paths that are published now to the list of those that must not vanish, and records which
 * French texts new translations were made from. It removes no path; to drop one, delete its line.
 */
export default command({
  name: 'lock',
  en: 'Records the published paths and the sources of new translations.',
  fr: 'Note les adresses publiées et les sources des nouvelles traductions.',
  docs: 'docs/maintaining.md#paths-that-were-published',
  async run(_values, _positionals, root) {
    const recorded = readSiteLock(root);
    if (recorded?.isConflict) {
      writeSiteLock(root, {});
      tell({
        en: `${SITE_LOCK}: two versions are merged.`,
        fr: `${SITE_LOCK} : deux versions sont fusionnées.`,
      });
    }
    const { problems, context } = checkSite(readSiteFiles(root), root);
    const errors = problems.filter(isError);
    for (const problem of errors) console.log(problemLine(problem));
    if (!context || errors.length > 0) {
      const count = problemCount(errors);
      console.error(
        say(
          recorded?.isConflict
            ? {
                en: `\nNothing new is recorded: ${count}.`,
                fr: `\nRien de nouveau n’est enregistré : ${count}.`,
              }
            : { en: `\n${SITE_LOCK} is unchanged: ${count}.`, fr: `\n${SITE_LOCK} inchangé : ${count}.` },
        ),
      );
      return 1;
    }
    const marks = publishedMarks(context);
    if (marks[0]) {
      console.error(say(notRewritten(marks.length, marks[0].mark)));
      return 1;
    }
    const site = createSite(context.published.config, context.site.messages);
    // Records the French of new keys. A stale translation stays stale until it is accepted.
    const translations = updateTranslationSources(
      context,
      recorded?.translations ?? {},
      context.allTexts,
      () => false,
    );
    const before = recorded?.paths ?? [];
    const paths = publishedPaths(site.config, before);
    const added = paths.length - before.length;
    const isWritten = writeSiteLock(root, { paths, translations });
    const known = paths.length;
    if (!isWritten)
      tell({
        en: `${SITE_LOCK} is up to date: ${known} paths.`,
        fr: `${SITE_LOCK} est à jour : ${known} adresses.`,
      });
    else
      tell({
        en: `${SITE_LOCK} written: ${known} paths, ${added} of them new.`,
        fr: `${SITE_LOCK} écrit : ${known} adresses, dont ${added} ${added > 1 ? 'nouvelles' : 'nouvelle'}.`,
      });
    return 0;
  },
});

/** Says that a new site is not ready: once an address is noted, each text with a mark is an error. */
const notRewritten = (count: number, mark: string) => ({
  en: `${SITE_LOCK} is unchanged: ${count === 1 ? '1 text still says' : `${count} texts still say`} “${mark}”. Rewrite them first.`,
  fr: `${SITE_LOCK} inchangé : ${count === 1 ? '1 texte dit' : `${count} textes disent`} encore « ${mark} ». Réécrivez-les d’abord.`,
});
