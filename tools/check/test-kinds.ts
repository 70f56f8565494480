/** Kinds of tests, by file: Vitest's projects are made from it, and `npm run vlug` knows by it what a test costs. */
export type Project = 'unit' | 'apart' | 'replacing' | 'api' | 'alone';

/** Calculate for many seconds: every sound made, school years simulated. Apart, so that no other test waits behind them. */
export const ALONE: readonly string[] = [
  'tools/build/sounds/sounds.test.ts',
  'tools/bench/sound/sound.test.ts',
  'tools/bench/practice/checkpoint.test.ts',
  'tools/bench/replay/replay.test.ts',
];

/** Put something else in the place of a module or load one anew, which the others that share modules would meet. */
export const REPLACING: readonly string[] = [
  'web/app/site.test.tsx',
  'web/app/site-forms.test.tsx',
  'web/areas/leerling/landkaart/use-map-sound.test.tsx',
];

/** Play, make or show everything there is and take many seconds by themselves: after a change elsewhere the gate runs them. */
export const SLOW: readonly string[] = [
  'engine/core/oefening/vraag/forms.test.ts',
  'games/games.test.ts',
  'server/features/somvensters/fitting.test.ts',
  'server/platform/speech/speech.test.ts',
  'tools/generate/refusals.test.ts',
  'web/areas/admins/lists.test.tsx',
];

export function projectOf(path: string): Project {
  if (ALONE.includes(path)) return 'alone';
  if (REPLACING.includes(path)) return 'replacing';
  if (path.endsWith('.api.test.ts')) return 'api';
  return path.endsWith('.tsx') ? 'apart' : 'unit';
}
