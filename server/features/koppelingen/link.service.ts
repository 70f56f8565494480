import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError, type AppError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { MissLimit } from '../../platform/counter/miss-limit.ts';
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
  limit: MissLimit;
  clock: Clock;
}
type UsableCode = CodeRow & { soort: LinkKind };

/** Wrong codes of one tenant, one user or one address. */
export const LINK_LIMIT = { max: 10, windowMs: 15 * 60_000 } as const;

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
    const code = await this.deps.limit.find(this.keys(access), async () => {
      const found = hash === undefined ? undefined : await this.deps.codes.findByHash(hash);
      return found === undefined || found.soort === 'sso' ? undefined : { ...found, soort: found.soort };
    });
    if (code === undefined) throw createError('NIET_GEVONDEN', { sleutel: 'THUISCODE_ONBEKEND' });
    const error = why(code, {
      admin: access.session.adminKind,
      adminId: access.adminId,
      nu: this.deps.clock.now(),
    });
    if (error !== undefined) throw error;
    return code;
  }

  private keys({ adminId, session: { gebruikerId, adres: address } }: Access): string[] {
    return [
      `koppel:admin:${adminId}`,
      `koppel:gebruiker:${gebruikerId}`,
      ...(address === undefined ? [] : [`koppel:adres:${address}`]),
    ];
  }
}
