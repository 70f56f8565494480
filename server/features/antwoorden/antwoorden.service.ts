import type { Clock } from '#engine/core/basis/clock.ts';
import { isMeekijker } from '#engine/core/domein/areas.ts';
import type { LoggedJudge } from '../../platform/content/judge.ts';
import type { RuleCode } from '../../platform/contract/fields.contract.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { serverText } from '../../platform/taal/texts.ts';
import type { RondeMeasuresRead } from '../somvensters/ronde-measures.read.ts';
import { rondesOf } from './lost-rondes.ts';
import type { LostRonde, RecoveryRepository } from './recovery.repository.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { dayOf, mondayOf } from '../../platform/time/clock.ts';
import type { AntwoordExtra } from './antwoord-extra.contract.ts';
import type { AntwoordenAntwoord, AntwoordLine } from './antwoorden.contract.ts';
import type { AntwoordenRepository, NewAntwoord } from './antwoorden.repository.ts';

/** Days an answer may wait on a device before its own day is no longer believed. */
const DAYS_BACK = 3;

interface Deps {
  repository: AntwoordenRepository;
  recovery: RecoveryRepository;
  measures: RondeMeasuresRead;
  judge: LoggedJudge;
  clock: Clock;
  log: Logger;
}

export class AntwoordenService {
  constructor(private readonly deps: Deps) {}

  /** Judges and stores a batch; the answer means that every row of it is stored, now or earlier. */
  async save(access: Access, antwoorden: readonly AntwoordLine[]): Promise<AntwoordenAntwoord> {
    if (isMeekijker(access.session.rol)) throw createError('MEEKIJKEN');
    const now = this.deps.clock.now();
    const rows = this.judge(antwoorden, dayOf(now));
    const who = { adminId: access.adminId, leerlingId: access.session.gebruikerId };
    const moment = { nu: new Date(now), monday: mondayOf(now) };
    const first = await this.deps.repository.save(who, rows, moment);
    if (first.unexpected === 0) return { nieuw: first.nieuw };
    await this.recover(access, antwoorden);
    const { nieuw: newOne, unexpected } = await this.deps.repository.save(who, rows, moment);
    if (unexpected > 0) throw createError('NIET_GEVONDEN');
    return { nieuw: newOne };
  }

  /** A device may hold answers to a round that it began without a line, or that a restored backup has lost: they count like any other. */
  private async recover(access: Access, antwoorden: readonly AntwoordLine[]): Promise<void> {
    const { adminId, session } = access;
    const now = this.deps.clock.now();
    const lost: LostRonde[] = [];
    for (const ronde of rondesOf(antwoorden, dayOf(now))) {
      const measures = await this.deps.measures.find(access, ronde);
      lost.push(measures === undefined ? ronde : { ...ronde, measures });
    }
    const rondes = await this.deps.recovery.recover({ adminId, leerlingId: session.gebruikerId }, lost, {
      titel: serverText(session.locale, 'route.hersteld'),
      nu: new Date(now),
    });
    if (rondes.length > 0)
      this.deps.log.warn({ adminId, rondes: rondes.map(({ rondeId }) => rondeId) }, 'unknown rounds recovered');
  }

  private judge(antwoorden: readonly AntwoordLine[], today: number): NewAntwoord[] {
    const fields: Record<string, RuleCode> = {};
    const rows = antwoorden.flatMap((antwoord, nr) => {
      const judgment = this.deps.judge(antwoord);
      if (judgment === undefined) {
        fields[`antwoorden.${nr}.itemId`] = 'onbekend';
        return [];
      }
      const {
        clientId,
        seq,
        taakId,
        rondeId,
        nr: sequenceNumber,
        itemId,
        doelId,
        goed: correct,
        ms,
        format,
        day,
        ...rest
      } = antwoord;
      const extra: AntwoordExtra = {
        ...rest,
        formaat: format,
        day: Math.min(today, Math.max(today - DAYS_BACK, day)),
        woord: judgment.woord,
        ...(judgment.focus === undefined ? {} : { focus: judgment.focus }),
        ...(judgment.goed === correct ? {} : { clientGoed: correct }),
      };
      return [{ clientId, seq, taakId, rondeId, nr: sequenceNumber, itemId, doelId, goed: judgment.goed, ms, extra }];
    });
    if (Object.keys(fields).length > 0) throw createError('ONGELDIGE_INVOER', { velden: fields });
    return rows;
  }
}
