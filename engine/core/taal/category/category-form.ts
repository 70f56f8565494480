import type { WoordPicture } from '../klank/klank.ts';
import type { Options } from '../woord/options.ts';
import type { Reading } from '../woord/reading.ts';
import { diminutiveReading } from '../form/diminutive-parsing.ts';
import { roleReadings } from '../form/form-parsing.ts';
import { isSuperlative, labelsAt, werkwoordLabels } from '../form/forms-ww.ts';
import type { WwLabel } from '../form/forms-ww.ts';
import { joinedSeam } from '../form/joined-forms.ts';
import { isNounPart, participleBehind } from '../form/participle-behind.ts';
import { seamPairs } from './category-build.ts';
import { readings } from './part-readings.ts';
import { ADVERB_SMALL, NO_DIMINUTIVE, PAST_TOO } from '../tables/form-choice.ts';
import { BIJVOEGLIJK, isNoun } from '../woord/woord-table.ts';
import type { CatSpan } from '../woord/woord.ts';

/** Reading of a word as an inflected form: its categories, and the base word when one is found. */
export type FormPicture = { cats: CatSpan[]; lemma: string | undefined };

/** Noun, adjective and verb readings. A noun whose base is known wins over a verb form; `rol` of the caller wins over both. */
export function formPictureOf(b: WoordPicture, o: Options): FormPicture {
  const tables = o.tables !== false;
  if (o.rol === 'ww')
    return {
      cats: withLetters(b, o.lemma === undefined ? [] : labelsAt(b.laag, o.lemma).filter((l) => l.id !== 'ww-bvn')),
      lemma: o.lemma,
    };
  if (o.rol !== undefined) return withReadings(roleReadings(b.laag, { rol: o.rol, lemma: o.lemma, tables }), b);
  const work = tables ? werkwoordOf(b).filter((l) => fits(l.id, o.woordsoort)) : [];
  const name = readings(b, tables).filter((l) => fits(l.id, o.woordsoort) && (l.id !== 'bn-s' || work.length === 0));
  if (b.laag.endsWith('dt') && work.length === 0 && fits('ww-tt-dt', o.woordsoort))
    work.push({ id: 'ww-tt-dt', letters: 2 });
  const pointless = name.some((l) => l.lemma !== undefined && !l.id.startsWith('mv-s'))
    ? work.filter((l) => l.id === 'ww-eng' || (PAST_TOO.has(b.laag) && /^ww-v[td]-sterk$/.test(l.id)))
    : work;
  const picture = withReadings(name, b);
  return {
    cats: [...picture.cats, ...withLetters(b, pointless), ...inversion(b), ...(tables ? smallFirst(b) : [])],
    lemma: picture.lemma,
  };
}

/** Verb labels; a compound that ends in a noun is no participle: geboorteakte. */
function werkwoordOf(b: WoordPicture): WwLabel[] {
  const last = seamPairs(b).at(-1)?.rechts.van;
  const isCompound = last !== undefined && joinedSeam(b.laag) === undefined && isNounPart(b.laag.slice(last));
  const own = werkwoordLabels(b.laag).filter((l) => !(isCompound && /^ww-(?:vd|bvn)$/.test(l.id)));
  return own.length > 0 || isNoun(b.laag) || BIJVOEGLIJK.has(b.laag) || isSuperlative(b.laag)
    ? own
    : participleBehind(b.laag, last);
}

/** Categories that belong to a part of speech; other inflected readings are dropped when the caller names one. */
const BY_KIND: Readonly<Record<string, RegExp>> = {
  zn: /^(?:mv|verkl)-|^ww-eng$/,
  bn: /^(?:stoffelijk|bn-s|ww-(?:bvn|vd|vd-sterk|od|eng))$/,
  ww: /^ww-/,
};

function fits(id: string, kind: Options['woordsoort']): boolean {
  return kind === undefined || (BY_KIND[kind]?.test(id) ?? false);
}

function withReadings(list: readonly Reading[], b: WoordPicture): FormPicture {
  const cats = list.map((l) => ({ id: l.id, van: Math.max(0, l.van), tot: b.w.length })).filter((c) => c.van < c.tot);
  return { cats, lemma: list.find((l) => l.lemma !== undefined)?.lemma };
}

function withLetters(b: WoordPicture, labels: readonly WwLabel[]): CatSpan[] {
  return labels.map(({ id, letters }) => ({ id, van: Math.max(0, b.w.length - letters), tot: b.w.length }));
}

/** A diminutive that opens a compound: handje|vol, worteltjes|taart. */
function smallFirst(b: WoordPicture): CatSpan[] {
  const ends = seamPairs(b).map(({ rechts: right }) => right.van);
  return ends.flatMap((end, i) => {
    const begin = ends[i - 1] ?? 0;
    const part = b.laag.slice(begin, end);
    const isWhole = ADVERB_SMALL.has(part) || NO_DIMINUTIVE.has(part.replace(/s$/, ''));
    const small = isWhole ? undefined : diminutiveReading(part, true);
    return small === undefined ? [] : [{ id: small.id, van: begin + small.van, tot: end }];
  });
}

function inversion(b: WoordPicture): CatSpan[] {
  const hit = /^(\p{L}{2,}) (?:je|jij)$/u.exec(b.laag);
  return hit?.[1] === undefined ? [] : [{ id: 'ww-inversie', van: hit[1].length - 1, tot: hit[1].length }];
}
