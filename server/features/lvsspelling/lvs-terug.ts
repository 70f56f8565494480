import type { LvsOpdracht } from './lvs-opdracht.ts';
import type { LvsBewaard } from './lvs-uitslag.ts';

/** How a result was left, and what it was before: undone only when it is still like that. */
export interface LvsTerugregel {
  id: string;
  versie: number;
  oud?: LvsBewaard | undefined;
}
export interface LvsTerugwerk {
  verwijder: string[];
  herstel: LvsBewaard[];
  overgeslagen: LvsBewaard[];
}

/** Lines to keep for undoing. */
export function maakLvsTerug({ nieuw, wijzig }: LvsOpdracht): LvsTerugregel[] {
  return [
    ...nieuw.map(({ id }): LvsTerugregel => ({ id, versie: 1 })),
    ...wijzig.map(({ oud }): LvsTerugregel => ({ id: oud.id, versie: oud.versie + 1, oud })),
  ];
}

/** Decides what can still be undone: a result somebody changed since stays, one that is gone needs nothing. */
export function weegLvsTerug(regels: readonly LvsTerugregel[], nu: readonly LvsBewaard[]): LvsTerugwerk {
  const uit: LvsTerugwerk = { verwijder: [], herstel: [], overgeslagen: [] };
  const opId = new Map(nu.map((rij) => [rij.id, rij]));
  for (const { id, versie, oud } of regels) {
    const rij = opId.get(id);
    if (rij === undefined) continue;
    if (rij.versie !== versie) uit.overgeslagen.push(rij);
    else if (oud === undefined) uit.verwijder.push(id);
    // The version goes on, since somebody may have the new one on the screen.
    else uit.herstel.push({ ...oud, versie });
  }
  return uit;
}
