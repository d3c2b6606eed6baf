import { expectWholeWords } from '../../support/whole-words';
import { open, test } from '../fixtures';

/* A site whose header has as much as a header can have, in all its languages. */

test('no word stands on two lines, and the header is one line', async ({ page, request }) => {
  test.setTimeout(300_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  );
  const few = paths.filter((_, index) => index % 20 === 0);
  for (const path of process.env.TEST_ALL ? paths : few) {
    await open(page, path);
    await expectWholeWords(page);
  }
});
