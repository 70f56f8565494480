import { z } from 'zod/mini';
import { compareNames, registeredName } from '../../platform/taal/name.ts';
import { serverDayText, serverMomentText } from '../../platform/taal/moment.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import { safeHtml } from '#engine/core/mail/mail-layout.ts';
import type { DossierRow } from './dossier.repository.ts';
import type { Dossier } from './dossier.service.ts';

export interface DossierFrame {
  locale: TextLocale;
  organisatie: string;
  op: Date;
  /** Name of a goal for a reader. */ doelName(id: string): string;
}

/** Answers in the readable overview; all of them are in the other files. */
const ANTWOORDEN_MAX = 300;
const STYLE = `body{margin:0 auto;max-width:820px;padding:32px 20px;color:#1f2a44;font:16px/1.55 Lexend,"Trebuchet MS",Verdana,Arial,sans-serif;background:#fff}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 4px}h2{font-size:1.2rem;margin:32px 0 8px;break-after:avoid}p{margin:0 0 12px}
.bron{color:#4a5470}table{width:100%;border-collapse:collapse;font-size:.94rem}th,td{padding:7px 10px 7px 0;border-bottom:1px solid #e5e1d6;text-align:left;vertical-align:top}
thead th{color:#4a5470;font-weight:600}.getal{text-align:right;font-variant-numeric:tabular-nums}tr{break-inside:avoid}ul{margin:0;padding-left:20px}@page{margin:16mm}`;

const doelSchema = z.object({ doel_id: z.string(), n: z.number(), goed: z.number() });
const standingSchema = z.object({ doel_id: z.string(), stand: z.string() });
const rondeSchema = z.object({ begonnen: z.string(), seconden: z.number(), sterren: z.number() });
const antwoordSchema = z.object({
  op: z.string(),
  goed: z.boolean(),
  extra: z.object({ woord: z.string(), ruw: z.string() }),
});
const bookingSchema = z.object({ bedrag: z.number() });
const notitieSchema = z.object({ op: z.string(), tekst: z.string() });

/** Rows of a table that have the expected shape. */
const read = <T>(dossier: Dossier, table: string, schema: z.ZodMiniType<T>): T[] =>
  (dossier.tables.get(table) ?? []).flatMap((row: DossierRow) => {
    const outcome = schema.safeParse(row);
    return outcome.success ? [outcome.data] : [];
  });

type T = (key: string, values?: Record<string, string | number>) => string;
const h = safeHtml;
const part = (header: string, content: string): string => `<section><h2>${h(header)}</h2>${content}</section>`;
const cell = (value: string | number): string =>
  `<td${typeof value === 'number' ? ' class="getal"' : ''}>${h(String(value))}</td>`;
const table = (t: T, headers: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  rows.length === 0
    ? `<p>${h(t('niets'))}</p>`
    : `<table><thead><tr>${headers.map((header) => `<th scope="col">${h(header)}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</tbody></table>`;

function over({ persoon: p }: Dossier, t: T, frame: DossierFrame): string {
  const rows: [string, string][] = [
    ['naam', registeredName({ voornaam: p.roepnaam, voorvoegsel: p.voorvoegsel, achternaam: p.achternaam })],
    ['gebruikersnaam', p.gebruikersnaam],
    ['jaar', t(`jaarNaam.${p.jaargroep}`)],
    [
      'geboortedatum',
      p.geboortedatum === null ? t('leeg') : serverDayText(Date.parse(`${p.geboortedatum}T12:00:00Z`), frame.locale),
    ],
    ['geslacht', p.geslacht === null ? t('leeg') : t(`geslachtNaam.${p.geslacht}`)],
    ['sleutel', p.externe_sleutel ?? t('leeg')],
    ['eck', p.heeft_eck ? t('eckBewaard') : t('leeg')],
    ['notitie', p.notitie ?? t('leeg')],
    ['dier', p.dier],
    ['inlog', t(`inlogsoort.${p.inlogsoort}`)],
    ['laatst', p.laatste_login === null ? t('nooit') : serverMomentText(p.laatste_login.getTime(), frame.locale)],
    ['sinds', serverDayText(p.aangemaakt_op.getTime(), frame.locale)],
  ];
  return part(
    t('over', { roepnaam: p.roepnaam }),
    `<table><tbody>${rows.map(([name, value]) => `<tr><th scope="row">${h(t(name))}</th><td>${h(value)}</td></tr>`).join('')}</tbody></table>`,
  );
}

function groepen(dossier: Dossier, t: T, frame: DossierFrame): string {
  const day = (date: string): string => serverDayText(Date.parse(`${date}T12:00:00Z`), frame.locale);
  const rules = dossier.groepen.map(
    ({ van: from, tot: until, ...groep }) =>
      `<li>${h(t('groepRij', { ...groep, van: day(from) }) + (until === null ? '' : t('groepTot', { tot: day(until) })))}</li>`,
  );
  return part(t('groepen'), rules.length === 0 ? `<p>${h(t('niets'))}</p>` : `<ul>${rules.join('')}</ul>`);
}

function doelen(dossier: Dossier, t: T, frame: DossierFrame): string {
  const states = new Map(read(dossier, 'leerling_doel_standen', standingSchema).map((row) => [row.doel_id, row.stand]));
  const rows = read(dossier, 'leerling_doelen', doelSchema).map(
    ({ doel_id: id, n, goed: correct }): [string, number, number, string] => {
      const state = states.get(id);
      return [frame.doelName(id), n, correct, state === undefined ? '' : t(`standNaam.${state}`)];
    },
  );
  rows.sort(([a], [b]) => compareNames(a, b));
  return part(
    t('doelen'),
    `<p>${h(t('doelenUitleg'))}</p>${table(t, [t('doelenKop'), t('gemaakt'), t('goed'), t('stand')], rows)}`,
  );
}

function months(dossier: Dossier, t: T, frame: DossierFrame): string {
  const name = new Intl.DateTimeFormat(frame.locale, { month: 'long', year: 'numeric', timeZone: 'Europe/Amsterdam' });
  const per = new Map<string, { rondes: number; seconden: number; sterren: number }>();
  for (const ronde of read(dossier, 'spelrondes', rondeSchema).toSorted((a, b) => (a.begonnen < b.begonnen ? 1 : -1))) {
    const month = name.format(new Date(ronde.begonnen));
    const sum = per.get(month) ?? { rondes: 0, seconden: 0, sterren: 0 };
    per.set(month, {
      rondes: sum.rondes + 1,
      seconden: sum.seconden + ronde.seconden,
      sterren: sum.sterren + ronde.sterren,
    });
  }
  return part(
    t('maanden'),
    table(
      t,
      [t('maand'), t('rondes'), t('minuten'), t('sterren')],
      [...per].map(([month, sum]) => [month, sum.rondes, Math.round(sum.seconden / 60), sum.sterren]),
    ),
  );
}

function antwoorden(dossier: Dossier, t: T, frame: DossierFrame): string {
  const all = read(dossier, 'antwoorden', antwoordSchema).toSorted((a, b) => (a.op < b.op ? 1 : -1));
  const shown = all
    .slice(0, ANTWOORDEN_MAX)
    .map((row): string[] => [
      serverMomentText(Date.parse(row.op), frame.locale),
      row.extra.woord,
      row.extra.ruw,
      t(row.goed ? 'isGoed' : 'isFout'),
    ]);
  return part(
    t('antwoorden'),
    `<p>${h(t('antwoordenUitleg', { getoond: shown.length, totaal: all.length }))}</p>${table(t, [t('op'), t('woord'), t('geschreven'), t('uitkomst')], shown)}`,
  );
}

function rest(dossier: Dossier, t: T, frame: DossierFrame): string {
  const balance = read(dossier, 'muntboekingen', bookingSchema).reduce((sum, { bedrag: amount }) => sum + amount, 0);
  const berichten = read(dossier, 'leerlingnotities', notitieSchema).map(
    (row) => `<li>${h(serverMomentText(Date.parse(row.op), frame.locale))}: ${h(row.tekst)}</li>`,
  );
  const countUp = (name: string): number => dossier.tables.get(name)?.length ?? 0;
  return (
    part(t('beloningen'), `<p>${h(t('munten', { saldo: balance }))}</p>`) +
    part(t('berichten'), berichten.length === 0 ? `<p>${h(t('niets'))}</p>` : `<ul>${berichten.join('')}</ul>`) +
    part(t('log'), `<p>${h(t('logUitleg', { sessies: countUp('sessies'), regels: countUp('logboek') }))}</p>`)
  );
}

/** Page that a parent can read and print; it fetches nothing. */
export function dossierHtml(dossier: Dossier, frame: DossierFrame): string {
  const t: T = (key, values) => serverText(frame.locale, `dossier.${key}`, values);
  const { roepnaam, voorvoegsel, achternaam } = dossier.persoon;
  const title = h(t('titel', { naam: registeredName({ voornaam: roepnaam, voorvoegsel, achternaam }) }));
  return `<!doctype html>
<html lang="${frame.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p class="bron">${h(t('bron', { organisatie: frame.organisatie, datum: serverDayText(frame.op.getTime(), frame.locale) }))}</p>
<p>${h(t('uitleg', { roepnaam }))} ${h(t('rechten'))}</p>
${over(dossier, t, frame)}${groepen(dossier, t, frame)}${doelen(dossier, t, frame)}${months(dossier, t, frame)}${antwoorden(dossier, t, frame)}${rest(dossier, t, frame)}
</main></body></html>
`;
}
