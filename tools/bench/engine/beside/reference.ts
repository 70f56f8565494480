/** The scene that every engine of the bench plays: bodies with a word on a plate in a closed box, three layers, particles. */
export const REFERENCE = {
  width: 1280,
  height: 720,
  /** Half of them circles of `radius`, half boxes; a third of the stage is full. */
  bodies: 48,
  radius: 40,
  box: { w: 130, h: 60 },
  restitution: 0.6,
  plate: { w: 120, h: 52 },
  fontSize: 34,
  /** Pixels per second that the middle layer drifts. */
  drift: 20,
  /** Every so many frames each body gets another speed, at most this many pixels a frame. */
  kickEvery: 120,
  kick: 14,
  /** 5 particles that live 0.6 to 1 s, every 8 frames: 30 at a time. */
  burstEvery: 8,
  burst: 5,
  life: { min: 0.6, max: 1 },
  speed: { min: 160, max: 420 },
} as const;

const WOORDEN = ['kat', 'boom', 'vis', 'roos', 'maan', 'zon', 'huis', 'deur', 'fiets', 'schip', 'wolk', 'berg'];

/** Where a body begins, its form and its word. */
export interface ReferenceBody {
  x: number;
  y: number;
  round: boolean;
  woord: string;
}

export const BODIES: readonly ReferenceBody[] = Array.from({ length: REFERENCE.bodies }, (_, i) => ({
  x: 115 + (i % 8) * 150,
  y: 75 + Math.floor(i / 8) * 110,
  round: i % 2 === 0,
  woord: WOORDEN[i % WOORDEN.length] ?? '',
}));

/** The same chance for every engine, 0 to 1. */
export function createChance(): () => number {
  let state = 1;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Pictures on the one page of the atlas: name, place and size in stage pixels. */
export const PICTURES = {
  'laag/back': { x: 0, y: 0, w: 1280, h: 720 },
  'laag/clouds': { x: 0, y: 722, w: 640, h: 200 },
  round: { x: 1284, y: 0, w: 80, h: 80 },
  box: { x: 1284, y: 84, w: 130, h: 60 },
  plate: { x: 1284, y: 148, w: 120, h: 52 },
  star: { x: 1284, y: 204, w: 28, h: 28 },
} as const;

/** Size of the page of the atlas. */
export const PAGE = { w: 1440, h: 924 } as const;
