import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BLOCK_WOORDEN, createBlockLayout, fromBlocks } from '#engine/core/oefening/select/blocks.ts';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import { unpack, WOORD_BYTES } from '#engine/core/oefening/select/pack.ts';
import { loadContent, type Content } from '../../platform/content/content.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAntwoord, buildRonde, type TestRonde } from '../../test/ronde.ts';
import { StateRepository } from './state.repository.ts';
import { updateState } from './state.service.ts';

let kit: ApiKit;
let content: Content;
let ronde: TestRonde;
let seq = 0;
const db = () => kit.server.database.knex;
const key = () => ({ admin_id: kit.scholen.een.adminId, leerling_id: kit.scholen.een.leerling });
const who = () => ({ id: key().leerling_id, adminId: key().admin_id, jaargroep: 4, startniveau: null });
const repository = () => new StateRepository(db(), createBlockLayout(content.model));
const updateMesh = (save = true) => updateState(repository(), who(), { content, instelling: defaultSetting(4), save });

async function antwoord(itemIds: readonly string[]): Promise<void> {
  const ik = kit.as(await kit.token('zoé.een'));
  for (let i = 0; i < itemIds.length; i += 15) {
    const antwoorden = itemIds.slice(i, i + 15).map((itemId) => {
      seq += 1;
      return buildAntwoord(ronde, { itemId, ruw: 'x', nr: seq % 200, seq });
    });
    await ik.post('/api/antwoorden', { antwoorden }).expect(200);
  }
}

beforeAll(async () => {
  kit = await startKit();
  content = loadContent('assets/content');
  ronde = await buildRonde(db(), { adminId: key().admin_id, leerlingId: key().leerling_id });
});
beforeEach(async () => {
  await db()('leerling_toestand').where(key()).delete();
  await db()('leerling_toestand_blokken').where(key()).delete();
});
afterAll(() => kit.stop());

const woorden = (n: number, doel = 'ei'): string[] =>
  (content.perDoel.get(doel) ?? [])
    .filter((item) => isWoord(item) && item.hoofd === doel)
    .slice(0, n)
    .map((item) => item.id);
const ei = (): string[] => woorden(30);
const ij = (): string[] => woorden(12, 'ij');

describe('practice state in blocks', () => {
  it('is cut up when saved and read back as it was', async () => {
    await antwoord([...ei(), ...ij()]);
    const { folded } = await updateMesh();
    const rows = await db()('leerling_toestand_blokken').where(key()).select('blok', 'rijen');
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(rows.reduce((sum, r) => sum + r.rijen.length, 0) / WOORD_BYTES).toBe(new Set([...ei(), ...ij()]).size);
    for (const row of rows) expect(row.rijen.length).toBeLessThanOrEqual(BLOCK_WOORDEN * WOORD_BYTES);
    const header = await db()('leerling_toestand').where(key()).first('toestand');
    expect(header.toestand.length).toBeLessThan(1024);
    const saved = await repository().find(key().admin_id, key().leerling_id);
    expect(saved).toEqual({ ...folded, schaal: 0 });
  });

  it('writes only the blocks of the words that were practised', async () => {
    await updateMesh();
    const tid = async (): Promise<Map<number, string>> => {
      const rows = await db()('leerling_toestand_blokken').where(key()).select('blok', db().raw('xmin::text AS x'));
      return new Map(rows.map((r) => [r.blok, r.x]));
    };
    const before = await tid();
    await antwoord(ij().slice(0, 3));
    await updateMesh();
    const after = await tid();
    expect(before.size).toBeGreaterThanOrEqual(2);
    expect([...after].filter(([block, x]) => before.get(block) !== x)).toHaveLength(1);
  });

  it('takes over a state that was stored whole', async () => {
    const { folded } = await updateMesh(false);
    await db()('leerling_toestand').insert({
      ...key(),
      toestand: Buffer.from(folded.toestand),
      n: folded.n,
      seq: folded.seq,
      client_id: folded.clientId,
    });
    expect(await repository().find(key().admin_id, key().leerling_id)).toEqual({ ...folded, schaal: 0 });
    await antwoord(ij().slice(3, 5));
    const { folded: newOne } = await updateMesh();
    expect(newOne.n).toBe(folded.n + 2);
    expect(await repository().find(key().admin_id, key().leerling_id)).toEqual({ ...newOne, schaal: 0 });
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'a lost block',
      () =>
        db()('leerling_toestand_blokken')
          .where(key())
          .whereIn('blok', db()('leerling_toestand_blokken').where(key()).min('blok'))
          .delete(),
    ],
    [
      'a broken byte',
      () =>
        db().raw(
          `UPDATE leerling_toestand SET toestand = set_byte(toestand, 9, (get_byte(toestand, 9) + 1) % 256) WHERE admin_id = ? AND leerling_id = ?`,
          [key().admin_id, key().leerling_id],
        ),
    ],
    [
      'an unknown version',
      () =>
        db().raw(
          `UPDATE leerling_toestand SET toestand = set_byte(toestand, 0, 250) WHERE admin_id = ? AND leerling_id = ?`,
          [key().admin_id, key().leerling_id],
        ),
    ],
    [
      'an empty state',
      () =>
        db()('leerling_toestand')
          .where(key())
          .update({ toestand: Buffer.alloc(0) }),
    ],
  ])('learns everything again from the log after %s', async (_, createPiece) => {
    const { folded } = await updateMesh();
    await createPiece();
    const piece = await repository().find(key().admin_id, key().leerling_id);
    expect(unpack(piece?.toestand ?? new Uint8Array()).ok).toBe(false);
    const { folded: whole } = await updateMesh();
    expect(whole).toEqual(folded);
    const row = await db()('leerling_toestand').where(key()).first('toestand');
    const blocks = await db()('leerling_toestand_blokken').where(key()).select('rijen');
    expect(unpack(fromBlocks(row.toestand, Buffer.concat(blocks.map((b) => b.rijen)))).ok).toBe(true);
  });

  it('a clock that ran backwards on a device changes no day in the state', async () => {
    const before = (await updateMesh()).folded;
    seq += 1;
    await kit
      .as(await kit.token('zoé.een'))
      .post('/api/antwoorden', {
        antwoorden: [buildAntwoord(ronde, { itemId: ei()[0] ?? '', ruw: 'x', nr: 199, seq, day: 12 })],
      })
      .expect(200);
    const after = (await updateMesh()).folded;
    const [a, b] = [unpack(before.toestand), unpack(after.toestand)];
    expect(after.n).toBe(before.n + 1);
    expect(a.ok && b.ok && b.value.dag >= a.value.dag).toBe(true);
  });
});
