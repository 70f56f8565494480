import { createHash } from 'node:crypto';
import type { Env } from '../env.ts';
import type { Locale } from '../taal/teksten.ts';

/** Addresses that stand in a mail; they come from the configuration, never from a request. */
export interface Adressen {
  /** Full address of a path of ours, on the host of a country. */
  link(locale: Locale, pad: string): string;
  van: string;
  hulp: string;
}

const zonderEind = (adres: string): string => adres.replace(/\/+$/, '');

/** `poort` answers the port that is listened on, which is known only after the start. */
export function createAdressen(
  env: Pick<Env, 'BASIS_URL' | 'BASIS_URL_BE' | 'MAIL_VAN' | 'MAIL_HULP'>,
  poort: () => number,
): Adressen {
  const basis = (locale: Locale): string => {
    const ingesteld = locale === 'nl-BE' ? (env.BASIS_URL_BE ?? env.BASIS_URL) : env.BASIS_URL;
    return zonderEind(ingesteld ?? `http://${locale === 'nl-BE' ? 'vlaams.localhost' : 'localhost'}:${poort()}`);
  };
  const domein =
    env.BASIS_URL === undefined ? 'taaltocht.localhost' : new URL(env.BASIS_URL).hostname.replace(/^www\./, '');
  const hulp = env.MAIL_HULP ?? `hulp@${domein}`;
  return { link: (locale, pad) => `${basis(locale)}${pad}`, van: env.MAIL_VAN ?? `Taaltocht <post@${domein}>`, hulp };
}

/** Mark of an address: tells whether two mails went to the same one without keeping it. */
export const adresHash = (adres: string): string =>
  createHash('sha256').update(`mail:${adres.trim().toLowerCase()}`).digest('base64url');
