import { createError } from '../../platform/error/create-error.ts';
import type { RuleCode } from '../../platform/contract/fields.contract.ts';
import { inChunks } from '../../platform/time/chunks.ts';
import { savedByKey, kindOf, type LvsPlanDraft, type LvsPlanLine } from './lvs-plan.ts';
import { lvsKey, merge, type LvsSaved } from './lvs-finding.ts';
import type { LvsFinding } from './lvs-results.contract.ts';
import type { LvsChoices } from './lvsspelling.contract.ts';

export interface LvsNew {
  id: string;
  leerlingId: string;
  uitslag: LvsFinding;
}
/** What running a plan with these choices comes down to. */
export interface LvsCommand {
  nieuw: LvsNew[];
  change: { oud: LvsSaved; uitslag: LvsFinding }[];
  gelijk: number;
  /** Rows that stay behind. */ over: LvsPlanLine[];
  leerlingIds: string[];
}

/** Goes through the rows, and collects what to write and which choices cannot be. */
class Collector {
  readonly out: LvsCommand = { nieuw: [], change: [], gelijk: 0, over: [], leerlingIds: [] };
  readonly errors: Record<string, RuleCode> = {};
  private readonly completed = new Set<string>();
  private readonly chosen: ReadonlyMap<number, string>;
  private readonly saved: ReadonlyMap<string, LvsSaved>;

  constructor(
    { kies: choose }: LvsChoices,
    saved: readonly LvsSaved[],
    private readonly newId: () => string,
  ) {
    this.chosen = new Map(choose.map(({ nr, leerlingId }) => [nr, leerlingId]));
    this.saved = savedByKey(saved);
  }

  add(rule: LvsPlanLine): void {
    const leerlingId = this.leerlingOf(rule);
    if (leerlingId === undefined || rule.uitslag === undefined || rule.soort === 'fout') {
      this.out.over.push(rule);
      return;
    }
    const key = lvsKey(leerlingId, rule.uitslag);
    if (!this.completed.has(key)) this.addFinding(leerlingId, rule.uitslag, this.saved.get(key));
    // One result of a pupil cannot come from two rows.
    else if (rule.soort === 'ambigu') this.errors[`kies.${rule.nr}`] = 'bestaat_al';
    this.completed.add(key);
  }

  /** Pupil of a row: the sure one, or the one somebody chose of those it may be. */
  private leerlingOf(rule: LvsPlanLine): string | undefined {
    const choice = this.chosen.get(rule.nr);
    if (rule.soort !== 'ambigu' || choice === undefined) return rule.leerlingId;
    if (rule.candidateIds.includes(choice)) return choice;
    this.errors[`kies.${rule.nr}`] = 'kies';
    return undefined;
  }

  private addFinding(leerlingId: string, finding: LvsFinding, old: LvsSaved | undefined): void {
    this.out.leerlingIds.push(leerlingId);
    if (old === undefined) this.out.nieuw.push({ id: this.newId(), leerlingId, uitslag: finding });
    else if (kindOf(finding, old) === 'gewijzigd')
      this.out.change.push({ oud: old, uitslag: merge(old.uitslag, finding) });
    else this.out.gelijk += 1;
  }
}

/** Throws TEKENSET_GEGOKT until somebody says that the names are right, ONGELDIGE_INVOER for a choice that cannot be. */
export async function createLvsCommand(
  plan: LvsPlanDraft,
  choices: LvsChoices,
  part: { saved: readonly LvsSaved[]; newId: () => string; namesRequired: boolean },
): Promise<LvsCommand> {
  if (part.namesRequired && !choices.namenKloppen) throw createError('TEKENSET_GEGOKT');
  const disabled = new Set(choices.uit);
  const collector = new Collector(choices, part.saved, part.newId);
  await inChunks(plan.regels, (rule) => {
    if (!disabled.has(rule.nr)) collector.add(rule);
  });
  if (Object.keys(collector.errors).length > 0) throw createError('ONGELDIGE_INVOER', { velden: collector.errors });
  return collector.out;
}
