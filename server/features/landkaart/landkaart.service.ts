import type { Clock } from '#engine/core/basis/clock.ts';
import { LANDEN, landOpen, nogSterren } from '#engine/core/domein/landen.ts';
import { SPELLEN } from '#engine/core/domein/spellen.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import type { Spellen } from '../../platform/spellen/spellen.ts';
import { rustOp, urenIn } from '../../platform/tijd/thuisuren.ts';
import { volleNaam } from '../../platform/taal/naam.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { Kaart, KaartBron } from '../somvensters/kaart.read.ts';
import {
  voorkeurenSchema,
  type Landkaart,
  type Notitie,
  type NotitieWijziging,
  type Voorkeuren,
  type VoorkeurenWijziging,
} from './landkaart.contract.ts';
import type { LandkaartRepository, NotitieRij } from './landkaart.repository.ts';

const STANDAARD: Voorkeuren = {
  geluid: true,
  muziek: true,
  rustig: false,
  minderBeweging: false,
  lettergrootte: 'normaal',
  lettertype: null,
  letterafstand: null,
  toetsenbord: null,
};
const KLAAR = new Set(['klaar', 'overgeslagen']);

function voorkeurenVan(bewaard: unknown): Voorkeuren {
  const uitkomst = voorkeurenSchema.partial().safeParse(bewaard);
  return { ...STANDAARD, ...(uitkomst.success ? uitkomst.data : {}) };
}

export class LandkaartService {
  constructor(
    private readonly deps: {
      kaart: KaartBron;
      repository: LandkaartRepository;
      leerlingen: LeerlingenRead;
      spellen: Spellen;
      clock: Clock;
    },
  ) {}

  async find(toegang: Toegang, leerlingId: string): Promise<Landkaart> {
    const kaart = await this.deps.kaart.findKaart(toegang, leerlingId);
    const { leerling, instelling } = kaart;
    const rust = kaart.meekijken ? undefined : rustOp(urenIn(toegang.sessie, instelling), this.deps.clock.now());
    const notities = await this.deps.repository.findNotities(leerling.admin_id, leerling.id);
    const instellingStem = instelling.stem === 'auto' ? (toegang.sessie.land === 'BE' ? 'be' : 'nl') : instelling.stem;
    return {
      leerling: {
        id: leerling.id,
        roepnaam: leerling.roepnaam,
        dier: leerling.dier,
        munten: Math.max(0, kaart.saldo),
        sterren: kaart.sterren,
        voorkeuren: voorkeurenVan(leerling.voorkeuren),
        stem: leerling.stem === 'auto' ? instellingStem : leerling.stem,
        ingesteld: {
          lettertype: instelling.lettertype,
          letterafstand: instelling.letterafstand,
          toetsenbord: instelling.toetsenbord,
          typen: instelling.typenAan,
        },
      },
      vandaag: vandaagVan(kaart),
      routes: kaart.routes,
      landen: LANDEN.map(({ code }) => ({
        code,
        open: landOpen(code, kaart.sterren),
        nogSterren: nogSterren(code, kaart.sterren),
      })),
      plekken: this.plekken(kaart),
      aangeboden: [
        ...new Set(
          kaart.routes
            .filter((r) => r.status === 'open')
            .flatMap((r) => r.stenen.filter((s) => !KLAAR.has(s.status)).flatMap((s) => s.deuren)),
        ),
      ],
      vrijMinuten: instelling.vrijSpelenMin,
      notities: notities.map(notitieVan),
      meekijken: kaart.meekijken,
      ...(rust === undefined ? {} : { rust }),
    };
  }

  async updateVoorkeuren(toegang: Toegang, leerlingId: string, wijziging: VoorkeurenWijziging): Promise<Voorkeuren> {
    const leerling = await this.deps.leerlingen.openOmTeSchrijven(toegang, leerlingId);
    const nieuw = { ...voorkeurenVan(leerling.voorkeuren), ...wijziging };
    await this.deps.repository.saveVoorkeuren(leerling.admin_id, leerling.id, nieuw);
    return nieuw;
  }

  /** A letter was opened, perhaps answered; it counts as read from the first time on. */
  async readNotitie(
    toegang: Toegang,
    { leerlingId, notitieId }: { leerlingId: string; notitieId: string },
    { reactie }: NotitieWijziging,
  ): Promise<void> {
    const leerling = await this.deps.leerlingen.openOmTeSchrijven(toegang, leerlingId);
    const gelukt = await this.deps.repository.saveGelezen(
      { adminId: leerling.admin_id, leerlingId: leerling.id, id: notitieId },
      { op: new Date(this.deps.clock.now()), reactie },
    );
    if (!gelukt) throw createError('NIET_GEVONDEN');
  }

  /** The games that exist; a game whose land is closed is shown in the mist. */
  private plekken(kaart: Kaart): Landkaart['plekken'] {
    const niveaus = new Map(kaart.niveaus.map((n) => [n.spel, n]));
    return SPELLEN.filter((spel) => this.deps.spellen.has(spel.slug)).map((spel) => {
      const niveau = niveaus.get(spel.slug);
      const open = spel.starter || landOpen(spel.land, kaart.sterren);
      const gespeeld = (niveau?.gespeeld ?? 0) > 0;
      return {
        spel: spel.slug,
        status: gespeeld ? 'gespeeld' : open ? 'open' : 'dicht',
        sterren: niveau?.sterren ?? 0,
        gouden: niveau?.gouden ?? 0,
      };
    });
  }
}

/** The path of today: what was done today, then open stones up to the number of the setting. */
function vandaagVan(kaart: Kaart): Landkaart['vandaag'] {
  const stenen = kaart.routes.flatMap((route) => route.stenen.map((steen) => ({ route, steen })));
  const gedaan = stenen.filter(({ steen }) => kaart.vandaagKlaar.has(steen.taakId));
  const teDoen = stenen.filter(
    ({ route, steen }) => route.status === 'open' && !KLAAR.has(steen.status) && steen.status !== 'dicht',
  );
  const keuze = [...gedaan, ...teDoen.slice(0, Math.max(0, kaart.instelling.takenPerDag - gedaan.length))];
  return keuze.map(({ route, steen }) => ({
    taakId: steen.taakId,
    somvensterId: route.somvensterId,
    titel: steen.titel,
    klaar: kaart.vandaagKlaar.has(steen.taakId),
  }));
}

function notitieVan(rij: NotitieRij): Notitie {
  return {
    id: rij.id,
    tekst: rij.tekst,
    van:
      rij.voornaam === null
        ? ''
        : volleNaam({ voornaam: rij.voornaam, voorvoegsel: rij.voorvoegsel, achternaam: rij.achternaam ?? '' }),
    op: rij.op.toISOString(),
    gelezen: rij.gelezen_op !== null,
    ...(rij.reactie === null ? {} : { reactie: rij.reactie }),
  };
}
