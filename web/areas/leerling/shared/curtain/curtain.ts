/** The stretches between a door and its game, each with its share of the way; together 1. */
const WAY = { door: 0.06, page: 0.1, round: 0.14, player: 0.12, game: 0.58 } as const;
/** A stretch of the way to a game. */
export type Stretch = keyof typeof WAY;
const STRETCHES = Object.keys(WAY);

/** What hangs before the game now: none, or the loading screen of one game. */
export interface CurtainState {
  /** Slug of the game; null = nothing hangs. */
  spel: string | null;
  /** How much of the way is done, 0..1; only grows while the curtain hangs. */
  share: number;
}

/** Nothing hangs. */
export const NO_CURTAIN: CurtainState = { spel: null, share: 0 };

/**
 * One loading screen from the door to the first picture of a game. Who loads a part of it holds the curtain; it rises when nobody
 * holds it any more, so that it stays where it is while screens, code and engine follow each other.
 */
export function createCurtain(later: (fn: () => void) => void = (fn) => setTimeout(fn, 0)) {
  let state = NO_CURTAIN;
  let atDoor = false;
  const holders = new Set<symbol>();
  const listeners = new Set<() => void>();

  const set = (next: CurtainState): void => {
    state = next;
    for (const fn of listeners) fn();
  };
  const show = (spel: string): void => {
    if (state.spel !== spel) set({ spel, share: 0 });
  };
  /** Not at once: the next part may take over within the same moment. */
  const raise = (): void =>
    later(() => {
      if (holders.size === 0 && !atDoor && state.spel !== null) set(NO_CURTAIN);
    });

  return {
    get: (): CurtainState => state,
    subscribe: (fn: () => void): (() => void) => {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    /** The child goes through a door: the curtain falls before anything is loaded. */
    fall: (spel: string): void => {
      atDoor = true;
      show(spel);
    },
    /** A part of this game loads, until the answer is called. */
    hold: (spel: string): (() => void) => {
      const mine = Symbol(spel);
      holders.add(mine);
      atDoor = false;
      show(spel);
      return () => {
        holders.delete(mine);
        raise();
      };
    },
    /** So much of a stretch is done, 0..1; what lies before it is done too. */
    reach: (stretch: Stretch, part = 1): void => {
      if (state.spel === null) return;
      const before = Object.entries(WAY)
        .filter(([name]) => STRETCHES.indexOf(name) < STRETCHES.indexOf(stretch))
        .reduce((sum, [, length]) => sum + length, 0);
      const share = Math.min(1, before + WAY[stretch] * Math.min(1, Math.max(0, part)));
      if (share > state.share) set({ ...state, share });
    },
    /** The way to the game was left. */
    leave: (): void => {
      atDoor = false;
      raise();
    },
  };
}

/** The one curtain of the page. */
export const curtain = createCurtain();
