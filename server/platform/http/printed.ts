import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { localeOf } from './locale.ts';
import { isFile, isReadRequest } from './static.ts';
import type { TextLocale } from '../taal/texts.ts';
import { allowScripts } from './security.ts';

/** Where this product runs, which the build did not know. */
export interface Deployment {
  belgianHosts: readonly string[];
  /** Address of a path on the host of a country. */
  link: (locale: TextLocale, path: string) => string;
}

interface Page {
  html: string;
  /** Hashes of the scripts in its head that run before anything is drawn, as the policy names them. */
  scripts: readonly string[];
  gelezen: number;
}
type Reader = () => Page | undefined;

/** Only the head is looked at: nothing that was printed stands there. */
function scriptsIn(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(/<script>([^<]+)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** A built page with the hosts of this deployment in it; read again when it was built again. */
function createReader(file: string, { belgianHosts, link }: Deployment): Reader {
  let saved: Page | undefined;
  return () => {
    if (!isFile(file)) return undefined;
    const changed = statSync(file).mtimeMs;
    if (saved?.gelezen === changed) return saved;
    const html = readFileSync(file, 'utf8')
      .replace(
        'name="belgische-hosts" content=""',
        `name="belgische-hosts" content="${belgianHosts.join(',').replace(/[^a-z0-9.,:-]/g, '')}"`,
      )
      .replaceAll('https://nl.invalid', () => link('nl-NL', ''))
      .replaceAll('https://be.invalid', () => link('nl-BE', ''));
    saved = { html, scripts: scriptsIn(html), gelezen: changed };
    return saved;
  };
}

const NOT_FOUND = 'niet-gevonden';
/** Addresses that the application itself answers. */
const AREA = /^\/(?:(?:app\/auth|admins|superadmin|leerling)(?:\/|$)|index\.html$)/;

/** Name of the printed page of an address; absent = no public page. */
function printedName(path: string): string | undefined {
  if (path === '/' || path === '/home') return 'home';
  const name = /^\/site\/([a-z0-9-]+)\/?$/.exec(path)?.[1];
  return name === NOT_FOUND ? undefined : name;
}

/** Every printed page of a country, read when it is first asked for. */
function createPrinted(folder: string, deployment: Deployment): (name: string) => Page | undefined {
  const readers = new Map<string, Reader>();
  return (name) => {
    const read = readers.get(name) ?? createReader(join(folder, `${name}.html`), deployment);
    const page = read();
    // Only names of pages that exist are kept, so that nobody fills the memory.
    if (page !== undefined) readers.set(name, read);
    return page;
  };
}

/**
 * A public page answers as printed, what belongs to an area the one page of the web, and every other address the printed
 * page for what is not there, with 404. Addresses of files that do not exist go on to the next.
 */
export function createPage(map: string, deployment: Deployment): RequestHandler {
  const app = createReader(join(map, 'index.html'), deployment);
  const printed = {
    'nl-NL': createPrinted(join(map, 'site/nl-NL'), deployment),
    'nl-BE': createPrinted(join(map, 'site/nl-BE'), deployment),
  };
  const choosePage = (req: Request): { page: Page | undefined; status: 200 | 404 } => {
    if (AREA.test(req.path)) return { page: app(), status: 200 };
    const ofLand = printed[localeOf(req)];
    const name = printedName(req.path);
    const page = name === undefined ? undefined : ofLand(name);
    if (page !== undefined) return { page, status: 200 };
    const lost = ofLand(NOT_FOUND);
    // Before the pages are printed the application draws them.
    return lost === undefined ? { page: app(), status: 200 } : { page: lost, status: 404 };
  };
  return (req, res, next) => {
    const last = req.path.slice(req.path.lastIndexOf('/') + 1);
    if (!isReadRequest(req) || (last.includes('.') && last !== 'index.html')) return next();
    const { page, status } = choosePage(req);
    if (page === undefined) return next();
    allowScripts(res, page.scripts);
    res.status(status).set('Cache-Control', 'no-store').type('html').send(page.html);
  };
}

/** The list of pages for search engines and what they may read, with the hosts of this deployment. */
export function createSearchFiles(map: string, deployment: Deployment): RequestHandler {
  const files = new Map(
    ['sitemap.xml', 'robots.txt'].map((name) => [`/${name}`, createReader(join(map, 'site', name), deployment)]),
  );
  return (req, res, next) => {
    const text = isReadRequest(req) ? files.get(req.path)?.()?.html : undefined;
    if (text === undefined) return next();
    res
      .set('Cache-Control', 'public, max-age=300')
      .type(req.path.endsWith('.xml') ? 'xml' : 'text')
      .send(text);
  };
}
