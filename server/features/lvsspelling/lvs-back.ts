import type { LvsCommand } from './lvs-command.ts';
import type { LvsSaved } from './lvs-finding.ts';

/** How a result was left, and what it was before: undone only when it is still like that. */
export interface LvsUndoLine {
  id: string;
  versie: number;
  oud?: LvsSaved | undefined;
}
export interface LvsUndoWork {
  remove: string[];
  passwordReset: LvsSaved[];
  overgeslagen: LvsSaved[];
}

/** Lines to keep for undoing. */
export function createLvsUndoLines({ nieuw: newOne, change }: LvsCommand): LvsUndoLine[] {
  return [
    ...newOne.map(({ id }): LvsUndoLine => ({ id, versie: 1 })),
    ...change.map(({ oud: old }): LvsUndoLine => ({ id: old.id, versie: old.versie + 1, oud: old })),
  ];
}

/** Decides what can still be undone: a result somebody changed since stays, one that is gone needs nothing. */
export function weighLvsUndo(rules: readonly LvsUndoLine[], now: readonly LvsSaved[]): LvsUndoWork {
  const out: LvsUndoWork = { remove: [], passwordReset: [], overgeslagen: [] };
  const byId = new Map(now.map((row) => [row.id, row]));
  for (const { id, versie: version, oud: old } of rules) {
    const row = byId.get(id);
    if (row === undefined) continue;
    if (row.versie !== version) out.overgeslagen.push(row);
    else if (old === undefined) out.remove.push(id);
    // The version goes on, since somebody may have the new one on the screen.
    else out.passwordReset.push({ ...old, versie: version });
  }
  return out;
}
