import { createError } from '../../platform/error/create-error.ts';
import type { DossierRepository, Membership, Person, DossierRow } from './dossier.repository.ts';

/** All that is held of one pupil. */
export interface Dossier {
  persoon: Person;
  groepen: Membership[];
  tables: ReadonlyMap<string, DossierRow[]>;
}

/** Care data: in an export only for who may see it in the product too. */
const CARE_TABLES: ReadonlySet<string> = new Set([
  'handelingsplannen',
  'hp_gebeurtenissen',
  'hp_logregels',
  'hp_toetsen',
]);

/** Gathers what the product holds of a pupil. */
export class DossierService {
  constructor(private readonly repository: DossierRepository) {}

  async find(adminId: string, leerlingId: string, { care = true } = {}): Promise<Dossier> {
    const person = await this.repository.findPerson(adminId, leerlingId);
    if (person === undefined) throw createError('NIET_GEVONDEN');
    const tables = new Map<string, DossierRow[]>();
    for (const table of await this.repository.findTables()) {
      if (!care && CARE_TABLES.has(table)) continue;
      const rows = await this.repository.findRows(table, adminId, [leerlingId]);
      tables.set(
        table,
        rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'leerling_id'))),
      );
    }
    for (const [name, rows] of Object.entries(await this.repository.findOther(adminId, leerlingId)))
      tables.set(name, rows);
    return { persoon: person, groepen: await this.repository.findGroepen(adminId, leerlingId), tables };
  }
}
