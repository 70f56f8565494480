import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { NOBODY } from '../../platform/database/nobody.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { withDuplicateCheck } from '../../platform/error/double.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { nameKey, registeredName } from '../../platform/taal/name.ts';
import { dayOf, dateOfDay } from '../../platform/time/clock.ts';
import { notifyManagers } from './erasure-mail.ts';
import {
  ERASURE_DAYS,
  type NewWisverzoek,
  type OfficeWisverzoeken,
  type Wisverzoek,
  type Wisverzoeken,
} from './wisverzoeken.contract.ts';
import type { OfficeRow, WisverzoekenRepository, WisverzoekRow } from './wisverzoeken.repository.ts';

export interface WisverzoekRepositories {
  verzoeken: WisverzoekenRepository;
  mail: MailRepository;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<WisverzoekRepositories>;
  verzoeken: WisverzoekenRepository;
  clock: Clock;
}

/** Asking to erase a tenant, agreeing as a second person, and changing one's mind. */
export class WisverzoekenService {
  constructor(private readonly deps: Deps) {}

  async list({ adminId }: Access): Promise<Wisverzoeken> {
    const row = await this.deps.verzoeken.find(adminId);
    return { items: row === undefined ? [] : [present(row)] };
  }

  /** What waits for the office, of every tenant. */
  async listAll({ session }: Access): Promise<OfficeWisverzoeken> {
    const rows = await this.deps.verzoeken.findLive();
    return { items: rows.map((row) => presentOffice(row, session.gebruikerId)) };
  }

  async ask(access: Access, { reden: reason, bevestiging: confirmation }: NewWisverzoek): Promise<Wisverzoek> {
    const { adminId, session } = access;
    const tenant = await this.deps.verzoeken.findTenant(adminId);
    if (tenant === undefined) throw createError('NIET_GEVONDEN');
    if (nameKey(confirmation) !== nameKey(tenant.naam))
      throw createError('ONGELDIGE_INVOER', { velden: { bevestiging: 'formaat' } });
    const now = this.deps.clock.now();
    return withDuplicateCheck({ wisverzoeken_levend: 'bevestiging' }, () =>
      this.deps.transaction(async (repos) => {
        await repos.verzoeken.insert({
          adminId,
          id: v7(),
          door: session.gebruikerId,
          reden: reason,
          nu: new Date(now),
          wissenOp: dateOfDay(dayOf(now) + ERASURE_DAYS),
        });
        const row = await this.require(repos.verzoeken, adminId);
        await notifyManagers(repos, {
          sjabloon: 'gegevens-worden-gewist',
          adminId,
          datum: row.wissen_op,
          clock: this.deps.clock,
        });
        await this.log(repos, access, 'wissen.gevraagd');
        return present(row);
      }),
    );
  }

  async withdraw(access: Access, id: string): Promise<void> {
    await this.deps.transaction(async (repos) => {
      const row = await this.require(repos.verzoeken, access.adminId, id);
      // It would be back tomorrow: only renewing the licence ends it.
      if (row.door === NOBODY) throw createError('STAP_NIET_TOEGESTAAN');
      await repos.verzoeken.update(access.adminId, id, { ingetrokken_op: new Date(this.deps.clock.now()) });
      await this.log(repos, access, 'wissen.ingetrokken');
    });
  }

  /** Nobody agrees with the own request. */
  async confirm(access: Access, id: string): Promise<Wisverzoek> {
    return this.deps.transaction(async (repos) => {
      const row = await this.require(repos.verzoeken, access.adminId, id);
      if (row.door === access.session.gebruikerId || row.bevestigd_door !== null)
        throw createError('STAP_NIET_TOEGESTAAN');
      await repos.verzoeken.update(access.adminId, id, {
        bevestigd_door: access.session.gebruikerId,
        bevestigd_op: new Date(this.deps.clock.now()),
      });
      await this.log(repos, access, 'wissen.bevestigd');
      return present({ ...row, bevestigd_door: access.session.gebruikerId });
    });
  }

  /** The office says no, with a reason that the tenant reads in a mail and in its log. What was agreed to can only be taken back. */
  async refuse(access: Access, id: string): Promise<void> {
    await this.deps.transaction(async (repos) => {
      const row = await this.require(repos.verzoeken, access.adminId, id);
      if (row.door === access.session.gebruikerId || row.bevestigd_door !== null)
        throw createError('STAP_NIET_TOEGESTAAN');
      await repos.verzoeken.update(access.adminId, id, { ingetrokken_op: new Date(this.deps.clock.now()) });
      await notifyManagers(repos, {
        sjabloon: 'wissen-geweigerd',
        adminId: access.adminId,
        datum: row.wissen_op,
        clock: this.deps.clock,
        reden: access.reden ?? '',
      });
      await this.log(repos, access, 'wissen.geweigerd');
    });
  }

  private async require(requests: WisverzoekenRepository, adminId: string, id?: string): Promise<WisverzoekRow> {
    const row = await requests.find(adminId, true);
    if (row === undefined || (id !== undefined && row.id !== id)) throw createError('NIET_GEVONDEN');
    return row;
  }

  private log({ audit }: WisverzoekRepositories, access: Access, action: string): Promise<void> {
    return audit.save({
      adminId: access.adminId,
      wie: access.session.gebruikerId,
      rol: access.session.rol,
      actie: action,
      soort: 'admin',
      doelId: access.adminId,
      reden: access.reden,
    });
  }
}

const present = (row: WisverzoekRow): Wisverzoek => ({
  id: row.id,
  op: row.op.toISOString(),
  wissenOp: row.wissen_op,
  bevestigd: row.bevestigd_door !== null,
  automatisch: row.door === NOBODY,
  reden: row.reden,
});

const presentOffice = (row: OfficeRow, observer: string): OfficeWisverzoeken['items'][number] => ({
  ...present(row),
  adminId: row.admin_id,
  organisatie: row.organisatie,
  soort: row.soort,
  plaats: row.plaats,
  leerlingen: row.leerlingen,
  eigen: row.door === observer,
  door:
    row.voornaam === null || row.role === null
      ? {}
      : {
          naam: registeredName({
            voornaam: row.voornaam,
            voorvoegsel: row.voorvoegsel,
            achternaam: row.achternaam ?? '',
          }),
          rol: row.role,
        },
});
