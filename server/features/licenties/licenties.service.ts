import type { Clock } from '#engine/core/basis/clock.ts';
import { allowed } from '#engine/core/domein/permissions.ts';
import type { SessionRepository } from '../../platform/auth/session.repository.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { dayOf } from '../../platform/time/clock.ts';
import type { OrganizationKind } from '../aanvragen/aanvragen.contract.ts';
import type { TenantRequests } from '../aanvragen/tenant-requests.read.ts';
import type { AdminKind } from '../admins/admins.contract.ts';
import { statusAt } from './expiry.ts';
import {
  isRunning,
  LICENTIE_FEATURES,
  type Licentie,
  type LicentieChange,
  type LicentieRequest,
  type LicentieStatus,
} from './licenties.contract.ts';
import type { LicentieLetters } from './licentie-letters.ts';
import type { LicentieDetail, LicentiesRepository } from './licenties.repository.ts';

export interface LicentieRepositories {
  licenties: LicentiesRepository;
  requests: TenantRequests;
  audit: AuditRepository;
  letters: LicentieLetters;
  sessions: SessionRepository;
}
export interface LicentieDeps {
  transaction: Transaction<LicentieRepositories>;
  clock: Clock;
}

/** Days that the office may add at once; a superadmin as many as are needed. */
const OFFICE_DAYS = 90;
const ENDED: ReadonlySet<LicentieStatus> = new Set<LicentieStatus>(['proef_afgelopen', 'alleen_lezen', 'verlopen']);
const CLOSED: ReadonlySet<LicentieStatus> = new Set<LicentieStatus>(['geblokkeerd', 'gewist']);
export const dayOfDate = (date: string): number => dayOf(Date.parse(`${date}T12:00:00Z`));
const isOrganization = (kind: AdminKind): kind is OrganizationKind =>
  kind === 'school' || kind === 'rt' || kind === 'thuis';
const choicesOf = (kind: AdminKind): Licentie['choices'] => (kind === 'school' ? [...LICENTIE_FEATURES] : []);

/** What a tenant has, what it asks for, and what our office grants. */
export class LicentiesService {
  constructor(private readonly deps: LicentieDeps) {}

  find(access: Access): Promise<Licentie> {
    return this.deps.transaction((repos) => this.read(repos, access));
  }

  /** Puts the wish in the work list of the office; answers its number. */
  request(access: Access, wish: LicentieRequest): Promise<{ nummer: string }> {
    return this.deps.transaction(async ({ licenties, requests }) => {
      const row = await requireLicentie(licenties, access.adminId);
      const person = await licenties.findPerson(access.adminId, access.session.gebruikerId);
      if (person === undefined || !isOrganization(row.tenant)) throw createError('NIET_GEVONDEN');
      checkWish(row, wish);
      const number = await requests.send(
        {
          adminId: access.adminId,
          organisatiesoort: row.tenant,
          organisatie: row.naam,
          land: row.land,
          locale: row.locale,
          telefoon: row.telefoon,
          naam: person.naam,
          email: person.email ?? row.email,
        },
        {
          // What already runs is extended; all else begins with an order.
          soort: isRunning(row.status) ? 'uitbreiding' : 'bestelling',
          aantal: wish.plaatsen,
          features: wish.features,
          purchase_number: wish.purchaseNumber,
          opmerking: wish.opmerking,
        },
      );
      return { nummer: number };
    });
  }

  /** Seats, end, functions and the confirmation of an order; every change leaves its reason in the log of the tenant. */
  change(access: Access, licentieId: string, change: LicentieChange): Promise<Licentie> {
    return this.deps.transaction(async (repos) => {
      const row = await requireLicentie(repos.licenties, access.adminId);
      if (row.id !== licentieId) throw createError('NIET_GEVONDEN');
      if (CLOSED.has(row.status)) throw createError('STAP_NIET_TOEGESTAAN');
      checkWish(row, change);
      this.checkEnd(access, row, change);
      const status = this.statusAfter(row, change);
      const fields = { status, ...changedFields(row, change) };
      if (!(await repos.licenties.update({ ...row, versie: change.versie }, fields)))
        throw createError('GEWIJZIGD_DOOR_ANDER', { details: await this.read(repos, access) });
      if (status !== row.status)
        await repos.audit.save({
          adminId: access.adminId,
          wie: access.session.gebruikerId,
          rol: access.session.rol,
          actie: `licentie.status:${status}`,
          soort: 'admin',
          doelId: access.adminId,
          reden: access.reden,
        });
      if (change.actief === true)
        await repos.letters.send({ ...row, ...fields }, { template: 'licentie-actief', clock: this.deps.clock });
      return this.read(repos, access);
    });
  }

  /** An end lies after the start and, for a confirmed order, not behind us; the office adds a few months at most. */
  private checkEnd({ session }: Access, row: LicentieDetail, { eind: end, actief: ordered }: LicentieChange): void {
    const today = dayOf(this.deps.clock.now());
    const last = end ?? row.eind;
    if (last === null) return;
    if (last < row.start) throw createError('ONGELDIGE_INVOER', { velden: { eind: 'datumvolgorde' } });
    if (ordered === true && dayOfDate(last) < today)
      throw createError('ONGELDIGE_INVOER', { velden: { eind: 'bereik' } });
    const isBound = end !== undefined && ordered !== true && session.rol !== 'superadmin';
    if (isBound && dayOfDate(last) > furthestEnd(row, today))
      throw createError('ONGELDIGE_INVOER', { sleutel: 'LICENTIE_TE_VER', waarden: { dagen: OFFICE_DAYS } });
  }

  /** What ended and gets a later end runs on as what it was; the calendar says how far it is. */
  private statusAfter(row: LicentieDetail, { eind: end, actief: ordered }: LicentieChange): LicentieStatus {
    if (end === undefined && ordered !== true) return row.status;
    const last = end ?? row.eind;
    const running = row.soort === 'proef' ? ('proef' as const) : ('actief' as const);
    const before = ordered === true ? 'actief' : ENDED.has(row.status) ? running : row.status;
    return last === null ? before : statusAt(before, dayOf(this.deps.clock.now()) - dayOfDate(last));
  }

  async read({ licenties, requests }: LicentieRepositories, { adminId, session }: Access): Promise<Licentie> {
    const row = await requireLicentie(licenties, adminId);
    const asks = allowed(session.rol, 'licentie.aanvragen') || allowed(session.rol, 'licentie.beheren');
    return {
      id: row.id,
      versie: row.versie,
      soort: row.soort,
      status: row.status,
      start: row.start,
      eind: row.eind,
      daysLeft: row.eind === null ? null : dayOfDate(row.eind) - dayOf(this.deps.clock.now()),
      plaatsen: { totaal: row.plaatsen, gebruikt: row.gebruikt },
      features: row.features,
      renews: row.renews,
      choices: choicesOf(row.tenant),
      requests: asks
        ? (await requests.list(adminId)).map(({ op: moment, ...one }) => ({ ...one, op: moment.toISOString() }))
        : [],
    };
  }
}

/** What the change names, and the kind of the tenant once its order is confirmed. */
const changedFields = (
  { tenant }: LicentieDetail,
  { plaatsen: seats, eind: end, features, actief: ordered }: LicentieChange,
): Partial<Pick<LicentieDetail, 'plaatsen' | 'eind' | 'features' | 'soort'>> => ({
  ...(seats === undefined ? {} : { plaatsen: seats }),
  ...(end === undefined ? {} : { eind: end }),
  ...(features === undefined ? {} : { features }),
  ...(ordered === true && isOrganization(tenant) ? { soort: tenant } : {}),
});

/** The last day that the office may give without a superadmin. */
const furthestEnd = ({ eind: end }: LicentieDetail, today: number): number =>
  Math.max(today, end === null ? today : dayOfDate(end)) + OFFICE_DAYS;

export async function requireLicentie(licenties: LicentiesRepository, adminId: string): Promise<LicentieDetail> {
  const row = await licenties.find(adminId);
  if (row === undefined) throw createError('NIET_GEVONDEN');
  return row;
}

/** Fewer seats than are in use, or a function that this kind of tenant cannot have. */
function checkWish(row: LicentieDetail, wish: Pick<LicentieChange, 'plaatsen' | 'features'>): void {
  if (wish.plaatsen !== undefined && wish.plaatsen < row.gebruikt)
    throw createError('ONGELDIGE_INVOER', { velden: { plaatsen: 'bereik' } });
  if (wish.features?.some((feature) => !choicesOf(row.tenant).includes(feature)) === true)
    throw createError('ONGELDIGE_INVOER', { velden: { features: 'kies' } });
}
