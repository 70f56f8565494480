/** The three volume groups, each 0..1. */
export const SOUND_GROEPEN = ['stem', 'effecten', 'muziek'] as const;
/** Group of sounds with a volume of its own: voice, effects, music. */
export type SoundGroep = (typeof SOUND_GROEPEN)[number];
/** Volume of each group, 0..1. */
export type Volumes = Readonly<Record<SoundGroep, number>>;

/**
 * Volumes of a child that chose nothing: the voice above all, effects so that several at once beside a line do not clip, music (made at
 * -18 LUFS, 12 dB softer while somebody speaks) so that a minute of play is as loud as asked, -18 LUFS within 2.
 */
export const DEFAULT_VOLUMES: Volumes = { stem: 0.85, effecten: 0.55, muziek: 0.65 };
