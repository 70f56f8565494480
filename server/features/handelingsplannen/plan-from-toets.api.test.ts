import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/build.ts';
import { buildStumble } from '../../test/handelingsplan.ts';
import type { PlanProposal } from './handelingsplannen.contract.ts';

let kit: ApiKit;
let docent: ReturnType<ApiKit['as']>;
let nr = 0;
let kind = '';
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${one().adminId}`;

/** A leerling who stumbles over these goals in practice. */
async function newKind(stumbles: readonly string[]): Promise<string> {
  nr += 1;
  const id = await buildLeerling(db(), {
    adminId: one().adminId,
    naam: `zorg${nr}`,
    voornaam: `Kind${nr}`,
    groepId: one().groepA,
    jaargroep: 4,
  });
  for (const doel of stumbles) await buildStumble(db(), { adminId: one().adminId, id }, { doelId: doel });
  return id;
}

beforeAll(async () => {
  kit = await startKit();
  docent = kit.as(await kit.token('docent.een'));
});
beforeEach(async () => {
  kind = await newKind(['ei', 'au']);
});
afterAll(() => kit.stop());

describe('the draft from a toets of the own method', () => {
  const WORDS = [
    ['trein', 'ei'],
    ['klein', 'ei'],
    ['zing', 'ng'],
    ['pauw', 'au'],
    ['saus', 'au'],
  ] as const;
  /** A toets that was closed, with what each leerling wrote. */
  async function newToets(written: Readonly<Record<string, readonly string[]>>): Promise<string> {
    const id = v7();
    await db()('methodetoetsen').insert({
      admin_id: one().adminId,
      id,
      groep_id: one().groepA,
      titel: 'Blok 3',
      soort: 'controle',
      moment: 'na',
      venster_van: '2026-11-18T08:00:00Z',
      venster_tot: '2026-11-18T10:00:00Z',
      afspeelbeurten: 3,
      grens_pct: 80,
      goal_marks: JSON.stringify({ au: 50 }),
      status: 'nagekeken',
      woorden: JSON.stringify(
        WORDS.map(([woord, leerdoelId]) => ({ woord, zin: `Ik zie ${woord}.`, leerdoelId, overslaan: false })),
      ),
    });
    for (const [leerlingId, given] of Object.entries(written))
      await db()('toetsafnamen').insert({
        admin_id: one().adminId,
        methodetoets_id: id,
        leerling_id: leerlingId,
        status: given.length === 0 ? 'gemist' : 'beoordeeld',
        ingeleverd: given.length === 0 ? null : '2026-11-18T09:00:00Z',
        antwoorden: JSON.stringify(
          Object.fromEntries(given.map((ruw, index) => [String(index + 1), { ruw, beurten: 1 }])),
        ),
      });
    return id;
  }
  const propose = (leerlingId: string, query: string) =>
    docent.get(`${A()}/leerlingen/${leerlingId}/handelingsplanvoorstellen?${query}`);

  it('names the toets, goes for what stayed below its mark, and knows who else did', async () => {
    const mate = await newKind([]);
    const toets = await newToets({
      [kind]: ['trijn', 'klijn', 'zin', 'pauw', 'sous'],
      [mate]: ['trein', 'klein', 'zin', 'pauw', 'saus'],
    });
    const { body }: { body: PlanProposal } = await propose(kind, `toets=${toets}&doel=ng`).expect(200);
    expect(body.toets).toEqual({ titel: 'Blok 3' });
    // The goal it was asked for first; `au` reached its own mark of 50 %.
    expect(body.plan.goals.map(({ doelId, fromPct }) => [doelId, fromPct])).toEqual([
      ['ng', 0],
      ['ei', 40],
    ]);
    const [first] = body.plan.reason;
    expect(first).toMatchObject({ voorstel: true, source: 'uit de methodetoets' });
    expect(first?.tekst).toMatch(
      /^Bij de methodetoets ‘Blok 3’ van 18 november 2026 schreef Kind\d+ 1 van de 5 woorden goed\.$/,
    );
    const situation = body.plan.situation.map((one) => one.tekst).join(' ');
    expect(situation).toContain('in die toets ‘trijn’ voor ‘trein’ en ‘klijn’ voor ‘klein’');
    expect(situation).toContain('‘zin’ voor ‘zing’');
    expect(body.others.find(({ id }) => id === mate)?.same).toBe(1);
    expect(JSON.stringify(body.plan)).not.toMatch(/zorg\.|\{[a-z]/);
  });

  it('begins where the toets was when practice went well, and says so', async () => {
    await db()('leerling_doel_standen')
      .where({ admin_id: one().adminId, leerling_id: kind, doel_id: 'ei' })
      .update({ stand: 'beheerst', recent_right: 20 });
    const toets = await newToets({ [kind]: ['trijn', 'klein', 'zing', 'pauw', 'saus'] });
    const { plan }: PlanProposal = (await propose(kind, `toets=${toets}`).expect(200)).body;
    expect(plan.goals.map(({ doelId, fromPct, toPct }) => [doelId, fromPct, toPct])).toEqual([['ei', 50, 80]]);
    expect(plan.reason[1]?.tekst).toMatch(/ging ei-plaatwoord beter: van de laatste 20 woorden waren er 20/);
  });

  it('is not there for who did not take it, for a toets of somebody else, and without the tests in the licence', async () => {
    const toets = await newToets({ [kind]: [] });
    await propose(kind, `toets=${toets}`).expect(404);
    await propose(kind, `toets=${v7()}`).expect(404);
    const taken = await newToets({ [kind]: ['trein', 'klein', 'zing', 'pauw', 'saus'] });
    // Everything was reached: the goals are those of practice.
    expect((await propose(kind, `toets=${taken}`).expect(200)).body.plan.goals[0].doelId).toBe('au');
    const licentie = db()('licenties').where({ admin_id: one().adminId });
    await licentie.clone().update({ features: ['featureZorgtraject'] });
    await propose(kind, `toets=${taken}`).expect(404);
    await licentie.clone().update({ features: ['featureZorgtraject', 'testschool'] });
  });
});
