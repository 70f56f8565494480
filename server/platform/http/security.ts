import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** What a page may ask of the device: the camera reads the code of a sign-in card, copying and the whole screen are ours; the rest nobody needs. */
const PERMISSIONS = [
  'camera=(self)',
  'clipboard-write=(self)',
  'fullscreen=(self)',
  'autoplay=(self)',
  ...[
    'microphone',
    'geolocation',
    'payment',
    'usb',
    'serial',
    'bluetooth',
    'hid',
    'midi',
    'display-capture',
    'accelerometer',
    'gyroscope',
    'magnetometer',
    'browsing-topics',
  ].map((name) => `${name}=()`),
].join(', ');

/** The headers that a handler sets on an answer; each is the same for every request. */
function headersOf(handler: ReturnType<typeof helmet>): [string, string][] {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  handler(req, res, (error) => {
    if (error !== undefined) throw error;
  });
  return res.getHeaderNames().map((name) => [name, String(res.getHeader(name))]);
}

const POLICY = 'Content-Security-Policy';

/** Lets these scripts of a page of ours run in it, each named by its hash. */
export function allowScripts(res: Response, hashes: readonly string[]): void {
  if (hashes.length === 0) return;
  const policy = String(res.getHeader(POLICY)).replace("script-src 'self'", (own) => [own, ...hashes].join(' '));
  res.setHeader(POLICY, policy);
}

/** Security headers of every answer, written out once; no inline script but what a page of ours names, no eval, nothing from elsewhere. */
export function createSecurity(): RequestHandler {
  const rules = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        mediaSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", 'blob:', 'data:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const headers = [...headersOf(rules), ['Permissions-Policy', PERMISSIONS] as const];
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}
