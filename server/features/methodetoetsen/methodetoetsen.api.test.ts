import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TOETS_STATUSES, type ToetsStatus } from '#engine/core/domein/methodetoets.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/build.ts';
import type { Afname } from './afname.contract.ts';
import type { ToetsRecord } from './methodetoetsen.contract.ts';
import type { ToetsResults } from './toets-results.contract.ts';

let kit: ApiKit;
let dirk: ReturnType<ApiKit['as']>;
let bea: ReturnType<ApiKit['as']>;
interface Child {
  id: string;
  ik: ReturnType<ApiKit['as']>;
}
let mo: Child;
let sam: Child;
const HOUR = 3_600_000;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${one().adminId}`;
const G = () => `${A()}/groepen/${one().groepA}/methodetoetsen`;
const T = (id: string) => `${A()}/methodetoetsen/${id}`;
const S = (id: string, child: Child) => `${T(id)}/afnames/${child.id}`;

const WORDS = [
  ['trein', 'De trein rijdt.'],
  ['kijkt', 'Zij kijkt naar de trein.'],
  ['Parijs', 'Parijs is ver.'],
  ['boom', 'De boom is hoog.'],
  ["foto's", "De foto's zijn mooi."],
].map(([woord = '', zin = '']) => ({ woord, zin, leerdoelId: 'ei', overslaan: false }));
const at = (ms: number): string => new Date(kit.klok.now() + ms).toISOString();

async function newChild(name: string): Promise<Child> {
  const id = await buildLeerling(db(), {
    adminId: one().adminId,
    naam: name,
    voornaam: name,
    groepId: one().groepA,
    jaargroep: 4,
  });
  return { id, ik: kit.as(await kit.token(name)) };
}

beforeAll(async () => {
  kit = await startKit();
  mo = await newChild('mo');
  sam = await newChild('sam');
});
// The clock moves on by hours, so everybody signs in anew.
beforeEach(async () => {
  dirk = kit.as(await kit.token('docent.een'));
  bea = kit.as(await kit.token('beheer.een'));
  mo.ik = kit.as(await kit.token('mo'));
  sam.ik = kit.as(await kit.token('sam'));
});
afterAll(() => kit.stop());

async function newToets(change: object = {}): Promise<ToetsRecord> {
  const { body } = await dirk.post(G(), { titel: 'Blok 3' }).expect(201);
  const full = await dirk
    .patch(T(body.id), {
      versie: body.versie,
      woorden: WORDS,
      vensterVan: at(-HOUR),
      vensterTot: at(HOUR),
      deelnemers: [mo.id, sam.id],
      ...change,
    })
    .expect(200);
  return full.body;
}
const step = (id: string, to: ToetsStatus) => dirk.post(`${T(id)}/overgangen`, { naar: to });
async function openToets(change: object = {}): Promise<string> {
  const { id } = await newToets(change);
  await step(id, 'gepland').expect(200);
  return id;
}
const write = (id: string, child: Child, nr: number, ruw: string) =>
  child.ik.put(`${S(id, child)}/antwoorden/${nr}`, { ruw, beurten: 1 });
async function take(id: string, child: Child, given: readonly string[]): Promise<void> {
  await child.ik.post(`${S(id, child)}/starts`).expect(200);
  for (const [index, ruw] of given.entries()) await write(id, child, index + 1, ruw).expect(200);
}
const handIn = (id: string, child: Child) => child.ik.post(`${S(id, child)}/inleveringen`);
const results = async (id: string): Promise<ToetsResults> => (await dirk.get(`${T(id)}/resultaten`).expect(200)).body;
const sittingOf = async (id: string, child: Child) =>
  (await results(id)).afnamen.find(({ leerlingId }) => leerlingId === child.id);

describe('making', () => {
  it('begins with the whole group and says what is still missing', async () => {
    const { body } = await dirk.post(G(), { titel: ' Blok 3 ' }).expect(201);
    expect(body).toMatchObject({ titel: 'Blok 3', status: 'concept', grensPct: 80, afspeelbeurten: 3 });
    expect(body.deelnemers).toHaveLength(4);
    expect((await step(body.id, 'gepland').expect(400)).body.velden).toEqual({
      woorden: 'kies',
      vensterVan: 'verplicht',
    });
    const { body: changed } = await dirk
      .patch(T(body.id), {
        versie: body.versie,
        woorden: [
          { woord: 'trein', zin: 'De treinen rijden.', overslaan: false },
          { woord: 'Trein', zin: '', overslaan: false },
        ],
        vensterVan: at(HOUR),
        vensterTot: at(0),
        deelnemers: [],
      })
      .expect(200);
    expect(changed.deelnemers).toEqual([]);
    const { body: refused } = await step(body.id, 'gepland').expect(400);
    expect(refused.velden).toEqual({
      woorden: 'kies',
      'woorden.0.zin': 'formaat',
      'woorden.1.woord': 'bestaat_al',
      'woorden.1.zin': 'verplicht',
      deelnemers: 'kies',
      vensterTot: 'datumvolgorde',
    });
    await dirk.del(T(body.id)).expect(204);
    await dirk.get(T(body.id)).expect(404);
  });

  it('takes 60 words at most, from this group only, and shows a second teacher what is newer', async () => {
    const { id, versie: version } = await newToets();
    const many = Array.from({ length: 61 }, () => WORDS[0]);
    await dirk.patch(T(id), { versie: version, woorden: many }).expect(400);
    await dirk.patch(T(id), { versie: version, woorden: [{ ...WORDS[0], woord: '<b>' }] }).expect(400);
    await dirk.patch(T(id), { versie: version, woorden: [{ ...WORDS[0], leerdoelId: 'nee' }] }).expect(400);
    await dirk.patch(T(id), { versie: version, deelnemers: [one().leerlingB] }).expect(400);
    await bea.patch(T(id), { versie: version, titel: 'Van Bea' }).expect(200);
    const { body } = await dirk.patch(T(id), { versie: version, titel: 'Van Dirk' }).expect(409);
    expect(body).toMatchObject({ code: 'GEWIJZIGD_DOOR_ANDER', details: { titel: 'Van Bea' } });
  });

  it('proposes goal and sentence of pasted words', async () => {
    const { body } = await dirk.post(`${G()}/voorstellen`, { woorden: ['trein', 'zwerfkeien'] }).expect(200);
    expect(body.items[0]).toMatchObject({ woord: 'trein', leerdoelId: 'ei' });
    expect(body.items[0].zin).toMatch(/trein/i);
    expect(body.items[1]).toMatchObject({ woord: 'zwerfkeien', leerdoelId: expect.any(String) });
  });
});

describe('reach', () => {
  it('is the own groups of a teacher, and one school', async () => {
    const { id } = await newToets();
    await dirk.get(`${A()}/groepen/${one().groepB}/methodetoetsen`).expect(404);
    const { body } = await bea.post(`${A()}/groepen/${one().groepB}/methodetoetsen`, { titel: 'B' }).expect(201);
    for (const path of [T(body.id), `${T(body.id)}/resultaten`]) await dirk.get(path).expect(404);
    await dirk.post(`${T(body.id)}/overgangen`, { naar: 'gepland' }).expect(404);
    const other = kit.as(await kit.token('beheer.twee'));
    await other.get(`/api/admins/${kit.scholen.twee.adminId}/methodetoetsen/${id}`).expect(404);
    expect((await bea.get(T(id)).expect(200)).body.id).toBe(id);
  });

  it('asks for the feature: 402 for adults, not there for a leerling', async () => {
    const id = await openToets();
    await db()('licenties').where({ admin_id: one().adminId }).update({ features: [] });
    const { body } = await dirk.get(G()).expect(402);
    expect(body.code).toBe('FUNCTIE_NIET_IN_LICENTIE');
    await dirk.get(T(id)).expect(402);
    await dirk.get(S(id, mo)).expect(402);
    await mo.ik.get(S(id, mo)).expect(404);
    const { body: card } = await mo.ik.get(`/api/leerlingen/${mo.id}/landkaart`).expect(200);
    expect(card.toetsen).toBeUndefined();
    await db()('licenties')
      .where({ admin_id: one().adminId })
      .update({ features: ['testschool'] });
  });
});

describe('the steps of a toets', () => {
  /** A toets in a state, by the clock where the clock goes. */
  async function inState(status: ToetsStatus): Promise<string> {
    const { id } = await newToets(status === 'gepland' ? { vensterVan: at(HOUR), vensterTot: at(2 * HOUR) } : {});
    if (status === 'concept') return id;
    await step(id, 'gepland').expect(200);
    const rest: ToetsStatus[] = ['gesloten', 'nagekeken', 'gearchiveerd'];
    for (const next of rest.slice(0, rest.indexOf(status) + 1)) await step(id, next).expect(200);
    return id;
  }
  const ALLOWED = new Set([
    'concept gepland',
    'gepland concept',
    'open gesloten',
    'gesloten nagekeken',
    'nagekeken gearchiveerd',
  ]);
  it.each(TOETS_STATUSES.flatMap((from) => TOETS_STATUSES.map((to) => [from, to] as const)))(
    '%s -> %s',
    async (from, to) => {
      const id = await inState(from);
      const { status, body } = await step(id, to);
      if (ALLOWED.has(`${from} ${to}`)) expect([status, body.status]).toEqual([200, from === 'concept' ? 'open' : to]);
      else expect([status, body.code]).toEqual([409, 'STAP_NIET_TOEGESTAAN']);
    },
  );

  it('changes and deletes nothing but a concept', async () => {
    const id = await openToets();
    const { body } = await dirk.get(T(id)).expect(200);
    await dirk.patch(T(id), { versie: body.versie, titel: 'Anders' }).expect(409);
    await dirk.del(T(id)).expect(409);
    expect((await dirk.get(T(id)).expect(200)).body).toMatchObject({ titel: 'Blok 3', status: 'open' });
  });

  it('opens and closes with the clock', async () => {
    const id = await openToets({ vensterVan: at(HOUR), vensterTot: at(2 * HOUR) });
    const stand = async () => (await mo.ik.get(S(id, mo)).expect(200)).body.stand;
    const status = async () => (await dirk.get(T(id)).expect(200)).body.status;
    expect([await stand(), await status()]).toEqual(['straks', 'gepland']);
    await mo.ik.post(`${S(id, mo)}/starts`).expect(409);
    kit.klok.ahead(HOUR + 1);
    mo.ik = kit.as(await kit.token('mo'));
    dirk = kit.as(await kit.token('docent.een'));
    expect([await stand(), await status()]).toEqual(['mag', 'open']);
    await step(id, 'concept').expect(409);
    kit.klok.ahead(HOUR);
    mo.ik = kit.as(await kit.token('mo'));
    dirk = kit.as(await kit.token('docent.een'));
    expect([await stand(), await status()]).toEqual(['dicht', 'gesloten']);
    expect((await sittingOf(id, mo))?.status).toBe('gemist');
  });
});

describe('taking', () => {
  it('hands out sounds and gaps, and no spelling (B17)', async () => {
    const id = await openToets();
    const closed: Afname = (await mo.ik.get(S(id, mo)).expect(200)).body;
    expect(closed).toMatchObject({ stand: 'mag', aantal: 5, items: [], meekijken: false });
    const { body, text } = await mo.ik.post(`${S(id, mo)}/starts`).expect(200);
    expect(body.items[1]).toEqual({ nr: 2, audioId: '2', zinMetGat: 'Zij ___ naar de ….', beurten: 3 });
    for (const { woord } of WORDS) expect(text.toLowerCase()).not.toContain(woord.toLowerCase());
    const sound = await mo.ik.get(`${S(id, mo)}/spraak/w-2`).expect(200);
    expect(sound.headers['content-type']).toContain('audio/mpeg');
    await mo.ik.get(`${S(id, mo)}/spraak/w-9`).expect(404);
    await sam.ik.get(`${S(id, sam)}/spraak/w-1`).expect(409);
  });

  it('pauses, goes on in the same words, and is handed in once', async () => {
    const id = await openToets();
    await take(id, mo, ['trijn']);
    expect((await mo.ik.post(`${S(id, mo)}/pauzes`).expect(200)).body).toMatchObject({ stand: 'mag', items: [] });
    const { body } = await mo.ik.post(`${S(id, mo)}/starts`).expect(200);
    expect(body.ingevuld).toEqual([{ nr: 1, ruw: 'trijn', beurten: 1 }]);
    expect(body.items[0].beurten).toBe(2);
    expect((await handIn(id, mo).expect(200)).body.stand).toBe('ingeleverd');
    await handIn(id, mo).expect(200);
    await mo.ik.post(`${S(id, mo)}/starts`).expect(409);
    await write(id, mo, 1, 'trein').expect(409);
    expect((await sittingOf(id, mo))?.antwoorden[0]).toMatchObject({ ruw: 'trijn', goed: false, afspeelbeurten: 1 });
    expect((await sittingOf(id, mo))?.pauzes).toBe(1);
  });

  it('keeps what was typed when the window closes, and takes no hand-in after it (B17)', async () => {
    const id = await openToets();
    await take(id, mo, ['trein', 'kijkt']);
    kit.klok.ahead(HOUR + 1);
    mo.ik = kit.as(await kit.token('mo'));
    dirk = kit.as(await kit.token('docent.een'));
    const { body } = await handIn(id, mo).expect(409);
    expect(body.code).toBe('VENSTER_DICHT');
    await write(id, mo, 3, 'Parijs').expect(200);
    const sitting = await sittingOf(id, mo);
    expect(sitting?.status).toBe('ingeleverd');
    expect(sitting?.antwoorden.map(({ ruw, late }) => [ruw, late])).toEqual([
      ['trein', false],
      ['kijkt', false],
      ['Parijs', true],
      ['', false],
      ['', false],
    ]);
    await mo.ik.get(`${S(id, mo)}/spraak/w-1`).expect(409);
    // Released is released.
    await step(id, 'nagekeken').expect(200);
    await write(id, mo, 4, 'boom').expect(409);
  });

  it('is for who takes part, in the own tenant', async () => {
    const id = await openToets({ deelnemers: [mo.id] });
    await sam.ik.get(S(id, sam)).expect(404);
    await sam.ik.get(S(id, mo)).expect(403);
    await mo.ik.get(S(id, mo).replace(one().adminId, kit.scholen.twee.adminId)).expect(404);
    await mo.ik.put(`${S(id, mo)}/antwoorden/9`, { ruw: 'x', beurten: 0 }).expect(404);
    const { id: concept } = await newToets();
    await mo.ik.get(S(concept, mo)).expect(404);
    expect((await mo.ik.get(S(id, mo)).expect(200)).body.stand).toBe('mag');
  });

  it('shows an adult who looks along other words, and stores nothing', async () => {
    const id = await openToets();
    const { body, text } = await dirk.get(S(id, mo)).expect(200);
    expect(body).toMatchObject({ meekijken: true, stand: 'bezig', aantal: 3 });
    expect(text).not.toContain('kijkt');
    await dirk.get(`${S(id, mo)}/spraak/z-1`).expect(200);
    await dirk.post(`${S(id, mo)}/starts`).expect(409);
    await dirk.put(`${S(id, mo)}/antwoorden/1`, { ruw: 'x', beurten: 0 }).expect(409);
  });

  it('stands on the map while it can be taken', async () => {
    const lighthouses = async () =>
      (await mo.ik.get(`/api/leerlingen/${mo.id}/landkaart`).expect(200)).body.toetsen ?? [];
    const before = (await lighthouses()).length;
    const id = await openToets();
    expect((await lighthouses()).at(-1)).toEqual({ id, adminId: one().adminId, titel: 'Blok 3', begonnen: false });
    await take(id, mo, []);
    expect((await lighthouses()).at(-1)?.begonnen).toBe(true);
    await handIn(id, mo).expect(200);
    expect(await lighthouses()).toHaveLength(before);
  });
});

describe('results', () => {
  it('counts per leerling, word and goal, without skipped and silent words', async () => {
    const id = await openToets();
    await take(id, mo, ['trein', 'kijkt', 'parijs', 'boom', 'foto’s']);
    await mo.ik.put(`${S(id, mo)}/antwoorden/4`, { ruw: '', beurten: 0, silent: true }).expect(200);
    await handIn(id, mo).expect(200);
    await take(id, sam, ['trijn', 'kijkt', 'Parijs']);
    expect((await sittingOf(id, sam))?.antwoorden).toEqual([]);
    await handIn(id, sam).expect(200);
    const before = await results(id);
    expect(before.afnamen.map(({ naam: name, goed: right, counted, pct }) => [name, right, counted, pct])).toEqual([
      ['mo', 3, 4, 75],
      ['sam', 2, 5, 40],
    ]);
    expect(before.perWoord.map(({ goed: right, counted }) => [right, counted])).toEqual([
      [1, 2],
      [2, 2],
      [1, 2],
      [0, 1],
      [1, 2],
    ]);
    expect(before.perDoel).toMatchObject([{ doelId: 'ei', goed: 5, counted: 9 }]);
    await dirk.patch(`${T(id)}/woorden/3`, { overslaan: true }).expect(200);
    expect((await sittingOf(id, mo))?.pct).toBe(100);
    await dirk.patch(`${T(id)}/woorden/9`, { overslaan: true }).expect(404);
    const { body: list } = await dirk.get(G()).expect(200);
    expect(list.items.find((item: { id: string }) => item.id === id)).toMatchObject({
      ingeleverd: 2,
      gemist: 0,
      average: 63,
    });
  });

  it('can be judged otherwise with a reason, which the log keeps', async () => {
    const id = await openToets();
    const judge = (body: object) => dirk.patch(`${S(id, mo)}/antwoorden/1`, body);
    await take(id, mo, ['treim']);
    await judge({ goed: true, reden: 'typfout' }).expect(409);
    await handIn(id, mo).expect(200);
    await judge({ goed: true, reden: '' }).expect(400);
    await judge({ goed: true, reden: 'typfout' }).expect(200);
    expect((await sittingOf(id, mo))?.antwoorden[0]).toMatchObject({
      ruw: 'treim',
      goed: true,
      overschreven: { reden: 'typfout' },
    });
    const lines = await db()('audit').where({ actie: 'methodetoets.beoordeeld', doel_id: mo.id });
    expect(lines).toHaveLength(1);
    expect(lines[0].reden).toBe('typfout');
  });

  it('opens again for one leerling, with an own end once it has closed', async () => {
    const id = await openToets();
    const reopen = (child: Child, body: object) => dirk.post(`${S(id, child)}/heropeningen`, body);
    await reopen(mo, { reden: 'was ziek' }).expect(409);
    await take(id, mo, ['trein']);
    await handIn(id, mo).expect(200);
    await reopen(mo, { reden: 'te vroeg ingeleverd' }).expect(200);
    expect((await mo.ik.get(S(id, mo)).expect(200)).body).toMatchObject({ stand: 'mag', heropend: true });
    await handIn(id, mo).expect(409);
    await mo.ik.post(`${S(id, mo)}/starts`).expect(200);
    await handIn(id, mo).expect(200);
    await step(id, 'gesloten').expect(200);
    await reopen(sam, { reden: 'was ziek' }).expect(400);
    await reopen(sam, { reden: 'was ziek', tot: at(-1) }).expect(400);
    await reopen(sam, { reden: 'was ziek', tot: at(HOUR) }).expect(200);
    const { body } = await step(id, 'nagekeken').expect(409);
    expect(body.message).toContain('nog een leerling');
    await take(id, sam, ['trein']);
    await handIn(id, sam).expect(200);
    await step(id, 'nagekeken').expect(200);
    expect((await results(id)).afnamen.map(({ status }) => status)).toEqual(['beoordeeld', 'beoordeeld']);
    await reopen(sam, { reden: 'nog eens', tot: at(HOUR) }).expect(409);
  });

  it('leads to a retest of what went wrong', async () => {
    const id = await openToets();
    await take(id, mo, ['trijn', 'kijkt', 'Parijs', 'boom', "foto's"]);
    await handIn(id, mo).expect(200);
    const { body } = await dirk
      .post(`${T(id)}/kopieen`, { titel: 'Hertoets', deelnemers: [mo.id], onlyWrong: true })
      .expect(201);
    expect(body).toMatchObject({ titel: 'Hertoets', status: 'concept', previousId: id, deelnemers: [mo.id] });
    expect(body.woorden.map(({ woord }: { woord: string }) => woord)).toEqual(['trein']);
  });
});
