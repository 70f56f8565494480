import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAntwoord, buildRonde, type TestRonde } from '../../test/ronde.ts';
import type { Foutsoort } from './voortgang.contract.ts';

let kit: ApiKit;
let ronde: TestRonde;
let seq = 10;
const een = () => kit.scholen.een;
const db = () => kit.server.database.knex;

beforeAll(async () => {
  kit = await startKit();
  ronde = await buildRonde(db(), { adminId: een().adminId, leerlingId: een().leerling });
});
afterAll(() => kit.stop());

async function schrijf(paren: readonly [woord: string, ruw: string][], over: object = {}): Promise<void> {
  const antwoorden = paren.map(([woord, ruw]) => {
    seq += 1;
    return buildAntwoord(ronde, { itemId: `w-${woord}`, ruw, nr: seq, seq, ...over });
  });
  await kit
    .als(await kit.token('zoé.een'))
    .post('/api/antwoorden', { antwoorden })
    .expect(200);
}
async function soorten(doel = 'ei'): Promise<Foutsoort[]> {
  const { body } = await kit
    .als(await kit.token('docent.een'))
    .get(`/api/admins/${een().adminId}/leerlingen/${een().leerling}/antwoorden?doel=${doel}`)
    .expect(200);
  return body.fouten;
}

describe('errors per opportunity', () => {
  it('is empty before the first answer and says nothing below five', async () => {
    expect(await soorten()).toEqual([]);
    await schrijf([
      ['trein', 'trijn'],
      ['klein', 'klein'],
      ['plein', 'plein'],
    ]);
    expect((await soorten())[0]).toEqual({ label: 'ei', naam: expect.any(String), n: 3, fouten: 1 });
  });

  it('counts every trouble spot, and a slip of the finger as what it is', async () => {
    await schrijf([
      ['trein', 'treim'],
      ['geit', 'geit'],
      ['plein', 'pkein'],
    ]);
    const [ei, ...ander] = await soorten();
    expect(ei).toMatchObject({ label: 'ei', n: 6, fouten: 1 });
    expect(ei?.deel?.van).toBeLessThan(ei?.deel?.pct ?? 0);
    expect(ander.map((s) => s.label)).toEqual(expect.arrayContaining(['toets', 'klank']));
    expect(ander.every((s) => s.fouten > 0 && s.deel !== undefined)).toBe(true);
    const rij = await db()('leerling_fouten')
      .where({ admin_id: een().adminId, leerling_id: een().leerling })
      .first('standen', 'n');
    expect(rij.n).toBe(6);
  });

  it('counts only what is new, and everything again when an answer comes in late', async () => {
    const voor = await soorten();
    expect(await soorten()).toEqual(voor);
    await schrijf([['zeil', 'zijl']]);
    expect((await soorten())[0]).toMatchObject({ n: 7, fouten: 2 });
    seq += 1;
    const laat = buildAntwoord(ronde, { itemId: 'w-geit', ruw: 'gijt', nr: seq, seq: 0 });
    await kit
      .als(await kit.token('zoé.een'))
      .post('/api/antwoorden', { antwoorden: [laat] })
      .expect(200);
    const na = await soorten();
    expect(na[0]).toMatchObject({ n: 8, fouten: 3 });
    await db()('leerling_fouten').where({ admin_id: een().adminId, leerling_id: een().leerling }).delete();
    expect(await soorten()).toEqual(na);
  });

  it('asks every statement for its tenant', () => expect(kit.wacht.zonderTenant()).toEqual([]));
});
