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
    fase: 'laden',
    pauze: false,
    vraag: null,
    kralen: Array.from({ length: items }, () => 'leeg' as const),
    munten: 0,
    rail: [],
    hulp: null,
    invoer: '',
    flits: null,
    woord: null,
    keuzes: [],
    scan: -1,
    apparaat: 'aanraken',
    uitleg: null,
    live: '',
    resultaat: null,
  }));
  return {
    getState: store.getState,
    subscribe: (fn) => store.subscribe(() => fn()),
    patch: (part) => store.setState(part),
  };
}
