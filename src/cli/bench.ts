import { commandGroup } from '../lib/command/command-group';

/** `npm run bench -- KIND`: measures. It is no gate: missed targets are listed, and the exit code is 0 all the same. */
export default commandGroup({
  name: 'bench',
  summary: 'Measures the pages, larger sites, nginx, the relay under crashes, or the rules of the form.',
  docs: 'docs/performance.md',
  isForDevelopers: true,
  kinds: {
    pages: async () => (await import('./bench/pages')).default,
    scale: async () => (await import('./bench/scale')).default,
    serve: async () => (await import('./bench/serve')).default,
    relay: async () => (await import('./bench/relay')).default,
    corpus: async () => (await import('./bench/corpus')).default,
  },
  defaultKind: 'pages',
});
