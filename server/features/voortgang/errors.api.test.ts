import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAntwoord, buildRonde, type TestRonde } from '../../test/ronde.ts';
import type { MistakeKind } from './voortgang.contract.ts';

let kit: ApiKit;
let ronde: TestRonde;
let seq = 10;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;

beforeAll(async () => {
  kit = await startKit();
  ronde = await buildRonde(db(), { adminId: one().adminId, leerlingId: one().leerling });
});
afterAll(() => kit.stop());

async function write(pairs: readonly [woord: string, ruw: string][], over: object = {}): Promise<void> {
  const antwoorden = pairs.map(([woord, ruw]) => {
    seq += 1;
    return buildAntwoord(ronde, { itemId: `w-${woord}`, ruw, nr: seq, seq, ...over });
  });
  await kit
    .as(await kit.token('zoé.een'))
    .post('/api/antwoorden', { antwoorden })
    .expect(200);
}
async function kinds(doel = 'ei'): Promise<MistakeKind[]> {
  const { body } = await kit
    .as(await kit.token('docent.een'))
    .get(`/api/admins/${one().adminId}/leerlingen/${one().leerling}/antwoorden?doel=${doel}`)
    .expect(200);
  return body.fouten;
}

describe('errors per opportunity', () => {
  it('is empty before the first answer and says nothing below five', async () => {
    expect(await kinds()).toEqual([]);
    await write([
      ['trein', 'trijn'],
      ['klein', 'klein'],
      ['plein', 'plein'],
    ]);
    expect((await kinds())[0]).toEqual({ label: 'ei', naam: expect.any(String), n: 3, fouten: 1 });
  });

  it('counts every trouble spot, and a slip of the finger as what it is', async () => {
    await write([
      ['trein', 'treim'],
      ['geit', 'geit'],
      ['plein', 'pkein'],
    ]);
    const [ei, ...other] = await kinds();
    expect(ei).toMatchObject({ label: 'ei', n: 6, fouten: 1 });
    expect(ei?.deel?.van).toBeLessThan(ei?.deel?.pct ?? 0);
    expect(other.map((s) => s.label)).toEqual(expect.arrayContaining(['toets', 'klank']));
    expect(other.every((s) => s.fouten > 0 && s.deel !== undefined)).toBe(true);
    const row = await db()('leerling_fouten')
      .where({ admin_id: one().adminId, leerling_id: one().leerling })
      .first('standen', 'n');
    expect(row.n).toBe(6);
  });

  it('counts only what is new, and everything again when an answer comes in late', async () => {
    const before = await kinds();
    expect(await kinds()).toEqual(before);
    await write([['zeil', 'zijl']]);
    expect((await kinds())[0]).toMatchObject({ n: 7, fouten: 2 });
    seq += 1;
    const release = buildAntwoord(ronde, { itemId: 'w-geit', ruw: 'gijt', nr: seq, seq: 0 });
    await kit
      .as(await kit.token('zoé.een'))
      .post('/api/antwoorden', { antwoorden: [release] })
      .expect(200);
    const after = await kinds();
    expect(after[0]).toMatchObject({ n: 8, fouten: 3 });
    await db()('leerling_fouten').where({ admin_id: one().adminId, leerling_id: one().leerling }).delete();
    expect(await kinds()).toEqual(after);
  });

  it('asks every statement for its tenant', () => expect(kit.wacht.withoutTenant()).toEqual([]));
});
