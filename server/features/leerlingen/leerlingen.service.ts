import type { Clock } from '#engine/core/basis/clock.ts';
import type { Leerdoel } from '#engine/core/taal/woord.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { vergelijkNamen } from '../../platform/taal/naam.ts';
import { maandagVan, middernacht } from '../../platform/tijd/klok.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LeerlingItem, Leerlingen } from './leerlingen.contract.ts';
import type { LeerlingenRepository, LeerlingOverzichtRij } from './leerlingen.repository.ts';

export class LeerlingenService {
  constructor(
    private readonly deps: {
      repository: LeerlingenRepository;
      groepen: GroepenRead;
      leerdoelen: ReadonlyMap<string, Leerdoel>;
      clock: Clock;
    },
  ) {}

  async list(toegang: Toegang, groepId: string): Promise<Leerlingen> {
    const groep = await this.deps.groepen.require(toegang, groepId);
    const nu = this.deps.clock.now();
    const rijen = await this.deps.repository.findByGroep({
      adminId: toegang.adminId,
      groepId,
      maandag: maandagVan(nu),
      vandaag: middernacht(nu),
    });
    const items = rijen
      .map((rij) => this.present(rij, nu))
      .sort((a, b) => vergelijkNamen(a.roepnaam, b.roepnaam) || vergelijkNamen(a.achternaam, b.achternaam));
    return {
      groep: {
        id: groep.id,
        naam: groep.naam,
        jaargroepen: groep.jaargroepen,
        ...(groep.code === null ? {} : { code: groep.code }),
      },
      items,
    };
  }

  private present(rij: LeerlingOverzichtRij, nu: number): LeerlingItem {
    const doel = rij.struikel_doel === null ? undefined : this.deps.leerdoelen.get(rij.struikel_doel);
    return {
      id: rij.id,
      naam: rij.weergavenaam,
      roepnaam: rij.roepnaam,
      achternaam: rij.achternaam,
      gebruikersnaam: rij.gebruikersnaam,
      dier: rij.dier,
      jaargroep: rij.jaargroep,
      inlogsoort: rij.wachtwoord_soort,
      geblokkeerd: (rij.geblokkeerd_tot?.getTime() ?? 0) > nu,
      weekMinuten: Math.round(rij.week_ms / 60_000),
      takenVandaag: rij.taken_vandaag,
      instellingAfwijkend: rij.afwijkend,
      ...(rij.startniveau === null ? {} : { startniveau: Number(rij.startniveau) }),
      ...(rij.voorvoegsel === null ? {} : { voorvoegsel: rij.voorvoegsel }),
      ...(rij.laatst === null ? {} : { laatstGeoefendOp: rij.laatst.toISOString() }),
      ...(doel === undefined ? {} : { struikelDoel: { id: doel.id, naam: doel.naam } }),
    };
  }
}
