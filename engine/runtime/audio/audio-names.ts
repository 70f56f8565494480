import type { SoundGroep } from './audio-volumes.ts';

/** Where a sound lives: bundle and name inside it. */
export interface SoundSpot {
  bundle: string;
  naam: string;
  groep: SoundGroep;
}

/** Sounds of a scene: own name -> file or files without extension (scene document, `sounds`). */
export type SceneSounds = Readonly<Record<string, string | readonly string[]>>;

const SHARED = 'gedeeld';
/** Short names for the first or middle step of a series. */
const ALIAS: Readonly<Record<string, string>> = { pop: 'pop-1', chime: 'chime-1', boing: 'boing-2' };

/** Reads `sfx/click`, `games/pizzabakken/sissen`, `music/kermis` or a bare name; bare names are tried in the bundle of the game first. */
export function soundSpotsOf(file: string, spel: string): SoundSpot[] {
  const parts = file.split('/');
  const last = parts.at(-1) ?? '';
  const name = ALIAS[last] ?? last;
  if (parts[0] === 'music')
    return [
      { bundle: name, naam: 'muziek', groep: 'muziek' },
      { bundle: `muziek-${name.replace(/-\d+$/, '')}`, naam: 'muziek', groep: 'muziek' },
    ];
  const groep = name === 'muziek' ? 'muziek' : 'effecten';
  if (parts[0] === 'sfx') return [{ bundle: SHARED, naam: name, groep }];
  if (parts[0] === 'games' && parts[1] !== undefined) return [{ bundle: parts[1], naam: name, groep }];
  return [
    { bundle: spel, naam: name, groep },
    { bundle: SHARED, naam: name, groep },
  ];
}

/** Bundles a scene waits for: the shared one, its own and those its sounds name; music is long and comes after them. */
export function bundlesOf(sounds: SceneSounds, spel: string): string[] {
  const names = Object.values(sounds)
    .flatMap((file) => (typeof file === 'string' ? [file] : file))
    .filter((file) => !file.startsWith('music/'))
    .flatMap((file) => soundSpotsOf(file, spel)[0]?.bundle ?? []);
  return [...new Set([SHARED, ...names])];
}

/** Bundle with the music of a scene: what its sound `music` names, otherwise the music of its land. */
export function musicOf(doc: { land: string; sounds: SceneSounds }, spel: string): string {
  const named = doc.sounds['music'];
  const file = typeof named === 'string' ? named : (named?.[0] ?? `music/${doc.land}`);
  return soundSpotsOf(file, spel).at(-1)?.bundle ?? '';
}

/** Tuned sounds keep their pitch; everything else varies, so that it never sounds like a machine. */
export function mayVary(name: string): boolean {
  return !/^(chime|fanfare|ding|muziek|wind|engine|motor|cash)/.test(name);
}
