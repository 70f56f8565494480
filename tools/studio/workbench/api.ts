import type { Validation } from './workbench.contract.ts';

const BASE = '/studio-api';

/** Asks the dictionary; answers by word. Throws when the server gives no answer. */
export async function validateWoorden(woorden: readonly string[]): Promise<Map<string, Validation>> {
  const antwoord = await fetch(`${BASE}/keur`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ woorden }),
  });
  if (!antwoord.ok) throw new Error(`status ${antwoord.status}`);
  const validations: Validation[] = await antwoord.json();
  return new Map(
    woorden.flatMap((woord, i) => {
      const validation = validations[i];
      return validation === undefined ? [] : [[woord, validation] as const];
    }),
  );
}

export type Voice = 'nl' | 'be';
/** Why nothing was heard: no voice on the server, or the browser would not play. */
export type VoiceError = 'geen-stem' | 'onleesbaar' | 'niet-gespeeld';

const player = new Audio();

/** Says an audio id (`w:<word>`, `z:<sentence>`) with the voice of the product; null = it sounds. */
export async function say(voice: Voice, audioId: string): Promise<VoiceError | null> {
  const antwoord = await fetch(`${BASE}/spraak/${voice}/${encodeURIComponent(audioId)}`).catch(() => null);
  if (antwoord?.ok !== true) return antwoord?.status === 404 ? 'onleesbaar' : 'geen-stem';
  URL.revokeObjectURL(player.src);
  player.src = URL.createObjectURL(await antwoord.blob());
  return player.play().then(
    () => null,
    () => 'niet-gespeeld' as const,
  );
}
