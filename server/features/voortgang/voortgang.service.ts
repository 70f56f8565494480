import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { vergelijkNamen } from '../../platform/taal/naam.ts';
import { tekst } from '../../platform/taal/teksten.ts';
import { antwoordExtraSchema } from '../antwoorden/antwoord-extra.contract.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { FoutenService } from './fouten.service.ts';
import { oefendoelVan } from './oefendoel.ts';
import type {
  AntwoordenQuery,
  Voortgang,
  VoortgangAntwoord,
  VoortgangAntwoorden,
  VoortgangQuery,
  VoortgangStatus,
} from './voortgang.contract.ts';
import type { AntwoordRij, VoortgangRepository } from './voortgang.repository.ts';

const GROOTTE = 25;

export class VoortgangService {
  constructor(
    private readonly deps: {
      repository: VoortgangRepository;
      groepen: GroepenRead;
      leerlingen: LeerlingenRead;
      doelen: Pick<Content, 'leerdoelen' | 'stranden'>;
      fouten: FoutenService;
    },
  ) {}

  async findMatrix(toegang: Toegang, groepId: string, query: VoortgangQuery): Promise<Voortgang> {
    const groep = await this.deps.groepen.require(toegang, groepId);
    const { rijen, doelen } = await this.deps.repository.findMatrix({
      adminId: toegang.adminId,
      groepId,
      vanaf: query.van ?? null,
      tot: query.tot ?? null,
      teWeinig: CONSTANTEN.TE_WEINIG_GEGEVENS,
    });
    const bekend = doelen.flatMap((id) => oefendoelVan(this.deps.doelen, id) ?? []).sort((a, b) => a.nr - b.nr);
    return {
      groep: { id: groep.id, naam: groep.naam },
      doelen: bekend.map(({ id, nr, naam, kindnaam, groep: jaar, icoon }) => ({
        id,
        nr,
        naam,
        kindnaam,
        groep: jaar,
        icoon,
      })),
      rijen: rijen.sort((a, b) => vergelijkNamen(a.naam, b.naam)),
    };
  }

  /** The very answers behind a cell. */
  async findAntwoorden(toegang: Toegang, leerlingId: string, query: AntwoordenQuery): Promise<VoortgangAntwoorden> {
    const leerling = await this.deps.leerlingen.require(toegang, leerlingId);
    const [{ rijen, totaal }, stand, fouten] = await Promise.all([
      this.deps.repository.findAntwoorden({
        adminId: toegang.adminId,
        leerlingId,
        doelId: query.doel,
        limit: GROOTTE,
        offset: (query.pagina - 1) * GROOTTE,
      }),
      query.doel === undefined ? undefined : this.deps.repository.findStand(toegang.adminId, leerlingId, query.doel),
      this.deps.fouten.find(leerling, { doelId: query.doel, locale: toegang.sessie.locale }),
    ]);
    const doel = query.doel === undefined ? undefined : oefendoelVan(this.deps.doelen, query.doel);
    return {
      items: rijen.flatMap((rij) => this.present(rij)),
      totaal,
      pagina: query.pagina,
      grootte: GROOTTE,
      leerling: { id: leerling.id, naam: leerling.weergavenaam },
      regel: doel?.regel ?? tekst(toegang.sessie.locale, 'voortgang.alleDoelen'),
      status: statusVan(stand),
      fouten,
    };
  }

  private present(rij: AntwoordRij): VoortgangAntwoord[] {
    const extra = antwoordExtraSchema.safeParse(rij.extra);
    if (!extra.success) return [];
    const { woord, ruw, geholpen, formaat, focus, spel } = extra.data;
    return [
      {
        id: rij.client_id,
        woord,
        ruw,
        goed: rij.goed,
        geholpen,
        datum: rij.op.toISOString(),
        doelId: rij.doel_id,
        doelNaam: oefendoelVan(this.deps.doelen, rij.doel_id)?.naam ?? rij.doel_id,
        formaat,
        ...(focus === undefined ? {} : { focus }),
        ...(spel === undefined ? {} : { spel }),
      },
    ];
  }
}

function statusVan(stand: { n: number; stand: VoortgangStatus | null } | undefined): VoortgangStatus {
  if (stand === undefined || stand.n === 0) return 'niets';
  return stand.n < CONSTANTEN.TE_WEINIG_GEGEVENS ? 'te_weinig' : (stand.stand ?? 'bezig');
}
