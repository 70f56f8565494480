import type { Gezondheid } from './gezondheid.contract.ts';
import type { GezondheidRepository } from './gezondheid.repository.ts';

export class GezondheidService {
  constructor(
    private readonly repository: Pick<GezondheidRepository, 'leeft' | 'aantalMigraties' | 'isGevuld'>,
    private readonly verwacht: { migraties: number; heeftWeb: () => boolean },
  ) {}

  async find(): Promise<Gezondheid> {
    const web = this.verwacht.heeftWeb();
    const database = await this.repository.leeft();
    if (!database) return { klaar: false, database, gemigreerd: false, gevuld: false, web };
    const gemigreerd = (await this.repository.aantalMigraties()) >= this.verwacht.migraties;
    const gevuld = gemigreerd && (await this.repository.isGevuld());
    return { klaar: gemigreerd && gevuld && web, database, gemigreerd, gevuld, web };
  }
}
