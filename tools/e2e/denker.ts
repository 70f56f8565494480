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
function letter(stand: Stand, item: PoolItem, goed: boolean): Daad {
  const woord = stand.woord ?? item.w ?? '';
  return { soort: 'letter', letter: goed ? (woord[stand.invoer.length] ?? 'e') : 'q' };
}

function kies(stand: Stand, id: string | undefined): Daad | null {
  const index = stand.keuzes.findIndex((k) => k.id === id);
  const keuze = stand.keuzes[index];
  return keuze === undefined ? null : { soort: 'kies', tokenId: keuze.id, label: keuze.label, index };
}

/** Decides like a child that knows the word, misses it at first, or wavers. What it cannot know it tries in turn. */
export function createDenker(pool: ReadonlyMap<string, PoolItem>, soort: Soort): (stand: Stand) => Promise<Daad | null> {
  const rng = createRng(11);
  const gemist = new Set<string>();
  let beurt = 0;
  return (stand) => {
    const { vraag, keuzes } = stand;
    const item = vraag === null ? undefined : pool.get(vraag.itemId);
    if (vraag === null || item === undefined || stand.flits !== null) return Promise.resolve(null);
    const mis = stand.fase === 'spel' && (soort === 'fout' || (soort === 'willekeurig' && rng.next() < 0.4)) && !gemist.has(vraag.id);
    if (mis) gemist.add(vraag.id);
    if (keuzes.length === 0) return Promise.resolve(letter(stand, item, !mis));
    const goed = juisteKeuze(stand, item);
    const anders = keuzes.filter((k) => k.id !== goed && !k.bezig);
    beurt += 1;
    return Promise.resolve(kies(stand, !mis && goed !== undefined ? goed : anders[beurt % Math.max(1, anders.length)]?.id ?? goed));
  };
}
