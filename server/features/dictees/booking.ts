import type { DictatedAntwoorden } from '../antwoorden/dictated.read.ts';
import type { DicteeRow, DicteesRepository, UnbookedAntwoord } from './dictees.repository.ts';

interface Deps {
  repository: DicteesRepository;
  dictated: DictatedAntwoorden;
}

/** Brings what was written among the ordinary answers. Done twice it changes nothing: an answer keeps its identity. */
export class AntwoordBooking {
  constructor(private readonly deps: Deps) {}

  /** Everything of a dictation that does not count yet; what is empty never does. */
  async book(adminId: string, { id, titel: title, woorden }: DicteeRow): Promise<void> {
    const perLeerling = new Map<string, UnbookedAntwoord[]>();
    for (const row of await this.deps.repository.findUnbooked(adminId, id))
      perLeerling.set(row.leerling_id, [...(perLeerling.get(row.leerling_id) ?? []), row]);
    for (const [leerlingId, rows] of perLeerling) {
      const antwoorden = rows.flatMap(({ nr, client_id: clientId, ruw }) => {
        const woord = woorden[nr - 1];
        return woord === undefined ? [] : [{ clientId, nr, itemId: woord.id, doelId: woord.doelId, ruw }];
      });
      const rondeId = rows[0]?.ronde_id ?? id;
      await this.deps.dictated.save({ adminId, leerlingId }, { rondeId, title, antwoorden });
      await this.deps.repository.markBooked(adminId, id, { leerlingId, nrs: rows.map(({ nr }) => nr) });
    }
  }
}
