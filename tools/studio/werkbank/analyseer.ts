import { laadPatronen } from '#engine/core/taal/patronen.ts';
import { keurWoorden } from './api.ts';
import { ontleedRegel, regelsVan, type LijstRij } from './lijst-analyse.ts';
import type { Keuring } from './werkbank.contract.ts';

/** What is known of a pasted list. `keuringen` is null while the dictionary is asked, 'fout' when it gave no answer. */
export interface Analyse {
  rijen: LijstRij[];
  over: number;
  deel: number;
  keuringen: ReadonlyMap<string, Keuring> | 'fout' | null;
}

const PER_BEURT = 500;
const beurt = (): Promise<void> =>
  new Promise((klaar) => {
    setTimeout(klaar, 0);
  });

/** Analyses a list in turns, so that the page stays awake; `meld` gets each step, `door` says whether to go on. */
export async function analyseer(tekst: string, meld: (analyse: Analyse) => void, door: () => boolean): Promise<void> {
  await laadPatronen();
  const { regels, over } = regelsVan(tekst);
  const eerder = new Set<string>();
  const rijen: LijstRij[] = [];
  for (let i = 0; i < regels.length && door(); i += PER_BEURT) {
    for (const regel of regels.slice(i, i + PER_BEURT)) rijen.push(ontleedRegel(regel, eerder));
    meld({ rijen: [...rijen], over, deel: rijen.length / regels.length, keuringen: null });
    await beurt();
  }
  if (!door()) return;
  const keuringen = await keurWoorden([...eerder]).catch(() => 'fout' as const);
  if (door()) meld({ rijen, over, deel: 1, keuringen });
}
