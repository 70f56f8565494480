import { pack } from '#engine/core/oefening/select/pack.ts';
import { createPracticeState, newWoord } from '#engine/core/oefening/model/state.ts';
import type { Inzage } from '../features/verhuistokens/verhuistokens.contract.ts';
import type { ApiKit } from './api-kit.ts';
import { buildLeerling } from './build.ts';
import { buildAntwoord, buildRonde } from './ronde.ts';

interface Kind {
  id: string;
  naam: string;
}

/** What goes along unless a test says otherwise. */
export const VERHUISSCOPE = { voortgang: true, beloningen: true, instellingen: true, zorg: false };

/** Pupils who move from the first school to the second. */
export class Verhuisproef {
  /** Token of who runs the old school. */
  van = '';
  /** Token of who runs the new school. */
  naar = '';
  /** Number of the pupil built last, as it stands in the name. */
  nr = 0;
  private readonly kit: ApiKit;

  constructor(kit: ApiKit) {
    this.kit = kit;
  }

  /** A quarter of an hour later, both signed in. */
  async begin(): Promise<void> {
    this.kit.klok.ahead(16 * 60_000);
    this.van = await this.kit.token('beheer.een');
    this.naar = await this.kit.token('beheer.twee');
  }

  pad(adminId = this.kit.scholen.een.adminId): string {
    return `/api/admins/${adminId}/verhuistokens`;
  }

  /** Pupil with practice, coins, a setting of the own and a session. */
  async buildKind(): Promise<Kind & { token: string }> {
    const { een: one } = this.kit.scholen;
    const db = this.kit.server.database.knex;
    this.nr += 1;
    const name = `reiziger${this.nr}`;
    const id = await buildLeerling(db, {
      adminId: one.adminId,
      naam: name,
      voornaam: `Reiziger ${this.nr}`,
      groepId: one.groepA,
      jaargroep: 4,
    });
    const ronde = await buildRonde(db, { adminId: one.adminId, leerlingId: id });
    const token = await this.kit.token(name);
    await this.kit
      .as(token)
      .post('/api/antwoorden', {
        antwoorden: [
          buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein', seq: 1, nr: 1 }),
          buildAntwoord(ronde, { itemId: 'w-geit', ruw: 'gijt', seq: 2, nr: 2 }),
        ],
      })
      .expect(200);
    const key = { admin_id: one.adminId, leerling_id: id };
    await db('muntboekingen').insert({ ...key, sleutel: 'proef', bedrag: 7, soort: 'proef' });
    await db('spel_niveaus').insert({ ...key, spel: 'wortelboer', gespeeld: 3, sterren: 5 });
    await db('leerling_fouten').insert({ ...key, standen: '[]', n: 0, seq: 0, client_id: id });
    const [base] = await db('oefeninstellingen').where({ admin_id: one.adminId, id: one.settingA });
    await db('oefeninstellingen').insert({
      ...base,
      instelling: JSON.stringify(base.instelling),
      id,
      scope: 'leerling',
      scope_id: id,
      naam: 'Eigen',
    });
    return { id, naam: name, token };
  }

  async createToken(
    leerlingIds: string[],
    over: object = {},
  ): Promise<{ tokens: { leerlingId: string; token: string }[]; batchId: string }> {
    const { body } = await this.kit
      .as(this.van)
      .post(this.pad(), { leerlingIds, scope: VERHUISSCOPE, ...over })
      .expect(201);
    return body;
  }

  /** Code of a pupil who was made for it. */
  async newCode(): Promise<string> {
    const { tokens } = await this.createToken([(await this.buildKind()).id]);
    return tokens.map(({ token }) => token).join('');
  }

  async inspect(tokens: string[], who = this.naar, adminId = this.kit.scholen.twee.adminId): Promise<Inzage[]> {
    const { body } = await this.kit
      .as(who)
      .post(`${this.pad(adminId)}/inzien`, { tokens })
      .expect(200);
    return body.items;
  }

  read(token: string, over: object = {}) {
    const { twee: two } = this.kit.scholen;
    return this.kit
      .as(this.naar)
      .post(`${this.pad(two.adminId)}/inlezen`, { regels: [{ token, groepId: two.groepA, ...over }] });
  }

  /** What was learned from answers that are no longer kept. */
  async saveBase(
    who: { adminId: string; id: string },
    base: { antwoorden: number; theta: number; schaal: number; woord: number; dag: number },
  ): Promise<void> {
    const { antwoorden, theta, schaal: scale, woord, dag: day } = base;
    const state = pack({
      ...createPracticeState(4, 1),
      n: antwoorden,
      theta,
      dag: day,
      woorden: new Map([[woord, { ...newWoord(), S: 3, D: 4, dag: day, reps: 1 }]]),
    });
    await this.kit.server.database.knex('leerling_toestand_basis').insert({
      admin_id: who.adminId,
      leerling_id: who.id,
      toestand: Buffer.from(state),
      schaal: scale,
      antwoorden,
      tot: new Date(day * 86_400_000),
    });
  }

  /** Rows of a pupil in a table. */
  async countUp(table: string, adminId: string, leerlingId: string): Promise<number> {
    const [row] = await this.kit.server.database
      .knex(table)
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .count('* as n');
    return Number(row?.n);
  }
}
