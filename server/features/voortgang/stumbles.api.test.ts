import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOf } from '../../platform/time/clock.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/build.ts';
import { buildAntwoord, buildRonde, type TestRonde } from '../../test/ronde.ts';
import { leerlingVoortgangEndpoints, REPORT_KINDS } from './leerling-voortgang.contract.ts';
import { stumblesEndpoints } from './stumbles.contract.ts';
import { voortgangEndpoints } from './voortgang.contract.ts';

let kit: ApiKit;
let second: string;
let seq = 0;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const docent = async () => kit.as(await kit.token('docent.een'));
const groep = () => ({ adminId: one().adminId, groepId: one().groepA });
const child = (leerlingId = one().leerling) => ({ adminId: one().adminId, leerlingId });

async function write(name: string, ronde: TestRonde, pairs: readonly [woord: string, ruw: string][]): Promise<void> {
  const antwoorden = pairs.map(([woord, ruw]) => {
    seq += 1;
    return buildAntwoord(ronde, { itemId: `w-${woord}`, ruw, nr: seq, seq });
  });
  await kit
    .as(await kit.token(name))
    .post('/api/antwoorden', { antwoorden })
    .expect(200);
}

beforeAll(async () => {
  kit = await startKit();
  second = await buildLeerling(db(), {
    adminId: one().adminId,
    naam: 'mo',
    voornaam: 'Mo',
    groepId: one().groepA,
    jaargroep: 5,
  });
  const first = await buildRonde(db(), child());
  const other = await buildRonde(db(), child(second));
  await write('zoé.een', first, [
    ['trein', 'trijn'],
    ['trein', 'trijn'],
    ['plein', 'plijn'],
    ['plein', 'plein'],
    ['geit', 'gijt'],
    ['klein', 'klein'],
  ]);
  await write('mo', other, [
    ['trein', 'tren'],
    ['geit', 'geit'],
  ]);
});
afterAll(() => kit.stop());

describe('words that hold a group back', () => {
  const find = async (query: { van?: string; tot?: string } = {}) =>
    (await docent()).call(stumblesEndpoints.findWords, { params: groep(), query });

  it('are those of most pupils first, with what each wrote, and without what was mended', async () => {
    const { items, groep: of } = await find();
    expect(of.id).toBe(one().groepA);
    expect(items.map(({ woord }) => woord)).toEqual(['trein']);
    const [first] = items;
    expect(first).toMatchObject({ itemId: 'w-trein', doelId: 'ei', missers: 3 });
    expect(first?.leerlingen.map(({ leerlingId, missers }) => [leerlingId, missers])).toEqual([
      [one().leerling, 2],
      [second, 1],
    ]);
    expect(first?.voorbeelden).toEqual([
      { ruw: 'trijn', aantal: 2 },
      { ruw: 'tren', aantal: 1 },
    ]);
  });

  it('are those of the period', async () => {
    expect((await find({ tot: '2020-01-01' })).items).toEqual([]);
    expect((await find({ van: '2020-01-01' })).items).toHaveLength(1);
  });
});

it('counts the kinds of error of a group, says who stumbles and what was written', async () => {
  const { items } = await (await docent()).call(stumblesEndpoints.findKinds, { params: groep() });
  const ei = items.find(({ label }) => label === 'ei');
  expect(ei).toMatchObject({ doel: true, n: 8 });
  expect(ei?.fouten).toBeGreaterThanOrEqual(4);
  expect(ei?.leerlingen.map(({ leerlingId }) => leerlingId)).toEqual([one().leerling]);
  expect(ei?.voorbeelden[0]).toEqual({ woord: 'trein', ruw: 'trijn', aantal: 2 });
  expect(items.every((kind) => kind.fouten > 0)).toBe(true);
});

it('shows how long everybody practised each week, also who did not', async () => {
  const { weeks, rijen: rows } = await (await docent()).call(stumblesEndpoints.findTime, { params: groep() });
  expect(weeks).toHaveLength(8);
  expect(weeks.every((week) => new Date(`${week}T12:00:00Z`).getUTCDay() === 1)).toBe(true);
  expect(rows.map(({ leerlingId }) => leerlingId)).toEqual(expect.arrayContaining([one().leerling, second]));
  expect(rows.every(({ minuten: minutes }) => minutes.length === weeks.length)).toBe(true);
  await db()('leerling_weken')
    .where({ admin_id: one().adminId, leerling_id: second })
    .update({ week: weeks[1], ms_sum: 12 * 60_000 });
  const again = await (await docent()).call(stumblesEndpoints.findTime, { params: groep() });
  expect(again.rijen.find(({ leerlingId }) => leerlingId === second)?.minuten.slice(0, 3)).toEqual([0, 12, 0]);
});

describe('one pupil', () => {
  it('is shown with goals, words, kinds of error and weeks', async () => {
    const data = await (await docent()).call(leerlingVoortgangEndpoints.find, { params: child() });
    expect(data.leerling).toMatchObject({ id: one().leerling, roepnaam: 'Zoé' });
    expect(data.doelen).toMatchObject([{ id: 'ei', n: 6, goed: 2 }]);
    expect(data.woorden.map(({ woord, missers }) => [woord, missers])).toEqual([
      ['trein', 2],
      ['geit', 1],
    ]);
    expect(data.geleerd.toSorted()).toEqual(['klein', 'plein']);
    expect(data.weeks).toMatchObject([{ n: 6, goed: 2 }]);
    expect(data.fouten.map(({ label }) => label)).toContain('ei');
  });

  it('is shown as it was in a period, and not at all in one without practice', async () => {
    const ask = async (query: { van?: string; tot?: string }) =>
      (await docent()).call(leerlingVoortgangEndpoints.find, { params: child(), query });
    const today = dateOf(kit.klok.now());
    const now = await ask({ van: today, tot: today });
    expect(now.doelen).toMatchObject([{ id: 'ei', n: 6, goed: 2 }]);
    expect(now.weeks).toMatchObject([{ n: 6, goed: 2 }]);
    expect(now.woorden.map(({ woord }) => woord)).toEqual(['trein', 'geit']);
    const before = await ask({ van: '2020-09-01', tot: '2020-09-30' });
    expect([before.doelen, before.weeks, before.woorden, before.geleerd]).toEqual([[], [], [], []]);
    expect(before.leerling.roepnaam).toBe('Zoé');
    await (
      await docent()
    )
      .request(leerlingVoortgangEndpoints.find, { params: child(), query: { van: '2026-12-01', tot: '2026-11-01' } })
      .expect(400);
  });

  it('has answers of which one can ask the mistakes alone', async () => {
    const ask = async (only?: 'ja') =>
      (await docent()).call(voortgangEndpoints.findAntwoorden, {
        params: child(),
        query: { doel: 'ei', pagina: 1, ...(only === undefined ? {} : { mis: only }) },
      });
    expect((await ask()).totaal).toBe(6);
    const wrong = await ask('ja');
    expect(wrong.totaal).toBe(4);
    expect(wrong.items.every((antwoord) => !antwoord.goed)).toBe(true);
  });

  it('has answers of which one can ask those of a period alone', async () => {
    const ask = async (query: { van?: string; tot?: string; within?: 'ja' }) =>
      (await docent()).call(voortgangEndpoints.findAntwoorden, { params: child(), query: { pagina: 1, ...query } });
    const [all, first, none] = [
      await ask({ tot: '2026-01-01' }),
      await ask({ van: '2020-01-01', within: 'ja' }),
      await ask({ tot: '2020-01-01', within: 'ja' }),
    ];
    expect(all.totaal).toBeGreaterThan(0);
    expect([first.totaal, none.totaal]).toEqual([all.totaal, 0]);
  });

  it('is written about for the child and its parents in plain words, for a colleague with every number', async () => {
    const about = async (kind: (typeof REPORT_KINDS)[number]) =>
      (await docent()).call(leerlingVoortgangEndpoints.report, { params: child(), query: { soort: kind } });
    for (const kind of ['kind', 'ouders'] as const) {
      const report = await about(kind);
      expect(JSON.stringify(report)).not.toMatch(/%|struikelt|verslag\./);
      expect(report.delen.flatMap(({ woorden = [] }) => woorden)).toEqual(expect.arrayContaining(['klein', 'plein']));
    }
    expect((await about('ouders')).delen.at(-1)?.kop).toBe('Samen doen');
    const colleague = await about('collega');
    const table = colleague.delen.find((part) => part.kop === 'Woorden die nog misgaan')?.tabel;
    expect(table?.rijen[0]).toEqual(['trein', 'trijn', '2']);
    expect(JSON.stringify(colleague)).not.toMatch(/verslag\./);
  });

  it('goes on paper as a PDF for each of the three', async () => {
    for (const kind of REPORT_KINDS) {
      const { body, headers } = await (
        await docent()
      )
        .get(`/api/admins/${one().adminId}/leerlingen/${one().leerling}/verslag.pdf?soort=${kind}`)
        .expect(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect(Buffer.from(body).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('of another group of the school does not exist', async () => {
    for (const end of ['voortgang', 'verslag', 'verslag.pdf', 'diplomas', 'diploma.pdf?doel=ei']) {
      const { status } = await (
        await docent()
      ).get(`/api/admins/${one().adminId}/leerlingen/${one().leerlingB}/${end}`);
      expect([end, status]).toEqual([end, 404]);
    }
  });
});

it('asks every statement for its tenant', () => expect(kit.wacht.withoutTenant()).toEqual([]));
