import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import type { Rol } from '#engine/core/domein/rollen.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { vergelijkNamen, volleNaam } from '../../platform/taal/naam.ts';
import { tekst } from '../../platform/taal/teksten.ts';
import { maandagVan } from '../../platform/tijd/klok.ts';
import type { LicentiesRead } from '../licenties/licenties.read.ts';
import type { Groepen, GroepenQuery, Signaal, Signalen } from './groepen.contract.ts';
import type { GroepenRepository } from './groepen.repository.ts';
import { leerlingSignaal, lopendeGroepen, plaatsenSignaal, urgentie, type Zin } from './signalen.ts';

const DAG_MS = 86_400_000;
const SIGNALEN_MAX = 7;
/** Only recent mistakes say something about today. */
const TERUGBLIK_DAGEN = 42;

/** Who can do something about the seats; at home four children are all there are. */
const MET_PLAATSEN: ReadonlySet<Rol> = new Set<Rol>(['schooladmin', 'rtadmin']);
const zinVan =
  (toegang: Toegang): Zin =>
  (sleutel, waarden) =>
    tekst(toegang.sessie.locale, `signaal.${sleutel}`, waarden);
const docentVan = (toegang: Toegang): string | null => (toegang.bereik === 'eigen' ? toegang.sessie.gebruikerId : null);

export class GroepenService {
  /** Questions for signals that are on their way. */
  private readonly onderweg = new Map<string, Promise<Signaal[]>>();

  constructor(private readonly deps: { repository: GroepenRepository; licenties: LicentiesRead; clock: Clock }) {}

  async list(toegang: Toegang, query: GroepenQuery): Promise<Groepen> {
    const [rijen, signalen] = await Promise.all([
      this.deps.repository.findOverzicht({
        adminId: toegang.adminId,
        docentId: docentVan(toegang),
        schooljaar: query.schooljaar ?? null,
        archief: query.archief === 'true',
        maandag: maandagVan(this.deps.clock.now()),
      }),
      this.zoekSignalen(toegang, null),
    ]);
    const items = rijen.map((rij) => ({
      id: rij.id,
      naam: rij.naam,
      jaargroepen: rij.jaargroepen,
      schooljaar: rij.schooljaar,
      gearchiveerd: rij.gearchiveerd,
      docenten: rij.docenten
        .map((d) => ({ id: d.id, naam: volleNaam(d) }))
        .sort((a, b) => vergelijkNamen(a.naam, b.naam)),
      aantal: rij.aantal,
      weekActief: rij.week_actief,
      weekMinuten: Math.round(rij.week_ms / 60_000),
      signalen: signalen.filter((s) => s.groepId === rij.id).length,
      ...(rij.code === null ? {} : { code: rij.code }),
    }));
    return {
      items: items.sort(
        (a, b) =>
          Number(a.gearchiveerd) - Number(b.gearchiveerd) ||
          (a.jaargroepen[0] ?? 0) - (b.jaargroepen[0] ?? 0) ||
          vergelijkNamen(a.naam, b.naam),
      ),
    };
  }

  async listSignalen(toegang: Toegang, groepId: string | undefined): Promise<Signalen> {
    const signalen = [...(await this.zoekSignalen(toegang, groepId ?? null))];
    if (groepId === undefined) signalen.push(...(await this.zoekPlaatsen(toegang)));
    return {
      items: signalen
        .sort((a, b) => urgentie(a) - urgentie(b) || b.aantal - a.aantal || vergelijkNamen(a.naam, b.naam))
        .slice(0, SIGNALEN_MAX),
    };
  }

  /** The groups page asks for its groups and its signals at the same time: one question answers both. */
  private zoekSignalen(toegang: Toegang, groepId: string | null): Promise<readonly Signaal[]> {
    const sleutel = [
      toegang.adminId,
      toegang.sessie.rol === 'docent' ? toegang.sessie.gebruikerId : '',
      groepId ?? '',
      toegang.sessie.locale,
    ].join('/');
    const bezig = this.onderweg.get(sleutel);
    if (bezig !== undefined) return bezig;
    const vraag = this.leesSignalen(toegang, groepId).finally(() => this.onderweg.delete(sleutel));
    this.onderweg.set(sleutel, vraag);
    return vraag;
  }

  private async leesSignalen(toegang: Toegang, groepId: string | null): Promise<Signaal[]> {
    const nu = this.deps.clock.now();
    const rijen = await this.deps.repository.findSignalen({
      adminId: toegang.adminId,
      docentId: toegang.sessie.rol === 'docent' ? toegang.sessie.gebruikerId : null,
      groepId,
      sinds: new Date(nu - TERUGBLIK_DAGEN * DAG_MS),
      missers: CONSTANTEN.STRUIKEL_MISSERS,
      dagen: CONSTANTEN.STRUIKEL_DAGEN,
    });
    const lopend = lopendeGroepen(rijen);
    return rijen.flatMap((rij) => leerlingSignaal(rij, { nu, lopend, zin: zinVan(toegang) }));
  }

  private async zoekPlaatsen(toegang: Toegang): Promise<Signaal[]> {
    if (!MET_PLAATSEN.has(toegang.sessie.rol)) return [];
    const plaatsen = await this.deps.licenties.findPlaatsen(toegang.adminId);
    return plaatsen === undefined ? [] : plaatsenSignaal(plaatsen, zinVan(toegang));
  }
}
