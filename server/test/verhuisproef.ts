import { pack } from '#engine/core/oefening/pack.ts';
import { createToestand, nieuwWoord } from '#engine/core/oefening/state.ts';
import type { Inzage } from '../features/verhuistokens/verhuistokens.contract.ts';
import type { ApiKit } from './api-kit.ts';
import { buildLeerling } from './bouw.ts';
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
    this.kit.klok.vooruit(16 * 60_000);
    this.van = await this.kit.token('beheer.een');
    this.naar = await this.kit.token('beheer.twee');
  }

  pad(adminId = this.kit.scholen.een.adminId): string {
    return `/api/admins/${adminId}/verhuistokens`;
  }

  /** Pupil with practice, coins, a setting of the own and a session. */
  async buildKind(): Promise<Kind & { token: string }> {
    const { een } = this.kit.scholen;
    const db = this.kit.server.database.knex;
    this.nr += 1;
    const naam = `reiziger${this.nr}`;
    const id = await buildLeerling(db, {
      adminId: een.adminId,
      naam,
      voornaam: `Reiziger ${this.nr}`,
      groepId: een.groepA,
      jaargroep: 4,
    });
    const ronde = await buildRonde(db, { adminId: een.adminId, leerlingId: id });
    const token = await this.kit.token(naam);
    await this.kit
      .als(token)
      .post('/api/antwoorden', {
        antwoorden: [
          buildAntwoord(ronde, { itemId: 'w-trein', ruw: 'trein', seq: 1, nr: 1 }),
          buildAntwoord(ronde, { itemId: 'w-geit', ruw: 'gijt', seq: 2, nr: 2 }),
        ],
      })
      .expect(200);
    const sleutel = { admin_id: een.adminId, leerling_id: id };
    await db('muntboekingen').insert({ ...sleutel, sleutel: 'proef', bedrag: 7, soort: 'proef' });
    await db('spel_niveaus').insert({ ...sleutel, spel: 'wortelboer', gespeeld: 3, sterren: 5 });
    await db('leerling_fouten').insert({ ...sleutel, standen: '[]', n: 0, seq: 0, client_id: id });
    const [basis] = await db('oefeninstellingen').where({ admin_id: een.adminId, id: een.instellingA });
    await db('oefeninstellingen').insert({
      ...basis,
      instelling: JSON.stringify(basis.instelling),
      id,
      scope: 'leerling',
      scope_id: id,
      naam: 'Eigen',
    });
    return { id, naam, token };
  }

  async maakToken(
    leerlingIds: string[],
    over: object = {},
  ): Promise<{ tokens: { leerlingId: string; token: string }[]; batchId: string }> {
    const { body } = await this.kit
      .als(this.van)
      .post(this.pad(), { leerlingIds, scope: VERHUISSCOPE, ...over })
      .expect(201);
    return body;
  }

  /** Code of a pupil who was made for it. */
  async nieuweCode(): Promise<string> {
    const { tokens } = await this.maakToken([(await this.buildKind()).id]);
    return tokens.map(({ token }) => token).join('');
  }

  async inzien(tokens: string[], wie = this.naar, adminId = this.kit.scholen.twee.adminId): Promise<Inzage[]> {
    const { body } = await this.kit
      .als(wie)
      .post(`${this.pad(adminId)}/inzien`, { tokens })
      .expect(200);
    return body.items;
  }

  lees(token: string, over: object = {}) {
    const { twee } = this.kit.scholen;
    return this.kit
      .als(this.naar)
      .post(`${this.pad(twee.adminId)}/inlezen`, { regels: [{ token, groepId: twee.groepA, ...over }] });
  }

  /** What was learned from answers that are no longer kept. */
  async bewaarBasis(
    wie: { adminId: string; id: string },
    basis: { antwoorden: number; theta: number; schaal: number; woord: number; dag: number },
  ): Promise<void> {
    const { antwoorden, theta, schaal, woord, dag } = basis;
    const toestand = pack({
      ...createToestand(4, 1),
      n: antwoorden,
      theta,
      dag,
      woorden: new Map([[woord, { ...nieuwWoord(), S: 3, D: 4, dag, reps: 1 }]]),
    });
    await this.kit.server.database.knex('leerling_toestand_basis').insert({
      admin_id: wie.adminId,
      leerling_id: wie.id,
      toestand: Buffer.from(toestand),
      schaal,
      antwoorden,
      tot: new Date(dag * 86_400_000),
    });
  }

  /** Rows of a pupil in a table. */
  async tel(tabel: string, adminId: string, leerlingId: string): Promise<number> {
    const [rij] = await this.kit.server.database
      .knex(tabel)
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .count('* as n');
    return Number(rij?.n);
  }
}
