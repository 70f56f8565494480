import type { Clock } from '#engine/core/basis/clock.ts';
import type { SessionRepository } from '../../platform/auth/session.repository.ts';
import type { AuditEntry, AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Access } from '../../platform/http/route.ts';
import { nameKey } from '../../platform/taal/name.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { TokenTrace } from '../verhuistokens/token-trace.read.ts';
import {
  FOUND_MAX,
  type FoundLeerling,
  type LeerlingSearch,
  type LeerlingSearchResult,
} from './leerling-search.contract.ts';
import type { FoundRow, LeerlingSearchRepository } from './leerling-search.repository.ts';

interface Deps {
  search: LeerlingSearchRepository;
  tokens: TokenTrace;
  leerlingen: LeerlingenRead;
  sessions: SessionRepository;
  audit: AuditRepository;
  clock: Clock;
}
const SEARCHED = 'leerlingen.gezocht';
type Trace = Awaited<ReturnType<TokenTrace['find']>>;

const present = (row: FoundRow): FoundLeerling => ({
  id: row.id,
  adminId: row.admin_id,
  organisatie: row.organisatie,
  plaats: row.plaats,
  naam: row.naam,
  gebruikersnaam: row.gebruikersnaam,
  groep: row.groep,
  status: row.status,
  sessions: row.sessions,
});

/** A leerling by what somebody on the telephone can tell; whoever is shown stands with the reason in the log of its school. */
export class LeerlingSearchService {
  constructor(private readonly deps: Deps) {}

  async search(access: Access, vraag: LeerlingSearch): Promise<LeerlingSearchResult> {
    const trace = vraag.soort === 'token' ? await this.deps.tokens.find(vraag.zoek, this.deps.clock.now()) : undefined;
    const found = await this.find(vraag, trace);
    const shown = found.slice(0, FOUND_MAX);
    await this.writeDown({ ...access, reden: vraag.reden }, shown);
    return { items: shown.map(present), more: found.length > shown.length, token: await this.presentToken(trace) };
  }

  /** Signs out everywhere; the devices hear it at their next call. */
  async signOut(access: Access, leerlingId: string): Promise<{ aantal: number }> {
    const { adminId } = access;
    await this.deps.leerlingen.require(access, leerlingId);
    const now = new Date(this.deps.clock.now());
    const count = await this.deps.sessions.revokeAll({ adminId, gebruikerId: leerlingId }, now);
    await this.deps.audit.save(this.line(access, { adminId, doelId: leerlingId, actie: 'leerling.uitgelogd' }));
    return { aantal: count };
  }

  private async find(vraag: LeerlingSearch, trace: Trace): Promise<FoundRow[]> {
    const { search } = this.deps;
    if (vraag.soort === 'token') return trace === undefined ? [] : search.findById(trace.leerlingId);
    if (vraag.soort === 'id') return search.findById(vraag.zoek.toLowerCase());
    if (vraag.schoolcode === undefined || vraag.schoolcode === '') return search.findByName(nameKey(vraag.zoek));
    return search.findInSchool(await search.findSchools(vraag.schoolcode), nameKey(vraag.zoek));
  }

  private async presentToken(trace: Trace): Promise<LeerlingSearchResult['token']> {
    if (trace === undefined) return null;
    const organization = await this.deps.search.findAdminName(trace.adminId);
    return { status: trace.status, until: trace.until.toISOString(), organisatie: organization };
  }

  /** Also a search that finds nobody: it was asked, and by whom. */
  private writeDown(access: Access, shown: readonly FoundRow[]): Promise<void> {
    const own = this.line(access, { adminId: access.adminId, doelId: access.session.gebruikerId, actie: SEARCHED });
    const lines = shown.map((row) => this.line(access, { adminId: row.admin_id, doelId: row.id, actie: SEARCHED }));
    return this.deps.audit.saveAll(lines.length === 0 ? [own] : lines);
  }

  private line({ session, reden: why }: Access, part: Omit<AuditEntry, 'wie' | 'rol' | 'soort'>): AuditEntry {
    return { wie: session.gebruikerId, rol: session.rol, soort: 'leerling', reden: why, ...part };
  }
}
