import type { Request } from 'express';
import type { Locale } from '../taal/teksten.ts';

const gekozen = new WeakMap<Request, Locale>();

/** Remembers the language of a request. */
export function setLocale(req: Request, locale: Locale): void {
  gekozen.set(req, locale);
}

/** Language of a request: of the tenant when signed in, else of the host. */
export function localeVan(req: Request): Locale {
  return gekozen.get(req) ?? 'nl-NL';
}

/** Language that goes with a host name. */
export function hostLocale(host: string | undefined, belgisch: readonly string[]): Locale {
  const naam = (host ?? '').toLowerCase().replace(/:\d+$/, '');
  return belgisch.includes(naam) ? 'nl-BE' : 'nl-NL';
}
