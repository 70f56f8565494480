import type { Difference } from '#engine/core/taal/diagnosis/diagnosis-alignment.ts';
import type { WoordGrafeem } from '#engine/core/taal/woord/woord.ts';

/** Column of the alignment: what stands in the target and in the answer; either may be empty. */
export interface Column {
  doel: string;
  antwoord: string;
  anders: boolean;
}

/** Graphemes of the target beside the answer: one column a grapheme that is right, one a difference. */
export function columns(grafemen: readonly WoordGrafeem[], differences: readonly Difference[]): Column[] {
  const rest = [...differences].sort((a, b) => a.van - b.van || a.tot - b.tot);
  const out: Column[] = [];
  const grab = (until: number): void => {
    for (let v = rest[0]; v !== undefined && v.van <= until; v = rest[0]) {
      const doel = grafemen
        .filter((g) => g.van >= v.van && g.tot <= v.tot)
        .map((g) => g.g)
        .join('');
      out.push({ doel, antwoord: v.antwoord, anders: true });
      rest.shift();
    }
  };
  for (const g of grafemen) {
    grab(g.van);
    if (!differences.some((v) => v.van < g.tot && g.van < v.tot)) out.push({ doel: g.g, antwoord: g.g, anders: false });
  }
  grab(Infinity);
  return out;
}
