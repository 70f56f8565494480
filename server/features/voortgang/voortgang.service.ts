import type { Content } from '../../platform/content/content.ts';
import type { Access } from '../../platform/http/route.ts';
import { compareNames } from '../../platform/taal/name.ts';
import { serverText } from '../../platform/taal/texts.ts';
import { antwoordExtraSchema } from '../antwoorden/antwoord-extra.contract.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { MistakesService } from './errors.service.ts';
import { presentRows } from './matrix-rows.ts';
import { openMoments } from './period-moments.ts';
import { practiceDoelOf } from './practice-doel.ts';
import type {
  AntwoordenQuery,
  Voortgang,
  VoortgangAntwoord,
  VoortgangAntwoorden,
  VoortgangQuery,
} from './voortgang.contract.ts';
import { presentStanding } from './present-standing.ts';
import type { AntwoordRow, VoortgangRepository } from './voortgang.repository.ts';

const SIZE = 25;

export class VoortgangService {
  constructor(
    private readonly deps: {
      repository: VoortgangRepository;
      groepen: GroepenRead;
      leerlingen: LeerlingenRead;
      doelen: Pick<Content, 'leerdoelen' | 'strands'>;
      fouten: MistakesService;
    },
  ) {}

  async findMatrix(access: Access, groepId: string, query: VoortgangQuery): Promise<Voortgang> {
    const groep = await this.deps.groepen.require(access, groepId);
    const rows = await this.deps.repository.findMatrix({
      adminId: access.adminId,
      groepId,
      vanaf: query.van ?? null,
      tot: query.tot ?? null,
    });
    const practiced = new Set(rows.flatMap(({ doelen }) => doelen));
    const doelen = [...practiced]
      .flatMap((id) => practiceDoelOf(this.deps.doelen, id) ?? [])
      .sort((a, b) => a.nr - b.nr)
      .map(({ id, nr, naam: name, kindnaam: childName, groep: year, icoon: icon }) => ({
        id,
        nr,
        naam: name,
        kindnaam: childName,
        groep: year,
        icoon: icon,
      }));
    return {
      groep: { id: groep.id, naam: groep.naam },
      doelen,
      rijen: presentRows(rows, doelen, query.van !== undefined || query.tot !== undefined).sort((a, b) =>
        compareNames(a.naam, b.naam),
      ),
    };
  }

  /** The very answers behind a cell. */
  async findAntwoorden(access: Access, leerlingId: string, query: AntwoordenQuery): Promise<VoortgangAntwoorden> {
    const leerling = await this.deps.leerlingen.require(access, leerlingId);
    const [{ rijen: rows, totaal: total }, state, errors] = await Promise.all([
      this.deps.repository.findAntwoorden({
        adminId: access.adminId,
        leerlingId,
        doelId: query.doel,
        mis: query.mis === 'ja',
        within: query.within === 'ja' ? openMoments(query) : {},
        limit: SIZE,
        offset: (query.pagina - 1) * SIZE,
      }),
      query.doel === undefined
        ? undefined
        : this.deps.repository.findStanding({
            adminId: access.adminId,
            leerlingId,
            doelId: query.doel,
            vanaf: query.van ?? null,
            tot: query.tot ?? null,
          }),
      this.deps.fouten.find(leerling, { doelId: query.doel, locale: access.session.locale }),
    ]);
    const doel = query.doel === undefined ? undefined : practiceDoelOf(this.deps.doelen, query.doel);
    return {
      items: rows.flatMap((row) => this.present(row)),
      totaal: total,
      pagina: query.pagina,
      grootte: SIZE,
      leerling: { id: leerling.id, naam: leerling.weergavenaam },
      regel: doel?.regel ?? serverText(access.session.locale, 'voortgang.alleDoelen'),
      ...presentStanding(state, query.van !== undefined || query.tot !== undefined),
      fouten: errors,
    };
  }

  private present(row: AntwoordRow): VoortgangAntwoord[] {
    const extra = antwoordExtraSchema.safeParse(row.extra);
    if (!extra.success) return [];
    const { woord, ruw, geholpen: helped, formaat: format, focus, spel, judged } = extra.data;
    return [
      {
        id: row.client_id,
        woord,
        ruw,
        goed: row.goed,
        geholpen: helped,
        datum: row.op.toISOString(),
        doelId: row.doel_id,
        doelNaam: practiceDoelOf(this.deps.doelen, row.doel_id)?.naam ?? row.doel_id,
        formaat: format,
        ...(focus === undefined ? {} : { focus }),
        ...(spel === undefined ? {} : { spel }),
        ...(judged === undefined ? {} : { judged: { reden: judged.reden } }),
      },
    ];
  }
}
