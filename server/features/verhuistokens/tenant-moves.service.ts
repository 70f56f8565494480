import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { secretPath, type Vault } from '../../platform/auth/vault.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import { withDuplicateCheck } from '../../platform/error/double.ts';
import type { Access } from '../../platform/http/route.ts';
import { erasureHash, type ErasureLine, type ErasureList } from '../../platform/privacy/erasure-list.ts';
import { nameKey } from '../../platform/taal/name.ts';
import { choiceOf, isThere, verifyChoice, verifyRequest } from './move-request.ts';
import { dateOf } from '../../platform/time/clock.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { findConflicts, findMovePlan, measure, type MovePlan, type MovePlanRepositories } from './move-plan.ts';
import type { MoveBetween } from './move-lists.repository.ts';
import { reportMove } from './move-report.ts';
import type { Transfer, TransferRepository } from './transfer.repository.ts';
import {
  PLAN_HOURS,
  type MoveOutcome,
  type MoveTargetGroepen,
  type NewTenantMove,
  type TenantMove,
  type TenantMoves,
} from './tenant-moves.contract.ts';
import type { VerhuistokensRepository } from './verhuistokens.repository.ts';
import type { MovingGroepRow, MovingRow, TenantMoveRow } from './tenant-moves.repository.ts';

export interface MoveRepositories extends MovePlanRepositories {
  transfer: TransferRepository;
  tokens: VerhuistokensRepository;
  mail: MailRepository;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<MoveRepositories>;
  repos: MoveRepositories;
  vault: Vault;
  erasureList: ErasureList;
  clock: Clock;
}

const HOUR_MS = 3_600_000;

/** Moving groups with their pupils, or chosen pupils, from one customer to another: planned by one of us, carried out when another agrees. */
export class TenantMovesService {
  constructor(private readonly deps: Deps) {}

  async list({ adminId, session }: Access): Promise<TenantMoves> {
    const rows = await this.deps.repos.moves.list(adminId);
    const items: TenantMove[] = [];
    for (const row of rows) items.push(await this.present(this.deps.repos, row, session.gebruikerId));
    return { items };
  }

  async targetGroepen(targetAdminId: string): Promise<MoveTargetGroepen> {
    const { moves } = this.deps.repos;
    if (!isThere(await moves.findTenant(targetAdminId))) throw createError('NIET_GEVONDEN');
    const groepen = await moves.findGroepen(targetAdminId);
    return { items: groepen.map(({ id, naam: name, schooljaar }) => ({ id, naam: name, schooljaar })) };
  }

  async plan(access: Access, request: NewTenantMove): Promise<TenantMove> {
    const { adminId, session } = access;
    const { moves } = this.deps.repos;
    const [source, target] = [await moves.findTenant(adminId), await moves.findTenant(request.targetAdminId)];
    if (source === undefined) throw createError('NIET_GEVONDEN');
    verifyRequest(request, { source, target });
    const plan = await findMovePlan(moves, adminId, request);
    verifyChoice(request, plan);
    const targetGroepId = request.targetGroepId ?? null;
    if (
      targetGroepId !== null &&
      (await this.targetGroep(this.deps.repos, request.targetAdminId, targetGroepId)) === undefined
    )
      throw createError('ONGELDIGE_INVOER', { velden: { targetGroepId: 'kies' } });
    const row = {
      admin_id: adminId,
      id: v7(),
      target_admin_id: request.targetAdminId,
      groep_ids: plan.groepen.map(({ id }) => id),
      leerling_ids: request.leerlingIds === undefined ? null : plan.leerlingen.map(({ id }) => id),
      target_groep_id: targetGroepId,
      scope: request.scope,
      reden: request.reden,
      door: session.gebruikerId,
      op: new Date(this.deps.clock.now()),
      fingerprint: plan.fingerprint,
      toestemming: request.toestemming,
    };
    return withDuplicateCheck({ tenant_moves_alive: 'targetAdminId' }, () =>
      this.deps.transaction(async (repos) => {
        await repos.moves.insert(row);
        await this.log(repos, access, { adminId, id: row.id, actie: 'verhuizing.gepland' });
        return this.present(repos, { ...row, status: 'gepland', moved: 0 }, session.gebruikerId);
      }),
    );
  }

  async withdraw(access: Access, id: string): Promise<void> {
    await this.deps.transaction(async (repos) => {
      const row = await this.require(repos, access.adminId, id);
      await repos.moves.close(row, { status: 'ingetrokken', closed_at: new Date(this.deps.clock.now()) });
      await this.log(repos, access, { adminId: access.adminId, id, actie: 'verhuizing.ingetrokken' });
    });
  }

  /** The second person: everything moves in one transaction, or nothing does. */
  async confirm(access: Access, id: string): Promise<MoveOutcome> {
    const tombstones: ErasureLine[] = [];
    const moved = await this.deps.transaction(async (repos) => {
      const row = await this.require(repos, access.adminId, id);
      if (row.door === access.session.gebruikerId)
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'VERHUIZING_EIGEN' });
      const plan = await findMovePlan(repos.moves, row.admin_id, choiceOf(row));
      const target = await repos.moves.findTenant(row.target_admin_id);
      if (this.statusOf(row, plan) !== 'gepland' || target === undefined || target.gewist_op !== null)
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'VERHUIZING_OUD' });
      const targetGroep = await this.targetGroep(repos, target.id, row.target_groep_id);
      const planned = { adminId: row.admin_id, plan, target, scope: row.scope, targetGroep };
      const conflicts = await findConflicts(repos, planned);
      if (conflicts.length > 0) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'VERHUIZING_CONFLICT' });
      await repos.licenties.claimSeats(target.id, plan.leerlingen.length);
      await this.move(repos, { row, plan, tombstones });
      const now = new Date(this.deps.clock.now());
      await repos.moves.close(row, {
        status: 'uitgevoerd',
        confirmed_by: access.session.gebruikerId,
        closed_at: now,
        moved: plan.leerlingen.length,
      });
      for (const adminId of [row.admin_id, row.target_admin_id])
        await this.log(repos, access, { adminId, id, actie: 'verhuizing.uitgevoerd' });
      const from = await repos.moves.findTenant(row.admin_id);
      if (from !== undefined)
        await reportMove(repos, this.deps.clock, { from, to: target, count: plan.leerlingen.length });
      return plan.leerlingen.length;
    });
    // Beside the data only when it is certain: an old backup must not bring back who has left.
    this.deps.erasureList.add(tombstones);
    return { verplaatst: moved };
  }

  private async move(
    repos: MoveRepositories,
    { row, plan, tombstones }: { row: TenantMoveRow; plan: MovePlan; tombstones: ErasureLine[] },
  ): Promise<void> {
    const now = new Date(this.deps.clock.now());
    const between = { fromAdmin: row.admin_id, toAdmin: row.target_admin_id };
    const newIds = new Map(plan.groepen.map(({ id }) => [id, v7()]));
    for (const [fromId, toId] of newIds) {
      await repos.moves.moveGroep({ ...between, fromId, toId, nu: now });
      if (row.scope.instellingen) await repos.moves.copyGroepSetting({ ...between, fromId, toId });
    }
    for (const leerling of plan.leerlingen) {
      const v: Transfer = { ...between, fromId: leerling.id, toId: v7(), scope: row.scope, merge: false, nu: now };
      await this.moveLeerling(repos, {
        v,
        leerling,
        groepId: row.target_groep_id ?? newIds.get(leerling.groep_id) ?? '',
      });
      const hash = erasureHash(v.fromAdmin, v.fromId);
      await repos.transfer.saveTombstone({ adminId: v.fromAdmin, hash, nu: now });
      tombstones.push({ adminId: v.fromAdmin, hash, op: now });
    }
    if (row.scope.woordlijsten === true) await this.moveLists(repos, between);
  }

  /** Lists belong to somebody: without anybody who manages the other tenant they stay where they are. */
  private async moveLists({ lists }: MoveRepositories, between: MoveBetween): Promise<void> {
    const ownerId = await lists.findOwner(between.toAdmin);
    if (ownerId === undefined) return;
    await lists.copy(between, ownerId);
    await lists.pointStones(between);
  }

  /** Name and secret stay: the child signs in at the new school as it did at the old one. */
  private async moveLeerling(
    repos: MoveRepositories,
    { v, leerling, groepId }: { v: Transfer; leerling: MovingRow; groepId: string },
  ): Promise<void> {
    const { vault } = this.deps;
    const secret =
      leerling.geheim_enc === null ? undefined : vault.open(leerling.geheim_enc, secretPath(v.fromAdmin, v.fromId));
    await repos.transfer.lock(v);
    // The old name goes first: no name is ever in two places.
    await repos.transfer.createLeerling(v, {
      toAdmin: v.toAdmin,
      toId: v.toId,
      gebruikersnaam: leerling.gebruikersnaam,
      nameKey: nameKey(leerling.gebruikersnaam),
      weergavenaam: leerling.weergavenaam,
      groepId,
      hash: leerling.wachtwoord_hash,
      soort: leerling.wachtwoord_soort,
      enc: secret === undefined ? null : vault.sluit(secret, secretPath(v.toAdmin, v.toId)),
      nu: v.nu,
      van: dateOf(v.nu.getTime()),
    });
    await repos.transfer.copy(v);
    await repos.transfer.erase(v);
  }

  private async require(repos: MoveRepositories, adminId: string, id: string): Promise<TenantMoveRow> {
    const row = await repos.moves.findLocked(adminId, id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    if (row.status !== 'gepland') throw createError('STAP_NIET_TOEGESTAAN');
    return row;
  }

  private statusOf(row: TenantMoveRow, plan: MovePlan): TenantMove['status'] {
    if (row.status !== 'gepland') return row.status;
    if (this.deps.clock.now() - row.op.getTime() > PLAN_HOURS * HOUR_MS) return 'verlopen';
    return plan.fingerprint === row.fingerprint ? 'gepland' : 'veranderd';
  }

  private async present(repos: MoveRepositories, row: TenantMoveRow, observer: string): Promise<TenantMove> {
    const target = await repos.moves.findTenant(row.target_admin_id);
    if (target === undefined) throw createError('NIET_GEVONDEN');
    const open = row.status === 'gepland';
    const plan = await findMovePlan(repos.moves, row.admin_id, open ? choiceOf(row) : { groepIds: [] });
    const targetGroep = await this.targetGroep(repos, target.id, row.target_groep_id);
    const planned = { adminId: row.admin_id, plan, target, scope: row.scope, targetGroep };
    const numbers = await measure(repos, planned);
    return {
      ...numbers,
      ...(open ? {} : { leerlingen: row.moved }),
      gekozen:
        targetGroep === null
          ? null
          : {
              namen: plan.leerlingen.map((leerling) => leerling.weergavenaam).toSorted(),
              groep: targetGroep?.naam ?? '',
            },
      id: row.id,
      op: row.op.toISOString(),
      status: this.statusOf(row, plan),
      doel: { id: target.id, naam: target.naam, soort: target.soort, plaats: target.plaats },
      scope: { ...row.scope, woordlijsten: row.scope.woordlijsten ?? false },
      conflicts: open ? await findConflicts(repos, planned) : [],
      reden: row.reden,
      eigen: row.door === observer,
    };
  }

  /** The group that chosen pupils come in; undefined = it is not there any more. */
  private async targetGroep(
    { moves }: MoveRepositories,
    targetAdminId: string,
    groepId: string | null,
  ): Promise<MovingGroepRow | null | undefined> {
    return groepId === null ? null : (await moves.findGroepen(targetAdminId, [groepId]))[0];
  }

  private log(
    { audit }: MoveRepositories,
    access: Access,
    what: { adminId: string; id: string; actie: string },
  ): Promise<void> {
    return audit.save({
      adminId: what.adminId,
      wie: access.session.gebruikerId,
      rol: access.session.rol,
      actie: what.actie,
      soort: 'verhuizing',
      doelId: what.id,
      reden: access.reden,
    });
  }
}
