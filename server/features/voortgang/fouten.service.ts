import type { Clock } from '#engine/core/basis/clock.ts';
import {
  ALGEMENE_FOUTEN,
  foutrapport,
  telPlekken,
  type Foutrapport,
  type Foutstand,
} from '#engine/core/oefening/diagnose.ts';
import type { Content } from '../../platform/content/content.ts';
import { EERSTE_PLEK } from '../../platform/oefenen/vouwen.ts';
import { plekkenVanAntwoord } from '../../platform/oefenen/plekken.ts';
import { tekst, type Locale } from '../../platform/taal/teksten.ts';
import { dagVan } from '../../platform/tijd/klok.ts';
import type { AntwoordenRead } from '../antwoorden/antwoorden.read.ts';
import type { Foutenrij, FoutenRepository } from './fouten.repository.ts';
import type { Foutsoort } from './voortgang.contract.ts';

/** Kinds of error beside the goal itself, at most. */
const MEEST = 5;
const LEEG: Foutenrij = { standen: [], n: 0, ...EERSTE_PLEK };
const procent = (deel: number): number => Math.round(100 * deel);

/** Errors ÷ opportunities per kind of error (practice.md section 9). */
export class FoutenService {
  constructor(
    private readonly deps: { repository: FoutenRepository; antwoorden: AntwoordenRead; content: Content; clock: Clock },
  ) {}

  /** Kinds of error of a pupil: the goal that was asked for first, then those that go wrong most. */
  async find(
    leerling: { id: string; admin_id: string },
    vraag: { doelId: string | undefined; locale: Locale },
  ): Promise<Foutsoort[]> {
    const standen = await this.tel(leerling);
    const dag = dagVan(this.deps.clock.now());
    const rapporten = [...standen].map(([label, stand]) => ({ label, ...foutrapport(stand, dag) }));
    const eigen = rapporten.filter((r) => r.label === vraag.doelId);
    const ander = rapporten
      .filter((r) => r.label !== vraag.doelId && r.fouten > 0 && r.genoeg)
      .sort((a, b) => b.van - a.van || (a.label < b.label ? -1 : 1))
      .slice(0, MEEST);
    return [...eigen, ...ander].map((r) => this.present(r, vraag.locale));
  }

  /** Counted up to the log of now; when an answer came in before the position that was reached, everything is counted again. */
  private async tel(leerling: { id: string; admin_id: string }): Promise<Map<string, Foutstand>> {
    const { repository, antwoorden, content } = this.deps;
    const bewaard = (await repository.find(leerling.admin_id, leerling.id)) ?? LEEG;
    const maat = await antwoorden.measureLog(leerling.admin_id, leerling.id, bewaard);
    if (maat.n === bewaard.n) return new Map(bewaard.standen);
    const start = maat.tot === bewaard.n ? bewaard : LEEG;
    const log = await antwoorden.findLog(leerling.admin_id, leerling.id, { na: start });
    const standen = new Map(start.standen);
    for (const regel of log) telPlekken(standen, { plekken: plekkenVanAntwoord(content, regel), dag: regel.day });
    const laatste = log.at(-1) ?? start;
    await repository.save(leerling.admin_id, leerling.id, {
      standen: [...standen],
      n: start.n + log.length,
      seq: laatste.seq,
      clientId: laatste.clientId,
    });
    return standen;
  }

  private present(r: Foutrapport & { label: string }, locale: Locale): Foutsoort {
    const naam =
      this.deps.content.leerdoelen.get(r.label)?.naam ??
      (ALGEMENE_FOUTEN.some((label) => label === r.label) ? tekst(locale, `voortgang.fout.${r.label}`) : r.label);
    return {
      label: r.label,
      naam,
      n: r.n,
      fouten: r.fouten,
      ...(r.genoeg ? { deel: { pct: procent(r.deel), van: procent(r.van), tot: procent(r.tot) } } : {}),
    };
  }
}
