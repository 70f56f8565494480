/** Prints every public page as HTML, once per country, from the screen that the application itself shows. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const LOCALES = ['nl-NL', 'nl-BE'] as const;
const PRESS_DIR = 'site-pers';

interface Print {
  path: string;
  titel: string;
  html: string;
  description: string;
}

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function isPrint(value: unknown): value is Print {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['path', 'titel', 'html', 'description'].every((name) => typeof Reflect.get(value, name) === 'string')
  );
}

/** Stand for the addresses of both countries, which are known where the product runs; the server writes them in. */
const BASES = { 'nl-NL': 'https://nl.invalid', 'nl-BE': 'https://be.invalid' } as const;
/** Printed for every address that leads nowhere; no search engine is told of it. */
const NOT_FOUND = 'niet-gevonden';

type PrintLocale = (typeof LOCALES)[number];

/** What a search engine reads of a page: its own address, its twin in the other country, and on the front page who we are. */
function headOf({ path, titel: title, description }: Print, locale: PrintLocale): string {
  if (path === NOT_FOUND) return '<meta name="robots" content="noindex" />';
  const address = (own: PrintLocale): string => `${BASES[own]}/site/${path}`;
  const lines = [
    `<link rel="canonical" href="${address(locale)}" />`,
    ...LOCALES.map((own) => `<link rel="alternate" hreflang="${own}" href="${address(own)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${address('nl-NL')}" />`,
    `<meta property="og:title" content="${safe(title)}" />`,
    `<meta property="og:description" content="${safe(description)}" />`,
    `<meta property="og:url" content="${address(locale)}" />`,
  ];
  if (path === 'home') {
    const who = { '@context': 'https://schema.org', '@type': 'Organization', name: 'Taaltocht', url: address(locale) };
    lines.push(`<script type="application/ld+json">${JSON.stringify(who).replaceAll('<', '\\u003c')}</script>`);
  }
  return lines.join('\n    ');
}

/** Every page in both countries, for search engines. */
function sitemapOf(paths: readonly string[]): string {
  const links = (path: string): string =>
    LOCALES.map((own) => `<xhtml:link rel="alternate" hreflang="${own}" href="${BASES[own]}/site/${path}"/>`).join('');
  const entries = paths.flatMap((path) =>
    LOCALES.map((own) => `<url><loc>${BASES[own]}/site/${path}</loc>${links(path)}</url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Public pages may be read by everyone; what is behind the sign-in has nothing for a search engine. */
const ROBOTS = `User-agent: *
Disallow: /api/
Disallow: /app/
Disallow: /admins/
Disallow: /superadmin/
Disallow: /leerling/
Sitemap: ${BASES['nl-NL']}/sitemap.xml
`;

/** The built page with one print in it. Throws when the page lost a place to fill. */
export function fillPage(template: string, print: Print, locale: PrintLocale): string {
  const spots = [
    ['<html lang="nl">', `<html lang="${locale}">`],
    ['<title></title>', `<title>${safe(print.titel)}</title>`],
    ['name="description" content=""', `name="description" content="${safe(print.description)}"`],
    ['</head>', `${headOf(print, locale)}\n  </head>`],
    ['<div id="app"></div>', `<div id="app">${print.html}</div>`],
  ] as const;
  let out = template;
  for (const [old, newOne] of spots) {
    if (!out.includes(old)) throw new Error(`site.html has no ${old}`);
    out = out.replace(old, () => newOne);
  }
  return out;
}

/** Writes `site/<locale>/<page>.html` in the built folder. */
export async function printSite(out: string): Promise<void> {
  const pressDir = join(out, PRESS_DIR);
  await build({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    build: {
      ssr: 'areas/site/press-off.tsx',
      outDir: `../${pressDir}`,
      emptyOutDir: true,
      ssrEmitAssets: false,
      manifest: false,
      rollupOptions: { output: { entryFileNames: 'druk-af.mjs' } },
    },
  });
  const loaded: Record<string, unknown> = await import(pathToFileURL(join(pressDir, 'druk-af.mjs')).href);
  const press = loaded['renderSite'];
  if (typeof press !== 'function') throw new Error('press-off.tsx exports no renderSite');
  const template = readFileSync(join(out, 'site.html'), 'utf8');
  for (const locale of LOCALES) {
    const prints: unknown = await Reflect.apply(press, undefined, [locale]);
    if (!Array.isArray(prints) || prints.length === 0 || !prints.every(isPrint)) throw new Error('nothing was printed');
    const folder = join(out, 'site', locale);
    mkdirSync(folder, { recursive: true });
    const paths = prints.map(({ path }) => path).filter((path) => path !== NOT_FOUND);
    writeFileSync(join(out, 'site', 'sitemap.xml'), sitemapOf(paths.sort()));
    for (const print of prints) writeFileSync(join(folder, `${print.path}.html`), fillPage(template, print, locale));
  }
  writeFileSync(join(out, 'site', 'robots.txt'), ROBOTS);
  rmSync(join(out, 'site.html'));
  rmSync(pressDir, { recursive: true });
}
