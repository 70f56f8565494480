import { createZip } from '../../platform/archief/zip.ts';
import { dagTekst } from '../../platform/taal/moment.ts';
import { naamSleutel } from '../../platform/taal/naam.ts';
import { tekst } from '../../platform/taal/teksten.ts';
import { pauze } from '../../platform/tijd/happen.ts';
import { dossierJson, tabelCsv } from './dossier-data.ts';
import { dossierHtml } from './dossier-html.ts';
import type { DossierRepository, Rij } from './dossier.repository.ts';
import type { DossierService } from './dossier.service.ts';
import type { ExportLeerling, TenantKop, TenantRepository } from './tenant.repository.ts';

interface Deps {
  dossiers: DossierService;
  repository: DossierRepository;
  tenant: TenantRepository;
  doelNaam(id: string): string;
}
export interface ExportWerk {
  adminId: string;
  kop: TenantKop;
  op: Date;
  bewaar(stuk: Buffer): Promise<void>;
  /** Told after every step; throws to stop the work. */
  meld(voortgang: number, totaal: number): Promise<void>;
}

/** Leerlingen per question, so that no answer grows with the school. */
const PER_KEER = 10;

/** Part of a file name: letters, digits and dashes. */
const slak = (naam: string): string =>
  naamSleutel(naam)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'x';

async function* inStukken(
  leerlingen: readonly ExportLeerling[],
  vraag: (ids: string[]) => Promise<Rij[]>,
): AsyncGenerator<Rij[]> {
  for (let van = 0; van < leerlingen.length; van += PER_KEER) {
    const rijen = await vraag(leerlingen.slice(van, van + PER_KEER).map(({ id }) => id));
    if (rijen.length > 0) yield rijen;
    await pauze();
  }
}

async function* eenmaal(rijen: Rij[]): AsyncGenerator<Rij[]> {
  yield await Promise.resolve(rijen);
}

/** Folder and name of the files of a leerling; the start of the id keeps namesakes apart. */
const padVan = ({ id, naam, groep }: ExportLeerling): string =>
  `leerlingen/${groep === null ? '' : `${slak(groep)}/`}${slak(naam)}-${id.slice(-6)}`;

/** Writes everything of a tenant into one zip, piece by piece; answers how many steps it took. */
export async function maakTenantExport(deps: Deps, werk: ExportWerk): Promise<void> {
  const { adminId, kop, op } = werk;
  const leerlingen = await deps.tenant.findLeerlingen(adminId);
  const tabellen = await deps.repository.findTabellen();
  const totaal = 1 + tabellen.length + leerlingen.length;
  let klaar = 0;
  const stap = async (): Promise<void> => {
    klaar += 1;
    await werk.meld(klaar, totaal);
    await pauze();
  };
  const zip = createZip(werk.bewaar, op);
  await zip.file('LEESMIJ.txt', [
    tekst(kop.locale, 'export.leesmij', { organisatie: kop.naam, datum: dagTekst(op.getTime(), kop.locale) }),
  ]);
  await zip.file('organisatie.json', [JSON.stringify(await deps.tenant.findOrganisatie(adminId), null, 1)]);
  await zip.file('groepen.csv', tabelCsv(eenmaal(await deps.tenant.findGroepen(adminId))));
  await zip.file('collegas.csv', tabelCsv(eenmaal(await deps.tenant.findCollegas(adminId))));
  await stap();
  for (const tabel of tabellen) {
    await zip.file(
      `tabellen/${tabel}.csv`,
      tabelCsv(inStukken(leerlingen, (ids) => deps.repository.findRijen(tabel, adminId, ids))),
    );
    await stap();
  }
  for (const leerling of leerlingen) {
    const dossier = await deps.dossiers.find(adminId, leerling.id);
    await zip.file(`${padVan(leerling)}.html`, [
      dossierHtml(dossier, { locale: kop.locale, organisatie: kop.naam, op, doelNaam: deps.doelNaam }),
    ]);
    await zip.file(`${padVan(leerling)}.json`, [dossierJson(dossier, op)]);
    await stap();
  }
  await zip.end();
}
