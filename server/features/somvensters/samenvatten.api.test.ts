import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dagVan } from '../../platform/tijd/klok.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAntwoord, buildRonde, type TestRonde } from '../../test/ronde.ts';
import { ANTWOORDEN_MAANDEN } from './samenvatten.service.ts';

let kit: ApiKit;
let ronde: TestRonde;
let seq = 0;
const DAG = 86_400_000;
const db = () => kit.server.database.knex;
const wie = () => ({ admin_id: kit.scholen.een.adminId, leerling_id: kit.scholen.een.leerling });
const tel = async (tabel: string) => Number((await db()(tabel).where(wie()).count('* as n'))[0]?.['n']);
const toestand = () => db()('leerling_toestand').where(wie()).first('n', 'seq', 'toestand');

async function schrijf(woorden: readonly [string, string][], over: { seq?: number } = {}): Promise<void> {
  const antwoorden = woorden.map(([woord, ruw]) => {
    seq += 1;
    return buildAntwoord(ronde, { itemId: `w-${woord}`, ruw, nr: seq, seq: over.seq ?? seq });
  });
  await kit
    .als(await kit.token('zoé.een'))
    .post('/api/antwoorden', { antwoorden })
    .expect(200);
}
/** Folds the log, as the end of a round does. */
async function vouw(): Promise<void> {
  const pad = `/api/leerlingen/${wie().leerling_id}/somvensters/${ronde.somvensterId}/taken/${ronde.taakId}/spelrondes/${ronde.rondeId}/afsluitingen`;
  await db()('spelrondes').where({ admin_id: wie().admin_id, id: ronde.rondeId }).update({ resultaat: null });
  await kit
    .als(await kit.token('zoé.een'))
    .post(pad, { seconden: 60, bonus: 0, gestopt: false })
    .expect(200);
}
const nacht = async () => {
  kit.klok.vooruit(DAG);
  await kit.server.samenvatten.run(dagVan(kit.klok.now()));
};
const maakOud = (dagen: number) =>
  db()('antwoorden')
    .where(wie())
    .update({ op: new Date(kit.klok.now() - dagen * DAG) });
const matrix = async () =>
  (
    await kit
      .als(await kit.token('docent.een'))
      .get(`/api/admins/${wie().admin_id}/groepen/${kit.scholen.een.groepA}/voortgang`)
      .expect(200)
  ).body;

beforeAll(async () => {
  kit = await startKit();
  ronde = await buildRonde(db(), { adminId: wie().admin_id, leerlingId: wie().leerling_id });
  await schrijf([
    ['trein', 'trijn'],
    ['klein', 'klein'],
    ['plein', 'plein'],
    ['geit', 'geit'],
    ['zeil', 'zijl'],
    ['trein', 'trein'],
  ]);
  await vouw();
});
afterAll(() => kit.stop());

describe('answers of more than thirteen months (P4)', () => {
  it('stay until then', async () => {
    await maakOud(ANTWOORDEN_MAANDEN * 30);
    await nacht();
    expect(await tel('antwoorden')).toBe(6);
    expect(await tel('leerling_toestand_basis')).toBe(0);
  });

  it('go, while progress, sums and what was learned stay as they were', async () => {
    const [graf, weken, voor] = [
      await matrix(),
      await db()('leerling_weken').where(wie()).orderBy('doel_id'),
      await toestand(),
    ];
    await maakOud(ANTWOORDEN_MAANDEN * 31 + 1);
    await nacht();
    expect(await tel('antwoorden')).toBe(0);
    expect(await matrix()).toEqual(graf);
    expect(await db()('leerling_weken').where(wie()).orderBy('doel_id')).toEqual(weken);
    const na = await toestand();
    expect(na.n).toBe(0);
    expect(na.toestand.equals(voor.toestand)).toBe(true);
    expect(await db()('leerling_toestand_basis').where(wie()).first('antwoorden')).toEqual({ antwoorden: 6 });
    const [regel] = await db()('audit').where({ admin_id: wie().admin_id, actie: 'privacy.opschonen:antwoorden' });
    expect(regel).toMatchObject({ rol: 'systeem', soort: 'aantal', doel_id: '6' });
  });

  it('are the base of what is learned next, also when an answer comes in late and all is learned again', async () => {
    await schrijf([['klein', 'klein']]);
    await vouw();
    const samen = await toestand();
    expect(samen.n).toBe(1);
    await db()('leerling_toestand').where(wie()).delete();
    await db()('leerling_toestand_blokken').where(wie()).delete();
    await schrijf([['geit', 'gijt']], { seq: 1 });
    await vouw();
    expect((await toestand()).n).toBe(2);
    await maakOud(ANTWOORDEN_MAANDEN * 31 + 1);
    await nacht();
    expect(await db()('leerling_toestand_basis').where(wie()).first('antwoorden')).toEqual({ antwoorden: 8 });
    expect(await tel('leerling_weken')).toBeGreaterThan(0);
  });

  it('of other leerlingen are left alone', async () => {
    expect(
      await db()('audit').where({ admin_id: kit.scholen.twee.adminId }).where('actie', 'like', 'privacy.opschonen:%'),
    ).toEqual([]);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});
