import type { Clock } from '#engine/core/basis/clock.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Access } from '../../platform/http/route.ts';
import { compareNames } from '../../platform/taal/name.ts';
import { mondayOf, midnight } from '../../platform/time/clock.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LeerlingItem, Leerlingen } from './leerlingen.contract.ts';
import type { LeerlingenRepository, LeerlingOverviewRow } from './leerlingen.repository.ts';

export class LeerlingenService {
  constructor(
    private readonly deps: {
      repository: LeerlingenRepository;
      groepen: GroepenRead;
      doelen: Pick<Content, 'leerdoelen' | 'strands'>;
      clock: Clock;
    },
  ) {}

  async list(access: Access, groepId: string): Promise<Leerlingen> {
    const groep = await this.deps.groepen.require(access, groepId);
    const now = this.deps.clock.now();
    const rows = await this.deps.repository.findByGroep({
      adminId: access.adminId,
      groepId,
      monday: mondayOf(now),
      vandaag: midnight(now),
    });
    const items = rows
      .map((row) => this.present(row, now))
      .sort((a, b) => compareNames(a.roepnaam, b.roepnaam) || compareNames(a.achternaam, b.achternaam));
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

  private present(row: LeerlingOverviewRow, now: number): LeerlingItem {
    const { leerdoelen, strands } = this.deps.doelen;
    const doelId = row.struikel_doel;
    const doel = doelId === null ? undefined : (leerdoelen.get(doelId) ?? strands.get(doelId));
    return {
      id: row.id,
      naam: row.weergavenaam,
      roepnaam: row.roepnaam,
      achternaam: row.achternaam,
      gebruikersnaam: row.gebruikersnaam,
      dier: row.dier,
      jaargroep: row.jaargroep,
      inlogsoort: row.wachtwoord_soort,
      geblokkeerd: (row.geblokkeerd_tot?.getTime() ?? 0) > now,
      weekMinuten: Math.round(row.week_ms / 60_000),
      takenVandaag: row.taken_vandaag,
      instellingAfwijkend: row.deviating,
      ...(row.startniveau === null ? {} : { startniveau: Number(row.startniveau) }),
      ...(row.voorvoegsel === null ? {} : { voorvoegsel: row.voorvoegsel }),
      ...(row.laatst === null ? {} : { laatstGeoefendOp: row.laatst.toISOString() }),
      ...(doelId === null || doel === undefined ? {} : { struikelDoel: { id: doelId, naam: doel.naam } }),
    };
  }
}
