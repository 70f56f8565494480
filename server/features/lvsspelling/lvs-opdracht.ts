import { createError } from '../../platform/fout/create-error.ts';
import type { Regelcode } from '../../platform/contract/velden.contract.ts';
import { inHappen } from '../../platform/tijd/happen.ts';
import { bewaardOpSleutel, soortVan, type LvsPlan, type LvsPlanregel } from './lvs-plan.ts';
import { lvsSleutel, voegSamen, type LvsBewaard } from './lvs-uitslag.ts';
import type { LvsUitslag } from './lvsresultaten.contract.ts';
import type { LvsKeuzes } from './lvsspelling.contract.ts';

export interface LvsNieuw {
  id: string;
  leerlingId: string;
  uitslag: LvsUitslag;
}
/** What running a plan with these choices comes down to. */
export interface LvsOpdracht {
  nieuw: LvsNieuw[];
  wijzig: { oud: LvsBewaard; uitslag: LvsUitslag }[];
  gelijk: number;
  /** Rows that stay behind. */ over: LvsPlanregel[];
  leerlingIds: string[];
}

/** Goes through the rows, and collects what to write and which choices cannot be. */
class Verzamelaar {
  readonly uit: LvsOpdracht = { nieuw: [], wijzig: [], gelijk: 0, over: [], leerlingIds: [] };
  readonly fouten: Record<string, Regelcode> = {};
  private readonly gedaan = new Set<string>();
  private readonly gekozen: ReadonlyMap<number, string>;
  private readonly bewaard: ReadonlyMap<string, LvsBewaard>;

  constructor(
    { kies }: LvsKeuzes,
    bewaard: readonly LvsBewaard[],
    private readonly nieuwId: () => string,
  ) {
    this.gekozen = new Map(kies.map(({ nr, leerlingId }) => [nr, leerlingId]));
    this.bewaard = bewaardOpSleutel(bewaard);
  }

  add(regel: LvsPlanregel): void {
    const leerlingId = this.leerlingVan(regel);
    if (leerlingId === undefined || regel.uitslag === undefined || regel.soort === 'fout') {
      this.uit.over.push(regel);
      return;
    }
    const sleutel = lvsSleutel(leerlingId, regel.uitslag);
    if (!this.gedaan.has(sleutel)) this.voeg(leerlingId, regel.uitslag, this.bewaard.get(sleutel));
    // One result of a pupil cannot come from two rows.
    else if (regel.soort === 'ambigu') this.fouten[`kies.${regel.nr}`] = 'bestaat_al';
    this.gedaan.add(sleutel);
  }

  /** Pupil of a row: the sure one, or the one somebody chose of those it may be. */
  private leerlingVan(regel: LvsPlanregel): string | undefined {
    const keuze = this.gekozen.get(regel.nr);
    if (regel.soort !== 'ambigu' || keuze === undefined) return regel.leerlingId;
    if (regel.kandidaatIds.includes(keuze)) return keuze;
    this.fouten[`kies.${regel.nr}`] = 'kies';
    return undefined;
  }

  private voeg(leerlingId: string, uitslag: LvsUitslag, oud: LvsBewaard | undefined): void {
    this.uit.leerlingIds.push(leerlingId);
    if (oud === undefined) this.uit.nieuw.push({ id: this.nieuwId(), leerlingId, uitslag });
    else if (soortVan(uitslag, oud) === 'gewijzigd')
      this.uit.wijzig.push({ oud, uitslag: voegSamen(oud.uitslag, uitslag) });
    else this.uit.gelijk += 1;
  }
}

/** Throws TEKENSET_GEGOKT until somebody says that the names are right, ONGELDIGE_INVOER for a choice that cannot be. */
export async function maakLvsOpdracht(
  plan: LvsPlan,
  keuzes: LvsKeuzes,
  deel: { bewaard: readonly LvsBewaard[]; nieuwId: () => string; namenNodig: boolean },
): Promise<LvsOpdracht> {
  if (deel.namenNodig && !keuzes.namenKloppen) throw createError('TEKENSET_GEGOKT');
  const uitgezet = new Set(keuzes.uit);
  const verzamelaar = new Verzamelaar(keuzes, deel.bewaard, deel.nieuwId);
  await inHappen(plan.regels, (regel) => {
    if (!uitgezet.has(regel.nr)) verzamelaar.add(regel);
  });
  if (Object.keys(verzamelaar.fouten).length > 0) throw createError('ONGELDIGE_INVOER', { velden: verzamelaar.fouten });
  return verzamelaar.uit;
}
