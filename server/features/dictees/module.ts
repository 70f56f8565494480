import type { FeatureModule } from '../../platform/module.ts';
import { DictatedAntwoorden } from '../antwoorden/dictated.read.ts';
import { GroepenRead } from '../groepen/groepen.read.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import { WoordlijstenRead } from '../woordlijsten/woordlijsten.read.ts';
import { RecordingsRead } from '../woordlijsten/recordings.read.ts';
import { SpokenRead } from '../woordlijsten/spoken.read.ts';
import { AntwoordBooking } from './booking.ts';
import { DicteesRepository } from './dictees.repository.ts';
import { createDicteesRoutes } from './dictees.routes.ts';
import { DicteesService } from './dictees.service.ts';
import { SittingService } from './sitting.service.ts';

/** Dictation of a whole class, live. */
export const module: FeatureModule = {
  name: 'dictees',
  build({ db, content, clock, speech, live, streams, mount }) {
    const dictated = new DictatedAntwoorden({ db, content, clock });
    const repository = new DicteesRepository(db);
    const base = {
      repository,
      booking: new AntwoordBooking({ repository, dictated }),
      leerlingen: new LeerlingenRead(db),
      live,
      clock,
    };
    return {
      routes: createDicteesRoutes(mount, {
        service: new DicteesService({
          ...base,
          groepen: new GroepenRead(db),
          lists: new WoordlijstenRead(db),
          content,
        }),
        sitting: new SittingService({
          ...base,
          dictated,
          spoken: new SpokenRead({
            recordings: new RecordingsRead(db),
            settings: new OefeninstellingenRead(db),
            speech,
          }),
        }),
        streams,
      }),
    };
  },
};
