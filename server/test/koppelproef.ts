import type { ApiKit } from './api-kit.ts';
import { buildAdmin, buildGebruiker, buildLeerling } from './bouw.ts';

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
    this.kit.klok.vooruit(16 * 60_000);
    this.school = await this.kit.token('beheer.een');
    ({ adminId: this.thuis, token: this.ouder } = await this.buildThuis());
  }

  pad(leerlingId: string, adminId = this.kit.scholen.een.adminId): string {
    return `/api/admins/${adminId}/leerlingen/${leerlingId}`;
  }

  koppelPad(adminId: string): string {
    return `/api/admins/${adminId}/thuiskoppelingen`;
  }

  /** Pupil of the first school. */
  buildKind(naam?: string): Promise<string> {
    const { een } = this.kit.scholen;
    this.nr += 1;
    return buildLeerling(this.kit.server.database.knex, {
      adminId: een.adminId,
      naam: naam ?? `kind${this.nr}`,
      voornaam: `Kind ${this.nr}`,
      groepId: een.groepA,
      jaargroep: 4,
    });
  }

  /** Home with a parent; answers the token. */
  async buildThuis(plaatsen = 4): Promise<{ adminId: string; token: string }> {
    this.nr += 1;
    const { nr } = this;
    const db = this.kit.server.database.knex;
    const adminId = await buildAdmin(db, { soort: 'thuis', naam: `Familie ${nr}`, code: `THUIS${nr}`, plaatsen });
    await buildGebruiker(db, { adminId, role: 'thuisadmin', naam: `ouder${nr}`, voornaam: 'Olga' });
    return { adminId, token: await this.kit.token(`ouder${nr}`) };
  }

  geefToestemming(leerlingId: string, soort = 'thuis_delen') {
    return this.kit
      .als(this.school)
      .post(`${this.pad(leerlingId)}/toestemmingen`, { soort, gegevenDoor: 'Nadia Postma', op: '2026-09-01' })
      .expect(201);
  }

  async maakCode(leerlingId: string, soort = 'thuis'): Promise<string> {
    const { body } = await this.kit
      .als(this.school)
      .post(`${this.pad(leerlingId)}/thuiscodes`, { soort })
      .expect(201);
    return body.code;
  }

  async kindMetCode(soort: 'thuis' | 'rt' = 'thuis'): Promise<{ id: string; code: string }> {
    const id = await this.buildKind();
    await this.geefToestemming(id, soort === 'thuis' ? 'thuis_delen' : 'rt_delen');
    return { id, code: await this.maakCode(id, soort) };
  }

  koppel(thuiscode: string, wie = { token: this.ouder, adminId: this.thuis }) {
    return this.kit.als(wie.token).post(this.koppelPad(wie.adminId), { thuiscode });
  }

  /** Links and codes as the school sees them. */
  async delen(leerlingId: string) {
    const { body } = await this.kit
      .als(this.school)
      .get(`${this.pad(leerlingId)}/thuiskoppelingen`)
      .expect(200);
    return body;
  }
}
