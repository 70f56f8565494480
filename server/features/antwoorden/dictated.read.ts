import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createLoggedJudge, type Judgment, type LoggedJudge } from '../../platform/content/judge.ts';
import type { Content } from '../../platform/content/content.ts';
import { dayOf, mondayOf } from '../../platform/time/clock.ts';
import type { AntwoordExtra } from './antwoord-extra.contract.ts';
import { AntwoordenRepository, type NewAntwoord } from './antwoorden.repository.ts';
import { RecoveryRepository } from './recovery.repository.ts';

/** A word that was dictated, and what was written. */
export interface DictatedAntwoord {
  clientId: string;
  nr: number;
  itemId: string;
  doelId: string;
  ruw: string;
}
interface Dictation {
  rondeId: string;
  title: string;
  antwoorden: readonly DictatedAntwoord[];
}

/** Answers that were dictated by a person, as ordinary answers: progress knows them like any other. */
export class DictatedAntwoorden {
  private readonly judge: LoggedJudge;
  private readonly repository: AntwoordenRepository;
  private readonly recovery: RecoveryRepository;

  constructor(private readonly deps: { db: Knex; content: Content; clock: Clock }) {
    this.judge = createLoggedJudge(deps.content);
    this.repository = new AntwoordenRepository(deps.db);
    this.recovery = new RecoveryRepository(deps.db);
  }

  /** What the server thinks of it; undefined = the word is known no more. */
  verdict(antwoord: Pick<DictatedAntwoord, 'itemId' | 'doelId' | 'ruw'>): Judgment | undefined {
    return this.judge({ ...antwoord, ...this.asked(), nr: 0, goed: false });
  }

  /** Writes them into the log, under a round that no map shows; a repeat changes nothing. */
  async save(who: { adminId: string; leerlingId: string }, { rondeId, title, antwoorden }: Dictation): Promise<void> {
    const now = this.deps.clock.now();
    const doelIds = [...new Set(antwoorden.map(({ doelId }) => doelId))];
    const ronde = { rondeId, taakId: rondeId, spel: 'dictee', day: dayOf(now), doelIds, formats: ['dictee'] };
    await this.recovery.recover(who, [{ ...ronde, arm: 'toets' }], { titel: title, nu: new Date(now) });
    const from = await this.repository.nextSeq(who);
    const rows = antwoorden.flatMap((antwoord, index) => this.rowOf(antwoord, { rondeId, seq: from + index }));
    await this.repository.save(who, rows, { nu: new Date(now), monday: mondayOf(now) });
  }

  private rowOf(antwoord: DictatedAntwoord, { rondeId, seq }: { rondeId: string; seq: number }): NewAntwoord[] {
    const verdict = this.verdict(antwoord);
    if (verdict === undefined) return [];
    const { clientId, nr, itemId, doelId, ruw } = antwoord;
    const { ms, format, ...asked } = this.asked();
    const focus = verdict.focus === undefined ? {} : { focus: verdict.focus };
    const extra: AntwoordExtra = { ...asked, formaat: format, ruw, woord: verdict.woord, ...focus };
    return [{ clientId, seq, taakId: rondeId, rondeId, nr, itemId, doelId, goed: verdict.goed, ms, extra }];
  }

  /** What is the same for every word: typed once, heard, without help; nobody measured the time. */
  private asked() {
    const fixed = { format: 'dictee', arm: 'toets', invoer: 'toets' } as const;
    const counts = { geholpen: false, pogingen: 1, ms: 0, msEersteToets: 0, afspeelbeurten: 0, k: 0, propensity: 1 };
    return { ...fixed, ...counts, day: dayOf(this.deps.clock.now()), vraagSeed: 0 };
  }
}
