import type { Verschil } from '#engine/core/taal/diagnose-uitlijning.ts';
import type { WoordGrafeem } from '#engine/core/taal/woord.ts';

/** Column of the alignment: what stands in the target and in the answer; either may be empty. */
export interface Kolom {
  doel: string;
  antwoord: string;
  anders: boolean;
}

/** Graphemes of the target beside the answer: one column a grapheme that is right, one a difference. */
export function kolommen(grafemen: readonly WoordGrafeem[], verschillen: readonly Verschil[]): Kolom[] {
  const rest = [...verschillen].sort((a, b) => a.van - b.van || a.tot - b.tot);
  const uit: Kolom[] = [];
  const pak = (tot: number): void => {
    for (let v = rest[0]; v !== undefined && v.van <= tot; v = rest[0]) {
      const doel = grafemen
        .filter((g) => g.van >= v.van && g.tot <= v.tot)
        .map((g) => g.g)
        .join('');
      uit.push({ doel, antwoord: v.antwoord, anders: true });
      rest.shift();
    }
  };
  for (const g of grafemen) {
    pak(g.van);
    if (!verschillen.some((v) => v.van < g.tot && g.van < v.tot)) uit.push({ doel: g.g, antwoord: g.g, anders: false });
  }
  pak(Infinity);
  return uit;
}
