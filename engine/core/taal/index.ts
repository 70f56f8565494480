export { readWoord, normalize, slug, compareLeniently } from './normalize.ts';
export type { Equality, TaalError } from './normalize.ts';
export type { Lexicon, Options, Role } from './options.ts';
export { grafemen } from './grafemen.ts';
export type { Grafemen } from './grafemen.ts';
export { lettergrepen } from './lettergrepen.ts';
export type { Lettergrepen } from './lettergrepen.ts';
export { categories } from './categories.ts';
export { bijvoeglijkDeelwoord, conjugate } from './werkwoord.ts';
export type { Vervoeging, WerkwoordKind } from './werkwoord.ts';
export { meervoud, verkleinwoord } from './zelfstandig.ts';
export { werkwoordForm } from './werkwoord-form.ts';
export type { WerkwoordVraag } from './werkwoord-form.ts';
export { errors } from './woord-errors.ts';
export type { Mistake, MistakeOptions } from './errors.ts';
export { distractors } from './distractors.ts';
export type { Distractor, DistractorOptions } from './distractors.ts';
export { diagnose } from './diagnosis-woord.ts';
export type { DiagnosisError } from './diagnosis.ts';
export { homofonen } from './homofonen.ts';
export { rijmKey, rhymes } from './rijm.ts';
export { niveau } from './niveau.ts';
export type { NiveauEstimate } from './niveau.ts';
export { loadPatterns } from './patterns.ts';
export { CATEGORIES } from './tables/categories.gen.ts';
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
