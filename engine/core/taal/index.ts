export { leesWoord, normaliseer, slug, vergelijkZacht } from './normaliseer.ts';
export type { Gelijkheid, TaalFout } from './normaliseer.ts';
export type { Lexicon, Opties, Rol } from './opties.ts';
export { grafemen } from './grafemen.ts';
export type { Grafemen } from './grafemen.ts';
export { lettergrepen } from './lettergrepen.ts';
export type { Lettergrepen } from './lettergrepen.ts';
export { categorieen } from './categorieen.ts';
export { bijvoeglijkDeelwoord, vervoeg } from './werkwoord.ts';
export type { Vervoeging, WerkwoordSoort } from './werkwoord.ts';
export { meervoud, verkleinwoord } from './zelfstandig.ts';
export { werkwoordsvorm } from './werkwoordsvorm.ts';
export type { WerkwoordVraag } from './werkwoordsvorm.ts';
export { fouten } from './woord-fouten.ts';
export type { Fout, FoutOpties } from './fouten.ts';
export { afleiders } from './afleiders.ts';
export type { Afleider, AfleiderOpties } from './afleiders.ts';
export { diagnose } from './diagnose-woord.ts';
export type { DiagnoseFout } from './diagnose.ts';
export { homofonen } from './homofonen.ts';
export { rijmsleutel, rijmt } from './rijm.ts';
export { niveau } from './niveau.ts';
export type { NiveauSchatting } from './niveau.ts';
export { laadPatronen } from './patronen.ts';
export { CATEGORIEEN } from './tabellen/categorieen.gen.ts';
export { fnv1a32, itemNr } from './woord.ts';
export type {
  CatSpan,
  Leerdoel,
  Niveau,
  Span,
  Structuur,
  VolgordeItem,
  WerkwoordItem,
  WerkwoordZin,
  WoordGrafeem,
  WoordItem,
  Woordsoort,
  WoordZin,
} from './woord.ts';
