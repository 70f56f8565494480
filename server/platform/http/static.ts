import { existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';

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
  '.webm': 'video/webm',
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

/** Whether a request only reads. */
export const isReadRequest = (req: Request): boolean => req.method === 'GET' || req.method === 'HEAD';
/** Whether there is a file at a path. */
export const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

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
