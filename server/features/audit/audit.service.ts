import { ROLES } from '#engine/core/domein/roles.ts';
import type { Access } from '../../platform/http/route.ts';
import { beginOfDate } from '../../platform/time/clock.ts';
import { AUDIT_ACTIONS, type AuditList, type AuditQuery, type AuditLine, type AuditKind } from './audit.contract.ts';
import type { AuditListRepository, AuditRow } from './audit-list.repository.ts';

const WHO_ROLES = [...ROLES, 'systeem', 'zelf'] as const;
const COUNTED: ReadonlySet<string> = new Set(['aantal', 'leerlingen']);
const KIND_OF: ReadonlyMap<string, AuditKind> = new Map(Object.entries(AUDIT_ACTIONS));
const isOffice = (role: string): boolean => role === 'office' || role === 'superadmin';

/** What happened in a tenant, for its own managers. */
export class AuditService {
  constructor(private readonly repository: AuditListRepository) {}

  async list({ adminId }: Access, query: AuditQuery): Promise<AuditList> {
    const { rijen: rows, totaal: total } = await this.repository.findPage({
      adminId,
      van: query.van === undefined ? null : beginOfDate(query.van),
      tot: query.tot === undefined ? null : beginOfDate(query.tot, 1),
      deel: { van: (query.pagina - 1) * query.grootte, aantal: query.grootte },
      actions:
        query.actie === undefined || query.actie === 'kantoor'
          ? null
          : [...KIND_OF].flatMap(([action, kind]) => (kind === query.actie ? [action] : [])),
      kantoor: query.actie === 'kantoor',
    });
    return { items: rows.map(present), totaal: total, pagina: query.pagina, grootte: query.grootte };
  }
}

/** Fields that have a value. */
function filled<T extends Record<string, string | undefined>>(fields: T): { [K in keyof T]?: string } {
  const out: { [K in keyof T]?: string } = {};
  for (const name in fields) if (fields[name] !== undefined && fields[name] !== '') out[name] = fields[name];
  return out;
}

function present(row: AuditRow): AuditLine {
  const [action = '', ...parts] = row.actie.split(':');
  const count = COUNTED.has(row.soort) ? Number(row.doel_id) : Number.NaN;
  return {
    id: row.id,
    op: row.op.toISOString(),
    actie: action,
    soort: KIND_OF.get(action) ?? (isOffice(row.rol) ? 'kantoor' : 'gegevens'),
    wie: {
      rol: WHO_ROLES.find((role) => role === row.rol) ?? 'systeem',
      ...filled({ naam: row.wie_naam ?? undefined }),
    },
    ...filled({ deel: parts.join(':'), doel: row.doel_naam ?? undefined, reden: row.reden ?? undefined }),
    ...(Number.isInteger(count) ? { aantal: count } : {}),
  };
}
