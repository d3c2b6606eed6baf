import { headLinks } from '../../site/head-links';
import type { LanguageData, LayoutData, PageData } from '../../site/page-data.types';

interface Props {
  page: PageData;
  layout: LayoutData;
}

/**
 * Renders the elements of the head that change during navigation. In the browser, React moves them into the head and
 * hydrates the ones from the server.
 */
export function PageHead({ page, layout }: Props) {
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.notFound ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta name="keywords" content={page.keywords} />
          <Addresses page={page} layout={layout} />
          <Sharing page={page} layout={layout} />
        </>
      )}
    </>
  );
}

function Addresses({ page, layout }: Props) {
  const { canonical, isIndexed, alternates } = headLinks(page, layout.origin);
  return (
    <>
      {(layout.isHidden || !isIndexed) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}

/** Renders the metadata for sharing (ogp.me; X uses the same with a few additional names). */
function Sharing({ page, layout }: Props) {
  const { image } = page;
  const { origin, organization, languages } = layout;
  const others = languages.filter(({ code }) => code !== page.language && page.covered.includes(code));
  return (
    <>
      <meta property="og:type" content={page.type} />
      <meta property="og:site_name" content={organization.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={origin + page.url} />
      <meta
        property="og:locale"
        content={openGraphLocale(languages.find(({ code }) => code === page.language))}
      />
      {others.map((language) => (
        <meta key={language.code} property="og:locale:alternate" content={openGraphLocale(language)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
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

/** Returns a language with its territory, as Open Graph writes it: `fr_MA`. */
function openGraphLocale(language: LanguageData | undefined): string | undefined {
  return language?.locale.replace('-', '_');
}
