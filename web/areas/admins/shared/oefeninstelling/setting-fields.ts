import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';

export type SettingField = keyof Oefeninstelling;
/** A field that is one of a few values, in the order in which they are offered. */
type ChoiceOf<K extends SettingField> = { kind: 'choice'; name: K; options: readonly Oefeninstelling[K][] };
export type ChoiceField = { [K in SettingField]: ChoiceOf<K> }[SettingField];
export type FieldSpec =
  | ChoiceField
  | { kind: 'switch'; name: SwitchName }
  | { kind: 'niveau'; name: 'niveauVan' | 'niveauTot' }
  | { kind: 'doelen'; name: 'leerdoelIds' }
  | { kind: 'spellen'; name: 'spellenVerboden' }
  | { kind: 'formaten'; name: 'formatenVerboden' }
  | { kind: 'uren'; name: 'thuisUren' };
export type SwitchName =
  | 'vasteVolgorde'
  | 'hints'
  | 'typenAan'
  | 'rustigeStand'
  | 'minderBeweging'
  | 'eenKnop'
  | 'beloningen';

/** Games that stay open at least, or as many as there are. */
export const SPELLEN_MIN = 3;
/** Words have a whole year, so a level is chosen by whole years: from the beginning of one to the end of another. */
export const LEVELS = [3, 4, 5, 6, 7, 8] as const;
/** The level of a year, at its end of the range. */
export const levelOf = (name: 'niveauVan' | 'niveauTot', year: number): number =>
  name === 'niveauVan' ? year : year + 0.5;

/** Only fields that change what a child gets: one that the practice engine or the games do not read is not offered. */
export const SETTING_SECTIONS = [
  {
    name: 'wat',
    fields: [
      { kind: 'choice', name: 'inhoud', options: ['leerlijn', 'doelen'] },
      { kind: 'doelen', name: 'leerdoelIds' },
      { kind: 'niveau', name: 'niveauVan' },
      { kind: 'niveau', name: 'niveauTot' },
    ],
  },
  {
    name: 'moeilijk',
    fields: [
      { kind: 'choice', name: 'moeilijkheid', options: ['makkelijk', 'normaal', 'moeilijk'] },
      { kind: 'choice', name: 'herhaling', options: [0.75, 0.82, 0.88] },
      { kind: 'choice', name: 'nieuwPerSessie', options: [0, 2, 4, 6, 8, 10, 15, 20] },
      { kind: 'switch', name: 'vasteVolgorde' },
      { kind: 'switch', name: 'hints' },
    ],
  },
  {
    name: 'lang',
    fields: [
      { kind: 'choice', name: 'duurMin', options: [5, 10, 15, 20, 25, 30] },
      { kind: 'choice', name: 'takenPerDag', options: [1, 2, 3, 4] },
      { kind: 'choice', name: 'vrijSpelenMin', options: [0, 1, 2, 3, 4, 5, 6, 8, 10] },
    ],
  },
  {
    name: 'spellen',
    fields: [
      { kind: 'spellen', name: 'spellenVerboden' },
      { kind: 'formaten', name: 'formatenVerboden' },
    ],
  },
  {
    name: 'lezen',
    fields: [
      { kind: 'choice', name: 'toetsenbord', options: ['abc', 'qwerty', 'azerty'] },
      { kind: 'choice', name: 'lettertype', options: ['andika', 'opendyslexic'] },
      { kind: 'choice', name: 'letterafstand', options: [0, 4, 8, 12] },
      { kind: 'choice', name: 'stem', options: ['auto', 'nl', 'be'] },
      { kind: 'switch', name: 'typenAan' },
      { kind: 'switch', name: 'rustigeStand' },
      { kind: 'switch', name: 'minderBeweging' },
      { kind: 'switch', name: 'eenKnop' },
    ],
  },
  {
    name: 'tijd',
    fields: [
      { kind: 'uren', name: 'thuisUren' },
      { kind: 'switch', name: 'beloningen' },
    ],
  },
] as const satisfies readonly { name: string; fields: readonly FieldSpec[] }[];

/** What a form may not send: too few games left, a level that ends before it begins, goals without a goal. */
export function settingMistakes(
  setting: Oefeninstelling,
  spellen: readonly string[],
): Partial<Record<SettingField, 'kies' | 'bereik'>> {
  const open = spellen.filter((slug) => !setting.spellenVerboden.includes(slug));
  return {
    ...(setting.niveauTot < setting.niveauVan ? { niveauTot: 'bereik' } : {}),
    ...(setting.inhoud === 'doelen' && setting.leerdoelIds.length === 0 ? { leerdoelIds: 'kies' } : {}),
    ...(spellen.length > 0 && open.length < Math.min(SPELLEN_MIN, spellen.length) ? { spellenVerboden: 'kies' } : {}),
  };
}

/** Number of stones of a route; the same steps as the plan takes. */
export const stonesOf = (minutes: number): number => (minutes >= 25 ? 5 : minutes >= 15 ? 4 : 3);
