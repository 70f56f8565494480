import nl from '../../i18n/mail.json' with { type: 'json' };
import nlBe from '../../i18n/mail.nl-BE.json' with { type: 'json' };
import type { Locale } from '../taal/teksten.ts';

/** Text of a mail: subject, heading, paragraphs, button and a closing line; `{naam}` is filled in. */
export interface Sjabloon {
  onderwerp: string;
  kop: string;
  alineas: readonly string[];
  knop?: string;
  slot?: string;
}
/** Values of a mail; an absent value drops the paragraph that asks for it. */
export type MailWaarden = Readonly<Record<string, string>>;

export type SjabloonCode = keyof typeof nl;
export const SJABLONEN: Readonly<Record<SjabloonCode, Sjabloon>> = nl;
const BELGISCH: Readonly<Partial<Record<SjabloonCode, Partial<Sjabloon>>>> = nlBe;

/** Mails whose link opens an account: their values go as soon as they are sent. */
const GEHEIM: ReadonlySet<SjabloonCode> = new Set<SjabloonCode>([
  'wachtwoord-herstel',
  'uitnodiging-docent',
  'uitnodiging-beheerder',
  'uitnodiging-collega',
  'uitnodiging-herinnering',
]);
export const isGeheim = (code: SjabloonCode): boolean => GEHEIM.has(code);
export const isSjabloon = (code: string): code is SjabloonCode => Object.hasOwn(SJABLONEN, code);

/** Template in the words of a country; the Belgian file holds only what differs. */
export function sjabloonVan(code: SjabloonCode, locale: Locale): Sjabloon {
  return { ...SJABLONEN[code], ...(locale === 'nl-BE' ? BELGISCH[code] : {}) };
}

const PLEK = /\{(\w+)\}/g;
const past = (tekst: string, waarden: MailWaarden): boolean =>
  [...tekst.matchAll(PLEK)].every(([, naam = '']) => (waarden[naam] ?? '') !== '');
const vulIn = (tekst: string, waarden: MailWaarden): string =>
  tekst.replace(PLEK, (heel, naam: string) => waarden[naam] ?? heel);

/** Texts of a mail with its values; a paragraph without its value is left out. */
export function vulSjabloon(sjabloon: Sjabloon, waarden: MailWaarden): Sjabloon {
  return {
    onderwerp: vulIn(sjabloon.onderwerp, waarden).replaceAll(/\s+/g, ' '),
    kop: vulIn(sjabloon.kop, waarden),
    alineas: sjabloon.alineas.filter((alinea) => past(alinea, waarden)).map((alinea) => vulIn(alinea, waarden)),
    ...(sjabloon.knop !== undefined && waarden['link'] !== undefined ? { knop: sjabloon.knop } : {}),
    ...(sjabloon.slot === undefined ? {} : { slot: vulIn(sjabloon.slot, waarden) }),
  };
}
