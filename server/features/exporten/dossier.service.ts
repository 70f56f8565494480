import { createError } from '../../platform/fout/create-error.ts';
import type { DossierRepository, Lidmaatschap, Persoon, Rij } from './dossier.repository.ts';

/** All that is held of one pupil. */
export interface Dossier {
  persoon: Persoon;
  groepen: Lidmaatschap[];
  tabellen: ReadonlyMap<string, Rij[]>;
}

/** Gathers what the product holds of a pupil. */
export class DossierService {
  constructor(private readonly repository: DossierRepository) {}

  async find(adminId: string, leerlingId: string): Promise<Dossier> {
    const persoon = await this.repository.findPersoon(adminId, leerlingId);
    if (persoon === undefined) throw createError('NIET_GEVONDEN');
    const tabellen = new Map<string, Rij[]>();
    for (const tabel of await this.repository.findTabellen()) {
      const rijen = await this.repository.findRijen(tabel, adminId, [leerlingId]);
      tabellen.set(
        tabel,
        rijen.map((rij) => Object.fromEntries(Object.entries(rij).filter(([naam]) => naam !== 'leerling_id'))),
      );
    }
    for (const [naam, rijen] of Object.entries(await this.repository.findOverig(adminId, leerlingId)))
      tabellen.set(naam, rijen);
    return { persoon, groepen: await this.repository.findGroepen(adminId, leerlingId), tabellen };
  }
}
