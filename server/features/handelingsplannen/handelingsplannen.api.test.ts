import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CARE_STATUSES, canStep, type PlanStatus } from '#engine/core/domein/handelingsplan.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/build.ts';
import { buildStumble, judged } from '../../test/handelingsplan.ts';
import { buildAntwoord, buildRonde } from '../../test/ronde.ts';
import type { PlanText } from './handelingsplan-text.contract.ts';
import type { Handelingsplan, PlanProposal } from './handelingsplannen.contract.ts';

let kit: ApiKit;
let docent: ReturnType<ApiKit['as']>;
let admin: ReturnType<ApiKit['as']>;
let nr = 0;
let kind = '';
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${one().adminId}`;
const EVALUATION = 'Dit ging een stuk beter dan in oktober.';

/** A leerling who stumbles over two goals, with misspellings and a test of the school. */
async function newKind(groepId = one().groepA): Promise<string> {
  nr += 1;
  const id = await buildLeerling(db(), {
    adminId: one().adminId,
    naam: `zorg${nr}`,
    voornaam: `Kind${nr}`,
    groepId,
    jaargroep: 4,
  });
  for (const [doel, right] of [
    ['ei', 8],
    ['au', 10],
  ] as const)
    await buildStumble(db(), { adminId: one().adminId, id }, { doelId: doel, right });
  const ronde = await buildRonde(db(), { adminId: one().adminId, leerlingId: id });
  const antwoorden = ['trijn', 'klijn'].map((ruw, index) =>
    buildAntwoord(ronde, { itemId: index === 0 ? 'w-trein' : 'w-klein', ruw, nr: index, seq: index + 1 }),
  );
  await kit
    .as(await kit.token(`zorg${nr}`))
    .post('/api/antwoorden', { antwoorden })
    .expect(200);
  return id;
}
const proposal = async (id = kind): Promise<PlanProposal> =>
  (await docent.get(`${A()}/leerlingen/${id}/handelingsplanvoorstellen`).expect(200)).body;

async function create(change: Partial<PlanText> = {}, ids = [kind]): Promise<Handelingsplan> {
  const { plan } = await proposal(ids[0]);
  const { body } = await docent
    .post(`${A()}/handelingsplannen`, { leerlingIds: ids, plan: { ...judged(plan), ...change } })
    .expect(201);
  return find(body.ids[0]);
}
const find = async (id: string): Promise<Handelingsplan> =>
  (await docent.get(`${A()}/handelingsplannen/${id}`).expect(200)).body;
const step = ({ id, versie: version }: Handelingsplan, to: PlanStatus, extra: object = {}) =>
  docent.post(`${A()}/handelingsplannen/${id}/overgangen`, { versie: version, naar: to, ...extra });
const REASON = { reden: 'Er was geen rustig moment.' };
const DONE = { evaluation: EVALUATION, resultaat: 'behaald' };

/** Brings a new plan as far as a state. */
async function planIn(status: PlanStatus): Promise<Handelingsplan> {
  let plan = await create();
  const way: [PlanStatus, object][] =
    status === 'begintoets'
      ? [['begintoets', {}]]
      : [
          ['lopend', REASON],
          ['eindtoets_open', {}],
          ['evaluatie', REASON],
          ['afgerond', DONE],
        ];
  if (status === 'gestopt') return (await step((await step(plan, 'lopend', REASON)).body, 'gestopt', REASON)).body;
  for (const [to, extra] of way) {
    if (plan.status === status) break;
    const next = status === 'voortgezet' && to === 'afgerond' ? 'voortgezet' : to;
    plan = (await step(plan, next, extra).expect(200)).body;
  }
  return plan;
}

beforeAll(async () => {
  kit = await startKit();
  docent = kit.as(await kit.token('docent.een'));
  admin = kit.as(await kit.token('beheer.een'));
});
beforeEach(async () => {
  kind = await newKind();
});
afterAll(() => kit.stop());

describe('the draft', () => {
  it('is written from what the leerling did, every sentence a proposal with its source', async () => {
    const { plan, enough, leerling } = await proposal();
    expect(enough).toBe(true);
    const sentences = [...plan.reason, ...plan.situation, ...plan.needs];
    expect(sentences.every((sentence) => sentence.voorstel)).toBe(true);
    expect(plan.goals.map((goal) => [goal.doelId, goal.fromPct, goal.toPct, goal.voorstel])).toEqual([
      ['ei', 40, 80, true],
      ['au', 50, 80, true],
    ]);
    const text = sentences.map((sentence) => sentence.tekst).join(' ');
    expect(text).toContain(leerling.roepnaam);
    expect(text).toContain('‘trijn’ voor ‘trein’');
    expect(text).toContain('van de laatste 20 woorden waren er 8');
    expect(plan.reason[0]?.source).toBe('uit de antwoorden in Taaltocht');
    expect(text).not.toMatch(/\{|zorg\./);
  });

  it('says that there is too little, and leaves the sentences to the teacher', async () => {
    await db()('leerling_doel_standen').where({ admin_id: one().adminId, leerling_id: kind }).delete();
    const { plan, enough } = await proposal();
    expect(enough).toBe(false);
    expect([plan.reason, plan.goals, plan.question]).toEqual([[], [], []]);
  });
});

describe('the steps', () => {
  it('start only with what a plan must have, and with every proposal judged (B15)', async () => {
    const { plan } = await proposal();
    const { body } = await docent.post(`${A()}/handelingsplannen`, { leerlingIds: [kind], plan }).expect(201);
    let concept = await find(body.ids[0]);
    const bare = { ...judged(plan), reason: [], goals: [], wie: '', parentsToldOn: '' };
    concept = (
      await docent.patch(`${A()}/handelingsplannen/${concept.id}`, { versie: concept.versie, plan: bare }).expect(200)
    ).body;
    expect((await step(concept, 'lopend', REASON).expect(400)).body.velden).toEqual({
      'plan.reason': 'verplicht',
      'plan.goals': 'kies',
      'plan.wie': 'verplicht',
      'plan.parentsToldOn': 'verplicht',
    });
    const open = { ...plan, parentsNotTold: 'Het gesprek is volgende week.' };
    concept = (
      await docent.patch(`${A()}/handelingsplannen/${concept.id}`, { versie: concept.versie, plan: open }).expect(200)
    ).body;
    expect((await step(concept, 'lopend', REASON).expect(409)).body.message).toContain('Nog te bekijken voorstellen');
    const good = { ...judged(plan), parentsToldOn: '', parentsNotTold: 'Het gesprek is volgende week.' };
    concept = (
      await docent.patch(`${A()}/handelingsplannen/${concept.id}`, { versie: concept.versie, plan: good }).expect(200)
    ).body;
    expect((await step(concept, 'lopend').expect(400)).body.velden).toEqual({ reden: 'verplicht' });
    expect((await step(concept, 'lopend', REASON).expect(200)).body.status).toBe('lopend');
  });

  it.each(CARE_STATUSES.slice(0, 8))('refuse from %s what the table does not know', async (from) => {
    const plan = await planIn(from);
    expect(plan.status).toBe(from);
    for (const to of CARE_STATUSES.filter((status) => !canStep(from, status)))
      expect([from, to, (await step(plan, to, { ...REASON, ...DONE })).body.code]).toEqual([
        from,
        to,
        'STAP_NIET_TOEGESTAAN',
      ]);
  });

  const allowedFrom = (from: PlanStatus) => CARE_STATUSES.filter((to) => canStep(from, to));
  const ALLOWED = CARE_STATUSES.flatMap((from) => allowedFrom(from).map((to) => ({ from, to })));
  it.each(ALLOWED)('go from $from to $to, and stop only with a reason', async ({ from, to }) => {
    const plan = await planIn(from);
    if (to === 'gestopt') expect((await step(plan, to).expect(400)).body.velden).toEqual({ reden: 'verplicht' });
    const { body, status } = await step(plan, to, { ...REASON, ...DONE });
    expect([status, body.status, body.events.at(-1).naar]).toEqual([200, to, to]);
  });

  it('say in words what is missing at the end, and sign', async () => {
    const plan = await planIn('evaluatie');
    expect((await step(plan, 'afgerond').expect(400)).body.velden).toEqual({ evaluation: 'verplicht' });
    expect((await step(plan, 'afgerond', { evaluation: 'Kort.' }).expect(400)).body.velden).toEqual({
      evaluation: 'minlengte',
    });
    const { body: signed } = await step(plan, 'afgerond', DONE).expect(200);
    expect(signed).toMatchObject({ status: 'afgerond', resultaat: 'behaald', evaluation: EVALUATION });
    expect(signed.events.at(-1)).toMatchObject({ soort: 'stap', naar: 'afgerond', wie: 'Dirk Proef' });
    await docent.patch(`${A()}/handelingsplannen/${plan.id}`, { versie: signed.versie, plan: signed.plan }).expect(409);
    const { body } = await docent
      .post(`${A()}/handelingsplannen/${plan.id}/aanvullingen`, { tekst: 'Besproken met de ouders.' })
      .expect(201);
    expect(body.events.at(-1)).toMatchObject({ soort: 'aanvulling', tekst: 'Besproken met de ouders.' });
    await docent.del(`${A()}/handelingsplannen/${plan.id}`).expect(409);
  });

  it('continue with the goals that were not reached, in a new draft', async () => {
    const plan = await planIn('evaluatie');
    await db()('leerling_doel_standen')
      .where({ admin_id: one().adminId, leerling_id: kind, doel_id: 'ei' })
      .update({ recent_right: 18 });
    await step(plan, 'voortgezet', { ...DONE, resultaat: 'deels' }).expect(200);
    const { body } = await docent.get(`${A()}/leerlingen/${kind}/handelingsplannen`).expect(200);
    expect(body.items.map(({ status }: { status: string }) => status)).toEqual(['concept', 'voortgezet']);
    const next = await find(body.items[0].id);
    expect(next.previousId).toBe(plan.id);
    expect(next.plan.goals.map(({ doelId }) => doelId)).toEqual(['au']);
    expect(next.plan.reason.every((sentence) => sentence.voorstel)).toBe(true);
  });

  it('lets one of two teachers who save at once win', async () => {
    const plan = await create();
    const change = (title: string) =>
      docent.patch(`${A()}/handelingsplannen/${plan.id}`, {
        versie: plan.versie,
        plan: { ...plan.plan, titel: title },
      });
    const out = await Promise.all([change('Een'), change('Twee')]);
    expect(out.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('throws a draft away', async () => {
    const plan = await create();
    await docent.del(`${A()}/handelingsplannen/${plan.id}`).expect(204);
    expect((await docent.get(`${A()}/handelingsplannen/${plan.id}`)).status).toBe(404);
  });
});

describe('the two tests', () => {
  it('ask unseen words of the goals, and judge what was written', async () => {
    let plan: Handelingsplan = (await step(await create(), 'begintoets').expect(200)).body;
    const [begin] = plan.tests;
    const words = begin?.woorden ?? [];
    expect(words.length).toBeGreaterThanOrEqual(10);
    expect(words.map(({ woord }) => woord)).not.toContain('trein');
    const test = `${A()}/handelingsplannen/${plan.id}/toetsen`;
    const swapped = await docent.patch(`${test}/begin`, { nr: 0 }).expect(200);
    expect(swapped.body.tests[0].woorden[0].woord).not.toBe(words[0]?.woord);
    plan = (await docent.patch(`${test}/begin`, { nr: 1, woord: 'reis' }).expect(200)).body;
    expect(plan.tests[0]?.woorden[1]?.woord).toBe('reis');
    const frozen = { ...plan.plan, goals: plan.plan.goals.slice(1) };
    await docent.patch(`${A()}/handelingsplannen/${plan.id}`, { versie: plan.versie, plan: frozen }).expect(409);
    const answers = (plan.tests[0]?.woorden ?? []).map(({ woord }, index) => ({
      written: index < 6 ? ` ${woord} ` : 'fout',
      slip: index === 7,
    }));
    await docent
      .put(`${test}/begin/antwoorden`, { answers: answers.slice(0, 10) })
      .expect(words.length === 10 ? 200 : 400);
    plan = (await docent.put(`${test}/begin/antwoorden`, { answers }).expect(200)).body;
    expect(plan.tests[0]).toMatchObject({ goed: 7, totaal: words.length });
    await docent.put(`${test}/begin/antwoorden`, { answers }).expect(409);
  });

  it('end with words that are new, one for every word of the begin test', async () => {
    let plan: Handelingsplan = (await step(await create(), 'begintoets').expect(200)).body;
    const test = `${A()}/handelingsplannen/${plan.id}/toetsen`;
    const answers = (plan.tests[0]?.woorden ?? []).map(() => ({ written: 'fout', slip: false }));
    plan = (await docent.put(`${test}/begin/antwoorden`, { answers }).expect(200)).body;
    plan = (await step(plan, 'lopend').expect(200)).body;
    plan = (await step(plan, 'eindtoets_open').expect(200)).body;
    const [first, last] = plan.tests;
    expect(last?.soort).toBe('eind');
    const begun = new Set(first?.woorden.map(({ woord }) => woord));
    expect(last?.woorden.filter(({ woord }) => begun.has(woord))).toEqual([]);
    const right = (last?.woorden ?? []).map(({ woord }) => ({ written: woord, slip: false }));
    plan = (await docent.put(`${test}/eind/antwoorden`, { answers: right }).expect(200)).body;
    expect(plan.tests[1]?.goed).toBe(right.length);
    expect((await step(plan, 'evaluatie').expect(200)).body.status).toBe('evaluatie');
  });
});

describe('the log', () => {
  it('counts guided minutes, refuses the future, and writes itself for what was played', async () => {
    const plan = await planIn('lopend');
    const line = {
      datum: plan.plan.start,
      minuten: 20,
      guided: true,
      tekst: 'Verlengen ging hardop goed.',
      together: false,
    };
    const path = `${A()}/handelingsplannen/${plan.id}/logregels`;
    expect((await docent.post(path, { ...line, datum: '2999-01-01' }).expect(400)).body.velden).toEqual({
      datum: 'bereik',
    });
    const { body } = await docent.post(path, line).expect(201);
    expect(body.minutes).toMatchObject({ guided: 20, planned: 320 });
    expect(body.lines).toContainEqual(expect.objectContaining({ wie: 'Dirk Proef', minuten: 20 }));
    const { body: less } = await docent.del(`${path}/${body.lines.find((l: { id?: string }) => l.id).id}`).expect(200);
    expect(less.minutes.guided).toBe(0);
    const { body: seen } = await docent
      .post(`${A()}/handelingsplannen/${plan.id}/evaluaties`, { tekst: EVALUATION, next: plan.plan.end })
      .expect(201);
    expect(seen.plan.evaluateOn).toBe(plan.plan.end);
    expect(seen.events.at(-1)).toMatchObject({ soort: 'tussenevaluatie', tekst: EVALUATION });
  });

  it('writes one line with everybody of a small group, each from the own beginning', async () => {
    const other = await newKind();
    await db()('leerling_doel_standen')
      .where({ admin_id: one().adminId, leerling_id: other, doel_id: 'ei' })
      .update({ recent_right: 2 });
    const first = await create({}, [kind, other]);
    const [mate] = first.together;
    const second = await find(mate?.id ?? '');
    expect([first.plan.goals[0]?.fromPct, second.plan.goals[0]?.fromPct]).toEqual([40, 10]);
    const running: Handelingsplan = (await step(first, 'lopend', REASON).expect(200)).body;
    await step(second, 'lopend', REASON).expect(200);
    await docent
      .post(`${A()}/handelingsplannen/${running.id}/logregels`, {
        datum: running.plan.start,
        minuten: 15,
        guided: true,
        tekst: '',
        together: true,
      })
      .expect(201);
    expect((await find(second.id)).minutes.guided).toBe(15);
  });
});

describe('who may see care data', () => {
  it('is nobody without the function in the licence, and it says so', async () => {
    await db()('licenties')
      .where({ admin_id: one().adminId })
      .update({ features: ['testschool'] });
    for (const path of [`leerlingen/${kind}/handelingsplannen`, 'zorgleerlingen', `handelingsplannen/${v7()}`])
      expect((await admin.get(`${A()}/${path}`).expect(402)).body.code).toBe('FUNCTIE_NIET_IN_LICENTIE');
    await db()('licenties')
      .where({ admin_id: one().adminId })
      .update({ features: ['featureZorgtraject', 'testschool'] });
  });

  it('is no docent of another groep, also when the school opened its groepen, and no other school', async () => {
    const elsewhere = await newKind(one().groepB);
    const { plan } = await proposal();
    const { body } = await admin
      .post(`${A()}/handelingsplannen`, { leerlingIds: [elsewhere], plan: judged(plan) })
      .expect(201);
    await docent.get(`${A()}/handelingsplannen/${body.ids[0]}`).expect(404);
    await docent.post(`${A()}/handelingsplannen`, { leerlingIds: [kind, elsewhere], plan }).expect(404);
    const list = (await docent.get(`${A()}/zorgleerlingen`).expect(200)).body.items;
    const ids = list.map(({ leerling }: { leerling: { id: string } }) => leerling.id);
    expect(ids).toContain(kind);
    expect(ids).not.toContain(elsewhere);
    const other = kit.as(await kit.token('beheer.twee'));
    await other.get(`/api/admins/${kit.scholen.twee.adminId}/handelingsplannen/${body.ids[0]}`).expect(404);
  });

  it('is written down, every time, by id only (P6)', async () => {
    const plan = await create();
    await admin.get(`${A()}/handelingsplannen/${plan.id}`).expect(200);
    await docent.get(`${A()}/leerlingen/${kind}/handelingsplannen`).expect(200);
    await docent.get(`${A()}/leerlingen/${kind}/dossier`).expect(200);
    await docent.get(`${A()}/zorgleerlingen`).expect(200);
    const rows = await db()('audit').where({ admin_id: one().adminId, doel_id: kind });
    expect(rows.map((row) => row.actie)).toEqual(
      expect.arrayContaining([
        'zorg.voorstel',
        'zorg.gemaakt',
        'zorg.plan',
        'zorg.bekeken',
        'zorg.dossier',
        'zorg.lijst',
      ]),
    );
    expect(JSON.stringify(rows)).not.toContain('Kind');
    expect((await find(plan.id)).viewers).toEqual([{ naam: 'Bea Proef', op: expect.any(String) }]);
  });

  it('waits while the leerling is in the bin, and goes on after that', async () => {
    const plan = await planIn('lopend');
    await docent.post(`${A()}/leerlingen/verwijderingen`, { ids: [kind] }).expect(200);
    await docent.get(`${A()}/handelingsplannen/${plan.id}`).expect(404);
    await step(plan, 'gestopt', REASON).expect(404);
    await docent.post(`${A()}/prullenbakitems/herstellingen`, { ids: [kind] }).expect(200);
    expect((await find(plan.id)).status).toBe('lopend');
  });

  it('takes the plans along in an export, and leaves nothing after erasure', async () => {
    await planIn('lopend');
    const { text } = await docent.get(`${A()}/leerlingen/${kind}/export?vorm=json`).expect(200);
    expect(JSON.parse(text).gegevens.handelingsplannen).toHaveLength(1);
    await db()('licenties').where({ admin_id: one().adminId }).update({ features: [] });
    const { text: without } = await docent.get(`${A()}/leerlingen/${kind}/export?vorm=json`).expect(200);
    expect(JSON.parse(without).gegevens).not.toHaveProperty('handelingsplannen');
    await db()('licenties')
      .where({ admin_id: one().adminId })
      .update({ features: ['featureZorgtraject'] });
    await admin.post(`${A()}/leerlingen/verwijderingen`, { ids: [kind] }).expect(200);
    const name = await db()('leerlingen').where({ admin_id: one().adminId, id: kind }).first('roepnaam');
    await admin.del(`${A()}/prullenbakitems/${kind}`).send({ bevestiging: name.roepnaam }).expect(204);
    for (const table of ['handelingsplannen', 'hp_gebeurtenissen', 'hp_logregels', 'hp_toetsen'])
      expect(await db()(table).where({ admin_id: one().adminId, leerling_id: kind })).toEqual([]);
  });

  it('asks every statement for its tenant', () => expect(kit.wacht.withoutTenant()).toEqual([]));
});
