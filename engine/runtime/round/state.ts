import { createStore } from 'zustand/vanilla';
import type { SpelState } from '../contract.ts';

/** Store of one game: read by React, written by the runtime only. */
export interface StateStore {
  getState(): SpelState;
  subscribe(fn: () => void): () => void;
  patch(part: Partial<SpelState>): void;
}

/** Everything the DOM shows, before the first question. */
export function createRoundState(items: number): StateStore {
  const store = createStore<SpelState>(() => ({
    phase: 'laden',
    pause: false,
    vraag: null,
    coming: null,
    beads: Array.from({ length: items }, () => 'leeg' as const),
    munten: 0,
    rail: [],
    help: null,
    zinBox: null,
    input: '',
    flits: null,
    flitsInWorld: false,
    woord: null,
    choices: [],
    scan: -1,
    missed: [],
    device: 'aanraken',
    explanation: null,
    lead: null,
    live: '',
    result: null,
  }));
  return {
    getState: store.getState,
    subscribe: (fn) => store.subscribe(() => fn()),
    patch: (part) => store.setState(part),
  };
}
