import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { OPDRACHTEN } from './opdrachten.ts';
import { regelsVan } from './regels.ts';

const REGELS = 100_000;
const TEKENS = [...'abcdefghijklmnopqrstuvwxyzABZ\'- ëïöüéèêàäçñÿĳ’.,?!;:"()0123456789'];
const GEK = [
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
function lijn(rng: ReturnType<typeof createRng>): string {
  const lengte = rng.int(20) === 0 ? 60 + rng.int(80) : rng.int(14);
  return Array.from({ length: lengte }, () =>
    rng.int(8) === 0 ? (GEK[rng.int(GEK.length)] ?? '') : (TEKENS[rng.int(TEKENS.length)] ?? ''),
  ).join('');
}

async function* alsStroom(tekst: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(tekst);
  for (let i = 0; i < bytes.length; i += 4096) yield bytes.subarray(i, i + 4096);
}

describe('taal on any input', () => {
  it('11. answers 100 000 random lines with one JSON object each', { timeout: 240_000 }, async () => {
    const rng = createRng(20);
    const namen = [...OPDRACHTEN.keys()];
    let aantal = 0;
    for (const naam of namen) {
      const lijnen = Array.from({ length: Math.ceil(REGELS / namen.length) }, () => lijn(rng).replaceAll('\n', ''));
      const tabellen = naam !== 'fouten' && naam !== 'homofonen';
      const antwoord = await OPDRACHTEN.get(naam)?.({ tabellen });
      for await (const regel of regelsVan(alsStroom(`${lijnen.join('\n')}\n`))) {
        const uit: unknown = JSON.parse(JSON.stringify(antwoord?.(regel)));
        if (typeof uit !== 'object' || uit === null || Array.isArray(uit))
          throw new Error(`${naam}: ${JSON.stringify(regel)}`);
        aantal += 1;
      }
    }
    expect(aantal).toBe(Math.ceil(REGELS / namen.length) * namen.length);
  });

  it('cuts lines at a line feed only and drops one carriage return', async () => {
    const uit: string[] = [];
    for await (const regel of regelsVan(alsStroom('a\r\n\nb\u2028c\rd\nzeeën'))) uit.push(regel);
    expect(uit).toEqual(['a', '', 'b\u2028c\rd', 'zeeën']);
  });
});
