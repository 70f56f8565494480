export { readWoord, normalize, slug, compareLeniently } from './normaliseer.ts';
export type { Equality, TaalError } from './normaliseer.ts';
export type { Lexicon, Options, Role } from './opties.ts';
export { grafemen } from './grafemen.ts';
export type { Grafemen } from './grafemen.ts';
export { lettergrepen } from './lettergrepen.ts';
export type { Lettergrepen } from './lettergrepen.ts';
export { categories } from './categorieen.ts';
export { bijvoeglijkDeelwoord, conjugate } from './werkwoord.ts';
export type { Vervoeging, WerkwoordKind } from './werkwoord.ts';
export { meervoud, verkleinwoord } from './zelfstandig.ts';
export { werkwoordForm } from './werkwoordsvorm.ts';
export type { WerkwoordVraag } from './werkwoordsvorm.ts';
export { errors } from './woord-fouten.ts';
export type { Mistake, MistakeOptions } from './fouten.ts';
export { distractors } from './afleiders.ts';
export type { Distractor, DistractorOptions } from './afleiders.ts';
export { diagnose } from './diagnose-woord.ts';
export type { DiagnosisError } from './diagnose.ts';
export { homofonen } from './homofonen.ts';
export { rijmKey, rhymes } from './rijm.ts';
export { niveau } from './niveau.ts';
export type { NiveauEstimate } from './niveau.ts';
export { loadPatterns } from './patronen.ts';
export { CATEGORIES } from './tabellen/categorieen.gen.ts';
export { fnv1a32, itemNr } from './woord.ts';
export type {
  CatSpan,
  Leerdoel,
  Niveau,
  Span,
  Structure,
  OrderItem,
  WerkwoordItem,
  WerkwoordZin,
  WoordGrafeem,
  WoordItem,
  Woordsoort,
  WoordZin,
} from './woord.ts';
