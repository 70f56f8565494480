import nl from '../../i18n/mail.json' with { type: 'json' };
import nlBe from '../../i18n/mail.nl-BE.json' with { type: 'json' };
import type { TextLocale } from '../taal/texts.ts';

/** Text of a mail: subject, heading, paragraphs, button and a closing line; `{naam}` is filled in. */
export interface Template {
  onderwerp: string;
  kop: string;
  alineas: readonly string[];
  knop?: string;
  slot?: string;
}
/** Values of a mail; an absent value drops the paragraph that asks for it. */
export type MailValues = Readonly<Record<string, string>>;

export type TemplateCode = keyof typeof nl;
export const TEMPLATES: Readonly<Record<TemplateCode, Template>> = nl;
const BELGIAN: Readonly<Partial<Record<TemplateCode, Partial<Template>>>> = nlBe;

/** Mails whose link opens an account: their values go as soon as they are sent. */
const SECRET: ReadonlySet<TemplateCode> = new Set<TemplateCode>([
  'wachtwoord-herstel',
  'uitnodiging-docent',
  'uitnodiging-beheerder',
  'uitnodiging-collega',
  'uitnodiging-ouder',
  'uitnodiging-herinnering',
]);
export const isSecret = (code: TemplateCode): boolean => SECRET.has(code);
export const isTemplate = (code: string): code is TemplateCode => Object.hasOwn(TEMPLATES, code);

/** Template in the words of a country; the Belgian file holds only what differs. */
export function templateOf(code: TemplateCode, locale: TextLocale): Template {
  return { ...TEMPLATES[code], ...(locale === 'nl-BE' ? BELGIAN[code] : {}) };
}

const SPOT = /\{(\w+)\}/g;
const fits = (text: string, values: MailValues): boolean =>
  [...text.matchAll(SPOT)].every(([, name = '']) => (values[name] ?? '') !== '');
const fillIn = (text: string, values: MailValues): string =>
  text.replace(SPOT, (whole, name: string) => values[name] ?? whole);

/** Texts of a mail with its values; a paragraph without its value is left out. */
export function fillMailTemplate(template: Template, values: MailValues): Template {
  return {
    onderwerp: fillIn(template.onderwerp, values).replaceAll(/\s+/g, ' '),
    kop: fillIn(template.kop, values),
    alineas: template.alineas
      .filter((paragraph) => fits(paragraph, values))
      .map((paragraph) => fillIn(paragraph, values)),
    ...(template.knop !== undefined && values['link'] !== undefined ? { knop: template.knop } : {}),
    ...(template.slot === undefined ? {} : { slot: fillIn(template.slot, values) }),
  };
}
