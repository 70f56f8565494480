import type { WerkbankInhoud } from './werkbank.contract.ts';

let lopend: Promise<WerkbankInhoud> | null = null;

async function haal(): Promise<WerkbankInhoud> {
  const antwoord = await fetch('/studio-api/inhoud');
  if (!antwoord.ok) throw new Error(`status ${antwoord.status}`);
  return antwoord.json();
}

/** All words with their source lines, asked for once; rejects when the server gives none, and then asks again next time. */
export function voorraad(): Promise<WerkbankInhoud> {
  lopend ??= haal().catch((error: unknown) => {
    lopend = null;
    throw error;
  });
  return lopend;
}
