import { createRng } from '#engine/core/basis/rng.ts';
import type { Daad, Stand } from './speelbot.ts';

/** What the bot needs of a content item; words, verbs and sentences differ in the rest. */
export interface PoolItem { id: string; w?: string; grafemen?: { g: string }[]; klankgroepen?: string[]; woorden?: string[]; tekst?: string }
export type Soort = 'goed' | 'fout' | 'willekeurig';

/** Parts of the word that fill exactly the slots of the rail. */
function delen(item: PoolItem, slots: number): readonly string[] {
  const w = item.w ?? '';
  const kandidaten = [item.grafemen?.map((g) => g.g) ?? [], [...w], item.klankgroepen ?? [], item.woorden ?? [], (item.tekst ?? '').replace(/[.?!]$/, '').split(' ')];
  return kandidaten.find((k) => k.length === slots) ?? [];
}

function juisteKeuze(stand: Stand, item: PoolItem): string | undefined {
  const { vraag, rail, keuzes } = stand;
  const w = item.w ?? '';
  if (vraag?.view.shape === 'sequence') {
    const slot = rail.findIndex((vak) => vak.state === 'volgend' || vak.state === 'bijna');
    const tekst = delen(item, rail.length)[Math.max(0, slot)];
    return keuzes.find((k) => !k.bezig && k.label === tekst)?.id;
  }
  const basis = vraag?.prompt.text ?? '';
  return keuzes.find((k) => k.label === w || basis.replace(/…|\.{3}|_+/u, k.label) === w)?.id;
}

/** Letter that comes next, or a wrong one. */
function letter(stand: Stand, woord: string, goed: boolean): Daad {
  return { soort: 'letter', letter: goed ? (woord[stand.invoer.length] ?? 'e') : 'q' };
}

function kies(stand: Stand, id: string | undefined): Daad | null {
  const index = stand.keuzes.findIndex((k) => k.id === id);
  const keuze = stand.keuzes[index];
  return keuze === undefined ? null : { soort: 'kies', tokenId: keuze.id, label: keuze.label, index };
}

function kiesVoor(stand: Stand, o: { goed: string | undefined; mis: boolean; beurt: number }): Daad | null {
  if (!o.mis && o.goed !== undefined) return kies(stand, o.goed);
  const anders = stand.keuzes.filter((k) => k.id !== o.goed && !k.bezig);
  return kies(stand, anders[o.beurt % Math.max(1, anders.length)]?.id ?? o.goed);
}

/** Decides like a child that knows the word, misses it at first, or wavers. What it cannot know it tries in turn. */
export function createDenker(pool: ReadonlyMap<string, PoolItem>, soort: Soort): (stand: Stand) => Promise<Daad | null> {
  const rng = createRng(11);
  const gemist = new Set<string>();
  /** Words that were shown, by question: a form the bot cannot work out it copies, as a child does. */
  const getoond = new Map<string, string>();
  let beurt = 0;
  const mist = (id: string): boolean => {
    const wil = soort === 'fout' || (soort === 'willekeurig' && rng.next() < 0.4);
    if (!wil || gemist.has(id)) return false;
    gemist.add(id);
    return true;
  };
  const denk = (stand: Stand): Daad | null => {
    const item = stand.vraag === null || stand.flits !== null ? undefined : pool.get(stand.vraag.itemId);
    if (stand.vraag === null || item === undefined) return null;
    if (stand.woord !== null) getoond.set(stand.vraag.id, stand.woord);
    const mis = stand.fase === 'spel' && mist(stand.vraag.id);
    if (stand.keuzes.length === 0) return letter(stand, getoond.get(stand.vraag.id) ?? item.w ?? '', !mis);
    beurt += 1;
    return kiesVoor(stand, { goed: juisteKeuze(stand, item), mis, beurt });
  };
  return (stand) => Promise.resolve(denk(stand));
}
