import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { TextLocale } from '../taal/texts.ts';
import { serverText } from '../taal/texts.ts';

const COOKIE = 'taaltocht_apparaat';
/** Over https the browser itself sees to it that no other host or plain page can plant the mark. */
const SAFE_COOKIE = `__Host-${COOKIE}`;
const YEAR_MS = 365 * 86_400_000;

/** Device a sign-in comes from: a random mark that only the browser itself knows, and a name for a reader. */
export interface Device {
  identifier: string;
  nieuw: boolean;
  naam: string;
}

const BROWSERS: readonly [RegExp, string][] = [
  [/edg(?:e|a|ios)?\//i, 'Edge'],
  [/firefox|fxios/i, 'Firefox'],
  [/opr\//i, 'Opera'],
  [/samsungbrowser/i, 'Samsung Internet'],
  [/chrome|crios/i, 'Chrome'],
  [/safari/i, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/ipad/i, 'iPad'],
  [/iphone/i, 'iPhone'],
  [/android/i, 'Android'],
  [/cros/i, 'Chromebook'],
  [/windows/i, 'Windows'],
  [/mac os/i, 'Mac'],
  [/linux/i, 'Linux'],
];
const first = (list: readonly [RegExp, string][], agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** Browser and system in words, e.g. `Chrome op Windows`; nothing finer is kept. */
export function deviceName(agent: string, locale: TextLocale): string {
  return serverText(locale, 'apparaat.met', {
    browser: first(BROWSERS, agent) ?? serverText(locale, 'apparaat.browser'),
    systeem: first(SYSTEMS, agent) ?? serverText(locale, 'apparaat.systeem'),
  });
}

const readCookie = (req: Request): string | undefined =>
  new RegExp(`(?:^|;\\s*)${req.secure ? SAFE_COOKIE : COOKIE}=([A-Za-z0-9_-]{22})(?:;|$)`).exec(
    req.get('cookie') ?? '',
  )?.[1];

/** Device of a request; a browser that brings no mark gets a new one. */
export function requestDevice(req: Request, locale: TextLocale): Device {
  const known = readCookie(req);
  return {
    identifier: known ?? randomBytes(16).toString('base64url'),
    nieuw: known === undefined,
    naam: deviceName(req.get('user-agent') ?? '', locale),
  };
}

/** Leaves the mark behind, unreadable for scripts; over plain http it is sent to the sign-in only, `__Host-` wants the whole site. */
export function setCookie(res: Response, device: Device, safe: boolean): void {
  res.cookie(safe ? SAFE_COOKIE : COOKIE, device.identifier, {
    httpOnly: true,
    sameSite: 'strict',
    secure: safe,
    path: safe ? '/' : '/api/auth',
    maxAge: YEAR_MS,
  });
}

export const identifierHash = (identifier: string): string =>
  createHash('sha256').update(`apparaat:${identifier}`).digest('base64url');
