import { expect, it } from 'vitest';
import { ended, ProjectCopy } from '../support/project-copy';

const FRENCH = { LC_ALL: 'fr_FR.UTF-8' };
const jam = "Cannot read properties of undefined (reading 'jam')";

it(
  'an error of the program leads to its place in the site and in the source: of a renderer, a model, a rule, a module',
  { tags: ['nightly'], timeout: 240_000 },
  async () => {
    using copy = new ProjectCopy();
    /** Breaks a source below a line, and returns what a command then says. */
    const said = async (file: string, start: string, command: string[], environment = {}) => {
      const lines = copy.text(file).split('\n');
      const line = lines.findIndex((text) => text.includes(start)) + 1;
      const broken = lines.toSpliced(line, 0, 'void ({} as { paper: { jam: 1 } }).paper.jam;').join('\n');
      copy.edit(file, () => broken);
      const { status, said: words } = await ended(copy.folder, command, environment);
      copy.edit(file, () => lines.join('\n'));
      expect(status, words).toBe(2);
      return words.replace(/\s/g, ' ').replace(`(${file}:${line + 1}:`, '(here:');
    };
    // Below styles, which the build compiles away.
    expect(await said('src/client/blocks/hero/hero.tsx', 'function inOrder(', ['build'])).toContain(
      `The command "build" cannot run: page / (fr) › block 1 "hero": ${jam} (here:`,
    );
    expect(await said('src/site/blocks/prose.ts', 'function legalLines(', ['build'], FRENCH)).toContain(
      `La commande « build » ne peut pas s’exécuter : page /mentions-legales (fr) › bloc 2 « prose » : ${jam} (here:`,
    );
    expect(await said('src/config/rules/links/own-address.ts', '*check(', ['validate'])).toContain(
      `The command "validate" cannot run: rule LINK-013: ${jam} (here:`,
    );
    expect(await said('src/client/blocks/faq/faq.tsx', "from 'react'", ['build'])).toContain(
      `The command "build" cannot run: ${jam} (here:`,
    );
  },
);
