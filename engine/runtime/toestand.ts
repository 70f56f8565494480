import { createStore } from 'zustand/vanilla';
import type { SpelToestand } from './contract.ts';

/** Store of one game: read by React, written by the runtime only. */
export interface ToestandStore {
  getState(): SpelToestand;
  subscribe(fn: () => void): () => void;
  patch(part: Partial<SpelToestand>): void;
}

/** Everything the DOM shows, before the first question. */
export function createToestand(items: number): ToestandStore {
  const store = createStore<SpelToestand>(() => ({
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
