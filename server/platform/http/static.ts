import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { localeOf } from './locale.ts';

const KINDS: Readonly<Record<string, string>> = {
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
const SMALLER = [
  { naam: 'br', ext: '.br' },
  { naam: 'gzip', ext: '.gz' },
] as const;
/** Vite puts eight characters of a content hash before the extension. */
const WITH_HASH = /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;
const YEAR = 'public, max-age=31536000, immutable';

interface Match {
  pad: string;
  encoding: string | undefined;
}

const isReadRequest = (req: Request): boolean => req.method === 'GET' || req.method === 'HEAD';
const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** File inside the folder, never above it. */
function inside(map: string, address: string): string | undefined {
  const path = normalize(join(map, address));
  return path.startsWith(normalize(map) + sep) && !address.includes('\0') ? path : undefined;
}

function choose(path: string, accept: string): Match | undefined {
  for (const { naam: name, ext } of SMALLER) {
    if (accept.includes(name) && isFile(path + ext)) return { pad: path + ext, encoding: name };
  }
  return isFile(path) ? { pad: path, encoding: undefined } : undefined;
}

function send({ res, match, soort: kind, cache }: { res: Response; match: Match; soort: string; cache: string }): void {
  res.set({ 'Content-Type': kind, 'Cache-Control': cache, Vary: 'Accept-Encoding' });
  if (match.encoding !== undefined) res.set('Content-Encoding', match.encoding);
  res.sendFile(match.pad, { cacheControl: false, etag: true, lastModified: true, dotfiles: 'allow' });
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '\0';
  }
}

/** Files of a built folder with their precompressed twins; files with a content hash in the name are kept for a year. */
export function createStatic(map: string, options: { hash?: RegExp } = {}): RequestHandler {
  const withHash = options.hash ?? WITH_HASH;
  return (req, res, next) => {
    const path = isReadRequest(req) ? inside(map, decode(req.path)) : undefined;
    const ext = extname(path ?? '');
    if (path === undefined || ext === '' || ext === '.html') return next();
    const match = choose(path, String(req.headers['accept-encoding'] ?? ''));
    if (match === undefined) return next();
    send({
      res,
      match,
      soort: KINDS[ext] ?? 'application/octet-stream',
      cache: withHash.test(path) ? YEAR : 'no-cache',
    });
  };
}

interface Page {
  html: string;
  gelezen: number;
}

/** The one page with the Belgian hosts of this deployment in its head; read again when it was built again. */
function createReader(index: string, belgianHosts: readonly string[]): () => string | undefined {
  let saved: Page | undefined;
  return () => {
    if (!isFile(index)) return undefined;
    const changed = statSync(index).mtimeMs;
    if (saved?.gelezen === changed) return saved.html;
    const html = readFileSync(index, 'utf8').replace(
      'name="belgische-hosts" content=""',
      `name="belgische-hosts" content="${belgianHosts.join(',').replace(/[^a-z0-9.,:-]/g, '')}"`,
    );
    saved = { html, gelezen: changed };
    return html;
  };
}

/** Addresses of the front page, which the build printed once per language. */
const FRONT_PAGE: ReadonlySet<string> = new Set(['/', '/home', '/site/home']);

/** The front page answers as printed, every other page address the one page of the web; addresses of files that do not exist stay 404. */
export function createPage(map: string, belgianHosts: readonly string[]): RequestHandler {
  const read = createReader(join(map, 'index.html'), belgianHosts);
  const frontPage = {
    'nl-NL': createReader(join(map, 'voorpagina.nl-NL.html'), belgianHosts),
    'nl-BE': createReader(join(map, 'voorpagina.nl-BE.html'), belgianHosts),
  };
  const choosePage = (req: Request): string | undefined =>
    (FRONT_PAGE.has(req.path) ? frontPage[localeOf(req)]() : undefined) ?? read();
  return (req, res, next) => {
    const last = req.path.slice(req.path.lastIndexOf('/') + 1);
    const html = isReadRequest(req) && (!last.includes('.') || last === 'index.html') ? choosePage(req) : undefined;
    if (html === undefined) return next();
    res.set('Cache-Control', 'no-store').type('html').send(html);
  };
}
