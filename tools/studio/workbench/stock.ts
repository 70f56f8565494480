import type { WorkbenchContent } from './workbench.contract.ts';

let running: Promise<WorkbenchContent> | null = null;

async function pull(): Promise<WorkbenchContent> {
  const antwoord = await fetch('/studio-api/inhoud');
  if (!antwoord.ok) throw new Error(`status ${antwoord.status}`);
  return antwoord.json();
}

/** All words with their source lines, asked for once; rejects when the server gives none, and then asks again next time. */
export function stock(): Promise<WorkbenchContent> {
  running ??= pull().catch((error: unknown) => {
    running = null;
    throw error;
  });
  return running;
}
