import { itemNr } from '#engine/core/taal/woord/woord.ts';
import type { OrderItem, WerkwoordItem } from '#engine/core/taal/woord/woord.ts';
import { wordBook } from '../../content/lexicon.ts';
import { isForbidden } from '../../content/forbidden.ts';
import type { Content } from './load.ts';

function double(values: readonly string[], what: string): string[] {
  const seen = new Set<string>();
  return values.flatMap((w) => {
    if (seen.has(w)) return [`${what} twice: ${w}`];
    seen.add(w);
    return [];
  });
}

/** Ids and their 31-bit numbers are unique over all content. */
export function validateIds(content: Content): string[] {
  const woorden = content.woorden.map((r) => r.item);
  const ids = [
    ...woorden.map((w) => w.id),
    ...content.werkwoorden.map((w) => w.id),
    ...content.volgorde.map((v) => v.id),
  ];
  const zinnen = [
    ...woorden.flatMap((w) => w.zinnen.map((z) => z.id)),
    ...content.werkwoorden.flatMap((w) => w.zinnen.map((z) => z.id)),
  ];
  const all = [...ids, ...zinnen];
  return [
    ...double(all, 'id'),
    ...double(
      all.map((id) => String(itemNr(id))),
      'item number',
    ),
    ...double(
      woorden.map((w) => w.w),
      'word',
    ),
    ...double(
      woorden.flatMap((w) => w.zinnen.map((z) => z.tekst)),
      'sentence',
    ),
  ];
}

/** Lines of one file stand in word order. */
export function validateOrderInFile(content: Content): string[] {
  return content.woorden.flatMap((r, i) => {
    const previous = content.woorden[i - 1];
    return previous?.bestand === r.bestand && previous.item.w >= r.item.w
      ? [`${r.bestand}: ${r.item.w} is not in order`]
      : [];
  });
}

const withHoofdletter = (t: string): string => `${t.charAt(0).toUpperCase()}${t.slice(1)}`;

/** Form the verb has by its own table in the sentence; empty when the sentence asks for none. */
function formOf(
  ww: WerkwoordItem,
  { tijd: time, persoon: person, categorie: category }: WerkwoordItem['zinnen'][number],
): string {
  if (time === 'vd') return ww.voltooid;
  if (time === 'gw' || category === 'ww-inversie') return ww.stam;
  if (person === undefined) return '';
  return time === 'tt' ? ww.tt[person] : person === 'wij' ? ww.vt.mv : ww.vt.ev;
}

/** Verb forms are words, wrong forms differ from the right one, and a sentence stays short. */
export function validateWerkwoord(ww: WerkwoordItem): string[] {
  const forms = [ww.infinitief, ...Object.values(ww.tt), ...Object.values(ww.vt), ww.voltooid];
  const unknown = forms.filter((v) => !wordBook.exists(v)).map((v) => `form ${v} is not in the dictionary`);
  const zinnen = ww.zinnen.flatMap((z) => {
    const text = `${z.voor}${z.vorm}${z.na}`;
    const correct = z.voor === '' ? withHoofdletter(formOf(ww, z)) : formOf(ww, z);
    return [
      ...(z.vorm === correct ? [] : [`${z.id}: form should be ${correct}`]),
      ...(z.foutvormen.includes(z.vorm) || new Set(z.foutvormen).size < 3
        ? [`${z.id}: wrong forms are not three different ones`]
        : []),
      ...z.foutvormen.filter((f) => isForbidden(f)).map((f) => `${z.id}: wrong form ${f} is unfit`),
      ...(text.split(' ').length > 12 ? [`${z.id}: more than 12 words`] : []),
    ];
  });
  const perForm = (cat: string): number => ww.zinnen.filter((z) => z.categorie === cat).length;
  const thin = perForm('ww-stam') < 2 ? ['fewer than 2 sentences for the ik form'] : [];
  return [...unknown, ...zinnen, ...thin].map((f) => `werkwoorden ${ww.infinitief}: ${f}`);
}

/** Order sentences: 4 to 6 words, as many as a game has places for, no forbidden topic. */
export function validateOrderZin(v: OrderItem): string[] {
  return [
    ...(v.woorden.length < 4 || v.woorden.length > 6 ? [`${v.woorden.length} words`] : []),
    ...v.woorden.filter((w) => isForbidden(w)).map((w) => `forbidden topic word ${w}`),
    ...(`${v.woorden.join(' ')}${v.slot}` === v.zin ? [] : ['words do not join to the sentence']),
  ].map((f) => `zinnen-volgorde "${v.zin}": ${f}`);
}

/** Rhyme groups: at least four known words each. */
export function validateRijm(content: Content): string[] {
  const known = new Set(content.woorden.map((r) => r.item.w));
  return content.rijm.flatMap(({ sleutel: key, woorden }) => [
    ...(woorden.length < 4 ? [`rijm ${key}: ${woorden.length} words`] : []),
    ...woorden.filter((w) => !known.has(w)).map((w) => `rijm ${key}: ${w} is not in the content`),
  ]);
}
