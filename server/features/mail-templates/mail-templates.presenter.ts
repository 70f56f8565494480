import type { Addresses } from '../../platform/mail/addresses.ts';
import { mailFrame, salutationOf } from '../../platform/mail/mail-frame.ts';
import {
  builtInText,
  hasOwnBuiltIn,
  textRules,
  type TemplateCode,
  type TextInForce,
} from '../../platform/mail/templates.ts';
import { serverText } from '../../platform/taal/texts.ts';
import type {
  MailTemplate,
  TemplateSpot,
  TemplateVersion,
  TemplateVersions,
  Variable,
} from './mail-templates.contract.ts';
import type { MailTextRow } from './mail-templates.repository.ts';

type KnownSpot = TemplateSpot & { code: TemplateCode };

const example = (locale: KnownSpot['locale'], name: string): string =>
  serverText(locale, `mail.plek.${name}.voorbeeld`);

/** What stands on each spot of a mail while it is only looked at. */
export function examplesOf({ code, locale }: KnownSpot, addresses: Addresses): Record<string, string> {
  const own: Readonly<Record<string, string>> = {
    productnaam: mailFrame(locale, addresses.hulp).brand,
    aanhef: salutationOf(locale, example(locale, 'naam')),
    hulpadres: addresses.hulp,
    link: addresses.link(locale, '/site'),
  };
  return Object.fromEntries(textRules(code).known.map((name) => [name, own[name] ?? example(locale, name)]));
}

function spotsOf(spot: KnownSpot, addresses: Addresses): Variable[] {
  const { required } = textRules(spot.code);
  return Object.entries(examplesOf(spot, addresses)).map(([name, text]) => ({
    naam: name,
    betekenis: serverText(spot.locale, `mail.plek.${name}.betekenis`),
    voorbeeld: text,
    required: required.includes(name),
  }));
}

export function presentTemplate(parts: {
  spot: KnownSpot;
  current: TextInForce;
  concept: MailTextRow | undefined;
  addresses: Addresses;
}): MailTemplate {
  const { spot, current, concept, addresses } = parts;
  const { brand, footer } = mailFrame(spot.locale, addresses.hulp);
  return {
    code: spot.code,
    locale: spot.locale,
    doel: serverText('nl-NL', `mail.doel.${spot.code}`),
    versie: current.versie,
    source: current.source,
    fallback: hasOwnBuiltIn(spot.code, spot.locale) ? 'meegeleverd' : 'nl',
    onderwerp: current.onderwerp,
    tekst: current.tekst,
    concept:
      concept === undefined
        ? null
        : {
            versie: concept.versie,
            revision: concept.revision,
            onderwerp: concept.onderwerp,
            tekst: concept.tekst,
            wie: concept.wie,
            op: concept.changed_at.toISOString(),
          },
    variables: spotsOf(spot, addresses),
    brand,
    footer,
  };
}

/** Version 0 stands below all others: it came with the product. A country that follows the other one has none yet. */
export function presentVersions(spot: KnownSpot, rows: readonly MailTextRow[]): TemplateVersions {
  const isPublished = rows.some(({ status }) => status === 'gepubliceerd');
  const items: TemplateVersion[] = rows.map((row) => ({
    versie: row.versie,
    onderwerp: row.onderwerp,
    tekst: row.tekst,
    status: row.status,
    wie: row.wie,
    op: (row.published_at ?? row.changed_at).toISOString(),
  }));
  if (!isPublished && !hasOwnBuiltIn(spot.code, spot.locale)) return { items };
  const status = isPublished ? 'vervangen' : 'gepubliceerd';
  return { items: [...items, { ...builtInText(spot.code, spot.locale), versie: 0, status, wie: '', op: null }] };
}
