import type { ApiKit } from './api-kit.ts';
import { buildAdmin, buildGebruiker, buildLeerling } from './build.ts';

/** The first school and a home of its own per test, with the ways to link a pupil of the one to the other. */
export class Koppelproef {
  /** Token of who runs the school. */
  school = '';
  /** Token of the parent. */
  ouder = '';
  /** Tenant of the home. */
  thuis = '';
  /** Number of what was built last, as it stands in its name. */
  nr = 0;
  private readonly kit: ApiKit;

  constructor(kit: ApiKit) {
    this.kit = kit;
  }

  /** A quarter of an hour later, with a new home. */
  async begin(): Promise<void> {
    this.kit.klok.ahead(16 * 60_000);
    this.school = await this.kit.token('beheer.een');
    ({ adminId: this.thuis, token: this.ouder } = await this.buildHome());
  }

  pad(leerlingId: string, adminId = this.kit.scholen.een.adminId): string {
    return `/api/admins/${adminId}/leerlingen/${leerlingId}`;
  }

  connectPath(adminId: string): string {
    return `/api/admins/${adminId}/thuiskoppelingen`;
  }

  /** Pupil of the first school. */
  buildKind(name?: string): Promise<string> {
    const { een: one } = this.kit.scholen;
    this.nr += 1;
    return buildLeerling(this.kit.server.database.knex, {
      adminId: one.adminId,
      naam: name ?? `kind${this.nr}`,
      voornaam: `Kind ${this.nr}`,
      groepId: one.groepA,
      jaargroep: 4,
    });
  }

  /** Home with a parent; answers the token. */
  async buildHome(places = 4): Promise<{ adminId: string; token: string }> {
    this.nr += 1;
    const { nr } = this;
    const db = this.kit.server.database.knex;
    const adminId = await buildAdmin(db, {
      soort: 'thuis',
      naam: `Familie ${nr}`,
      code: `THUIS${nr}`,
      plaatsen: places,
    });
    await buildGebruiker(db, { adminId, role: 'thuisadmin', naam: `ouder${nr}`, voornaam: 'Olga' });
    return { adminId, token: await this.kit.token(`ouder${nr}`) };
  }

  giveToestemming(leerlingId: string, kind = 'thuis_delen') {
    return this.kit
      .as(this.school)
      .post(`${this.pad(leerlingId)}/toestemmingen`, { soort: kind, gegevenDoor: 'Nadia Postma', op: '2026-09-01' })
      .expect(201);
  }

  async createCode(leerlingId: string, kind = 'thuis'): Promise<string> {
    const { body } = await this.kit
      .as(this.school)
      .post(`${this.pad(leerlingId)}/thuiscodes`, { soort: kind })
      .expect(201);
    return body.code;
  }

  async childWithCode(kind: 'thuis' | 'rt' = 'thuis'): Promise<{ id: string; code: string }> {
    const id = await this.buildKind();
    await this.giveToestemming(id, kind === 'thuis' ? 'thuis_delen' : 'rt_delen');
    return { id, code: await this.createCode(id, kind) };
  }

  koppel(thuiscode: string, who = { token: this.ouder, adminId: this.thuis }) {
    return this.kit.as(who.token).post(this.connectPath(who.adminId), { thuiscode });
  }

  /** Links and codes as the school sees them. */
  async delen(leerlingId: string) {
    const { body } = await this.kit
      .as(this.school)
      .get(`${this.pad(leerlingId)}/thuiskoppelingen`)
      .expect(200);
    return body;
  }
}
