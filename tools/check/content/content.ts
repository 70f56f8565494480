import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { laadPatronen } from '#engine/core/taal/patronen.ts';
import { CATEGORIEEN } from '#engine/core/taal/tabellen/categorieen.gen.ts';
import { leesLeerdoelen, tabelTekst as genTekst } from '../../content/maak-leerdoelen.ts';
import { INHOUD, TABELLEN, pad } from '../../content/paden.ts';
import { betekenisMerken, leesBetekenisLezingen } from '../../content/teken-betekenissen.ts';
import { leesTekstLezingen, tekstMerken, zonderLezer } from '../../content/teken-leesteksten.ts';
import { keurBetekenissen } from './betekenis-poort.ts';
import { keurDictees } from './dictee-poorten.ts';
import { keurDomeinen } from './domein-poorten.ts';
import type { DomeinTelling } from './domein-poorten.ts';
import { laadInhoud, tsv } from './laad.ts';
import type { Inhoud } from './laad.ts';
import { keurLeesteksten, leestekstTabel } from './leestekst-poorten.ts';
import type { LeestekstTelling } from './leestekst-poorten.ts';
import { keurNamen } from './namen-poort.ts';
import { keurIds, keurRijm, keurVolgordeInBestand, keurVolgordeZin, keurWerkwoord } from './overige-poorten.ts';
import { ALLEEN_ZINNEN, keurAantallen, tabelTekst, telTabel } from './tabel.ts';
import type { Aantallen, TabelRij } from './tabel.ts';
import { keurRegio } from './variant-poort.ts';
import { keurWoord } from './woord-poorten.ts';
import type { Context } from './woord-poorten.ts';

await laadPatronen();

/** Outcome of the content gates: findings, counts, and what is only reported. */
export type ContentUitslag = {
  fouten: string[];
  tabel: TabelRij[];
  domeinen: DomeinTelling[];
  leesteksten: LeestekstTelling[];
  dun: string[];
  tekstenZonderLezer: string[];
  betekenissenZonderLezer: string[];
  ongezien: number;
  eenLezer: number;
};

/** Runs every gate on a content folder (default: the checked-in content); counts and tables only on the real one. */
export function checkContent(map: URL = INHOUD): ContentUitslag {
  const inhoud = laadInhoud(map);
  const tabel = telTabel(inhoud, CATEGORIEEN);
  const echt = map.href === INHOUD.href;
  const c = context(inhoud);
  const aantallen: Aantallen = echt ? keurAantallen(inhoud, tabel, CATEGORIEEN) : { gaten: [], dun: [] };
  const domeinen = keurDomeinen(map, c.toegestaan);
  const leesteksten = keurLeesteksten(map, c.toegestaan);
  return {
    fouten: [
      ...inhoud.onleesbaar,
      ...inhoud.woorden.flatMap((r) => keurWoord(r, c)),
      ...keurIds(inhoud),
      ...keurVolgordeInBestand(inhoud),
      ...inhoud.werkwoorden.flatMap(keurWerkwoord),
      ...inhoud.volgorde.flatMap(keurVolgordeZin),
      ...keurRijm(inhoud),
      ...aantallen.gaten,
      ...(echt ? [...keurOmvang(inhoud), ...keurGegenereerd()] : []),
      ...(echt
        ? [
            ...keurNamen(inhoud),
            ...keurRegio(map, inhoud, c.toegestaan),
            ...keurBetekenissen(
              inhoud.woorden.map((r) => r.item),
              c.toegestaan,
            ),
          ]
        : []),
      ...(echt
        ? [
            ...domeinen.fouten,
            ...leesteksten.fouten,
            ...keurDictees(
              map,
              inhoud.woorden.map((r) => r.item),
            ),
          ]
        : []),
    ],
    tabel,
    domeinen: domeinen.telling,
    leesteksten: leesteksten.telling,
    dun: aantallen.dun,
    tekstenZonderLezer: zonderLezer(tekstMerken(), leesTekstLezingen()),
    betekenissenZonderLezer: zonderLezer(betekenisMerken(), leesBetekenisLezingen()),
    ongezien: inhoud.woorden.filter((r) => r.item.gezien.length === 0).length,
    eenLezer: inhoud.woorden.filter((r) => r.item.gezien.length === 1).length,
  };
}

function context(inhoud: Inhoud): Context {
  const toegestaan = new Set(tsv(pad(INHOUD, 'toegestaan.tsv')).map(([woord = '']) => woord));
  return {
    leerdoelen: new Map(CATEGORIEEN.map((l) => [l.id, l])),
    toegestaan,
    woorden: new Set(inhoud.woorden.map((r) => r.item.w)),
  };
}

function keurOmvang(inhoud: Inhoud): string[] {
  return [
    ...(inhoud.werkwoorden.length < 220 ? [`${inhoud.werkwoorden.length} verbs, needs 220`] : []),
    ...(inhoud.volgorde.length < 40 ? [`${inhoud.volgorde.length} order sentences, needs 40`] : []),
    ...(inhoud.rijm.length < 90 ? [`${inhoud.rijm.length} rhyme groups, needs 90`] : []),
  ];
}

function keurGegenereerd(): string[] {
  const tekst = readFileSync(pad(TABELLEN, 'categorieen.gen.ts'), 'utf8');
  return tekst === genTekst(leesLeerdoelen())
    ? []
    : ['categorieen.gen.ts is not what leerdoelen.tsv gives; run tools/content/maak.ts'];
}

function main(): void {
  const { fouten, tabel, domeinen, leesteksten, dun, tekstenZonderLezer, betekenissenZonderLezer, ongezien, eenLezer } =
    checkContent();
  process.stdout.write(`${tabelTekst(tabel)}\n\n`);
  process.stdout.write(`strands: ${domeinen.map((d) => `${d.naam} ${d.aantal}`).join(', ')}\n`);
  process.stdout.write(`\n${leestekstTabel(leesteksten)}\n\n`);
  for (const [id, reden] of Object.entries(ALLEEN_ZINNEN)) process.stdout.write(`sentences only: ${id} (${reden})\n`);
  for (const tekst of dun) process.stdout.write(`thin: ${tekst}\n`);
  process.stdout.write(
    `unreviewed: ${ongezien} words, one reviewer: ${eenLezer}; reading texts without a second reader: ${tekstenZonderLezer.join(' ') || 'none'}; meanings: ${betekenissenZonderLezer.join(' ') || 'none'}\n${fouten.length} findings\n`,
  );
  if (fouten.length > 0) process.stderr.write(`${fouten.join('\n')}\n`);
  process.exitCode = fouten.length > 0 ? 1 : 0;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) main();
