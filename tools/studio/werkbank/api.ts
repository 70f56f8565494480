import type { Keuring } from './werkbank.contract.ts';

const BASIS = '/studio-api';

/** Asks the dictionary; answers by word. Throws when the server gives no answer. */
export async function keurWoorden(woorden: readonly string[]): Promise<Map<string, Keuring>> {
  const antwoord = await fetch(`${BASIS}/keur`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ woorden }),
  });
  if (!antwoord.ok) throw new Error(`status ${antwoord.status}`);
  const keuringen: Keuring[] = await antwoord.json();
  return new Map(
    woorden.flatMap((woord, i) => {
      const keuring = keuringen[i];
      return keuring === undefined ? [] : [[woord, keuring] as const];
    }),
  );
}

export type Stem = 'nl' | 'be';
/** Why nothing was heard: no voice on the server, or the browser would not play. */
export type StemFout = 'geen-stem' | 'onleesbaar' | 'niet-gespeeld';

const speler = new Audio();

/** Says an audio id (`w:<word>`, `z:<sentence>`) with the voice of the product; null = it sounds. */
export async function zeg(stem: Stem, audioId: string): Promise<StemFout | null> {
  const antwoord = await fetch(`${BASIS}/spraak/${stem}/${encodeURIComponent(audioId)}`).catch(() => null);
  if (antwoord?.ok !== true) return antwoord?.status === 404 ? 'onleesbaar' : 'geen-stem';
  URL.revokeObjectURL(speler.src);
  speler.src = URL.createObjectURL(await antwoord.blob());
  return speler.play().then(
    () => null,
    () => 'niet-gespeeld' as const,
  );
}
