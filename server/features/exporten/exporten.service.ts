import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { naamSleutel, volleNaam } from '../../platform/taal/naam.ts';
import { tekst } from '../../platform/taal/teksten.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { dossierCsv, dossierJson } from './dossier-data.ts';
import { dossierHtml } from './dossier-html.ts';
import type { Dossier, DossierService } from './dossier.service.ts';
import type { Export, Exporten, Exportvorm } from './exporten.contract.ts';
import type { ExportenRepository, ExportRij } from './exporten.repository.ts';
import type { TenantRepository } from './tenant.repository.ts';

export interface ExportRepositories {
  exporten: ExportenRepository;
  audit: AuditRepository;
}
interface Deps {
  transactie: Transactie<ExportRepositories>;
  exporten: ExportenRepository;
  tenant: TenantRepository;
  audit: AuditRepository;
  leerlingen: LeerlingenRead;
  dossiers: DossierService;
  clock: Clock;
  doelNaam(id: string): string;
  /** Lets the background work look at once. */
  wek(): void;
}
export interface Bestand {
  naam: string;
  soort: string;
  inhoud: string;
}

const SOORT = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
} as const satisfies Record<Exportvorm, string>;

/** Everything of one leerling at once, everything of a tenant as a job. */
export class ExportenService {
  constructor(private readonly deps: Deps) {}

  async leerling(toegang: Toegang, leerlingId: string, vorm: Exportvorm): Promise<Bestand> {
    await this.eisBereik(toegang, leerlingId);
    const { adminId, sessie } = toegang;
    const dossier = await this.deps.dossiers.find(adminId, leerlingId);
    const inhoud = await this.maak(adminId, dossier, vorm);
    await this.deps.audit.save({
      adminId,
      wie: sessie.gebruikerId,
      rol: sessie.rol,
      actie: 'export.leerling',
      soort: 'leerling',
      doelId: leerlingId,
      reden: toegang.reden,
    });
    const { roepnaam, voorvoegsel, achternaam } = dossier.persoon;
    const naam = naamSleutel(volleNaam({ voornaam: roepnaam, voorvoegsel, achternaam })).replaceAll(/[^a-z0-9]+/g, '-');
    return { naam: `${tekst(sessie.locale, 'export.leerlingbestand', { naam })}.${vorm}`, soort: SOORT[vorm], inhoud };
  }

  /** Asks for an export; the one that is already on its way counts. */
  async start(toegang: Toegang): Promise<Export> {
    const { adminId, sessie } = toegang;
    const uit = await this.deps.transactie(async ({ exporten, audit }) => {
      await exporten.lock(adminId);
      const bezig = (await exporten.findEigen(adminId, sessie.gebruikerId)).find(
        ({ status }) => status === 'wacht' || status === 'bezig',
      );
      if (bezig !== undefined) return bezig;
      const id = v7();
      await exporten.insert({ adminId, id, door: sessie.gebruikerId, nu: new Date(this.deps.clock.now()) });
      await audit.save({
        adminId,
        wie: sessie.gebruikerId,
        rol: sessie.rol,
        actie: 'export.gevraagd',
        soort: 'export',
        doelId: id,
        reden: toegang.reden,
      });
      return this.require(exporten, toegang, id);
    });
    this.deps.wek();
    return present(uit);
  }

  async list({ adminId, sessie }: Toegang): Promise<Exporten> {
    const nu = this.deps.clock.now();
    const rijen = await this.deps.exporten.findEigen(adminId, sessie.gebruikerId);
    return { items: rijen.filter((rij) => (rij.verloopt_op?.getTime() ?? nu) >= nu).map(present) };
  }

  async find(toegang: Toegang, id: string): Promise<Export> {
    return present(await this.require(this.deps.exporten, toegang, id));
  }

  /** The file of a finished export, piece by piece; for the one who asked, until it expires. */
  async open(toegang: Toegang, id: string): Promise<{ naam: string; bytes: number; delen: AsyncGenerator<Buffer> }> {
    const { adminId, sessie } = toegang;
    const rij = await this.require(this.deps.exporten, toegang, id);
    if (rij.bestandsnaam === null || (rij.status !== 'klaar' && rij.status !== 'opgehaald'))
      throw createError('STAP_NIET_TOEGESTAAN');
    await this.deps.exporten.markOpgehaald(adminId, id);
    await this.deps.audit.save({
      adminId,
      wie: sessie.gebruikerId,
      rol: sessie.rol,
      actie: 'export.opgehaald',
      soort: 'export',
      doelId: id,
      reden: toegang.reden,
    });
    return { naam: rij.bestandsnaam, bytes: rij.bytes, delen: this.delen(adminId, id) };
  }

  private async *delen(adminId: string, id: string): AsyncGenerator<Buffer> {
    for (let nr = 0; ; nr += 1) {
      const deel = await this.deps.exporten.findDeel(adminId, id, nr);
      if (deel === undefined) return;
      yield deel;
    }
  }

  /** A docent reaches the own groups; who may erase also reaches the bin, since an export is offered before that. */
  private async eisBereik(toegang: Toegang, leerlingId: string): Promise<void> {
    if (toegang.bereik !== 'eigen' && (await this.deps.tenant.isInBak(toegang.adminId, leerlingId))) return;
    await this.deps.leerlingen.require(toegang, leerlingId);
  }

  private async maak(adminId: string, dossier: Dossier, vorm: Exportvorm): Promise<string> {
    const op = new Date(this.deps.clock.now());
    if (vorm === 'json') return dossierJson(dossier, op);
    if (vorm === 'csv') return dossierCsv(dossier);
    const kop = await this.deps.tenant.findKop(adminId);
    if (kop === undefined) throw createError('NIET_GEVONDEN');
    return dossierHtml(dossier, { locale: kop.locale, organisatie: kop.naam, op, doelNaam: this.deps.doelNaam });
  }

  private async require(exporten: ExportenRepository, { adminId, sessie }: Toegang, id: string): Promise<ExportRij> {
    const rij = await exporten.find(adminId, sessie.gebruikerId, id);
    if (rij === undefined) throw createError('NIET_GEVONDEN');
    if (rij.verloopt_op !== null && rij.verloopt_op.getTime() < this.deps.clock.now())
      throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'EXPORT_VERLOPEN' });
    return rij;
  }
}

const present = (rij: ExportRij): Export => ({
  id: rij.id,
  status: rij.status,
  gevraagdOp: rij.op.toISOString(),
  voortgang: rij.voortgang,
  totaal: rij.totaal,
  bytes: rij.bytes,
  ...(rij.bestandsnaam === null ? {} : { bestandsnaam: rij.bestandsnaam }),
  ...(rij.verloopt_op === null ? {} : { verlooptOp: rij.verloopt_op.toISOString() }),
});
