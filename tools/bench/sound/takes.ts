import { soundSpotsOf, mayVary } from '#engine/runtime/audio/audio-names.ts';
import { DEFAULT_VOLUMES, type Volumes } from '#engine/runtime/audio/audio-volumes.ts';
import { loadSpel } from '#games/registry.ts';
import { leg, multiply, silence, type Wave } from '../../build/sounds/dsp.ts';
import { heardIn } from './heard.ts';
import { portrait, unlike } from './compare.ts';
import { linesOf, standIn } from './stand-in.ts';
import { createKlank } from '../../build/sounds/sprite.ts';
import type { Bundle } from '../../build/sounds/kinds.ts';

const ROUND_S = 60;
/** Times a minute from which a sound is heard often, and from which it needs takes. */
export const OFTEN = 10;
export const VERY_OFTEN = 24;

/** Every take of a sound of a scene, as it is made. */
export interface Takes {
  name: string;
  perMinute: number;
  waves: readonly Wave[];
  /** Smallest difference of two takes, dB; 0 with one take. */
  unlike: number;
  /** Played at another pitch each time. */
  varies: boolean;
}

function smallestDifference(waves: readonly Wave[]): number {
  const portraits = waves.map(portrait);
  const pairs = portraits.flatMap((a, i) => portraits.slice(i + 1).map((b) => unlike(a, b)));
  return pairs.length === 0 ? 0 : Math.min(...pairs);
}

/** What a game lets a child hear in its first minute, `atLeast` times, with all takes of each sound. */
export async function takesOf(slug: string, bundles: readonly Bundle[], atLeast = 0): Promise<Takes[]> {
  const spel = await loadSpel(slug, 'nl');
  const sounds = spel?.doc.sounds ?? {};
  const { heard } = await heardIn(slug, ROUND_S);
  const counts = new Map<string, number>();
  for (const { name } of heard) counts.set(name, (counts.get(name) ?? 0) + 1);
  const last = Math.max(20, heard.at(-1)?.at ?? 0);
  const often = [...counts].filter(([, times]) => (times * 60) / last >= atLeast);
  return often.map(([name, times]) => {
    const files = [sounds[name] ?? name].flat();
    const waves = files.flatMap((file) => {
      const found = soundSpotsOf(file, slug).flatMap((spot) => {
        const klank = bundles.find((one) => one.naam === spot.bundle)?.klanken.find((one) => one.naam === spot.naam);
        return klank === undefined ? [] : [klank];
      })[0];
      return found === undefined ? [] : [createKlank(found)];
    });
    return {
      name,
      perMinute: (times * 60) / last,
      waves,
      unlike: smallestDifference(waves),
      varies: mayVary(files[0]?.split('/').at(-1) ?? ''),
    };
  });
}

/** Volumes of a mix, each 0..1, and how much of the music is left while somebody speaks. */
interface Mix extends Volumes {
  belowVoice: number;
}
const SHIPPED: Mix = { ...DEFAULT_VOLUMES, belowVoice: 0.25 };

/** What a game sounds with, and how loud; the volumes that ship unless others are given. */
interface Sounding {
  takes: readonly Takes[];
  music: Wave;
  volumes?: Mix;
}

/** A minute of a game as the device mixes it: the voice above all, effects in turn, the music below. */
export async function mixOf(slug: string, { takes, music, volumes = SHIPPED }: Sounding): Promise<Wave> {
  const { heard, said } = await heardIn(slug, ROUND_S);
  const out = silence(ROUND_S);
  const turns = new Map<string, number>();
  for (const { name, at, volume } of heard) {
    const waves = takes.find((one) => one.name === name)?.waves ?? [];
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    const wave = waves[turn % Math.max(1, waves.length)];
    if (wave !== undefined) leg(out, wave, { op: at, gain: volumes.effecten * volume });
  }
  const lines = linesOf(said);
  for (const { from, to } of lines) leg(out, standIn(to - from), { op: from, gain: volumes.stem });
  const ducked = Float32Array.from(music);
  multiply(ducked, (t) =>
    lines.some(({ from, to }) => t >= from && t < to) ? volumes.muziek * volumes.belowVoice : volumes.muziek,
  );
  return leg(out, ducked, { op: 0 });
}
