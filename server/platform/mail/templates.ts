import { spotsIn, writeMailText, type MailTextRules, type MailTextValues } from '#engine/core/mail/mail-text.ts';
import nl from '../../i18n/mail.json' with { type: 'json' };
import nlBe from '../../i18n/mail.nl-BE.json' with { type: 'json' };
import type { TextLocale } from '../taal/texts.ts';
import type { TextSource } from './mail.contract.ts';

/** Text of a mail as it comes with the product: subject, heading, paragraphs, button and a closing line; `{naam}` is filled in. */
interface Template {
  onderwerp: string;
  kop: string;
  alineas: readonly string[];
  knop?: string;
  slot?: string;
}
/** Values of a mail; an absent value drops the paragraph that asks for it. */
export type MailValues = MailTextValues;
/** Subject and text of a mail as they are stored and edited. */
export interface EditedText {
  onderwerp: string;
  tekst: string;
}
/** What a mail says now. */
export interface TextInForce extends EditedText {
  /** 0 = as it came with the product. */
  versie: number;
  source: TextSource;
}
/** Text that somebody published. */
export interface PublishedText extends EditedText {
  code: string;
  locale: TextLocale;
  versie: number;
}

export type TemplateCode = keyof typeof nl;
const TEMPLATES: Readonly<Record<TemplateCode, Template>> = nl;
const BELGIAN: Readonly<Partial<Record<TemplateCode, Partial<Template>>>> = nlBe;

/** Mails whose link opens an account, or that go to a stranger: their values go as soon as they are sent. */
const SECRET: ReadonlySet<TemplateCode> = new Set<TemplateCode>([
  'wachtwoord-herstel',
  'uitnodiging-docent',
  'uitnodiging-beheerder',
  'uitnodiging-collega',
  'uitnodiging-ouder',
  'uitnodiging-kantoor',
  'uitnodiging-herinnering',
  'vriend-uitnodiging',
  'proef-bevestigen',
  'proef-bekend',
]);
export const isSecret = (code: TemplateCode): boolean => SECRET.has(code);
export const isTemplate = (code: string): code is TemplateCode => Object.hasOwn(TEMPLATES, code);
export const TEMPLATE_CODES: readonly TemplateCode[] = Object.keys(nl).filter(isTemplate);

/** Version 0 of a text; the Belgian file holds only what differs. */
export function builtInText(code: TemplateCode, locale: TextLocale): EditedText {
  const {
    onderwerp: subject,
    kop: heading,
    alineas: paragraphs,
    knop: button,
    slot,
  } = {
    ...TEMPLATES[code],
    ...(locale === 'nl-BE' ? BELGIAN[code] : {}),
  };
  const closing = slot === undefined ? [] : [slot];
  const words = { heading, paragraphs, closing, ...(button === undefined ? {} : { button }) };
  return { onderwerp: subject, tekst: writeMailText(words) };
}

/** Whether the product brings a text for this country, and not only for the other. */
export const hasOwnBuiltIn = (code: TemplateCode, locale: TextLocale): boolean =>
  locale === 'nl-NL' || Object.hasOwn(BELGIAN, code);

/** Own words of the country before those of the other: published, else as they came with the product. */
export function textInForce(code: TemplateCode, locale: TextLocale, published: readonly PublishedText[]): TextInForce {
  const own = published.find((one) => one.code === code && one.locale === locale);
  if (own !== undefined) return pick(own, 'gepubliceerd');
  if (hasOwnBuiltIn(code, locale)) return { ...builtInText(code, locale), versie: 0, source: 'meegeleverd' };
  return { ...textInForce(code, 'nl-NL', published), source: 'nl' };
}

const pick = (one: PublishedText, source: TextSource): TextInForce => ({
  onderwerp: one.onderwerp,
  tekst: one.tekst,
  versie: one.versie,
  source,
});

/** Filled in for every mail. */
const ALWAYS = ['productnaam', 'aanhef', 'hulpadres'] as const;
const PERIOD = ['naam', 'organisatie', 'eind', 'plaatsen', 'wissenOp', 'resterend'] as const;
const BILL = ['naam', 'organisatie', 'nummer', 'bedrag', 'vervaldatum'] as const;
const INVITATION = ['naam', 'afzender', 'organisatie', 'rol', 'persoonlijk', 'verlooptOp'] as const;
/** What a mail is given besides what its own first text uses. */
const MORE: Readonly<Partial<Record<TemplateCode, readonly string[]>>> = {
  'wachtwoord-gewijzigd': ['naam', 'gebruikersnaam', 'organisatie'],
  'wachtwoord-herstel': ['naam', 'gebruikersnaam', 'organisatie'],
  'nieuw-apparaat': ['naam'],
  'totp-gereset': ['naam'],
  'uitnodiging-docent': INVITATION,
  'uitnodiging-beheerder': INVITATION,
  'uitnodiging-collega': INVITATION,
  'uitnodiging-ouder': INVITATION,
  'uitnodiging-kantoor': INVITATION,
  'uitnodiging-herinnering': INVITATION,
  'proef-start': PERIOD,
  'proef-halverwege': PERIOD,
  'proef-eindigt': PERIOD,
  'proef-afgelopen': PERIOD,
  'licentie-60': PERIOD,
  'licentie-30': PERIOD,
  'licentie-7': PERIOD,
  'licentie-0': PERIOD,
  'licentie-verlopen': PERIOD,
  offerte: BILL,
  factuur: BILL,
  'factuur-herinnering': BILL,
  creditnota: BILL,
};
/** What the receiver has to know: no text leaves these out when the first one has them. */
const NEEDED: ReadonlySet<string> = new Set([
  'link',
  'minuten',
  'moment',
  'apparaat',
  'nummer',
  'verlooptOp',
  'eind',
  'wissenOp',
  'datum',
  'tot',
  'aantal',
  'certificaat',
  'reden',
  'titel',
  'adres',
  'email',
  'onderwerp',
  'bedrag',
  'vervaldatum',
  'bericht',
  'afmeldLink',
]);

/** Spots of a mail: those it can fill, in the order in which a writer meets them, and those it may not go without. */
export function textRules(code: TemplateCode): MailTextRules {
  const used = spotsIn(builtInText(code, 'nl-NL').tekst);
  const inSubject = spotsIn(builtInText(code, 'nl-NL').onderwerp);
  return {
    known: [...new Set([...ALWAYS, ...used, ...inSubject, ...(MORE[code] ?? [])])],
    required: used.filter((name) => NEEDED.has(name)),
  };
}
