/** The three volume groups, each 0..1. */
export const SOUND_GROEPEN = ['stem', 'effecten', 'muziek'] as const;
export type SoundGroep = (typeof SOUND_GROEPEN)[number];
export type Volumes = Readonly<Record<SoundGroep, number>>;

export const DEFAULT_VOLUMES: Volumes = { stem: 1, effecten: 0.8, muziek: 0.5 };
