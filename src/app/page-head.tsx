import { headLinks } from '../site/head-links';
import type { Language } from '../site/languages';
import type { PageData } from '../site/page-data.types';

interface Props {
  page: PageData;
  /** The address of the site. */
  origin: string;
  /** The name of the company. */
  name: string;
  /** Whether search engines are kept from all pages, as from those of a preview. */
  isHidden?: boolean | undefined;
}

/**
 * What a page says in its head and what changes when a visitor goes on: React moves these elements
 * into the head and takes over the ones the server wrote.
 */
export function PageHead({ page, origin, name, isHidden = false }: Props) {
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.notFound ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta name="keywords" content={page.keywords} />
          <Addresses page={page} origin={origin} isHidden={isHidden} />
          <Sharing page={page} origin={origin} name={name} />
        </>
      )}
    </>
  );
}

function Addresses({ page, origin, isHidden }: Pick<Props, 'page' | 'origin' | 'isHidden'>) {
  const { canonical, isIndexed, alternates } = headLinks(page, origin);
  return (
    <>
      {(isHidden || !isIndexed) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}

/** How a page looks where somebody shares it (ogp.me; X takes the same with a few names of its own). */
function Sharing({ page, origin, name }: Props) {
  const { image } = page;
  return (
    <>
      <meta property="og:type" content={page.type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={origin + page.url} />
      <meta property="og:locale" content={locales[page.language]} />
      {page.covered
        .filter((language) => language !== page.language)
        .map((language) => (
          <meta key={language} property="og:locale:alternate" content={locales[language]} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={page.description} />
      {image && (
        <>
          <meta property="og:image" content={origin + image.path} />
          {image.width && <meta property="og:image:width" content={String(image.width)} />}
          {image.height && <meta property="og:image:height" content={String(image.height)} />}
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:image" content={origin + image.path} />
        </>
      )}
    </>
  );
}

/** A language with its country, as sharing wants it. */
const locales: Record<Language, string> = { fr: 'fr_MA', en: 'en_US', ar: 'ar_MA' };
