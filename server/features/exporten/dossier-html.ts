import { z } from 'zod';
import { vergelijkNamen, volleNaam } from '../../platform/taal/naam.ts';
import { dagTekst, momentTekst } from '../../platform/taal/moment.ts';
import { tekst, type Locale } from '../../platform/taal/teksten.ts';
import { veiligeHtml } from '../../platform/mail/opmaak.ts';
import type { Rij } from './dossier.repository.ts';
import type { Dossier } from './dossier.service.ts';

export interface DossierKader {
  locale: Locale;
  organisatie: string;
  op: Date;
  /** Name of a goal for a reader. */ doelNaam(id: string): string;
}

/** Answers in the readable overview; all of them are in the other files. */
const ANTWOORDEN_MAX = 300;
const STIJL = `body{margin:0 auto;max-width:820px;padding:32px 20px;color:#1f2a44;font:16px/1.55 Lexend,"Trebuchet MS",Verdana,Arial,sans-serif;background:#fff}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 4px}h2{font-size:1.2rem;margin:32px 0 8px;break-after:avoid}p{margin:0 0 12px}
.bron{color:#4a5470}table{width:100%;border-collapse:collapse;font-size:.94rem}th,td{padding:7px 10px 7px 0;border-bottom:1px solid #e5e1d6;text-align:left;vertical-align:top}
thead th{color:#4a5470;font-weight:600}.getal{text-align:right;font-variant-numeric:tabular-nums}tr{break-inside:avoid}ul{margin:0;padding-left:20px}@page{margin:16mm}`;

const doelSchema = z.object({ doel_id: z.string(), n: z.number(), goed: z.number() });
const standSchema = z.object({ doel_id: z.string(), stand: z.string() });
const rondeSchema = z.object({ begonnen: z.string(), seconden: z.number(), sterren: z.number() });
const antwoordSchema = z.object({
  op: z.string(),
  goed: z.boolean(),
  extra: z.object({ woord: z.string(), ruw: z.string() }),
});
const boekingSchema = z.object({ bedrag: z.number() });
const notitieSchema = z.object({ op: z.string(), tekst: z.string() });

/** Rows of a table that have the expected shape. */
const lees = <T>(dossier: Dossier, tabel: string, schema: z.ZodType<T>): T[] =>
  (dossier.tabellen.get(tabel) ?? []).flatMap((rij: Rij) => {
    const uitkomst = schema.safeParse(rij);
    return uitkomst.success ? [uitkomst.data] : [];
  });

type T = (sleutel: string, waarden?: Record<string, string | number>) => string;
const h = veiligeHtml;
const deel = (kop: string, inhoud: string): string => `<section><h2>${h(kop)}</h2>${inhoud}</section>`;
const cel = (waarde: string | number): string =>
  `<td${typeof waarde === 'number' ? ' class="getal"' : ''}>${h(String(waarde))}</td>`;
const tabel = (t: T, koppen: readonly string[], rijen: readonly (readonly (string | number)[])[]): string =>
  rijen.length === 0
    ? `<p>${h(t('niets'))}</p>`
    : `<table><thead><tr>${koppen.map((kop) => `<th scope="col">${h(kop)}</th>`).join('')}</tr></thead><tbody>${rijen.map((rij) => `<tr>${rij.map(cel).join('')}</tr>`).join('')}</tbody></table>`;

function over({ persoon: p }: Dossier, t: T, kader: DossierKader): string {
  const rijen: [string, string][] = [
    ['naam', volleNaam({ voornaam: p.roepnaam, voorvoegsel: p.voorvoegsel, achternaam: p.achternaam })],
    ['gebruikersnaam', p.gebruikersnaam],
    ['jaar', t(`jaarNaam.${p.jaargroep}`)],
    [
      'geboortedatum',
      p.geboortedatum === null ? t('leeg') : dagTekst(Date.parse(`${p.geboortedatum}T12:00:00Z`), kader.locale),
    ],
    ['geslacht', p.geslacht === null ? t('leeg') : t(`geslachtNaam.${p.geslacht}`)],
    ['sleutel', p.externe_sleutel ?? t('leeg')],
    ['eck', p.heeft_eck ? t('eckBewaard') : t('leeg')],
    ['notitie', p.notitie ?? t('leeg')],
    ['dier', p.dier],
    ['inlog', t(`inlogsoort.${p.inlogsoort}`)],
    ['laatst', p.laatste_login === null ? t('nooit') : momentTekst(p.laatste_login.getTime(), kader.locale)],
    ['sinds', dagTekst(p.aangemaakt_op.getTime(), kader.locale)],
  ];
  return deel(
    t('over', { roepnaam: p.roepnaam }),
    `<table><tbody>${rijen.map(([naam, waarde]) => `<tr><th scope="row">${h(t(naam))}</th><td>${h(waarde)}</td></tr>`).join('')}</tbody></table>`,
  );
}

function groepen(dossier: Dossier, t: T, kader: DossierKader): string {
  const dag = (datum: string): string => dagTekst(Date.parse(`${datum}T12:00:00Z`), kader.locale);
  const regels = dossier.groepen.map(
    ({ van, tot, ...groep }) =>
      `<li>${h(t('groepRij', { ...groep, van: dag(van) }) + (tot === null ? '' : t('groepTot', { tot: dag(tot) })))}</li>`,
  );
  return deel(t('groepen'), regels.length === 0 ? `<p>${h(t('niets'))}</p>` : `<ul>${regels.join('')}</ul>`);
}

function doelen(dossier: Dossier, t: T, kader: DossierKader): string {
  const standen = new Map(lees(dossier, 'leerling_doel_standen', standSchema).map((rij) => [rij.doel_id, rij.stand]));
  const rijen = lees(dossier, 'leerling_doelen', doelSchema).map(
    ({ doel_id: id, n, goed }): [string, number, string, string] => {
      const stand = standen.get(id);
      return [
        kader.doelNaam(id),
        n,
        n === 0 ? '' : `${Math.round((100 * goed) / n)}%`,
        stand === undefined ? '' : t(`standNaam.${stand}`),
      ];
    },
  );
  rijen.sort(([a], [b]) => vergelijkNamen(a, b));
  return deel(
    t('doelen'),
    `<p>${h(t('doelenUitleg'))}</p>${tabel(t, [t('doelenKop'), t('gemaakt'), t('goed'), t('stand')], rijen)}`,
  );
}

function maanden(dossier: Dossier, t: T, kader: DossierKader): string {
  const naam = new Intl.DateTimeFormat(kader.locale, { month: 'long', year: 'numeric', timeZone: 'Europe/Amsterdam' });
  const per = new Map<string, { rondes: number; seconden: number; sterren: number }>();
  for (const ronde of lees(dossier, 'spelrondes', rondeSchema).toSorted((a, b) => (a.begonnen < b.begonnen ? 1 : -1))) {
    const maand = naam.format(new Date(ronde.begonnen));
    const som = per.get(maand) ?? { rondes: 0, seconden: 0, sterren: 0 };
    per.set(maand, {
      rondes: som.rondes + 1,
      seconden: som.seconden + ronde.seconden,
      sterren: som.sterren + ronde.sterren,
    });
  }
  return deel(
    t('maanden'),
    tabel(
      t,
      [t('maand'), t('rondes'), t('minuten'), t('sterren')],
      [...per].map(([maand, som]) => [maand, som.rondes, Math.round(som.seconden / 60), som.sterren]),
    ),
  );
}

function antwoorden(dossier: Dossier, t: T, kader: DossierKader): string {
  const alle = lees(dossier, 'antwoorden', antwoordSchema).toSorted((a, b) => (a.op < b.op ? 1 : -1));
  const getoond = alle
    .slice(0, ANTWOORDEN_MAX)
    .map((rij): string[] => [
      momentTekst(Date.parse(rij.op), kader.locale),
      rij.extra.woord,
      rij.extra.ruw,
      t(rij.goed ? 'isGoed' : 'isFout'),
    ]);
  return deel(
    t('antwoorden'),
    `<p>${h(t('antwoordenUitleg', { getoond: getoond.length, totaal: alle.length }))}</p>${tabel(t, [t('op'), t('woord'), t('geschreven'), t('uitkomst')], getoond)}`,
  );
}

function rest(dossier: Dossier, t: T, kader: DossierKader): string {
  const saldo = lees(dossier, 'muntboekingen', boekingSchema).reduce((som, { bedrag }) => som + bedrag, 0);
  const berichten = lees(dossier, 'leerlingnotities', notitieSchema).map(
    (rij) => `<li>${h(momentTekst(Date.parse(rij.op), kader.locale))}: ${h(rij.tekst)}</li>`,
  );
  const tel = (naam: string): number => dossier.tabellen.get(naam)?.length ?? 0;
  return (
    deel(t('beloningen'), `<p>${h(t('munten', { saldo }))}</p>`) +
    deel(t('berichten'), berichten.length === 0 ? `<p>${h(t('niets'))}</p>` : `<ul>${berichten.join('')}</ul>`) +
    deel(t('log'), `<p>${h(t('logUitleg', { sessies: tel('sessies'), regels: tel('logboek') }))}</p>`)
  );
}

/** Page that a parent can read and print; it fetches nothing. */
export function dossierHtml(dossier: Dossier, kader: DossierKader): string {
  const t: T = (sleutel, waarden) => tekst(kader.locale, `dossier.${sleutel}`, waarden);
  const { roepnaam, voorvoegsel, achternaam } = dossier.persoon;
  const titel = h(t('titel', { naam: volleNaam({ voornaam: roepnaam, voorvoegsel, achternaam }) }));
  return `<!doctype html>
<html lang="${kader.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${titel}</title><style>${STIJL}</style></head>
<body><main><h1>${titel}</h1><p class="bron">${h(t('bron', { organisatie: kader.organisatie, datum: dagTekst(kader.op.getTime(), kader.locale) }))}</p>
<p>${h(t('uitleg', { roepnaam }))} ${h(t('rechten'))}</p>
${over(dossier, t, kader)}${groepen(dossier, t, kader)}${doelen(dossier, t, kader)}${maanden(dossier, t, kader)}${antwoorden(dossier, t, kader)}${rest(dossier, t, kader)}
</main></body></html>
`;
}
