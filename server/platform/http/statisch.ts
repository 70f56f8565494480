import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { localeVan } from './locale.ts';

const SOORTEN: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.webm': 'audio/webm',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.map': 'application/json',
};
const KLEINER = [
  { naam: 'br', ext: '.br' },
  { naam: 'gzip', ext: '.gz' },
] as const;
/** Vite puts eight characters of a content hash before the extension. */
const MET_HASH = /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;
const JAAR = 'public, max-age=31536000, immutable';

interface Vondst {
  pad: string;
  encoding: string | undefined;
}

const leest = (req: Request): boolean => req.method === 'GET' || req.method === 'HEAD';
const isBestand = (pad: string): boolean => existsSync(pad) && statSync(pad).isFile();

/** File inside the folder, never above it. */
function binnen(map: string, adres: string): string | undefined {
  const pad = normalize(join(map, adres));
  return pad.startsWith(normalize(map) + sep) && !adres.includes('\0') ? pad : undefined;
}

function kies(pad: string, accept: string): Vondst | undefined {
  for (const { naam, ext } of KLEINER) {
    if (accept.includes(naam) && isBestand(pad + ext)) return { pad: pad + ext, encoding: naam };
  }
  return isBestand(pad) ? { pad, encoding: undefined } : undefined;
}

function stuur({ res, vondst, soort, cache }: { res: Response; vondst: Vondst; soort: string; cache: string }): void {
  res.set({ 'Content-Type': soort, 'Cache-Control': cache, Vary: 'Accept-Encoding' });
  if (vondst.encoding !== undefined) res.set('Content-Encoding', vondst.encoding);
  res.sendFile(vondst.pad, { cacheControl: false, etag: true, lastModified: true, dotfiles: 'allow' });
}

function decodeer(adres: string): string {
  try {
    return decodeURIComponent(adres);
  } catch {
    return '\0';
  }
}

/** Files of a built folder with their precompressed twins; files with a content hash in the name are kept for a year. */
export function createStatisch(map: string, opties: { hash?: RegExp } = {}): RequestHandler {
  const metHash = opties.hash ?? MET_HASH;
  return (req, res, next) => {
    const pad = leest(req) ? binnen(map, decodeer(req.path)) : undefined;
    const ext = extname(pad ?? '');
    if (pad === undefined || ext === '' || ext === '.html') return next();
    const vondst = kies(pad, String(req.headers['accept-encoding'] ?? ''));
    if (vondst === undefined) return next();
    stuur({
      res,
      vondst,
      soort: SOORTEN[ext] ?? 'application/octet-stream',
      cache: metHash.test(pad) ? JAAR : 'no-cache',
    });
  };
}

interface Pagina {
  html: string;
  gelezen: number;
}

/** The one page with the Belgian hosts of this deployment in its head; read again when it was built again. */
function createLezer(index: string, belgischeHosts: readonly string[]): () => string | undefined {
  let bewaard: Pagina | undefined;
  return () => {
    if (!isBestand(index)) return undefined;
    const gewijzigd = statSync(index).mtimeMs;
    if (bewaard?.gelezen === gewijzigd) return bewaard.html;
    const html = readFileSync(index, 'utf8').replace(
      'name="belgische-hosts" content=""',
      `name="belgische-hosts" content="${belgischeHosts.join(',').replace(/[^a-z0-9.,:-]/g, '')}"`,
    );
    bewaard = { html, gelezen: gewijzigd };
    return html;
  };
}

/** Addresses of the front page, which the build printed once per language. */
const VOORPAGINA: ReadonlySet<string> = new Set(['/', '/home', '/site/home']);

/** The front page answers as printed, every other page address the one page of the web; addresses of files that do not exist stay 404. */
export function createPagina(map: string, belgischeHosts: readonly string[]): RequestHandler {
  const lees = createLezer(join(map, 'index.html'), belgischeHosts);
  const voorpagina = {
    'nl-NL': createLezer(join(map, 'voorpagina.nl-NL.html'), belgischeHosts),
    'nl-BE': createLezer(join(map, 'voorpagina.nl-BE.html'), belgischeHosts),
  };
  const kiesPagina = (req: Request): string | undefined =>
    (VOORPAGINA.has(req.path) ? voorpagina[localeVan(req)]() : undefined) ?? lees();
  return (req, res, next) => {
    const laatste = req.path.slice(req.path.lastIndexOf('/') + 1);
    const html = leest(req) && (!laatste.includes('.') || laatste === 'index.html') ? kiesPagina(req) : undefined;
    if (html === undefined) return next();
    res.set('Cache-Control', 'no-store').type('html').send(html);
  };
}
