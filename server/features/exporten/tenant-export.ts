import { createZip } from '../../platform/archive/zip.ts';
import { serverDayText } from '../../platform/taal/moment.ts';
import { nameKey } from '../../platform/taal/name.ts';
import { serverText } from '../../platform/taal/texts.ts';
import { pause } from '../../platform/time/chunks.ts';
import { dossierJson, tableCsv } from './dossier-data.ts';
import { dossierHtml } from './dossier-html.ts';
import type { DossierRepository, DossierRow } from './dossier.repository.ts';
import type { DossierService } from './dossier.service.ts';
import type { ExportLeerling, TenantHeader, TenantRepository } from './tenant.repository.ts';

interface Deps {
  dossiers: DossierService;
  repository: DossierRepository;
  tenant: TenantRepository;
  doelName(id: string): string;
}
export interface ExportJob {
  adminId: string;
  kop: TenantHeader;
  op: Date;
  save(piece: Buffer): Promise<void>;
  /** Told after every step; throws to stop the work. */
  report(voortgang: number, total: number): Promise<void>;
}

/** Leerlingen per question, so that no answer grows with the school. */
const BATCH_SIZE = 10;

/** Part of a file name: letters, digits and dashes. */
const snail = (name: string): string =>
  nameKey(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'x';

async function* inPieces(
  leerlingen: readonly ExportLeerling[],
  vraag: (ids: string[]) => Promise<DossierRow[]>,
): AsyncGenerator<DossierRow[]> {
  for (let from = 0; from < leerlingen.length; from += BATCH_SIZE) {
    const rows = await vraag(leerlingen.slice(from, from + BATCH_SIZE).map(({ id }) => id));
    if (rows.length > 0) yield rows;
    await pause();
  }
}

async function* once(rows: DossierRow[]): AsyncGenerator<DossierRow[]> {
  yield await Promise.resolve(rows);
}

/** Folder and name of the files of a leerling; the start of the id keeps namesakes apart. */
const pathOf = ({ id, naam: name, groep }: ExportLeerling): string =>
  `leerlingen/${groep === null ? '' : `${snail(groep)}/`}${snail(name)}-${id.slice(-6)}`;

/** Writes everything of a tenant into one zip, piece by piece; answers how many steps it took. */
export async function createTenantExport(deps: Deps, work: ExportJob): Promise<void> {
  const { adminId, kop: header, op: at } = work;
  const leerlingen = await deps.tenant.findLeerlingen(adminId);
  const tables = await deps.repository.findTables();
  const total = 1 + tables.length + leerlingen.length;
  let done = 0;
  const step = async (): Promise<void> => {
    done += 1;
    await work.report(done, total);
    await pause();
  };
  const zip = createZip(work.save, at);
  await zip.file('LEESMIJ.txt', [
    serverText(header.locale, 'export.leesmij', {
      organisatie: header.naam,
      datum: serverDayText(at.getTime(), header.locale),
    }),
  ]);
  await zip.file('organisatie.json', [JSON.stringify(await deps.tenant.findOrganization(adminId), null, 1)]);
  await zip.file('groepen.csv', tableCsv(once(await deps.tenant.findGroepen(adminId))));
  await zip.file('collegas.csv', tableCsv(once(await deps.tenant.findColleagues(adminId))));
  await step();
  for (const table of tables) {
    await zip.file(
      `tabellen/${table}.csv`,
      tableCsv(inPieces(leerlingen, (ids) => deps.repository.findRows(table, adminId, ids))),
    );
    await step();
  }
  for (const leerling of leerlingen) {
    const dossier = await deps.dossiers.find(adminId, leerling.id);
    await zip.file(`${pathOf(leerling)}.html`, [
      dossierHtml(dossier, { locale: header.locale, organisatie: header.naam, op: at, doelName: deps.doelName }),
    ]);
    await zip.file(`${pathOf(leerling)}.json`, [dossierJson(dossier, at)]);
    await step();
  }
  await zip.end();
}
