import { patroon, zoek } from './categorie-regel.ts';
import type { CategorieRegel } from './categorie-regel.ts';

/** Detectors on loan spellings. */
export const LEENWOORD_REGELS: Readonly<Record<string, CategorieRegel>> = {
  kilo: (b) => zoek(b, (g, _i, l) => l === 'i' && g.klank === 'ie' && (b.grenzen.includes(g.tot) || g.tot === b.w.length || b.laag.startsWith("'", g.tot))),
  'c-s': (b) => zoek(b, (g, _i, l) => l === 'c' && g.klank === 's'),
  'c-k': (b) => zoek(b, (g, _i, l) => (l === 'c' || l === 'cc') && g.klank === 'k'),
  tie: (b) => patroon(b, /ties?$/g).filter((s) => s.van > 1 && b.grenzen.length > 0).map((s) => ({ van: s.van, tot: s.van + 3 })),
  isch: (b) => patroon(b, /ische?s?$/g).filter((s) => s.van > 1).map((s) => ({ van: s.van, tot: s.van + 4 })),
  x: (b) => zoek(b, (_g, _i, l) => l === 'x'),
  'ch-sj': (b) => zoek(b, (g, _i, l) => l === 'ch' && g.klank === 'sj'),
  th: (b) => zoek(b, (_g, _i, l) => l === 'th'),
  'e-accent': (b) => zoek(b, (_g, _i, l) => l === 'é'),
  eau: (b) => zoek(b, (_g, _i, l) => l === 'eau'),
  'ou-oe': (b) => zoek(b, (g, _i, l) => l === 'ou' && g.klank === 'oe'),
  'g-zj': (b) => zoek(b, (g) => g.klank === 'zj'),
  y: (b) => zoek(b, (_g, _i, l) => l === 'y'),
  trema: (b, o) => (o.rol === 'mv' && b.laag.endsWith('ën') ? [] : zoek(b, (_g, _i, l) => /^[ëïöü]$/.test(l))),
  koppelteken: (b) => zoek(b, (_g, _i, l) => l === '-'),
};
