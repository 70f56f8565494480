/** The three volume groups, each 0..1. */
export const GELUIDGROEPEN = ['stem', 'effecten', 'muziek'] as const;
export type GeluidGroep = (typeof GELUIDGROEPEN)[number];
export type Volumes = Readonly<Record<GeluidGroep, number>>;

export const STANDAARD_VOLUMES: Volumes = { stem: 1, effecten: 0.8, muziek: 0.5 };
