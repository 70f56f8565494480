import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError, type AppError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { CounterStorage } from '../../platform/counter/counter-storage.ts';
import type { LicentiesRead } from '../licenties/licenties.read.ts';
import { codeHash } from './code-hash.ts';
import { TOESTEMMING_FOR, type Linked, type LinkKind } from './koppelingen.contract.ts';
import type { KoppelingenRead } from './koppelingen.read.ts';
import type { KoppelingenRepository } from './koppelingen.repository.ts';
import type { CodeRow, LeerlingCodesRepository } from './leerling-codes.repository.ts';
import type { ToestemmingenRepository } from './toestemmingen.repository.ts';

export interface LinkRepositories {
  codes: LeerlingCodesRepository;
  koppelingen: KoppelingenRepository;
  toestemmingen: ToestemmingenRepository;
  licenties: LicentiesRead;
  read: KoppelingenRead;
  audit: AuditRepository;
}
interface Deps {
  codes: LeerlingCodesRepository;
  transaction: Transaction<LinkRepositories>;
  tellers: CounterStorage;
  clock: Clock;
}
type UsableCode = CodeRow & { soort: LinkKind };

const WINDOW_MS = 15 * 60_000;
/** Wrong codes of one tenant, one user or one address in that time. */
const MISS_MAX = 10;

const at = (key: string): AppError => createError('VERLOPEN_OF_GEBRUIKT', { sleutel: key });

/** Why a code that exists cannot be used here now. */
function why(code: CodeRow, here: { admin: string; adminId: string; nu: number }): AppError | undefined {
  if (code.ingetrokken_op !== null) return at('THUISCODE_INGETROKKEN');
  if (code.gebruikt_op !== null) return at('THUISCODE_GEBRUIKT');
  if (code.verloopt_op.getTime() <= here.nu) return at('THUISCODE_VERLOPEN');
  if (code.admin_id === here.adminId) return createError('STAP_NIET_TOEGESTAAN', { sleutel: 'THUISCODE_EIGEN' });
  if (code.soort === (here.admin === 'rt' ? 'rt' : 'thuis')) return undefined;
  return createError('STAP_NIET_TOEGESTAAN', {
    sleutel: code.soort === 'rt' ? 'THUISCODE_VOOR_RT' : 'THUISCODE_VOOR_THUIS',
  });
}

/** The side of the parent or the practice: a code becomes a link. */
export class LinkService {
  constructor(private readonly deps: Deps) {}

  async redeem(access: Access, typed: string): Promise<Linked> {
    await this.checkThrottle(access);
    const code = await this.search(access, typed);
    const now = new Date(this.deps.clock.now());
    const koppelingId = v7();
    return this.deps.transaction(async (r) => {
      // The licence first: it keeps two codes of one family apart, so that the last place is given once.
      await r.licenties.claimSeats(access.adminId, 1);
      if (
        access.session.adminKind === 'thuis' &&
        (await r.licenties.countChildren(access.adminId)) >= CONSTANTS.HOME_CHILDREN
      ) {
        throw createError('GROEP_VOL', { sleutel: 'KINDEREN_VOL', waarden: { max: CONSTANTS.HOME_CHILDREN } });
      }
      const kind = await r.koppelingen.findLinked(code.admin_id, code.leerling_id);
      // Consent before the code, as whoever takes it back does: two orders would wait for each other.
      if (
        kind === undefined ||
        !(await r.toestemmingen.isValid(code.admin_id, code.leerling_id, TOESTEMMING_FOR[code.soort]))
      )
        throw at('THUISCODE_INGETROKKEN');
      if (!(await r.codes.use({ adminId: code.admin_id, id: code.id }, now))) throw at('THUISCODE_GEBRUIKT');
      const koppeling = {
        adminId: code.admin_id,
        id: koppelingId,
        leerlingId: code.leerling_id,
        soort: code.soort,
        linkedAdmin: access.adminId,
        door: access.session.gebruikerId,
        nu: now,
      };
      if (!(await r.koppelingen.create(koppeling)))
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'KOPPELING_BESTAAT' });
      const rule = {
        wie: access.session.gebruikerId,
        rol: access.session.rol,
        actie: `thuiskoppeling.gemaakt:${code.soort}`,
        soort: 'leerling',
        doelId: code.leerling_id,
      };
      await r.audit.saveAll([
        { ...rule, adminId: code.admin_id },
        { ...rule, adminId: access.adminId },
      ]);
      return {
        koppelingId,
        leerling: {
          id: code.leerling_id,
          roepnaam: kind.roepnaam,
          ...(kind.groep === null ? {} : { groep: kind.groep }),
        },
        school: kind.school,
      };
    });
  }

  /** The parent lets go of a child of the school; the school sees that it happened. */
  async end(access: Access, koppelingId: string): Promise<void> {
    const now = new Date(this.deps.clock.now());
    await this.deps.transaction(async (r) => {
      const row = (await r.read.list(access.adminId)).find((kind) => kind.koppeling_id === koppelingId);
      if (row === undefined) throw createError('NIET_GEVONDEN');
      await r.koppelingen.end({ adminId: row.admin_id, leerlingId: row.leerling_id }, { id: koppelingId }, now);
      const rule = {
        wie: access.session.gebruikerId,
        rol: access.session.rol,
        actie: 'thuiskoppeling.losgelaten',
        soort: 'leerling',
        doelId: row.leerling_id,
      };
      await r.audit.saveAll([
        { ...rule, adminId: row.admin_id },
        { ...rule, adminId: access.adminId },
      ]);
    });
  }

  /** Code that can be used here, or the sentence that says why not; a code that nobody made counts as a guess. */
  private async search(access: Access, typed: string): Promise<UsableCode> {
    const hash = codeHash(typed);
    const code = hash === undefined ? undefined : await this.deps.codes.findByHash(hash);
    if (code === undefined || code.soort === 'sso') {
      await this.countMiss(access);
      throw createError('NIET_GEVONDEN', { sleutel: 'THUISCODE_ONBEKEND' });
    }
    const error = why(code, {
      admin: access.session.adminKind,
      adminId: access.adminId,
      nu: this.deps.clock.now(),
    });
    if (error !== undefined) throw error;
    return { ...code, soort: code.soort };
  }

  private keys({ adminId, session: { gebruikerId, adres: address } }: Access): string[] {
    return [
      `koppel:admin:${adminId}`,
      `koppel:gebruiker:${gebruikerId}`,
      ...(address === undefined ? [] : [`koppel:adres:${address}`]),
    ];
  }

  private async checkThrottle(access: Access): Promise<void> {
    for (const key of this.keys(access)) {
      if ((await this.deps.tellers.stand(key)) >= MISS_MAX)
        throw createError('TE_VAAK', { headers: { 'Retry-After': String(WINDOW_MS / 1000) } });
    }
  }

  private async countMiss(access: Access): Promise<void> {
    for (const key of this.keys(access)) await this.deps.tellers.countUp(key, WINDOW_MS);
    await this.checkThrottle(access);
  }
}
