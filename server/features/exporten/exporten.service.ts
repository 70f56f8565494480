import { allowed } from '#engine/core/domein/permissions.ts';
import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { nameKey, registeredName } from '../../platform/taal/name.ts';
import { serverText } from '../../platform/taal/texts.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { dossierCsv, dossierJson } from './dossier-data.ts';
import { dossierHtml } from './dossier-html.ts';
import type { Dossier, DossierService } from './dossier.service.ts';
import type { Export, Exports, ExportFormat } from './exporten.contract.ts';
import type { ExportsRepository, ExportRow } from './exporten.repository.ts';
import type { TenantRepository } from './tenant.repository.ts';

export interface ExportRepositories {
  exportJobs: ExportsRepository;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<ExportRepositories>;
  exportJobs: ExportsRepository;
  tenant: TenantRepository;
  audit: AuditRepository;
  leerlingen: LeerlingenRead;
  dossiers: DossierService;
  clock: Clock;
  doelName(id: string): string;
  /** Lets the background work look at once. */
  wake(): void;
}
interface FileData {
  naam: string;
  soort: string;
  inhoud: string;
}

const KIND = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
} as const satisfies Record<ExportFormat, string>;

/** Everything of one leerling at once, everything of a tenant as a job. */
export class ExportsService {
  constructor(private readonly deps: Deps) {}

  async leerling(access: Access, leerlingId: string, form: ExportFormat): Promise<FileData> {
    await this.requireAccess(access, leerlingId);
    const { adminId, session } = access;
    const care = await this.mayCare(access);
    const dossier = await this.deps.dossiers.find(adminId, leerlingId, { care });
    const content = await this.create(adminId, dossier, form);
    const hasCare = (dossier.tables.get('handelingsplannen') ?? []).length > 0;
    await this.deps.audit.saveAll(
      ['export.leerling', ...(hasCare ? ['zorg.export'] : [])].map((action) => ({
        adminId,
        wie: session.gebruikerId,
        rol: session.rol,
        actie: action,
        soort: 'leerling',
        doelId: leerlingId,
        reden: access.reden,
      })),
    );
    const { roepnaam, voorvoegsel, achternaam } = dossier.persoon;
    const name = nameKey(registeredName({ voornaam: roepnaam, voorvoegsel, achternaam })).replaceAll(
      /[^a-z0-9]+/g,
      '-',
    );
    return {
      naam: `${serverText(session.locale, 'export.leerlingbestand', { naam: name })}.${form}`,
      soort: KIND[form],
      inhoud: content,
    };
  }

  /** Asks for an export; the one that is already on its way counts. */
  async start(access: Access): Promise<Export> {
    const { adminId, session } = access;
    const out = await this.deps.transaction(async ({ exportJobs, audit }) => {
      await exportJobs.lock(adminId);
      const busy = (await exportJobs.findOwn(adminId, session.gebruikerId)).find(
        ({ status }) => status === 'wacht' || status === 'bezig',
      );
      if (busy !== undefined) return busy;
      const id = v7();
      await exportJobs.insert({ adminId, id, door: session.gebruikerId, nu: new Date(this.deps.clock.now()) });
      await audit.save({
        adminId,
        wie: session.gebruikerId,
        rol: session.rol,
        actie: 'export.gevraagd',
        soort: 'export',
        doelId: id,
        reden: access.reden,
      });
      return this.require(exportJobs, access, id);
    });
    this.deps.wake();
    return present(out);
  }

  async list({ adminId, session }: Access): Promise<Exports> {
    const now = this.deps.clock.now();
    const rows = await this.deps.exportJobs.findOwn(adminId, session.gebruikerId);
    return { items: rows.filter((row) => (row.verloopt_op?.getTime() ?? now) >= now).map(present) };
  }

  async find(access: Access, id: string): Promise<Export> {
    return present(await this.require(this.deps.exportJobs, access, id));
  }

  /** The file of a finished export, piece by piece; for the one who asked, until it expires. */
  async open(access: Access, id: string): Promise<{ naam: string; bytes: number; delen: AsyncGenerator<Buffer> }> {
    const { adminId, session } = access;
    const row = await this.require(this.deps.exportJobs, access, id);
    if (row.bestandsnaam === null || (row.status !== 'klaar' && row.status !== 'opgehaald'))
      throw createError('STAP_NIET_TOEGESTAAN');
    await this.deps.exportJobs.markFetched(adminId, id);
    await this.deps.audit.save({
      adminId,
      wie: session.gebruikerId,
      rol: session.rol,
      actie: 'export.opgehaald',
      soort: 'export',
      doelId: id,
      reden: access.reden,
    });
    return { naam: row.bestandsnaam, bytes: row.bytes, delen: this.delen(adminId, id) };
  }

  private async *delen(adminId: string, id: string): AsyncGenerator<Buffer> {
    for (let nr = 0; ; nr += 1) {
      const part = await this.deps.exportJobs.findPart(adminId, id, nr);
      if (part === undefined) return;
      yield part;
    }
  }

  /** Care plans go along for the roles that may see them, while the licence has them (standards.md 8.3). */
  private async mayCare({ adminId, session }: Access): Promise<boolean> {
    return (
      allowed(session.rol, 'zorgtraject.lezen') && (await this.deps.tenant.hasFeature(adminId, 'featureZorgtraject'))
    );
  }

  /** A docent reaches the own groups; who may erase also reaches the bin, since an export is offered before that. */
  private async requireAccess(access: Access, leerlingId: string): Promise<void> {
    if (access.scope !== 'eigen' && (await this.deps.tenant.isInBin(access.adminId, leerlingId))) return;
    await this.deps.leerlingen.require(access, leerlingId);
  }

  private async create(adminId: string, dossier: Dossier, form: ExportFormat): Promise<string> {
    const at = new Date(this.deps.clock.now());
    if (form === 'json') return dossierJson(dossier, at);
    if (form === 'csv') return dossierCsv(dossier);
    const header = await this.deps.tenant.findHeader(adminId);
    if (header === undefined) throw createError('NIET_GEVONDEN');
    return dossierHtml(dossier, {
      locale: header.locale,
      organisatie: header.naam,
      op: at,
      doelName: this.deps.doelName,
    });
  }

  private async require(exportJobs: ExportsRepository, { adminId, session }: Access, id: string): Promise<ExportRow> {
    const row = await exportJobs.find(adminId, session.gebruikerId, id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    if (row.verloopt_op !== null && row.verloopt_op.getTime() < this.deps.clock.now())
      throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'EXPORT_VERLOPEN' });
    return row;
  }
}

const present = (row: ExportRow): Export => ({
  id: row.id,
  status: row.status,
  gevraagdOp: row.op.toISOString(),
  voortgang: row.voortgang,
  totaal: row.totaal,
  bytes: row.bytes,
  ...(row.bestandsnaam === null ? {} : { bestandsnaam: row.bestandsnaam }),
  ...(row.verloopt_op === null ? {} : { verlooptOp: row.verloopt_op.toISOString() }),
});
