import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { vergelijkNamen, volleNaam } from '../../platform/taal/naam.ts';
import { tekst } from '../../platform/taal/teksten.ts';
import { maandagVan } from '../../platform/tijd/klok.ts';
import type { Groepen, GroepenQuery, Signaal, Signalen } from './groepen.contract.ts';
import type { GroepenRepository, SignaalRij } from './groepen.repository.ts';

const DAG_MS = 86_400_000;
/** Stumbling words from which a pupil is mentioned. */
const STRUIKELWOORDEN_MIN = 3;
const STIL_DAGEN = 14;
const SIGNALEN_MAX = 7;
/** Only recent mistakes say something about today. */
const TERUGBLIK_DAGEN = 42;

const docentVan = (toegang: Toegang): string | null => (toegang.bereik === 'eigen' ? toegang.sessie.gebruikerId : null);

export class GroepenService {
  constructor(private readonly repository: GroepenRepository, private readonly clock: Clock) {}

  async list(toegang: Toegang, query: GroepenQuery): Promise<Groepen> {
    const [rijen, signalen] = await Promise.all([
      this.repository.findOverzicht({
        adminId: toegang.adminId, docentId: docentVan(toegang), schooljaar: query.schooljaar ?? null, archief: query.archief === 'true', maandag: maandagVan(this.clock.now()),
      }),
      this.zoekSignalen(toegang, null),
    ]);
    const items = rijen.map((rij) => ({
      id: rij.id, naam: rij.naam, jaargroepen: rij.jaargroepen, schooljaar: rij.schooljaar, gearchiveerd: rij.gearchiveerd,
      docenten: rij.docenten.map((d) => ({ id: d.id, naam: volleNaam(d) })).sort((a, b) => vergelijkNamen(a.naam, b.naam)),
      aantal: rij.aantal, weekActief: rij.week_actief, weekMinuten: Math.round(rij.week_ms / 60_000),
      signalen: signalen.filter((s) => s.groepId === rij.id).length, ...(rij.code === null ? {} : { code: rij.code }),
    }));
    return { items: items.sort((a, b) => Number(a.gearchiveerd) - Number(b.gearchiveerd) || (a.jaargroepen[0] ?? 0) - (b.jaargroepen[0] ?? 0) || vergelijkNamen(a.naam, b.naam)) };
  }

  async listSignalen(toegang: Toegang, groepId: string | undefined): Promise<Signalen> {
    return { items: (await this.zoekSignalen(toegang, groepId ?? null)).slice(0, SIGNALEN_MAX) };
  }

  private async zoekSignalen(toegang: Toegang, groepId: string | null): Promise<Signaal[]> {
    const nu = this.clock.now();
    const rijen = await this.repository.findSignalen({
      adminId: toegang.adminId, docentId: docentVan(toegang), groepId, sinds: new Date(nu - TERUGBLIK_DAGEN * DAG_MS),
      missers: CONSTANTEN.STRUIKEL_MISSERS, dagen: CONSTANTEN.STRUIKEL_DAGEN,
    });
    return rijen.flatMap((rij) => this.signaalVan(rij, toegang)).sort((a, b) => urgentie(a) - urgentie(b) || b.aantal - a.aantal || vergelijkNamen(a.naam, b.naam));
  }

  /** The most urgent reason of a pupil; one line each. */
  private signaalVan(rij: SignaalRij, toegang: Toegang): Signaal[] {
    const nu = this.clock.now();
    const basis = { leerlingId: rij.leerling_id, groepId: rij.groep_id, naam: rij.naam };
    const zin = (sleutel: string, aantal: number): string => tekst(toegang.sessie.locale, `signaal.${sleutel}`, { naam: rij.naam, aantal });
    if (rij.geblokkeerd_tot !== null && rij.geblokkeerd_tot.getTime() > nu - DAG_MS) {
      return [{ ...basis, soort: 'plaatjes_geblokkeerd', aantal: 0, tekst: zin('plaatjes_geblokkeerd', 0), actie: 'ontgrendelen' }];
    }
    if (rij.struikelwoorden >= STRUIKELWOORDEN_MIN) {
      return [{ ...basis, soort: 'struikelwoorden', aantal: rij.struikelwoorden, tekst: zin('struikelwoorden', rij.struikelwoorden), actie: 'voortgang' }];
    }
    const stil = Math.floor((nu - (rij.laatst ?? rij.aangemaakt_op).getTime()) / DAG_MS);
    if (stil < STIL_DAGEN) return [];
    return [{ ...basis, soort: 'niet_geoefend', aantal: stil, tekst: zin(rij.laatst === null ? 'nooit_geoefend' : 'niet_geoefend', stil), actie: 'leerling' }];
  }
}

function urgentie(signaal: Signaal): number {
  if (signaal.soort === 'plaatjes_geblokkeerd') return 0;
  return signaal.soort === 'struikelwoorden' ? 1 : 2;
}
