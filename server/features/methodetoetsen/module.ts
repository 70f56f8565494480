import type { Knex } from 'knex';
import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import type { Content } from '../../platform/content/content.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { GroepenRead } from '../groepen/groepen.read.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import { RecordingsRead } from '../woordlijsten/recordings.read.ts';
import { SpokenRead } from '../woordlijsten/spoken.read.ts';
import { AfnameService } from './afname.service.ts';
import type { ToetsWoord } from './methodetoetsen.contract.ts';
import { MethodetoetsenRepository } from './methodetoetsen.repository.ts';
import { createMethodetoetsenRoutes } from './methodetoetsen.routes.ts';
import { MethodetoetsenService } from './methodetoetsen.service.ts';
import { WordProposer } from './proposals.ts';
import { ToetsGate, type ToetsRepositories } from './toets-gate.ts';
import { ToetsOverviewService } from './toets-overview.service.ts';
import { ToetsResultsService } from './toets-results.service.ts';

/** Words of our own with which an adult tries what a leerling sees. */
const SAMPLE = ['w-boom', 'w-trein', 'w-fiets'];

const sampleOf = ({ items }: Pick<Content, 'items'>): ToetsWoord[] =>
  SAMPLE.flatMap((id) => {
    const item = items.get(id);
    const zin = item !== undefined && isWoord(item) ? item.zinnen[0]?.tekst : undefined;
    return item !== undefined && isWoord(item) && zin !== undefined ? [{ woord: item.w, zin, overslaan: false }] : [];
  });

const build = (db: Knex): ToetsRepositories => ({
  toetsen: new MethodetoetsenRepository(db),
  audit: new AuditRepository(db),
});

/** Tests that a school makes from its own method (feature `testschool`). */
export const module: FeatureModule = {
  name: 'methodetoetsen',
  build({ db, content, clock, speech, mount }) {
    const base = {
      repository: new MethodetoetsenRepository(db),
      transaction: createTransaction(db, build),
      groepen: new GroepenRead(db),
      leerlingen: new LeerlingenRead(db),
      content,
      clock,
    };
    const gate = new ToetsGate(base);
    const results = new ToetsResultsService({ ...base, gate });
    return {
      routes: createMethodetoetsenRoutes(mount, {
        gate,
        toetsen: new MethodetoetsenService({ ...base, gate }),
        results,
        overview: new ToetsOverviewService({ ...base, gate, results }),
        proposer: new WordProposer(content),
        afnamen: new AfnameService({
          ...base,
          sample: sampleOf(content),
          spoken: new SpokenRead({
            recordings: new RecordingsRead(db),
            settings: new OefeninstellingenRead(db),
            speech,
          }),
        }),
      }),
    };
  },
};
