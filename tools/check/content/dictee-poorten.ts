import { existsSync, readFileSync } from 'node:fs';
import { dicteeSchema } from '#engine/core/taal/dictee.ts';
import type { Dictee } from '#engine/core/taal/dictee.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';

const PER_GROEP = 25;

type Register = { woorden: ReadonlyMap<string, WoordItem>; zinnen: ReadonlySet<string>; ids: ReadonlySet<string> };

/** Dictation sets: known words and sentences, six target words, no word of a later grade, 25 sets in a grade that has them. */
export function keurDictees(map: URL, woorden: readonly WoordItem[]): string[] {
  const onleesbaar: string[] = [];
  const sets = [3, 4, 5, 6, 7, 8].flatMap((groep) => lees(map, groep, onleesbaar));
  const register: Register = {
    woorden: new Map(woorden.map((w) => [w.id, w])),
    zinnen: new Set(woorden.flatMap((w) => w.zinnen.map((z) => z.id))),
    ids: new Set(sets.map((s) => s.id)),
  };
  const aantallen = [...new Set(sets.map((s) => s.groep))].flatMap((groep) => {
    const aantal = sets.filter((s) => s.groep === groep).length;
    return aantal < PER_GROEP ? [`dictees groep${groep}: ${aantal} sets, needs ${PER_GROEP}`] : [];
  });
  return [...onleesbaar, ...sets.flatMap((s) => keurSet(s, register).map((f) => `dictee ${s.id}: ${f}`)), ...aantallen];
}

function keurSet(s: Dictee, r: Register): string[] {
  const bekend = s.woorden.flatMap((id) => r.woorden.get(id) ?? []);
  const doel = bekend.filter((w) => s.categorieen.includes(w.hoofd)).length;
  return [
    ...s.woorden.filter((id) => !r.woorden.has(id)).map((id) => `${id} is not in the content`),
    ...bekend.filter((w) => w.groep > s.groep).map((w) => `${w.w} is of groep ${w.groep}`),
    ...(new Set(s.woorden).size < s.woorden.length ? ['a word stands in it twice'] : []),
    ...(doel < 6 ? [`${doel} words of ${s.categorieen.join(' ')}, needs 6`] : []),
    ...s.zinnen.filter((id) => !r.zinnen.has(id)).map((id) => `sentence ${id} is not in the content`),
    ...s.herhaling.filter((id) => !r.ids.has(id)).map((id) => `repeats ${id}, which does not exist`),
  ];
}

function lees(map: URL, groep: number, onleesbaar: string[]): Dictee[] {
  const url = new URL(`dictees/groep${groep}.jsonl`, map);
  if (!existsSync(url)) return [];
  return readFileSync(url, 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((regel, i) => {
      const gelezen = dicteeSchema.safeParse(JSON.parse(regel));
      if (gelezen.success) return [gelezen.data];
      onleesbaar.push(`dictees/groep${groep}.jsonl:${i + 1}: ${gelezen.error.issues.map((x) => x.message).join('; ')}`);
      return [];
    });
}
