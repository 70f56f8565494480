import { z } from 'zod/mini';
import type { Clock } from '#engine/core/basis/clock.ts';
import { LANDEN, landOpen, starsToGo } from '#engine/core/domein/landen.ts';
import { SPELLEN } from '#engine/core/domein/spellen.ts';
import { isDone } from '#engine/core/somvenster/taak.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { Spellen } from '../../platform/spellen/spellen.ts';
import { quietAt, hoursIn } from '../../platform/time/home-hours.ts';
import { registeredName } from '../../platform/taal/name.ts';
import { serverText } from '../../platform/taal/texts.ts';
import type { BeloningenRead } from '../beloningen/beloningen.read.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { PlanTestsRead } from '../handelingsplannen/plan-tests.read.ts';
import type { ToetsenRead } from '../methodetoetsen/toetsen.read.ts';
import type { PracticeMap, MapSource } from '../somvensters/card.read.ts';
import { todayPath } from '../somvensters/today.read.ts';
import {
  preferencesSchema,
  type Landkaart,
  type Notitie,
  type NotitieChange,
  type Preferences,
  type PreferencesChange,
} from './landkaart.contract.ts';
import type { LandkaartRepository, NotitieRow } from './landkaart.repository.ts';

const DEFAULT: Preferences = {
  geluid: true,
  muziek: true,
  rustig: false,
  minderBeweging: false,
  lettergrootte: 'normaal',
  lettertype: null,
  letterafstand: null,
  toetsenbord: null,
};

function preferencesOf(saved: unknown): Preferences {
  const outcome = z.partial(preferencesSchema).safeParse(saved);
  return { ...DEFAULT, ...(outcome.success ? outcome.data : {}) };
}

export class LandkaartService {
  constructor(
    private readonly deps: {
      kaart: MapSource;
      repository: LandkaartRepository;
      beloningen: BeloningenRead;
      leerlingen: LeerlingenRead;
      toetsen: ToetsenRead;
      planTests: PlanTestsRead;
      spellen: Spellen;
      clock: Clock;
    },
  ) {}

  async find(access: Access, leerlingId: string): Promise<Landkaart> {
    const card = await this.deps.kaart.findMap(access, leerlingId);
    const { leerling, instelling: setting } = card;
    const resting = card.meekijken ? undefined : quietAt(hoursIn(access.session, setting), this.deps.clock.now());
    const notities = await this.deps.repository.findNotities(leerling.admin_id, leerling.id);
    const own = await this.deps.beloningen.findOwn(leerling.admin_id, leerling.id);
    const gifts = setting.beloningen
      ? await this.deps.beloningen.findGifts(leerling.admin_id, leerling.id, own.seenUntil)
      : [];
    const due = await this.due(access, card);
    const settingVoice = setting.stem === 'auto' ? (access.session.land === 'BE' ? 'be' : 'nl') : setting.stem;
    return {
      leerling: {
        id: leerling.id,
        roepnaam: leerling.roepnaam,
        dier: leerling.dier,
        figuur: own.figuur,
        munten: Math.max(0, card.saldo),
        sterren: card.sterren,
        voorkeuren: preferencesOf(leerling.voorkeuren),
        stem: leerling.stem === 'auto' ? settingVoice : leerling.stem,
        ingesteld: {
          lettertype: setting.lettertype,
          letterafstand: setting.letterafstand,
          toetsenbord: setting.toetsenbord,
          typen: setting.typenAan,
        },
      },
      vandaag: todayPath(card),
      routes: card.routes,
      landen: LANDEN.map(({ code }) => ({
        code,
        open: landOpen(code, card.sterren),
        nogSterren: starsToGo(code, card.sterren),
      })),
      plekken: this.spots(card),
      aangeboden: [
        ...new Set(
          card.routes
            .filter((r) => r.status === 'open')
            .flatMap((r) => r.stenen.filter((s) => !isDone({ status: s.status })).flatMap((s) => s.deuren)),
        ),
      ],
      ...(card.free === undefined ? {} : { free: card.free }),
      beloningen: { aan: setting.beloningen, gifts },
      notities: notities.map(notitieOf),
      meekijken: card.meekijken,
      ...(due.length === 0 ? {} : { toetsen: due }),
      ...(resting === undefined ? {} : { rust: resting }),
    };
  }

  async updatePreferences(access: Access, leerlingId: string, change: PreferencesChange): Promise<Preferences> {
    const leerling = await this.deps.leerlingen.openForWriting(access, leerlingId);
    const newOne = { ...preferencesOf(leerling.voorkeuren), ...change };
    await this.deps.repository.savePreferences(leerling.admin_id, leerling.id, newOne);
    return newOne;
  }

  /** A letter was opened, perhaps answered; it counts as read from the first time on. */
  async readNotitie(
    access: Access,
    { leerlingId, notitieId }: { leerlingId: string; notitieId: string },
    { reactie: reaction }: NotitieChange,
  ): Promise<void> {
    const leerling = await this.deps.leerlingen.openForWriting(access, leerlingId);
    const succeeded = await this.deps.repository.markRead(
      { adminId: leerling.admin_id, leerlingId: leerling.id, id: notitieId },
      { op: new Date(this.deps.clock.now()), reactie: reaction },
    );
    if (!succeeded) throw createError('NIET_GEVONDEN');
  }

  /** What burns at the lighthouse, the test of this child alone before those of its group. That it has a care plan is for nobody who looks along. */
  private async due(
    { session }: Access,
    { leerling, meekijken }: PracticeMap,
  ): Promise<NonNullable<Landkaart['toetsen']>> {
    const adminId = leerling.admin_id;
    const toetsen = await this.deps.toetsen.findDue(adminId, leerling.id);
    const tests = meekijken ? [] : await this.deps.planTests.findDue(adminId, leerling.id);
    return [
      ...tests.map((test) => ({ ...test, adminId, titel: serverText(session.locale, `zorgtoets.${test.plan}`) })),
      ...toetsen.map((toets) => ({ ...toets, adminId })),
    ];
  }

  /** The games that exist; a game whose land is closed is shown in the mist. */
  private spots(card: PracticeMap): Landkaart['plekken'] {
    const niveaus = new Map(card.niveaus.map((n) => [n.spel, n]));
    return SPELLEN.filter((spel) => this.deps.spellen.has(spel.slug)).map((spel) => {
      const niveau = niveaus.get(spel.slug);
      const open = spel.starter || landOpen(spel.land, card.sterren);
      const played = (niveau?.gespeeld ?? 0) > 0;
      return {
        spel: spel.slug,
        status: played ? 'gespeeld' : open ? 'open' : 'dicht',
        sterren: niveau?.sterren ?? 0,
        gouden: niveau?.gouden ?? 0,
      };
    });
  }
}

function notitieOf(row: NotitieRow): Notitie {
  return {
    id: row.id,
    tekst: row.tekst,
    van:
      row.voornaam === null
        ? ''
        : registeredName({ voornaam: row.voornaam, voorvoegsel: row.voorvoegsel, achternaam: row.achternaam ?? '' }),
    op: row.op.toISOString(),
    gelezen: row.gelezen_op !== null,
    ...(row.reactie === null ? {} : { reactie: row.reactie }),
  };
}
