import type { Sound } from './contract.ts';

/** Tells what was played, how loud each of it was asked to be (0..1), and what was said. */
export interface TestSound extends Sound {
  played: string[];
  volumes: number[];
  spoken: string[];
}

/** A sound that nobody hears. */
export function createTestSound(): TestSound {
  const sound: TestSound = {
    played: [],
    volumes: [],
    spoken: [],
    play: (name, options) => {
      sound.volumes.push(options?.volume ?? 1);
      return sound.played.push(name);
    },
    stop: () => undefined,
    rate: () => undefined,
    hush: () => undefined,
    say: (audio) => {
      sound.spoken.push(audio);
      return Promise.resolve();
    },
  };
  return sound;
}
