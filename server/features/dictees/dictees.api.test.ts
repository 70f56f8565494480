import { createServer, type Server } from 'node:http';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling, skipInstap } from '../../test/build.ts';
import { wave } from '../../test/wave.ts';
import { dicteeUpdateSchema, type ClassDictee, type DicteeUpdate } from './dictees.contract.ts';

let kit: ApiKit;
let docent: ReturnType<ApiKit['as']>;
let docentToken: string;
let listId: string;
let web: Server;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${one().adminId}`;
const WORDS = ['trein', 'geheim', 'plein', 'fietsenhok'];

beforeAll(async () => {
  kit = await startKit();
  docentToken = await kit.token('docent.een');
  docent = kit.as(docentToken);
  const woorden = WORDS.map((spelling) => ({ spelling }));
  listId = (await docent.post(`${A()}/woordlijsten`, { naam: 'Blok 4', woorden }).expect(201)).body.id;
  web = createServer(kit.server.app);
  await new Promise<void>((done) => {
    web.listen(0, () => done());
  });
});
afterAll(async () => {
  web.closeAllConnections();
  web.close();
  await kit.stop();
});

async function newChild(name: string) {
  const child = { adminId: one().adminId, naam: name, voornaam: name, groepId: one().groepA, jaargroep: 5 };
  const id = await buildLeerling(db(), child);
  await skipInstap(db(), { adminId: one().adminId, id });
  const token = await kit.token(name);
  const ik = kit.as(token);
  const path = (dictee: ClassDictee): string => `/api/leerlingen/${id}/dictees/${dictee.id}`;
  return {
    id,
    ik,
    token,
    path,
    open: async (dictee: ClassDictee) => (await ik.get(path(dictee)).expect(200)).body,
    write: (dictee: ClassDictee, nr: number, ruw: string) => ik.put(`${path(dictee)}/antwoorden/${nr}`, { ruw }),
    due: async () => (await ik.get(`/api/leerlingen/${id}/dictees`).expect(200)).body.items,
  };
}
const create = async (extra: object = { woordlijstId: listId }): Promise<ClassDictee> =>
  (await docent.post(`${A()}/groepen/${one().groepA}/dictees`, { titel: 'Dictee', ...extra }).expect(201)).body;
const step = async ({ id }: ClassDictee, stand: string, nr: number): Promise<ClassDictee> =>
  (await docent.patch(`${A()}/dictees/${id}`, { stand, nr }).expect(200)).body;
const read = async ({ id }: ClassDictee): Promise<ClassDictee> =>
  (await docent.get(`${A()}/dictees/${id}`).expect(200)).body;

/** What the map of a child says of one dictation; other tests left theirs. */
const mine = async (kind: Awaited<ReturnType<typeof newChild>>, { id }: ClassDictee): Promise<unknown[]> =>
  (await kind.due()).filter((item: { id: string }) => item.id === id);

/** Follows a stream. */
async function follow(path: string, token: string) {
  const stop = new AbortController();
  const address = web.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const answer = await fetch(`http://localhost:${port}${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const heard: { update: DicteeUpdate; text: string }[] = [];
  const listen = async (): Promise<void> => {
    let rest = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = `${rest}${chunk}`.split('\n\n');
      rest = events.pop() ?? '';
      for (const text of events.filter((event) => event.startsWith('data: ')))
        heard.push({ update: dicteeUpdateSchema.parse(JSON.parse(text.slice(6))), text });
    }
  };
  const listening = listen().catch(() => undefined);
  const until = async (test: (updates: readonly DicteeUpdate[]) => boolean): Promise<void> => {
    await expect.poll(() => test(heard.map(({ update }) => update)), { interval: 5, timeout: 5_000 }).toBe(true);
  };
  return {
    answer,
    heard,
    until,
    stop: async () => {
      stop.abort();
      await listening;
    },
  };
}

describe('a dictation', () => {
  it('is made of a list or of goals, with a sentence to every word of ours', async () => {
    expect((await create()).woorden).toEqual(
      WORDS.map((woord) => ({ woord, zin: woord === 'fietsenhok' ? '' : expect.stringContaining(woord) })),
    );
    const goals = await create({ doelIds: ['ei', 'ou'] });
    expect(goals.woorden).toHaveLength(10);
    expect(goals.woorden.every(({ zin }) => zin.length > 0)).toBe(true);
    const post = (body: object) => docent.post(`${A()}/groepen/${one().groepA}/dictees`, body);
    expect((await post({ titel: 'Niets' })).status).toBe(400);
    expect((await post({ titel: 'Beide', woordlijstId: listId, doelIds: ['ei'] })).status).toBe(400);
    expect((await post({ titel: 'Vreemd', woordlijstId: v7() })).status).toBe(404);
  });

  it('goes on word by word, ends, and is thrown away only when nobody began it', async () => {
    const dictee = await create();
    expect(await step(dictee, 'bezig', 1)).toMatchObject({ stand: 'bezig', nr: 1 });
    expect((await docent.del(`${A()}/dictees/${dictee.id}`)).body.code).toBe('STAP_NIET_TOEGESTAAN');
    expect(await step(dictee, 'bezig', 40)).toMatchObject({ nr: 4 });
    await step(dictee, 'gesloten', 4);
    const again = await docent.patch(`${A()}/dictees/${dictee.id}`, { stand: 'bezig', nr: 1 });
    expect(again.body.code).toBe('STAP_NIET_TOEGESTAAN');
    const fresh = await create();
    await docent.del(`${A()}/dictees/${fresh.id}`).expect(204);
    expect((await docent.get(`${A()}/dictees/${fresh.id}`)).status).toBe(404);
  });

  it('of another group does not exist', async () => {
    const beheer = kit.as(await kit.token('beheer.een'));
    const body = { titel: 'Daar', doelIds: ['ei'] };
    const made = await beheer.post(`${A()}/groepen/${one().groepB}/dictees`, body).expect(201);
    expect((await docent.get(`${A()}/dictees/${made.body.id}`)).status).toBe(404);
    expect((await docent.get(`${A()}/dictees/${made.body.id}/stroom`)).status).toBe(404);
    const kind = await newChild('ander');
    expect((await kind.ik.get(`/api/leerlingen/${kind.id}/dictees/${made.body.id}`)).status).toBe(404);
    expect((await kind.ik.get(`/api/leerlingen/${kind.id}/dictees/${made.body.id}/stroom`)).status).toBe(404);
  });
});

describe('while it is dictated', () => {
  it('every answer and every correction stands at the panel, and none is ever spelled to a leerling', async () => {
    const dictee = await create();
    const children = await Promise.all(Array.from({ length: 35 }, (_, nr) => newChild(`live${nr}`)));
    await step(dictee, 'bezig', 1);
    const panel = await follow(`${A()}/dictees/${dictee.id}/stroom`, docentToken);
    const [first, ...others] = children;
    if (first === undefined) throw new Error('no child');
    const child = await follow(`${first.path(dictee)}/stroom`, first.token);
    expect(panel.answer.headers.get('content-type')).toContain('text/event-stream');
    const texts: string[] = [JSON.stringify(await first.open(dictee))];
    await Promise.all(
      children.map(async (kind, nr) => {
        const { text } = await kind.write(dictee, 1, nr % 2 === 0 ? 'trein' : 'trijn').expect(200);
        texts.push(text);
      }),
    );
    await panel.until((updates) => updates.filter((update) => update.soort === 'antwoord').length === 35);
    for (const ruw of ['trien', 'trei', 'treinn']) {
      await first.write(dictee, 1, ruw).expect(200);
      await panel.until((updates) => updates.some((update) => update.soort === 'antwoord' && update.ruw === ruw));
    }
    await step(dictee, 'bezig', 2);
    await child.until((updates) => updates.some((update) => update.soort === 'stand' && update.nr === 2));
    expect(child.heard.map(({ update }) => update.soort)).not.toContain('antwoord');
    texts.push(...child.heard.map(({ text }) => text), JSON.stringify(await others[0]?.due()));
    expect(texts.join(' ')).not.toMatch(/geheim|plein|fietsenhok|"goed"/);
    const { antwoorden, leerlingen } = await read(dictee);
    expect(antwoorden.filter((one) => one.goed)).toHaveLength(17);
    expect(leerlingen.filter(({ here }) => here)).toHaveLength(35);
    await Promise.all([panel.stop(), child.stop()]);
  });

  it('a late joiner begins at the present word, corrects it, and cannot write ahead', async () => {
    const dictee = await create();
    const kind = await newChild('telaat');
    expect(await mine(kind, dictee)).toEqual([]);
    expect(await kind.open(dictee)).toMatchObject({ stand: 'wacht', aantal: 4 });
    expect((await kind.write(dictee, 1, 'trein')).status).toBe(409);
    await step(dictee, 'bezig', 3);
    expect(await mine(kind, dictee)).toEqual([{ id: dictee.id, titel: 'Dictee', nu: true }]);
    expect(await kind.open(dictee)).toMatchObject({ stand: 'bezig', nr: 3, ingevuld: [] });
    expect((await kind.write(dictee, 4, 'fietsenhok')).status).toBe(409);
    await kind.write(dictee, 3, 'plijn').expect(200);
    await kind.write(dictee, 3, 'plein').expect(200);
    expect((await read(dictee)).antwoorden).toEqual([{ leerlingId: kind.id, nr: 3, ruw: 'plein', goed: true }]);
    const looking = await docent.get(kind.path(dictee)).expect(200);
    expect(looking.body.meekijken).toBe(true);
    expect((await docent.put(`${kind.path(dictee)}/antwoorden/3`, { ruw: 'x' })).body.code).toBe('MEEKIJKEN');
  });
});

describe('afterwards', () => {
  it('every answer is an ordinary one, once; what comes late counts too', async () => {
    const dictee = await create();
    const kind = await newChild('inhaler');
    await step(dictee, 'bezig', 2);
    await kind.write(dictee, 1, 'trijn').expect(200);
    await kind.write(dictee, 2, '').expect(200);
    await step(dictee, 'gesloten', 2);
    await step(dictee, 'gesloten', 2);
    const log = async () =>
      (await docent.get(`${A()}/leerlingen/${kind.id}/antwoorden?doel=ei`).expect(200)).body.items.map(
        (one: { woord: string; ruw: string; goed: boolean }) => [one.woord, one.ruw, one.goed],
      );
    expect(await log()).toEqual([['trein', 'trijn', false]]);
    // The line was away: typed in class, sent after the end.
    expect(await kind.open(dictee)).toMatchObject({ stand: 'inhalen', nr: 2, ingevuld: [{ nr: 1, ruw: 'trijn' }] });
    await kind.write(dictee, 1, 'trein').expect(200);
    for (const nr of [2, 3, 4]) await kind.write(dictee, nr, WORDS[nr - 1] ?? '').expect(200);
    await kind.write(dictee, 3, 'plijn').expect(200);
    expect((await log()).toSorted()).toEqual([
      ['plein', 'plein', true],
      ['trein', 'trijn', false],
    ]);
    expect(await kind.open(dictee)).toMatchObject({ stand: 'klaar' });
    expect(await mine(kind, dictee)).toEqual([]);
    const map = (await kind.ik.get(`/api/leerlingen/${kind.id}/landkaart`).expect(200)).body;
    expect(map.routes.map((route: { soort: string }) => route.soort)).toEqual(['adaptief']);
  });

  it('nothing is lost when half of the class writes without a line and sends it all after the end', async () => {
    const dictee = await create();
    const children = await Promise.all(Array.from({ length: 6 }, (_, nr) => newChild(`helft${nr}`)));
    const [there, away] = [children.slice(0, 3), children.slice(3)];
    await step(dictee, 'bezig', 1);
    await Promise.all(children.map((kind) => kind.open(dictee)));
    for (const [index, woord] of WORDS.entries()) {
      await step(dictee, 'bezig', index + 1);
      await Promise.all(there.map((kind) => kind.write(dictee, index + 1, woord).expect(200)));
    }
    await step(dictee, 'gesloten', WORDS.length);
    // Every device sends what it kept, twice over, since it never heard that the first one arrived.
    for (const kind of away)
      for (const nr of [1, 2, 3, 4, 1, 2, 3, 4])
        await kind.write(dictee, nr, nr === 2 ? 'gehijm' : (WORDS[nr - 1] ?? '')).expect(200);
    const { antwoorden } = await read(dictee);
    expect(antwoorden).toHaveLength(children.length * WORDS.length);
    expect(antwoorden.filter((one) => !one.goed)).toHaveLength(away.length);
    for (const kind of children) {
      const { body } = await docent.get(`${A()}/leerlingen/${kind.id}/antwoorden`).expect(200);
      expect(body.totaal).toBe(WORDS.length);
    }
  });

  it('who was away hears the voice of the school where it recorded a word, and no sentence where there is none', async () => {
    const dictee = await create();
    const kind = await newChild('opname');
    const sound = wave(700, 20_000);
    await docent
      .post(`${A()}/opnamen`)
      .field('spelling', 'fietsenhok')
      .attach('bestand', sound, 'woord.wav')
      .expect(201);
    await step(dictee, 'bezig', 4);
    await step(dictee, 'gesloten', 4);
    const hear = (nr: number, part: string) => kind.ik.get(`${kind.path(dictee)}/spraak/${nr}?deel=${part}`);
    const { headers, body } = await hear(4, 'woord').expect(200);
    expect([headers['content-type'], body.length]).toEqual(['audio/wav', sound.length]);
    expect(headers['cache-control']).toBe('no-store');
    expect((await hear(4, 'zin')).status).toBe(204);
    expect((await hear(1, 'woord').expect(200)).headers['content-type']).toContain('audio/mpeg');
    expect((await hear(1, 'alles')).status).toBe(400);
  });

  it('who was away does it with the voice, for two weeks', async () => {
    const dictee = await create();
    const kind = await newChild('afwezig');
    await step(dictee, 'bezig', 4);
    await step(dictee, 'gesloten', 4);
    expect(await mine(kind, dictee)).toEqual([{ id: dictee.id, titel: 'Dictee', nu: false }]);
    const sound = await kind.ik.get(`${kind.path(dictee)}/spraak/1`).expect(200);
    expect(sound.headers['content-type']).toContain('audio/mpeg');
    expect((await kind.ik.get(`${kind.path(dictee)}/spraak/1?deel=zin`).expect(200)).headers['content-type']).toContain(
      'audio/mpeg',
    );
    const long = new Date(Date.now() - 15 * 86_400_000);
    await db()('dictees').where({ admin_id: one().adminId, id: dictee.id }).update({ closed_at: long });
    expect((await kind.write(dictee, 1, 'trein')).status).toBe(404);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
