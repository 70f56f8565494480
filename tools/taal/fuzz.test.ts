import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { COMMANDS } from './commands.ts';
import { linesOf } from './rules.ts';

const RULES = 100_000;
const CHARACTERS = [...'abcdefghijklmnopqrstuvwxyzABZ\'- ëïöüéèêàäçñÿĳ’.,?!;:"()0123456789'];
const WEIRD = [
  '\t',
  'e\u0308',
  'i\u0308',
  '😀',
  '👩‍👧',
  '\u0000',
  '\u200d',
  '\ud800',
  'ß',
  'Ω',
  '\\n',
  '{"lemma":',
  '}',
  '\r',
  '\u2028',
  'eeuw',
  'sch',
  'ij',
  'ieuw',
  'je',
  'en',
];

/** Random line: often letters, sometimes marks, combining letters, emoji, tabs, an empty or a very long line. */
function line(rng: ReturnType<typeof createRng>): string {
  const length = rng.int(20) === 0 ? 60 + rng.int(80) : rng.int(14);
  return Array.from({ length: length }, () =>
    rng.int(8) === 0 ? (WEIRD[rng.int(WEIRD.length)] ?? '') : (CHARACTERS[rng.int(CHARACTERS.length)] ?? ''),
  ).join('');
}

async function* asStream(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let i = 0; i < bytes.length; i += 4096) yield bytes.subarray(i, i + 4096);
}

describe('taal on any input', () => {
  it('11. answers 100 000 random lines with one JSON object each', { timeout: 240_000 }, async () => {
    const rng = createRng(20);
    const names = [...COMMANDS.keys()];
    let count = 0;
    for (const name of names) {
      const lines = Array.from({ length: Math.ceil(RULES / names.length) }, () => line(rng).replaceAll('\n', ''));
      const tables = name !== 'fouten' && name !== 'homofonen';
      const antwoord = await COMMANDS.get(name)?.({ tables });
      for await (const rule of linesOf(asStream(`${lines.join('\n')}\n`))) {
        const out: unknown = JSON.parse(JSON.stringify(antwoord?.(rule)));
        if (typeof out !== 'object' || out === null || Array.isArray(out))
          throw new Error(`${name}: ${JSON.stringify(rule)}`);
        count += 1;
      }
    }
    expect(count).toBe(Math.ceil(RULES / names.length) * names.length);
  });

  it('cuts lines at a line feed only and drops one carriage return', async () => {
    const out: string[] = [];
    for await (const rule of linesOf(asStream('a\r\n\nb\u2028c\rd\nzeeën'))) out.push(rule);
    expect(out).toEqual(['a', '', 'b\u2028c\rd', 'zeeën']);
  });
});
