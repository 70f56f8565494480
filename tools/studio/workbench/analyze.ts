import { loadPatterns } from '#engine/core/taal/woord/patterns.ts';
import { validateWoorden } from './api.ts';
import { parseLine, linesOf, type ListRow } from './list-analysis.ts';
import type { Validation } from './workbench.contract.ts';

/** What is known of a pasted list. `keuringen` is null while the dictionary is asked, 'fout' when it gave no answer. */
export interface Analysis {
  rijen: ListRow[];
  over: number;
  deel: number;
  validations: ReadonlyMap<string, Validation> | 'fout' | null;
}

const PER_TURN = 500;
const turn = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, 0);
  });

/** Analyses a list in turns, so that the page stays awake; `meld` gets each step, `door` says whether to go on. */
export async function analyze(text: string, report: (analysis: Analysis) => void, by: () => boolean): Promise<void> {
  await loadPatterns();
  const { regels: rules, over } = linesOf(text);
  const earlier = new Set<string>();
  const rows: ListRow[] = [];
  for (let i = 0; i < rules.length && by(); i += PER_TURN) {
    for (const rule of rules.slice(i, i + PER_TURN)) rows.push(parseLine(rule, earlier));
    report({ rijen: [...rows], over, deel: rows.length / rules.length, validations: null });
    await turn();
  }
  if (!by()) return;
  const validations = await validateWoorden([...earlier]).catch(() => 'fout' as const);
  if (by()) report({ rijen: rows, over, deel: 1, validations });
}
