import { createHash } from 'node:crypto';
import type { Env } from '../env.ts';
import type { TextLocale } from '../taal/texts.ts';

/** Addresses that stand in a mail; they come from the configuration, never from a request. */
export interface Addresses {
  /** Full address of a path of ours, on the host of a country. */
  link(locale: TextLocale, path: string): string;
  van: string;
  hulp: string;
}

const withoutTrailingSlash = (address: string): string => address.replace(/\/+$/, '');

/** `poort` answers the port that is listened on, which is known only after the start. */
export function createAddresses(
  env: Pick<Env, 'BASE_URL' | 'BASE_URL_BE' | 'MAIL_FROM' | 'MAIL_HELP'>,
  gate: () => number,
): Addresses {
  const base = (locale: TextLocale): string => {
    const configured = locale === 'nl-BE' ? (env.BASE_URL_BE ?? env.BASE_URL) : env.BASE_URL;
    return withoutTrailingSlash(
      configured ?? `http://${locale === 'nl-BE' ? 'vlaams.localhost' : 'localhost'}:${gate()}`,
    );
  };
  const domein =
    env.BASE_URL === undefined ? 'taaltocht.localhost' : new URL(env.BASE_URL).hostname.replace(/^www\./, '');
  const help = env.MAIL_HELP ?? `hulp@${domein}`;
  return {
    link: (locale, path) => `${base(locale)}${path}`,
    van: env.MAIL_FROM ?? `Taaltocht <post@${domein}>`,
    hulp: help,
  };
}

/** Mark of an address: tells whether two mails went to the same one without keeping it. */
export const addressHash = (address: string): string =>
  createHash('sha256').update(`mail:${address.trim().toLowerCase()}`).digest('base64url');
