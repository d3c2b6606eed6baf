import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import vnu from 'vnu-jar';
import { describe, expect, it } from 'vitest';

const folder = join(process.cwd(), 'dist');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => join(folder, file));
const hasJava = spawnSync('java', ['-version']).status === 0;

describe('the markup of every page', { timeout: 300_000 }, () => {
  it('has nothing that html-validate calls an error', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        // As React writes it; browsers read it the same.
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'doctype-style': 'off',
        'void-style': 'off',
        // Lengths of titles are a warning of `npm run validate`.
        'long-title': 'off',
      },
    });
    const faults: string[] = [];
    for (const file of files) {
      const { results } = await validator.validateString(readFileSync(file, 'utf8'), file);
      for (const { messages } of results)
        for (const { ruleId, message, line, column } of messages)
          faults.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
    }
    expect(faults).toEqual([]);
  });

  it.runIf(hasJava)('has nothing that the Nu checker of the W3C calls an error', () => {
    const { stdout, stderr } = spawnSync(
      'java',
      ['-Xss2m', '-jar', vnu, '--errors-only', '--format', 'gnu', '--stdout', ...files],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    expect(stderr).toBe('');
    expect(stdout.split('\n').filter(Boolean)).toEqual([]);
  });

  if (!hasJava) console.log('The Nu checker was left out: there is no Java on this machine.');
});
