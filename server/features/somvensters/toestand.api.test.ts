import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BLOK_WOORDEN, createBlokindeling, vanBlokken } from '#engine/core/oefening/blokken.ts';
import { standaardInstelling } from '#engine/core/domein/oefeninstelling.ts';
import { isWoord } from '#engine/core/oefening/content-soort.ts';
import { unpack, WOORD_BYTES } from '#engine/core/oefening/pack.ts';
import { loadContent, type Content } from '../../platform/content/content.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAntwoord, buildRonde, type TestRonde } from '../../test/ronde.ts';
import { ToestandRepository } from './toestand.repository.ts';
import { updateToestand } from './toestand.service.ts';

let kit: ApiKit;
let content: Content;
let ronde: TestRonde;
let seq = 0;
const db = () => kit.server.database.knex;
const sleutel = () => ({ admin_id: kit.scholen.een.adminId, leerling_id: kit.scholen.een.leerling });
const wie = () => ({ id: sleutel().leerling_id, adminId: sleutel().admin_id, jaargroep: 4, startniveau: null });
const repository = () => new ToestandRepository(db(), createBlokindeling(content.model));
const werkBij = (bewaar = true) =>
  updateToestand(repository(), wie(), { content, instelling: standaardInstelling(4), bewaar });

async function antwoord(itemIds: readonly string[]): Promise<void> {
  const ik = kit.als(await kit.token('zoé.een'));
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
  ronde = await buildRonde(db(), { adminId: sleutel().admin_id, leerlingId: sleutel().leerling_id });
});
beforeEach(async () => {
  await db()('leerling_toestand').where(sleutel()).delete();
  await db()('leerling_toestand_blokken').where(sleutel()).delete();
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
    const { gevouwen } = await werkBij();
    const rijen = await db()('leerling_toestand_blokken').where(sleutel()).select('blok', 'rijen');
    expect(rijen.length).toBeGreaterThanOrEqual(2);
    expect(rijen.reduce((som, r) => som + r.rijen.length, 0) / WOORD_BYTES).toBe(new Set([...ei(), ...ij()]).size);
    for (const rij of rijen) expect(rij.rijen.length).toBeLessThanOrEqual(BLOK_WOORDEN * WOORD_BYTES);
    const kop = await db()('leerling_toestand').where(sleutel()).first('toestand');
    expect(kop.toestand.length).toBeLessThan(1024);
    const bewaard = await repository().find(sleutel().admin_id, sleutel().leerling_id);
    expect(bewaard).toEqual({ ...gevouwen, schaal: 0 });
  });

  it('writes only the blocks of the words that were practised', async () => {
    await werkBij();
    const tid = async (): Promise<Map<number, string>> => {
      const rijen = await db()('leerling_toestand_blokken')
        .where(sleutel())
        .select('blok', db().raw('xmin::text AS x'));
      return new Map(rijen.map((r) => [r.blok, r.x]));
    };
    const voor = await tid();
    await antwoord(ij().slice(0, 3));
    await werkBij();
    const na = await tid();
    expect(voor.size).toBeGreaterThanOrEqual(2);
    expect([...na].filter(([blok, x]) => voor.get(blok) !== x)).toHaveLength(1);
  });

  it('takes over a state that was stored whole', async () => {
    const { gevouwen } = await werkBij(false);
    await db()('leerling_toestand').insert({
      ...sleutel(),
      toestand: Buffer.from(gevouwen.toestand),
      n: gevouwen.n,
      seq: gevouwen.seq,
      client_id: gevouwen.clientId,
    });
    expect(await repository().find(sleutel().admin_id, sleutel().leerling_id)).toEqual({ ...gevouwen, schaal: 0 });
    await antwoord(ij().slice(3, 5));
    const { gevouwen: nieuw } = await werkBij();
    expect(nieuw.n).toBe(gevouwen.n + 2);
    expect(await repository().find(sleutel().admin_id, sleutel().leerling_id)).toEqual({ ...nieuw, schaal: 0 });
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'a lost block',
      () =>
        db()('leerling_toestand_blokken')
          .where(sleutel())
          .whereIn('blok', db()('leerling_toestand_blokken').where(sleutel()).min('blok'))
          .delete(),
    ],
    [
      'a broken byte',
      () =>
        db().raw(
          `UPDATE leerling_toestand SET toestand = set_byte(toestand, 9, (get_byte(toestand, 9) + 1) % 256) WHERE admin_id = ? AND leerling_id = ?`,
          [sleutel().admin_id, sleutel().leerling_id],
        ),
    ],
    [
      'an unknown version',
      () =>
        db().raw(
          `UPDATE leerling_toestand SET toestand = set_byte(toestand, 0, 250) WHERE admin_id = ? AND leerling_id = ?`,
          [sleutel().admin_id, sleutel().leerling_id],
        ),
    ],
    [
      'an empty state',
      () =>
        db()('leerling_toestand')
          .where(sleutel())
          .update({ toestand: Buffer.alloc(0) }),
    ],
  ])('learns everything again from the log after %s', async (_, maakStuk) => {
    const { gevouwen } = await werkBij();
    await maakStuk();
    const stuk = await repository().find(sleutel().admin_id, sleutel().leerling_id);
    expect(unpack(stuk?.toestand ?? new Uint8Array()).ok).toBe(false);
    const { gevouwen: heel } = await werkBij();
    expect(heel).toEqual(gevouwen);
    const rij = await db()('leerling_toestand').where(sleutel()).first('toestand');
    const blokken = await db()('leerling_toestand_blokken').where(sleutel()).select('rijen');
    expect(unpack(vanBlokken(rij.toestand, Buffer.concat(blokken.map((b) => b.rijen)))).ok).toBe(true);
  });

  it('a clock that ran backwards on a device changes no day in the state', async () => {
    const voor = (await werkBij()).gevouwen;
    seq += 1;
    await kit
      .als(await kit.token('zoé.een'))
      .post('/api/antwoorden', {
        antwoorden: [buildAntwoord(ronde, { itemId: ei()[0] ?? '', ruw: 'x', nr: 199, seq, day: 12 })],
      })
      .expect(200);
    const na = (await werkBij()).gevouwen;
    const [a, b] = [unpack(voor.toestand), unpack(na.toestand)];
    expect(na.n).toBe(voor.n + 1);
    expect(a.ok && b.ok && b.value.dag >= a.value.dag).toBe(true);
  });
});
