import { useSyncExternalStore } from 'react';

/** Pages of the studio; the first is the one that opens. */
export const TABS = ['woorden', 'lijst', 'tekst', 'spellen'] as const;
export type Tab = (typeof TABS)[number];

/** Reads `#tab/id`; anything else is the first page. */
export function readAddress(hash: string): { tab: Tab; id: string } {
  const [name = '', id = ''] = hash.replace(/^#/, '').split('/');
  const tab = TABS.find((candidate) => candidate === name);
  return tab === undefined ? { tab: 'woorden', id: '' } : { tab, id };
}

export const woordAddress = (id: string): string => `#woorden/${id}`;

function follow(listen: () => void): () => void {
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
}

/** Page and id of the address, as they change. */
export function useAddress(): { tab: Tab; id: string } {
  return readAddress(useSyncExternalStore(follow, () => window.location.hash));
}

/** Puts a word in the address without a step in the history for every arrow key. */
export function showWoord(id: string): void {
  window.history.replaceState(null, '', woordAddress(id));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
