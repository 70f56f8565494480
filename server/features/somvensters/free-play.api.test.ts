import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BotKind } from '#engine/core/oefening/ronde/bot.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling, skipInstap } from '../../test/build.ts';
import { playRonde } from '../../test/player.ts';
import type { Landkaart } from '../landkaart/landkaart.contract.ts';
import type { FreeSteen } from './free-play.contract.ts';
import type { Closing, Spelronde } from './somvensters.contract.ts';

let kit: ApiKit;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const MINUTE = 60_000;
const TODAY_KINDS = ['open', 'bezig', 'blijft_open'];

beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

interface Child {
  id: string;
  path: string;
  ik: ReturnType<ApiKit['as']>;
}
async function newChild(name: string): Promise<Child> {
  const id = await buildLeerling(db(), {
    adminId: one().adminId,
    naam: name,
    voornaam: name,
    groepId: one().groepA,
    jaargroep: 4,
  });
  await skipInstap(db(), { adminId: one().adminId, id });
  return { id, path: `/api/leerlingen/${id}`, ik: kit.as(await kit.token(name)) };
}
const mapOf = async ({ path, ik }: Child): Promise<Landkaart> => (await ik.get(`${path}/landkaart`).expect(200)).body;
const begin = ({ path, ik }: Child, game: string) => ik.post(`${path}/vrijespelrondes`, { game });

const stonePath = ({ path }: Child, steen: FreeSteen): string =>
  `${path}/somvensters/${steen.somvensterId}/taken/${steen.taakId}/spelrondes`;

/** Opens, answers and closes one round; in between the clock goes on. */
async function play(
  child: Child,
  steen: FreeSteen & { game: string },
  { soort: kind = 'goed', ms = 0, only }: { soort?: BotKind; ms?: number; only?: number } = {},
): Promise<{ ronde: Spelronde; closing: Closing }> {
  const rondeId = v7();
  const { body: ronde } = await child.ik.post(stonePath(child, steen), { rondeId, game: steen.game }).expect(200);
  const { antwoorden } = playRonde(ronde, { taakId: steen.taakId, soort: kind });
  const given = antwoorden.slice(0, only);
  for (let i = 0; i < given.length; i += 5)
    await child.ik.post('/api/antwoorden', { antwoorden: given.slice(i, i + 5) }).expect(200);
  kit.klok.ahead(ms);
  const { body: closing } = await child.ik
    .post(`${stonePath(child, steen)}/${rondeId}/afsluitingen`, { seconden: ms / 1000, gestopt: false })
    .expect(200);
  return { ronde, closing };
}

/** Plays stones until the path of today is done. */
async function finishDay(child: Child): Promise<Landkaart> {
  for (let i = 0; i < 8; i += 1) {
    const map = await mapOf(child);
    const toDo = map.vandaag.find(({ klaar: done }) => !done);
    if (toDo === undefined) return map;
    const steen = map.routes.flatMap((r) => r.stenen).find(({ taakId }) => taakId === toDo.taakId);
    expect(TODAY_KINDS).toContain(steen?.status);
    await play(child, { ...toDo, game: steen?.deuren[0] ?? '' });
  }
  throw new Error('the day has no end');
}
async function setMinutes(child: Child, minutes: number): Promise<void> {
  await db()('oefeninstellingen').insert({
    admin_id: one().adminId,
    id: v7(),
    naam: 'Eigen',
    scope: 'leerling',
    scope_id: child.id,
    is_standaard: true,
    instelling: JSON.stringify({ vrijSpelenMin: minutes }),
  });
}

describe('free play (B25)', () => {
  it('comes when the work of today is done, with words that the child knows and nothing hard', async () => {
    const child = await newChild('vrij-een');
    expect((await mapOf(child)).free).toBeUndefined();
    const early = await begin(child, 'wortelboer').expect(409);
    expect(early.body.message).toBe('Maak eerst je stenen van vandaag. Daarna mag je vrij spelen.');
    const { free: offer } = await finishDay(child);
    expect(offer).toMatchObject({ over: 120, van: 120 });
    const game = offer?.spellen[0] ?? '';
    const { body: steen } = await begin(child, game).expect(200);
    const { ronde, closing } = await play(child, { ...steen, game }, { ms: 30_000 });
    expect(ronde).toMatchObject({ free: { over: 120, van: 120 }, titel: 'Vrij spelen', droog: false });
    expect(ronde.instelling.moeilijkheid).toBe('makkelijk');
    const known: string[] = await db()('antwoorden')
      .where({ admin_id: one().adminId, leerling_id: child.id, goed: true })
      .whereNot({ taak_id: steen.taakId })
      .distinct()
      .pluck('item_id');
    const asked: string[] = await db()('antwoorden')
      .where({ admin_id: one().adminId, leerling_id: child.id, taak_id: steen.taakId })
      .pluck('item_id');
    expect(asked.length).toBeGreaterThanOrEqual(5);
    expect(asked.filter((id) => !known.includes(id))).toEqual([]);
    expect(closing.volgende).toBeUndefined();
    expect(closing.sterren).toBe(3);
    const after = await mapOf(child);
    expect(after.free?.over).toBeGreaterThan(80);
    expect(after.free?.over).toBeLessThanOrEqual(90);
    // It is no stone of the map, and takes none of it away.
    expect(JSON.stringify(after.routes)).not.toContain(steen.somvensterId);
    expect(after.vandaag.every(({ klaar: done }) => done)).toBe(true);
  });

  it('is over after the minutes of the teacher, and is there again the next school day', async () => {
    const child = await newChild('vrij-twee');
    await setMinutes(child, 1);
    const { free: offer } = await finishDay(child);
    const game = offer?.spellen[0] ?? '';
    const { body: steen } = await begin(child, game).expect(200);
    const { closing } = await play(child, { ...steen, game }, { ms: MINUTE, only: 3 });
    // The sun ended it after three words, all right at once: that is a whole round.
    expect(closing.sterren).toBe(3);
    expect((await mapOf(child)).free).toMatchObject({ over: 0, van: 60 });
    const late = await begin(child, game).expect(409);
    expect(late.body).toMatchObject({
      code: 'STAP_NIET_TOEGESTAAN',
      message: 'De zon is onder. Morgen mag je weer vrij spelen.',
    });
    await child.ik.post(stonePath(child, steen), { rondeId: v7(), game }).expect(409);

    kit.klok.ahead(24 * 60 * MINUTE);
    const next = { ...child, ik: kit.as(await kit.token('vrij-twee')) };
    // The stone of yesterday opens no new round, whatever today still holds.
    await next.ik.post(stonePath(child, steen), { rondeId: v7(), game }).expect(409);
    expect((await mapOf(next)).free).toBeUndefined();
    expect((await finishDay(next)).free).toMatchObject({ over: 60, van: 60 });
  });

  it('is worth no stars for a word or two when the sun still stands', async () => {
    const child = await newChild('vrij-drie');
    const { free: offer } = await finishDay(child);
    const game = offer?.spellen[0] ?? '';
    const { body: steen } = await begin(child, game).expect(200);
    expect((await play(child, { ...steen, game }, { ms: 10_000, only: 1 })).closing.sterren).toBe(0);
  });

  it('is hidden and refused when the teacher set 0', async () => {
    const child = await newChild('vrij-nul');
    await setMinutes(child, 0);
    const map = await finishDay(child);
    expect(map.free).toBeUndefined();
    expect((await begin(child, 'wortelboer').expect(409)).body.message).toBe('Vrij spelen staat uit.');
  });

  it('gives the same stone to two requests at once, and another one for the next round', async () => {
    const child = await newChild('vrij-vier');
    const { free: offer } = await finishDay(child);
    const game = offer?.spellen[0] ?? '';
    const [first, second] = await Promise.all([begin(child, game).expect(200), begin(child, game).expect(200)]);
    expect(second.body).toEqual(first.body);
    await play(child, { ...first.body, game }, { ms: 1_000 });
    expect((await begin(child, game).expect(200)).body.taakId).not.toBe(first.body.taakId);
    expect((await begin(child, 'autorace-bestaat-niet').expect(409)).body.message).toContain('Kies een ander spel');
    await begin(child, '').expect(400);
  });

  it('is looked at dry by a teacher: the round opens and nothing is stored (B19)', async () => {
    const child = await newChild('vrij-kijk');
    const { free: offer } = await finishDay(child);
    const game = offer?.spellen[0] ?? '';
    const counts = () =>
      Promise.all(
        ['somvensters', 'taken', 'spelrondes', 'antwoorden'].map(async (table) =>
          Number((await db()(table).where({ admin_id: one().adminId, leerling_id: child.id }).count())[0]?.['count']),
        ),
      );
    const before = await counts();
    const docent = kit.as(await kit.token('docent.een'));
    const { body: steen } = await docent.post(`${child.path}/vrijespelrondes`, { game }).expect(200);
    const { body: ronde } = await docent.post(stonePath(child, steen), { rondeId: v7(), game }).expect(200);
    expect(ronde).toMatchObject({ droog: true, free: { over: 120 } });
    expect(await counts()).toEqual(before);
  });

  it('belongs to the child alone: not to a classmate, not to another school', async () => {
    const child = await newChild('vrij-vijf');
    const other = kit.as(await kit.token('zoé.een'));
    await other.post(`${child.path}/vrijespelrondes`, { game: 'wortelboer' }).expect(403);
    const elsewhere = kit.as(await kit.token('docent.twee'));
    const { status } = await elsewhere.post(`${child.path}/vrijespelrondes`, { game: 'wortelboer' });
    expect([403, 404]).toContain(status);
  });
});

it('asks every statement for its tenant', () => expect(kit.wacht.withoutTenant()).toEqual([]));
