import type { PageData } from '../site/page-data.types';

/**
 * What a page says in its head and what changes when a visitor goes on: React moves these elements
 * into the head and takes over the ones the server wrote.
 */
export function PageHead({ page }: { page: PageData }) {
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
    </>
  );
}
