import { useSyncExternalStore } from 'react';

/** Pages of the studio; the first is the one that opens. */
export const TABS = ['woorden', 'lijst', 'tekst', 'spellen'] as const;
export type Tab = (typeof TABS)[number];

/** Reads `#tab/id`; anything else is the first page. */
export function leesAdres(hash: string): { tab: Tab; id: string } {
  const [naam = '', id = ''] = hash.replace(/^#/, '').split('/');
  const tab = TABS.find((kandidaat) => kandidaat === naam);
  return tab === undefined ? { tab: 'woorden', id: '' } : { tab, id };
}

export const woordAdres = (id: string): string => `#woorden/${id}`;

function volg(luister: () => void): () => void {
  window.addEventListener('hashchange', luister);
  return () => window.removeEventListener('hashchange', luister);
}

/** Page and id of the address, as they change. */
export function useAdres(): { tab: Tab; id: string } {
  return leesAdres(useSyncExternalStore(volg, () => window.location.hash));
}

/** Puts a word in the address without a step in the history for every arrow key. */
export function toonWoord(id: string): void {
  window.history.replaceState(null, '', woordAdres(id));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
