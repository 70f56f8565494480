import { existsSync, readFileSync } from 'node:fs';
import { dicteeSchema } from '#engine/core/taal/item/dictee.ts';
import type { Dictee } from '#engine/core/taal/item/dictee.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';

const PER_GROEP = 25;

type Register = { woorden: ReadonlyMap<string, WoordItem>; zinnen: ReadonlySet<string>; ids: ReadonlySet<string> };

/** Dictation sets: known words and sentences, six target words, no word of a later grade, 25 sets in a grade that has them. */
export function validateDictees(map: URL, woorden: readonly WoordItem[]): string[] {
  const unreadable: string[] = [];
  const sets = [3, 4, 5, 6, 7, 8].flatMap((groep) => read(map, groep, unreadable));
  const register: Register = {
    woorden: new Map(woorden.map((w) => [w.id, w])),
    zinnen: new Set(woorden.flatMap((w) => w.zinnen.map((z) => z.id))),
    ids: new Set(sets.map((s) => s.id)),
  };
  const counts = [...new Set(sets.map((s) => s.groep))].flatMap((groep) => {
    const count = sets.filter((s) => s.groep === groep).length;
    return count < PER_GROEP ? [`dictees groep${groep}: ${count} sets, needs ${PER_GROEP}`] : [];
  });
  return [
    ...unreadable,
    ...sets.flatMap((s) => validateSet(s, register).map((f) => `dictee ${s.id}: ${f}`)),
    ...counts,
  ];
}

function validateSet(s: Dictee, r: Register): string[] {
  const known = s.woorden.flatMap((id) => r.woorden.get(id) ?? []);
  const doel = known.filter((w) => s.categorieen.includes(w.hoofd)).length;
  return [
    ...s.woorden.filter((id) => !r.woorden.has(id)).map((id) => `${id} is not in the content`),
    ...known.filter((w) => w.groep > s.groep).map((w) => `${w.w} is of groep ${w.groep}`),
    ...(new Set(s.woorden).size < s.woorden.length ? ['a word stands in it twice'] : []),
    ...(doel < 6 ? [`${doel} words of ${s.categorieen.join(' ')}, needs 6`] : []),
    ...s.zinnen.filter((id) => !r.zinnen.has(id)).map((id) => `sentence ${id} is not in the content`),
    ...s.herhaling.filter((id) => !r.ids.has(id)).map((id) => `repeats ${id}, which does not exist`),
  ];
}

function read(map: URL, groep: number, unreadable: string[]): Dictee[] {
  const url = new URL(`dictees/groep${groep}.jsonl`, map);
  if (!existsSync(url)) return [];
  return readFileSync(url, 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((rule, i) => {
      const read = dicteeSchema.safeParse(JSON.parse(rule));
      if (read.success) return [read.data];
      unreadable.push(`dictees/groep${groep}.jsonl:${i + 1}: ${read.error.issues.map((x) => x.message).join('; ')}`);
      return [];
    });
}
