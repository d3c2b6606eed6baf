import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { messageLanguages } from '../../src/config/message-language';
import { loadSite } from '../../src/validate/load-site';
import { problemLine } from '../../src/config/source/problem';
import { SiteCopy } from '../support/site-copy';
import { agency } from '../support/sites';
import { runs } from '../support/sampled';
import { mutationKinds, mutations } from '../support/mutations';

/** How many mistakes of each kind are made; all by `npm run test:all`. */
const OF_EACH = runs(2);
/** A mistake may be seen from several sides: a copied page also repeats its title, its description and its texts. */
const MOST_TOLD = 5;
const LEAST_SUGGESTED = 0.95;

const text = readFileSync(join(agency, 'site.config.json'), 'utf8');
const rows: string[] = [];
const suggested = { right: 0, all: 0 };

describe('one mistake in the config', () => {
  it.each(mutationKinds)('%s is refused, reported in its line, and once', { timeout: 60_000 }, (kind) => {
    using copy = new SiteCopy();
    let most = 0;
    let all = 0;
    let right = 0;
    for (const { text: mistaken, lines, meant, what } of mutations(text, kind, OF_EACH)) {
      const { site, problems } = loadSite(copy.write(mistaken).folder);
      const told = `${what}\n${problems.map((problem) => problemLine(problem)).join('\n')}`;
      expect(site, told).toBeNull();
      expect(
        problems.some(({ line, severity }) => severity === 'error' && lines.includes(line)),
        `line ${lines.join(' or ')}: ${told}`,
      ).toBe(true);
      expect(problems.length, told).toBeLessThanOrEqual(MOST_TOLD);
      for (const { message } of problems) {
        expect(message.fr, told).not.toBe(message.en);
        for (const language of messageLanguages) expect(message[language], told).toMatch(/[.?]$/);
      }
      most = Math.max(most, problems.length);
      if (meant === undefined) continue;
      all += 1;
      if (problems.find(({ line }) => lines.includes(line))?.suggestion === meant) right += 1;
      else rows.push(`not suggested: ${told}`);
    }
    suggested.right += right;
    suggested.all += all;
    rows.push(`${kind}: ${OF_EACH} refused, at most ${most} told, ${right} of ${all} suggested`);
  });

  it('gets the right suggestion nearly always, where there is one', () => {
    expect(suggested.right / suggested.all).toBeGreaterThanOrEqual(LEAST_SUGGESTED);
  });

  it('is tried two hundred times', { tags: ['nightly'] }, () => {
    expect(mutationKinds.length * OF_EACH).toBeGreaterThanOrEqual(200);
  });
});

afterAll(() => {
  mkdirSync('.local', { recursive: true });
  writeFileSync('.local/mutations.txt', `${rows.join('\n')}\n`);
});
