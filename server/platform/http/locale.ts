import type { Request } from 'express';
import type { TextLocale } from '../taal/texts.ts';

const chosen = new WeakMap<Request, TextLocale>();

/** Remembers the language of a request. */
export function setLocale(req: Request, locale: TextLocale): void {
  chosen.set(req, locale);
}

/** Language of a request: of the tenant when signed in, else of the host. */
export function localeOf(req: Request): TextLocale {
  return chosen.get(req) ?? 'nl-NL';
}

/** Language that goes with a host name. */
export function hostLocale(host: string | undefined, belgian: readonly string[]): TextLocale {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '');
  return belgian.includes(name) ? 'nl-BE' : 'nl-NL';
}
