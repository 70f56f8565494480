import { ROLLEN } from '#engine/core/domein/rollen.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { datumVanDag, dagVan, middernacht } from '../../platform/tijd/klok.ts';
import { AUDITACTIES, type Auditlijst, type AuditQuery, type Auditregel, type Auditsoort } from './audit.contract.ts';
import type { AuditlijstRepository, AuditRij } from './auditlijst.repository.ts';

const WIE_ROLLEN = [...ROLLEN, 'systeem', 'zelf'] as const;
const TELT: ReadonlySet<string> = new Set(['aantal', 'leerlingen']);
const SOORT_VAN: ReadonlyMap<string, Auditsoort> = new Map(Object.entries(AUDITACTIES));
const isKantoor = (rol: string): boolean => rol === 'office' || rol === 'superadmin';
const begin = (datum: string): Date => middernacht(Date.parse(`${datum}T12:00:00Z`));
const dagErna = (datum: string): string => datumVanDag(dagVan(Date.parse(`${datum}T12:00:00Z`)) + 1);

/** What happened in a tenant, for its own managers. */
export class AuditService {
  constructor(private readonly repository: AuditlijstRepository) {}

  async list({ adminId }: Toegang, query: AuditQuery): Promise<Auditlijst> {
    const { rijen, totaal } = await this.repository.findPagina({
      adminId,
      van: query.van === undefined ? null : begin(query.van),
      tot: query.tot === undefined ? null : begin(dagErna(query.tot)),
      deel: { van: (query.pagina - 1) * query.grootte, aantal: query.grootte },
      acties:
        query.actie === undefined || query.actie === 'kantoor'
          ? null
          : [...SOORT_VAN].flatMap(([actie, soort]) => (soort === query.actie ? [actie] : [])),
      kantoor: query.actie === 'kantoor',
    });
    return { items: rijen.map(present), totaal, pagina: query.pagina, grootte: query.grootte };
  }
}

/** Fields that have a value. */
function gevuld<T extends Record<string, string | undefined>>(velden: T): { [K in keyof T]?: string } {
  const uit: { [K in keyof T]?: string } = {};
  for (const naam in velden) if (velden[naam] !== undefined && velden[naam] !== '') uit[naam] = velden[naam];
  return uit;
}

function present(rij: AuditRij): Auditregel {
  const [actie = '', ...delen] = rij.actie.split(':');
  const aantal = TELT.has(rij.soort) ? Number(rij.doel_id) : Number.NaN;
  return {
    id: rij.id,
    op: rij.op.toISOString(),
    actie,
    soort: SOORT_VAN.get(actie) ?? (isKantoor(rij.rol) ? 'kantoor' : 'gegevens'),
    wie: {
      rol: WIE_ROLLEN.find((rol) => rol === rij.rol) ?? 'systeem',
      ...gevuld({ naam: rij.wie_naam ?? undefined }),
    },
    ...gevuld({ deel: delen.join(':'), doel: rij.doel_naam ?? undefined, reden: rij.reden ?? undefined }),
    ...(Number.isInteger(aantal) ? { aantal } : {}),
  };
}
