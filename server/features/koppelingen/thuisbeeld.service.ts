import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import type { Leerdoel } from '#engine/core/taal/woord.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { maandagVan } from '../../platform/tijd/klok.ts';
import { antwoordExtraSchema } from '../antwoorden/antwoord-extra.contract.ts';
import { isOpen, type GedeeldRij, type KoppelingenRead } from './koppelingen.read.ts';
import type { GedeeldeKinderen, GedeeldKind, Schrijffout, Thuisbeeld } from './koppelingen.contract.ts';
import type { DoelRij, MisserRij, ThuisbeeldRepository } from './thuisbeeld.repository.ts';

interface Deps {
  koppelingen: KoppelingenRead;
  beeld: ThuisbeeldRepository;
  leerdoelen: ReadonlyMap<string, Leerdoel>;
  clock: Clock;
}

const DAG_MS = 86_400_000;
const MINUUT_MS = 60_000;
const WEEK_DAGEN = 7;
const GELEERD_DAGEN = 28;
const GELEERD_MAX = 12;
const MISSERS_MAX = 20;
const GOED_MAX = 8;
const BEZIG_MAX = 4;
const BEREIKT: ReadonlySet<string | null> = new Set(['beheerst', 'onderhoud']);

const minuten = (ms: number): number => Math.round(ms / MINUUT_MS);
const genoeg = (rij: DoelRij): boolean => rij.n >= CONSTANTEN.TE_WEINIG_GEGEVENS;
const wieVan = (rij: GedeeldRij): { adminId: string; leerlingId: string } => ({
  adminId: rij.admin_id,
  leerlingId: rij.leerling_id,
});

/** Children of a school as the home or the practice sees them. There is one progress: this reads it where it lies. */
export class ThuisbeeldService {
  constructor(private readonly deps: Deps) {}

  async list(toegang: Toegang): Promise<GedeeldeKinderen> {
    const rijen = await this.deps.koppelingen.list(toegang.adminId);
    return { items: await Promise.all(rijen.map((rij) => this.present(rij))) };
  }

  async find(toegang: Toegang, koppelingId: string): Promise<Thuisbeeld> {
    const rij = await this.deps.koppelingen.require(toegang.adminId, { koppelingId });
    const wie = wieVan(rij);
    const nu = this.deps.clock.now();
    const [tijd, doelen, geleerd] = await Promise.all([
      this.tijd(rij),
      this.deps.beeld.findDoelen(wie),
      this.deps.beeld.findGeleerd(wie, { vanaf: new Date(nu - GELEERD_DAGEN * DAG_MS), aantal: GELEERD_MAX }),
    ]);
    const bekend = doelen.flatMap((stand) => {
      const doel = this.deps.leerdoelen.get(stand.doel_id);
      return doel === undefined ? [] : [{ stand, doel }];
    });
    const bezig = bekend.filter(({ stand }) => genoeg(stand) && !BEREIKT.has(stand.stand));
    const tip = (bezig.find(({ stand }) => stand.stand === 'struikel') ?? bezig[0])?.doel;
    return {
      leerling: { id: rij.leerling_id, roepnaam: rij.roepnaam, dier: rij.dier },
      school: rij.school,
      soort: rij.soort,
      week: { minuten: minuten(tijd.week_ms), dagen: Math.min(WEEK_DAGEN, tijd.dagen) },
      maand: { minuten: minuten(tijd.maand_ms) },
      gaatGoed: bekend
        .filter(({ stand }) => BEREIKT.has(stand.stand))
        .slice(0, GOED_MAX)
        .map(({ doel }) => doel.kindnaam),
      bezigMet: bezig.slice(0, BEZIG_MAX).map(({ doel }) => doel.kindnaam),
      geleerd,
      ...(tip === undefined ? {} : { tip: { kindnaam: tip.kindnaam, regel: tip.regel } }),
      ...(rij.soort === 'rt'
        ? {
            doelen: bekend.map(({ stand, doel }) => cijfers(stand, doel)),
            fouten: await this.fouten(wie, new Date(nu - GELEERD_DAGEN * DAG_MS)),
          }
        : {}),
    };
  }

  private async fouten(wie: { adminId: string; leerlingId: string }, vanaf: Date): Promise<Schrijffout[]> {
    return (await this.deps.beeld.findMissers(wie, { vanaf, aantal: MISSERS_MAX })).flatMap((rij) =>
      schrijffout(rij, this.deps.leerdoelen),
    );
  }

  private tijd(rij: GedeeldRij) {
    const nu = this.deps.clock.now();
    return this.deps.beeld.findTijd(wieVan(rij), {
      maandag: maandagVan(nu),
      vanaf: new Date(nu - WEEK_DAGEN * DAG_MS),
    });
  }

  /** A closed home shows the name only. */
  private async present(rij: GedeeldRij): Promise<GedeeldKind> {
    const open = isOpen(rij);
    const wie = {
      koppelingId: rij.koppeling_id,
      leerlingId: rij.leerling_id,
      roepnaam: rij.roepnaam,
      dier: rij.dier,
      jaargroep: rij.jaargroep,
      soort: rij.soort,
      school: rij.school,
      open,
    };
    if (!open) return { ...wie, weekMinuten: 0 };
    const { week_ms: weekMs, laatst } = await this.tijd(rij);
    return {
      ...wie,
      weekMinuten: minuten(weekMs),
      ...(laatst === null ? {} : { laatstGeoefendOp: laatst.toISOString() }),
    };
  }
}

function schrijffout(rij: MisserRij, leerdoelen: ReadonlyMap<string, Leerdoel>): Schrijffout[] {
  const extra = antwoordExtraSchema.safeParse(rij.extra);
  if (!extra.success) return [];
  const { woord, ruw, focus } = extra.data;
  return [
    {
      id: rij.client_id,
      woord,
      ruw,
      datum: rij.op.toISOString(),
      doelNaam: leerdoelen.get(rij.doel_id)?.naam ?? rij.doel_id,
      ...(focus === undefined ? {} : { focus }),
    },
  ];
}

function cijfers(stand: DoelRij, doel: Leerdoel): NonNullable<Thuisbeeld['doelen']>[number] {
  return {
    naam: doel.naam,
    status: genoeg(stand) ? (stand.stand ?? 'bezig') : 'te_weinig',
    n: stand.n,
    ...(genoeg(stand) ? { pct: Math.round((100 * stand.goed) / stand.n) } : {}),
  };
}
