import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAntwoord, buildRonde, type TestRonde } from '../../test/ronde.ts';
import { ANTWOORDEN_MONTHS } from './summarize.service.ts';

let kit: ApiKit;
let ronde: TestRonde;
let seq = 0;
const DAY = 86_400_000;
const db = () => kit.server.database.knex;
const who = () => ({ admin_id: kit.scholen.een.adminId, leerling_id: kit.scholen.een.leerling });
const countUp = async (table: string) => Number((await db()(table).where(who()).count('* as n'))[0]?.['n']);
const state = () => db()('leerling_toestand').where(who()).first('n', 'seq', 'toestand');

async function write(woorden: readonly [string, string][], over: { seq?: number } = {}): Promise<void> {
  const antwoorden = woorden.map(([woord, ruw]) => {
    seq += 1;
    return buildAntwoord(ronde, { itemId: `w-${woord}`, ruw, nr: seq, seq: over.seq ?? seq });
  });
  await kit
    .as(await kit.token('zoé.een'))
    .post('/api/antwoorden', { antwoorden })
    .expect(200);
}
/** Folds the log, as the end of a round does. */
async function fold(): Promise<void> {
  const path = `/api/leerlingen/${who().leerling_id}/somvensters/${ronde.somvensterId}/taken/${ronde.taakId}/spelrondes/${ronde.rondeId}/afsluitingen`;
  await db()('spelrondes').where({ admin_id: who().admin_id, id: ronde.rondeId }).update({ resultaat: null });
  await kit
    .as(await kit.token('zoé.een'))
    .post(path, { seconden: 60, bonus: 0, gestopt: false })
    .expect(200);
}
const night = async () => {
  kit.klok.ahead(DAY);
  await kit.night('privacy.antwoorden');
};
const makeOld = (days: number) =>
  db()('antwoorden')
    .where(who())
    .update({ op: new Date(kit.klok.now() - days * DAY) });
const matrix = async () =>
  (
    await kit
      .as(await kit.token('docent.een'))
      .get(`/api/admins/${who().admin_id}/groepen/${kit.scholen.een.groepA}/voortgang`)
      .expect(200)
  ).body;

beforeAll(async () => {
  kit = await startKit();
  ronde = await buildRonde(db(), { adminId: who().admin_id, leerlingId: who().leerling_id });
  await write([
    ['trein', 'trijn'],
    ['klein', 'klein'],
    ['plein', 'plein'],
    ['geit', 'geit'],
    ['zeil', 'zijl'],
    ['trein', 'trein'],
  ]);
  await fold();
});
afterAll(() => kit.stop());

describe('answers of more than thirteen months (P4)', () => {
  it('stay until then', async () => {
    await makeOld(ANTWOORDEN_MONTHS * 30);
    await night();
    expect(await countUp('antwoorden')).toBe(6);
    expect(await countUp('leerling_toestand_basis')).toBe(0);
  });

  it('go, while progress, sums and what was learned stay as they were', async () => {
    const [graph, weeks, before] = [
      await matrix(),
      await db()('leerling_weken').where(who()).orderBy('doel_id'),
      await state(),
    ];
    await makeOld(ANTWOORDEN_MONTHS * 31 + 1);
    await night();
    expect(await countUp('antwoorden')).toBe(0);
    expect(await matrix()).toEqual(graph);
    expect(await db()('leerling_weken').where(who()).orderBy('doel_id')).toEqual(weeks);
    const after = await state();
    expect(after.n).toBe(0);
    expect(after.toestand.equals(before.toestand)).toBe(true);
    expect(await db()('leerling_toestand_basis').where(who()).first('antwoorden')).toEqual({ antwoorden: 6 });
    const [rule] = await db()('audit').where({ admin_id: who().admin_id, actie: 'privacy.opschonen:antwoorden' });
    expect(rule).toMatchObject({ rol: 'systeem', soort: 'aantal', doel_id: '6' });
  });

  it('are the base of what is learned next, also when an answer comes in late and all is learned again', async () => {
    await write([['klein', 'klein']]);
    await fold();
    const together = await state();
    expect(together.n).toBe(1);
    await db()('leerling_toestand').where(who()).delete();
    await db()('leerling_toestand_blokken').where(who()).delete();
    await write([['geit', 'gijt']], { seq: 1 });
    await fold();
    expect((await state()).n).toBe(2);
    await makeOld(ANTWOORDEN_MONTHS * 31 + 1);
    await night();
    expect(await db()('leerling_toestand_basis').where(who()).first('antwoorden')).toEqual({ antwoorden: 8 });
    expect(await countUp('leerling_weken')).toBeGreaterThan(0);
  });

  it('of other leerlingen are left alone', async () => {
    expect(
      await db()('audit').where({ admin_id: kit.scholen.twee.adminId }).where('actie', 'like', 'privacy.opschonen:%'),
    ).toEqual([]);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
