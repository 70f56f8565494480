import type { Env } from '../../platform/env.ts';
import type { TextLocale } from '../../platform/taal/texts.ts';

/** Addresses that the deployment names for the two countries. */
export type CardBases = Pick<Env, 'BASE_URL' | 'BASE_URL_BE'>;

/**
 * Address that a printed card leads to: of the country of the school. Where the deployment names none it is the one the
 * teacher works on, who alone gets the answer.
 */
export function cardBase({ BASE_URL: nl, BASE_URL_BE: be }: CardBases, locale: TextLocale, here: string): string {
  const configured = locale === 'nl-BE' ? (be ?? nl) : nl;
  return configured?.replace(/\/+$/, '') ?? here;
}
