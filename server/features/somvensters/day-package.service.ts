import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { isDone } from '#engine/core/somvenster/taak.ts';
import { deurenFor } from '#engine/core/somvenster/route.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { dayOf, midnight } from '../../platform/time/clock.ts';
import { hoursIn, quietAt } from '../../platform/time/home-hours.ts';
import type { LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import { voiceOf } from '../leerlingen/voice.read.ts';
import type { DayPackage, DaySteen } from './day-package.contract.ts';
import { deurenBase, deurenOfTaak, type DeurenBase } from './deuren.ts';
import type { PracticeRepositories } from './practice-repositories.ts';
import type { Practice } from './practice.ts';
import { countItems, createPlayable, jaargroepOf, presentPlayable, type Playable } from './playable.ts';
import { weightsOfRonde, kalibratieOf, spellingsOf } from './pool.ts';
import { statusOf } from './route.ts';
import type { SomvensterRow, TaakRow } from './somvensters.repository.ts';
import type { NiveauRow } from './spelrondes.repository.ts';
import { updateState } from './state.service.ts';

/** The stone a child is at, and those after it. */
const STENEN = 3;

interface Ahead {
  somvenster: SomvensterRow;
  taak: TaakRow;
}
interface Day {
  toestand: Uint8Array;
  day: number;
  deuren: DeurenBase;
  niveaus: readonly NiveauRow[];
}

/** Stones that are not done yet, in the order of the map: also those that open when the one before them is done. */
const stenenAhead = (rows: readonly SomvensterRow[]): Ahead[] =>
  rows
    .filter(({ status }) => status === 'open')
    .flatMap((somvenster) =>
      somvenster.taken
        .filter((taak) => !isDone({ status: statusOf(taak) }))
        .map((taak): Ahead => ({ somvenster, taak })),
    );

/** What a pupil takes along for half an hour without a line. Nothing is stored: a round begins when its answers come in. */
export class DayPackageService {
  constructor(private readonly deps: Practice) {}

  async find(access: Access, leerlingId: string): Promise<DayPackage> {
    const leerling = await this.deps.leerlingen.openForWriting(access, leerlingId);
    const { instelling: setting } = await this.deps.instellingen.findFor(access.adminId, leerling);
    const { land } = access.session;
    const resting = quietAt(hoursIn(access.session, setting), this.deps.clock.now());
    if (resting !== undefined) throw createError('THUIS_RUST', { waarden: { tijd: resting.vanaf } });
    const pack = await this.deps.transaction((repos) => this.pack(repos, { leerling, instelling: setting, land }));
    return { ...pack, said: await this.deps.recordings.find(leerling.admin_id, spellingsOf({ items: pack.pool })) };
  }

  private async pack(
    repos: PracticeRepositories,
    who: { leerling: LeerlingRow; instelling: Oefeninstelling; land: 'NL' | 'BE' },
  ): Promise<Omit<DayPackage, 'said'>> {
    const { leerling, instelling: setting, land } = who;
    const { content, clock } = this.deps;
    const { folded, seq } = await updateState(
      repos.toestand,
      { id: leerling.id, adminId: leerling.admin_id, jaargroep: leerling.jaargroep, startniveau: leerling.startniveau },
      { content, instelling: setting, save: false },
    );
    const niveaus = await repos.rondes.findNiveaus(leerling.admin_id, leerling.id);
    const { sterren: stars } = await repos.rondes.findTotals(leerling.admin_id, leerling.id);
    const groep = jaargroepOf(leerling);
    const day: Day = {
      toestand: folded.toestand,
      day: dayOf(clock.now()),
      deuren: deurenBase(this.deps, { sterren: stars, niveaus }, { groep, land, instelling: setting }),
      niveaus,
    };
    const ahead = stenenAhead(
      await repos.somvensters.findForMap(leerling.admin_id, leerling.id, midnight(clock.now())),
    );
    const packed = ahead.slice(0, STENEN).map((spot) => {
      const playable = createPlayable(content, { ...spot, leerling, instelling: setting, land });
      return { playable, steen: this.steenOf(spot, playable, day) };
    });
    const pool = new Map(packed.flatMap(({ playable }) => playable.pool.items.map((item) => [item.id, item])));
    const items = [...pool.values()];
    const leerdoelen = [...content.leerdoelen.values()];
    return {
      day: day.day,
      seq,
      toestand: Buffer.from(day.toestand).toString('base64'),
      groep,
      stem: voiceOf(leerling, setting, land),
      leerdoelen,
      pool: items,
      kalibratie: kalibratieOf(content, { items, leerdoelen }),
      ...weightsOfRonde(content, leerling.admin_id),
      stenen: packed.map(({ steen }) => steen),
    };
  }

  private steenOf({ somvenster, taak }: Ahead, playable: Playable, day: Day): DaySteen {
    const { groep: _groep, stem: _voice, ...own } = presentPlayable(playable);
    return {
      ...own,
      somvensterId: somvenster.id,
      taakId: taak.id,
      pool: playable.pool.items.map(({ id }) => id),
      deuren: deurenFor(deurenOfTaak(day.deuren, taak)).flatMap((slug) => this.deurOf(slug, playable, day)),
    };
  }

  /** A door that opens without a line; one behind which no word can be asked is left out. */
  private deurOf(slug: string, playable: Playable, day: Day): DaySteen['deuren'] {
    const spel = this.deps.spellen.get(slug);
    if (spel === undefined) return [];
    const niveau = day.niveaus.find((n) => n.spel === slug);
    const s = niveau?.s ?? 0;
    // The seed decides which words come, never how many.
    const items = countItems(this.deps, playable, { spel, toestand: day.toestand, seed: 0, day: day.day, s });
    return items === undefined ? [] : [{ game: slug, s, eersteKeer: (niveau?.gespeeld ?? 0) === 0, items }];
  }
}
