import { itemNr } from '#engine/core/taal/woord.ts';
import type { VolgordeItem, WerkwoordItem } from '#engine/core/taal/woord.ts';
import { woordenboek } from '../../content/lexicon.ts';
import { isVerboden } from '../../content/verboden.ts';
import type { Inhoud } from './laad.ts';

function dubbel(waarden: readonly string[], wat: string): string[] {
  const gezien = new Set<string>();
  return waarden.flatMap((w) => {
    if (gezien.has(w)) return [`${wat} twice: ${w}`];
    gezien.add(w);
    return [];
  });
}

/** Ids and their 31-bit numbers are unique over all content. */
export function keurIds(inhoud: Inhoud): string[] {
  const woorden = inhoud.woorden.map((r) => r.item);
  const ids = [
    ...woorden.map((w) => w.id),
    ...inhoud.werkwoorden.map((w) => w.id),
    ...inhoud.volgorde.map((v) => v.id),
  ];
  const zinnen = [
    ...woorden.flatMap((w) => w.zinnen.map((z) => z.id)),
    ...inhoud.werkwoorden.flatMap((w) => w.zinnen.map((z) => z.id)),
  ];
  const alle = [...ids, ...zinnen];
  return [
    ...dubbel(alle, 'id'),
    ...dubbel(
      alle.map((id) => String(itemNr(id))),
      'item number',
    ),
    ...dubbel(
      woorden.map((w) => w.w),
      'word',
    ),
    ...dubbel(
      woorden.flatMap((w) => w.zinnen.map((z) => z.tekst)),
      'sentence',
    ),
  ];
}

/** Lines of one file stand in word order. */
export function keurVolgordeInBestand(inhoud: Inhoud): string[] {
  return inhoud.woorden.flatMap((r, i) => {
    const vorige = inhoud.woorden[i - 1];
    return vorige?.bestand === r.bestand && vorige.item.w >= r.item.w
      ? [`${r.bestand}: ${r.item.w} is not in order`]
      : [];
  });
}

const metHoofdletter = (t: string): string => `${t.charAt(0).toUpperCase()}${t.slice(1)}`;

/** Form the verb has by its own table in the sentence; empty when the sentence asks for none. */
function vormVan(ww: WerkwoordItem, { tijd, persoon, categorie }: WerkwoordItem['zinnen'][number]): string {
  if (tijd === 'vd') return ww.voltooid;
  if (tijd === 'gw' || categorie === 'ww-inversie') return ww.stam;
  if (persoon === undefined) return '';
  return tijd === 'tt' ? ww.tt[persoon] : persoon === 'wij' ? ww.vt.mv : ww.vt.ev;
}

/** Verb forms are words, wrong forms differ from the right one, and a sentence stays short. */
export function keurWerkwoord(ww: WerkwoordItem): string[] {
  const vormen = [ww.infinitief, ...Object.values(ww.tt), ...Object.values(ww.vt), ww.voltooid];
  const onbekend = vormen.filter((v) => !woordenboek.bestaat(v)).map((v) => `form ${v} is not in the dictionary`);
  const zinnen = ww.zinnen.flatMap((z) => {
    const tekst = `${z.voor}${z.vorm}${z.na}`;
    const goed = z.voor === '' ? metHoofdletter(vormVan(ww, z)) : vormVan(ww, z);
    return [
      ...(z.vorm === goed ? [] : [`${z.id}: form should be ${goed}`]),
      ...(z.foutvormen.includes(z.vorm) || new Set(z.foutvormen).size < 3
        ? [`${z.id}: wrong forms are not three different ones`]
        : []),
      ...z.foutvormen.filter((f) => isVerboden(f)).map((f) => `${z.id}: wrong form ${f} is unfit`),
      ...(tekst.split(' ').length > 12 ? [`${z.id}: more than 12 words`] : []),
    ];
  });
  const perVorm = (cat: string): number => ww.zinnen.filter((z) => z.categorie === cat).length;
  const dun = perVorm('ww-stam') < 2 ? ['fewer than 2 sentences for the ik form'] : [];
  return [...onbekend, ...zinnen, ...dun].map((f) => `werkwoorden ${ww.infinitief}: ${f}`);
}

/** Order sentences: 4 to 7 words, no word twice, no forbidden topic. */
export function keurVolgordeZin(v: VolgordeItem): string[] {
  return [
    ...(v.woorden.length < 4 || v.woorden.length > 7 ? [`${v.woorden.length} words`] : []),
    ...dubbel(v.woorden, 'word'),
    ...v.woorden.filter((w) => isVerboden(w)).map((w) => `forbidden topic word ${w}`),
    ...(`${v.woorden.join(' ')}${v.slot}` === v.zin ? [] : ['words do not join to the sentence']),
  ].map((f) => `zinnen-volgorde "${v.zin}": ${f}`);
}

/** Rhyme groups: at least four known words each. */
export function keurRijm(inhoud: Inhoud): string[] {
  const bekend = new Set(inhoud.woorden.map((r) => r.item.w));
  return inhoud.rijm.flatMap(({ sleutel, woorden }) => [
    ...(woorden.length < 4 ? [`rijm ${sleutel}: ${woorden.length} words`] : []),
    ...woorden.filter((w) => !bekend.has(w)).map((w) => `rijm ${sleutel}: ${w} is not in the content`),
  ]);
}
