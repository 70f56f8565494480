import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { NIEMAND } from '../../platform/database/niemand.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { metDubbel } from '../../platform/fout/dubbel.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { naamSleutel, volleNaam } from '../../platform/taal/naam.ts';
import { dagVan, datumVanDag } from '../../platform/tijd/klok.ts';
import { meldBeheerders } from './wismail.ts';
import {
  WISSEN_DAGEN,
  type NieuwWisverzoek,
  type KantoorWisverzoeken,
  type Wisverzoek,
  type Wisverzoeken,
} from './wisverzoeken.contract.ts';
import type { KantoorRij, WisverzoekenRepository, WisverzoekRij } from './wisverzoeken.repository.ts';

export interface WisverzoekRepositories {
  verzoeken: WisverzoekenRepository;
  mail: MailRepository;
  audit: AuditRepository;
}
interface Deps {
  transactie: Transactie<WisverzoekRepositories>;
  verzoeken: WisverzoekenRepository;
  clock: Clock;
}

/** Asking to erase a tenant, agreeing as a second person, and changing one's mind. */
export class WisverzoekenService {
  constructor(private readonly deps: Deps) {}

  async list({ adminId }: Toegang): Promise<Wisverzoeken> {
    const rij = await this.deps.verzoeken.find(adminId);
    return { items: rij === undefined ? [] : [present(rij)] };
  }

  /** What waits for the office, of every tenant. */
  async listAlles({ sessie }: Toegang): Promise<KantoorWisverzoeken> {
    const rijen = await this.deps.verzoeken.findLevend();
    return { items: rijen.map((rij) => presentKantoor(rij, sessie.gebruikerId)) };
  }

  async ask(toegang: Toegang, { reden, bevestiging }: NieuwWisverzoek): Promise<Wisverzoek> {
    const { adminId, sessie } = toegang;
    const tenant = await this.deps.verzoeken.findTenant(adminId);
    if (tenant === undefined) throw createError('NIET_GEVONDEN');
    if (naamSleutel(bevestiging) !== naamSleutel(tenant.naam))
      throw createError('ONGELDIGE_INVOER', { velden: { bevestiging: 'formaat' } });
    const nu = this.deps.clock.now();
    return metDubbel({ wisverzoeken_levend: 'bevestiging' }, () =>
      this.deps.transactie(async (repos) => {
        await repos.verzoeken.insert({
          adminId,
          id: v7(),
          door: sessie.gebruikerId,
          reden,
          nu: new Date(nu),
          wissenOp: datumVanDag(dagVan(nu) + WISSEN_DAGEN),
        });
        const rij = await this.require(repos.verzoeken, adminId);
        await meldBeheerders(repos, {
          sjabloon: 'gegevens-worden-gewist',
          adminId,
          datum: rij.wissen_op,
          clock: this.deps.clock,
        });
        await this.log(repos, toegang, 'wissen.gevraagd');
        return present(rij);
      }),
    );
  }

  async withdraw(toegang: Toegang, id: string): Promise<void> {
    await this.deps.transactie(async (repos) => {
      const rij = await this.require(repos.verzoeken, toegang.adminId, id);
      // It would be back tomorrow: only renewing the licence ends it.
      if (rij.door === NIEMAND) throw createError('STAP_NIET_TOEGESTAAN');
      await repos.verzoeken.update(toegang.adminId, id, { ingetrokken_op: new Date(this.deps.clock.now()) });
      await this.log(repos, toegang, 'wissen.ingetrokken');
    });
  }

  /** Nobody agrees with the own request. */
  async confirm(toegang: Toegang, id: string): Promise<Wisverzoek> {
    return this.deps.transactie(async (repos) => {
      const rij = await this.require(repos.verzoeken, toegang.adminId, id);
      if (rij.door === toegang.sessie.gebruikerId || rij.bevestigd_door !== null)
        throw createError('STAP_NIET_TOEGESTAAN');
      await repos.verzoeken.update(toegang.adminId, id, {
        bevestigd_door: toegang.sessie.gebruikerId,
        bevestigd_op: new Date(this.deps.clock.now()),
      });
      await this.log(repos, toegang, 'wissen.bevestigd');
      return present({ ...rij, bevestigd_door: toegang.sessie.gebruikerId });
    });
  }

  /** The office says no, with a reason that the tenant reads in a mail and in its log. What was agreed to can only be taken back. */
  async refuse(toegang: Toegang, id: string): Promise<void> {
    await this.deps.transactie(async (repos) => {
      const rij = await this.require(repos.verzoeken, toegang.adminId, id);
      if (rij.door === toegang.sessie.gebruikerId || rij.bevestigd_door !== null)
        throw createError('STAP_NIET_TOEGESTAAN');
      await repos.verzoeken.update(toegang.adminId, id, { ingetrokken_op: new Date(this.deps.clock.now()) });
      await meldBeheerders(repos, {
        sjabloon: 'wissen-geweigerd',
        adminId: toegang.adminId,
        datum: rij.wissen_op,
        clock: this.deps.clock,
        reden: toegang.reden ?? '',
      });
      await this.log(repos, toegang, 'wissen.geweigerd');
    });
  }

  private async require(verzoeken: WisverzoekenRepository, adminId: string, id?: string): Promise<WisverzoekRij> {
    const rij = await verzoeken.find(adminId, true);
    if (rij === undefined || (id !== undefined && rij.id !== id)) throw createError('NIET_GEVONDEN');
    return rij;
  }

  private log({ audit }: WisverzoekRepositories, toegang: Toegang, actie: string): Promise<void> {
    return audit.save({
      adminId: toegang.adminId,
      wie: toegang.sessie.gebruikerId,
      rol: toegang.sessie.rol,
      actie,
      soort: 'admin',
      doelId: toegang.adminId,
      reden: toegang.reden,
    });
  }
}

const present = (rij: WisverzoekRij): Wisverzoek => ({
  id: rij.id,
  op: rij.op.toISOString(),
  wissenOp: rij.wissen_op,
  bevestigd: rij.bevestigd_door !== null,
  automatisch: rij.door === NIEMAND,
  reden: rij.reden,
});

const presentKantoor = (rij: KantoorRij, kijker: string): KantoorWisverzoeken['items'][number] => ({
  ...present(rij),
  adminId: rij.admin_id,
  organisatie: rij.organisatie,
  soort: rij.soort,
  plaats: rij.plaats,
  leerlingen: rij.leerlingen,
  eigen: rij.door === kijker,
  door:
    rij.voornaam === null || rij.role === null
      ? {}
      : {
          naam: volleNaam({ voornaam: rij.voornaam, voorvoegsel: rij.voorvoegsel, achternaam: rij.achternaam ?? '' }),
          rol: rij.role,
        },
});
