import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Locale } from '../taal/teksten.ts';
import { tekst } from '../taal/teksten.ts';

const KOEKJE = 'taaltocht_apparaat';
const JAAR_MS = 365 * 86_400_000;

/** Device a sign-in comes from: a random mark that only the browser itself knows, and a name for a reader. */
export interface Apparaat {
  kenmerk: string;
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
const SYSTEMEN: readonly [RegExp, string][] = [
  [/ipad/i, 'iPad'],
  [/iphone/i, 'iPhone'],
  [/android/i, 'Android'],
  [/cros/i, 'Chromebook'],
  [/windows/i, 'Windows'],
  [/mac os/i, 'Mac'],
  [/linux/i, 'Linux'],
];
const eerste = (lijst: readonly [RegExp, string][], agent: string): string | undefined =>
  lijst.find(([patroon]) => patroon.test(agent))?.[1];

/** Browser and system in words, e.g. `Chrome op Windows`; nothing finer is kept. */
export function apparaatNaam(agent: string, locale: Locale): string {
  return tekst(locale, 'apparaat.met', {
    browser: eerste(BROWSERS, agent) ?? tekst(locale, 'apparaat.browser'),
    systeem: eerste(SYSTEMEN, agent) ?? tekst(locale, 'apparaat.systeem'),
  });
}

const leesKoekje = (req: Request): string | undefined =>
  new RegExp(`(?:^|;\\s*)${KOEKJE}=([A-Za-z0-9_-]{22})(?:;|$)`).exec(req.get('cookie') ?? '')?.[1];

/** Device of a request; a browser that brings no mark gets a new one. */
export function apparaatVan(req: Request, locale: Locale): Apparaat {
  const bekend = leesKoekje(req);
  return {
    kenmerk: bekend ?? randomBytes(16).toString('base64url'),
    nieuw: bekend === undefined,
    naam: apparaatNaam(req.get('user-agent') ?? '', locale),
  };
}

/** Leaves the mark behind: unreadable for scripts, sent to the sign-in only. */
export function zetKoekje(res: Response, apparaat: Apparaat, veilig: boolean): void {
  res.cookie(KOEKJE, apparaat.kenmerk, {
    httpOnly: true,
    sameSite: 'strict',
    secure: veilig,
    path: '/api/auth',
    maxAge: JAAR_MS,
  });
}

export const kenmerkHash = (kenmerk: string): string =>
  createHash('sha256').update(`apparaat:${kenmerk}`).digest('base64url');
