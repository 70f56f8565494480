import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import { withDuplicateCheck } from '../../platform/error/double.ts';
import type { Access } from '../../platform/http/route.ts';
import { dateOf, schooljaarOf } from '../../platform/time/clock.ts';
import type { NewGroepen } from '../groepen/new-groep.read.ts';
import type { LeavingLeerlingen } from '../leerlingen/leaving.read.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { Jaarovergang, JaarovergangState, JaarovergangOutcome } from './jaarovergang.contract.ts';
import type { JaarovergangRepository } from './jaarovergang.repository.ts';

export interface JaarovergangRepositories {
  jaar: JaarovergangRepository;
  groepen: NewGroepen;
  leerlingen: LeerlingenRead;
  leaving: LeavingLeerlingen;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<JaarovergangRepositories>;
  repository: JaarovergangRepository;
  clock: Clock;
}

const nextSchooljaar = (schooljaar: string): string =>
  `${Number(schooljaar.slice(0, 4)) + 1}-${Number(schooljaar.slice(0, 4)) + 2}`;

/** Takes a school to its next year, as a whole or not at all. */
export class JaarovergangService {
  constructor(private readonly deps: Deps) {}

  async find(access: Access): Promise<JaarovergangState> {
    const rows = await this.deps.repository.findGroepen(access.adminId);
    // A school that looks in July still works with the groups of the year that ends.
    const schooljaar =
      rows
        .map((row) => row.schooljaar)
        .sort()
        .at(-1) ?? schooljaarOf(this.deps.clock.now());
    return {
      schooljaar,
      volgend: nextSchooljaar(schooljaar),
      groepen: rows.map((row) => ({
        id: row.id,
        naam: row.naam,
        jaargroepen: row.jaargroepen,
        schooljaar: row.schooljaar,
        docentIds: row.docent_ids,
        leerlingen: row.leerlingen,
      })),
    };
  }

  run(access: Access, plan: Jaarovergang): Promise<JaarovergangOutcome> {
    verify(plan);
    return withDuplicateCheck({ groepen_naam: 'groepen' }, () =>
      this.deps.transaction(async (repos) => {
        const { adminId } = access;
        await repos.leerlingen.lock(access, [...plan.leerlingen.map(({ id }) => id), ...plan.verlaters]);
        const archived = await repos.jaar.archive(adminId, plan.archiveren, new Date(this.deps.clock.now()));
        const newOne = await this.createGroepen(repos, access, plan);
        for (const block of blocks(plan))
          await repos.jaar.move(adminId, {
            ...block,
            groepId: newOne.get(block.naar) ?? '',
            datum: dateOf(this.deps.clock.now()),
          });
        for (const groepId of newOne.values()) await repos.leaving.renameGroep(adminId, groepId);
        if (plan.verlaters.length > 0)
          await repos.leaving.toPrullenbak(access, { ids: plan.verlaters, reden: 'schoolverlater' });
        await repos.audit.save({
          adminId,
          wie: access.session.gebruikerId,
          rol: access.session.rol,
          actie: 'jaarovergang',
          soort: 'aantal',
          doelId: String(plan.leerlingen.length),
          reden: access.reden,
        });
        return {
          groepen: newOne.size,
          verplaatst: plan.leerlingen.length,
          verlaters: plan.verlaters.length,
          gearchiveerd: archived,
        };
      }),
    );
  }

  private async createGroepen(
    repos: JaarovergangRepositories,
    access: Access,
    plan: Jaarovergang,
  ): Promise<Map<string, string>> {
    const newOne = new Map<string, string>();
    for (const groep of plan.groepen) {
      const id = await repos.groepen.create(access, {
        naam: groep.naam,
        jaargroepen: groep.jaargroepen,
        schooljaar: plan.schooljaar,
        bronGroepId: groep.bronGroepId,
      });
      if (groep.bronGroepId !== undefined) await repos.jaar.copyDocenten(access.adminId, groep.bronGroepId, id);
      newOne.set(groep.sleutel, id);
    }
    return newOne;
  }
}

/** Everybody goes to one place, and that place exists and is large enough. */
function verify(plan: Jaarovergang): void {
  const keys = new Set(plan.groepen.map(({ sleutel: key }) => key));
  const who = [...plan.leerlingen.map(({ id }) => id), ...plan.verlaters];
  if (keys.size !== plan.groepen.length) throw createError('ONGELDIGE_INVOER', { velden: { groepen: 'bestaat_al' } });
  if (new Set(who).size !== who.length || plan.leerlingen.some(({ naar: to }) => !keys.has(to)))
    throw createError('ONGELDIGE_INVOER', { velden: { leerlingen: 'kies' } });
  for (const key of keys) {
    if (plan.leerlingen.filter(({ naar: to }) => to === key).length > CONSTANTS.GROEP_MAX)
      throw createError('GROEP_VOL', { waarden: { max: CONSTANTS.GROEP_MAX } });
  }
}

/** Leerlingen that get the same group and the same year. */
function blocks(plan: Jaarovergang): { naar: string; jaargroep: number; ids: string[] }[] {
  const out = new Map<string, { naar: string; jaargroep: number; ids: string[] }>();
  for (const { id, naar: to, jaargroep } of plan.leerlingen) {
    const block = out.get(`${jaargroep} ${to}`) ?? { naar: to, jaargroep, ids: [] };
    block.ids.push(id);
    out.set(`${jaargroep} ${to}`, block);
  }
  return [...out.values()];
}
