import type { Clock } from '#engine/core/basis/clock.ts';
import type { Content } from '../../platform/content/content.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { mondayOf } from '../../platform/time/clock.ts';
import type { AntwoordExtra } from '../antwoorden/antwoord-extra.contract.ts';
import type { AuditAction } from '../audit/audit.contract.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import type { SlipJudgment } from './judgment.contract.ts';
import type { JudgedAntwoord, JudgmentRepository } from './judgment.repository.ts';
import type { StateRepository } from './state.repository.ts';
import { updateState } from './state.service.ts';

export interface JudgmentRepositories {
  judgments: JudgmentRepository;
  toestand: StateRepository;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<JudgmentRepositories>;
  leerlingen: LeerlingenRead;
  instellingen: OefeninstellingenRead;
  content: Content;
  clock: Clock;
}
const ACTION: AuditAction = 'antwoord.beoordeeld';

/** A teacher saw that an answer was a slip of the finger: from then on it counts as right, in everything that is made of answers. */
export class JudgmentService {
  constructor(private readonly deps: Deps) {}

  async judge(
    access: Access,
    { leerlingId, antwoordId }: { leerlingId: string; antwoordId: string },
    judgment: SlipJudgment,
  ): Promise<void> {
    const leerling = await this.deps.leerlingen.require(access, leerlingId);
    const { instelling: setting } = await this.deps.instellingen.findFor(access.adminId, leerling);
    const key = { adminId: access.adminId, leerlingId, antwoordId };
    await this.deps.transaction(async ({ judgments, toestand: states, audit }) => {
      const antwoord = await judgments.lock(key);
      if (antwoord === undefined) throw createError('NIET_GEVONDEN');
      const after = this.judged(antwoord, judgment, access.session.gebruikerId);
      await judgments.save(key, { ...antwoord, ...after }, mondayOf(antwoord.op.getTime()));
      await judgments.forgetState(key);
      const who = {
        id: leerling.id,
        adminId: leerling.admin_id,
        jaargroep: leerling.jaargroep,
        startniveau: leerling.startniveau,
      };
      await updateState(states, who, { content: this.deps.content, instelling: setting, save: true });
      await audit.save({
        adminId: access.adminId,
        wie: access.session.gebruikerId,
        rol: access.session.rol,
        actie: ACTION,
        soort: 'leerling',
        doelId: leerlingId,
        reden: judgment.goed ? judgment.reden : undefined,
      });
    });
  }

  /** Help came because of the slip, so it does not count either; what it was stays known. Only a wrong answer is judged, only a judged one taken back. */
  private judged(
    { goed: right, extra }: JudgedAntwoord,
    judgment: SlipJudgment,
    by: string,
  ): { goed: boolean; extra: AntwoordExtra } {
    const { judged: earlier, ...rest } = extra;
    if (judgment.goed) {
      if (right || earlier !== undefined) throw createError('STAP_NIET_TOEGESTAAN');
      const judged = { reden: judgment.reden, door: by, op: this.deps.clock.now(), geholpen: extra.geholpen };
      return { goed: true, extra: { ...rest, geholpen: false, judged } };
    }
    if (earlier === undefined) throw createError('STAP_NIET_TOEGESTAAN');
    return { goed: false, extra: { ...rest, geholpen: earlier.geholpen } };
  }
}
