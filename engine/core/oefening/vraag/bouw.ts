import { err, ok } from '#engine/core/basis/result.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { isWoord } from '../content-soort.ts';
import { maakGetoond, maakPrompt, type Bouwer, type VraagOpties } from './opties.ts';
import { hussel } from './tokens.ts';
import { verwarVan } from './verwar.ts';
import { deelwijzen, focusVan, foutvormenVan, heeftContext, hoofdletterTelt, woordPrompt } from './woord-hulp.ts';

type Deelwijze = ReturnType<typeof deelwijzen>[number];

/** Start of each part in the word, code units. */
function begins(delen: readonly string[]): number[] {
  let som = 0;
  return delen.map((deel) => (som += deel.length) - deel.length);
}

/** The wrong version of the one part a misspelling changes; null when it changes more than one part. */
export function foutDeel(delen: readonly string[], fout: { vorm: string; van: number; tot: number }): string | null {
  const woord = delen.join('');
  const van = begins(delen);
  const plekken = delen.map((tekst, i) => ({ van: van[i] ?? 0, tot: (van[i] ?? 0) + tekst.length }));
  const plek = plekken.find((p) => fout.van >= p.van && fout.tot <= p.tot);
  if (plek === undefined) return null;
  const past = fout.vorm.startsWith(woord.slice(0, plek.van)) && fout.vorm.endsWith(woord.slice(plek.tot));
  const deel = fout.vorm.slice(plek.van, fout.vorm.length - (woord.length - plek.tot));
  return past && deel !== '' && deel.length <= plek.tot - plek.van + 3 ? deel : null;
}

/** Whether a distractor could stand, with another token, for two neighbouring parts: then the answer would not be unique. */
export function dubbelzinnig(delen: readonly string[], extra: string, pool: readonly string[]): boolean {
  const tokens = [...delen, ...pool, extra];
  return delen.slice(1).some((deel, i) => {
    const paar = (delen[i] ?? '') + deel;
    return tokens.some((t) => t + extra === paar || extra + t === paar);
  });
}

function kandidaten(item: WoordItem, options: VraagOpties, wijze: Deelwijze): string[] {
  const uitFouten = foutvormenVan(item, options.doelId, options.omgeving).flatMap(
    (f) => foutDeel(wijze.delen, f) ?? [],
  );
  const uitVerwar = wijze.kind === 'klankgroep' ? [] : wijze.delen.flatMap((deel) => verwarVan(deel).slice(0, 1));
  const passend = [...uitFouten, ...uitVerwar].filter(
    (t) => (wijze.kind !== 'letter' || t.length === 1) && t.length <= (options.capability.maxChars ?? 80),
  );
  return [...new Set(passend)].filter((t) => !wijze.delen.includes(t));
}

/** Distractors: parts from real confusions, one more at each step of the play level up to three, never ambiguous. */
export function afleidersVoor(item: WoordItem, options: VraagOpties, wijze: Deelwijze): string[] {
  const aantal = 1 + Math.round(2 * Math.min(1, Math.max(0, options.omgeving.s)));
  const uit: string[] = [];
  for (const tekst of kandidaten(item, options, wijze)) {
    if (uit.length < aantal && !dubbelzinnig(wijze.delen, tekst, uit)) uit.push(tekst);
  }
  return uit;
}

/** `bouw`: hear the word and build it from letters, graphemes or klankgroepen. */
export const bouwBouw: Bouwer = (options, bank) => {
  const { item } = options;
  const wijze = isWoord(item)
    ? deelwijzen(item, { capability: options.capability, groep: options.omgeving.groep })[0]
    : undefined;
  if (!isWoord(item) || wijze === undefined || !heeftContext(item)) return err('past-niet');
  const extra = afleidersVoor(item, options, wijze);
  const pool = hussel(
    [...wijze.delen, ...extra].map((deel) => bank.tokens.maak(deel, wijze.kind)),
    bank.rng,
  );
  return ok({
    question: {
      id: options.vraagId,
      itemId: item.id,
      format: 'bouw',
      timed: false,
      prompt: maakPrompt(options, woordPrompt(options, item), wijze.kind),
      view: { shape: 'sequence', slots: wijze.delen.length, pool, separator: '', poolPolicy: 'fixed' },
    },
    sleutel: { goed: [item.w], hoofdletters: hoofdletterTelt(item) },
    oplossing: { soort: 'reeks', delen: wijze.delen, scheiding: '' },
    getoond: maakGetoond(item.w, wijze.delen, { ...bank, kind: wijze.kind, audio: `w:${item.w}` }),
    focus: focusVan(item, options.doelId),
    k: 0,
  });
};
