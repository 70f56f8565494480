/** What comes in from outside through the front door: a forged host, and script in every field of every open form. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aanvragenEndpoints } from './features/aanvragen/aanvragen.contract.ts';
import { contactberichtenEndpoints } from './features/contactberichten/contactberichten.contract.ts';
import { docentenEndpoints } from './features/docenten/docenten.contract.ts';
import { ervaringenEndpoints } from './features/ervaringen/ervaringen.contract.ts';
import { vrienduitnodigingenEndpoints } from './features/vrienduitnodigingen/vrienduitnodigingen.contract.ts';
import { startKit, type ApiKit } from './test/api-kit.ts';
import { BY_PERSON, buildOfficePerson, buildWebinar } from './test/site.ts';

const NL = 'https://taaltocht.test';
const BE = 'https://vlaams.taaltocht.test';
const EVIL = 'kwaad.example';
const FORGED = {
  Host: EVIL,
  'X-Forwarded-Host': EVIL,
  'X-Forwarded-Server': EVIL,
  'X-Original-Host': EVIL,
  Forwarded: `host=${EVIL}`,
};
const DAY_MS = 86_400_000;
const PAYLOAD = `"><img src=x onerror=alert(1)><script>alert(2)</script>`;

let kit: ApiKit;
const db = () => kit.server.database.knex;
const office = async () => kit.as(await kit.token('kantoor'));

/** Everything that is in the mailbox after what waits was sent. */
async function mails() {
  await kit.server.mail.deliverer?.run();
  return kit.server.mail.mailbox?.mails() ?? [];
}

/** Sends every open form of the site with these words in every field of text. */
async function sendForms(text: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const person = { ...BY_PERSON, naam: text };
  const webinar = await buildWebinar(kit, { plaatsen: 20 });
  await kit.agent
    .post('/api/aanvragen')
    .set(headers)
    .send({
      ...person,
      soort: 'proef',
      organisatiesoort: 'school',
      land: 'NL',
      organisatie: text,
      email: 'vraag@buiten.test',
      opmerking: text,
      akkoord: true,
    })
    .expect(201);
  await kit.agent
    .post('/api/ervaringen')
    .set(headers)
    .send({
      ...person,
      rol: 'ouder',
      tekst: `${text} en nog heel wat erbij`,
      email: 'ouder@buiten.test',
      toestemming: true,
    })
    .expect(201);
  await kit.agent
    .post(`/api/webinars/${webinar}/aanmeldingen`)
    .set(headers)
    .send({ ...person, email: 'cursist@buiten.test', organisatie: text, aantal: 1 })
    .expect(201);
  const contact = kit.agent.post('/api/contactberichten').set(headers);
  const fields = {
    naam: text,
    email: 'brief@buiten.test',
    onderwerp: 'vraag',
    bericht: `${text} en nog heel wat erbij`,
  };
  for (const [name, value] of Object.entries({ ...fields, openMs: '20000' })) void contact.field(name, value);
  await contact.expect(201);
}

/** Sends what somebody of a school has mailed: to a colleague and to a friend. */
async function invite(personal: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const manager = kit.as(await kit.token('beheer.een'));
  const params = { adminId: kit.scholen.een.adminId };
  await manager
    .request(docentenEndpoints.invite, {
      params,
      body: { emails: ['collega@buiten.test'], rol: 'docent', groepIds: [], persoonlijk: personal },
    })
    .set(headers)
    .expect(201);
  await manager
    .request(vrienduitnodigingenEndpoints.send, {
      params,
      body: { emails: ['vriend@buiten.test'], persoonlijk: personal },
    })
    .set(headers)
    .expect(201);
}

beforeAll(async () => {
  kit = await startKit({ env: { BASE_URL: NL, BASE_URL_BE: BE, NODE_ENV: 'test' } });
  await buildOfficePerson(kit);
  await db()('gebruikers')
    .where({ admin_id: kit.scholen.een.adminId, id: kit.scholen.een.docent })
    .update({ email: 'dirk@school.test' });
});
afterAll(() => kit.stop());
beforeEach(async () => {
  kit.klok.ahead(2 * DAY_MS);
  for (const table of ['mailberichten', 'vrienduitnodigingen', 'uitnodigingen']) await db()(table).delete();
});

describe('a forged host', () => {
  it('is in no mail: every address of ours is the configured one', async () => {
    const before = (await mails()).length;
    await sendForms('Anke', FORGED);
    await invite('Tot gauw', FORGED);
    await kit.agent.post('/api/wachtwoordaanvragen').set(FORGED).send({ gebruiker: 'docent.een' }).expect(202);
    await expect.poll(async () => (await mails()).map(({ aan: to }) => to)).toContain('dirk@school.test');
    const sent = (await mails()).slice(0, (await mails()).length - before);
    const receivers = ['vraag', 'cursist', 'brief', 'collega', 'vriend'].map((name) => `${name}@buiten.test`);
    expect(sent.map(({ aan: to }) => to)).toEqual(expect.arrayContaining(receivers));
    for (const { aan: to, tekst: text, html } of sent) {
      expect(`${text}${html}`, to).not.toContain(EVIL);
      const addresses = `${text} ${html}`.match(/https?:\/\/[^\s"'<)/]+/g) ?? [];
      for (const address of addresses) expect([NL, BE, 'https://praten.test'], to).toContain(address);
    }
  });

  it('is in no page, list for search engines or way to another page', async () => {
    const site = join(kit.env.GEBOUWD_DIR, 'web/site');
    const printed = '<link rel="canonical" href="https://nl.invalid/site/faq"><a href="https://be.invalid/site/faq">';
    for (const locale of ['nl-NL', 'nl-BE']) {
      mkdirSync(join(site, locale), { recursive: true });
      writeFileSync(join(site, locale, 'faq.html'), printed);
    }
    for (const file of ['sitemap.xml', 'robots.txt'])
      writeFileSync(join(site, file), 'https://nl.invalid/a https://be.invalid/a');
    for (const path of ['/site/faq', '/sitemap.xml', '/robots.txt', '/home']) {
      const { text, headers } = await kit.agent.get(path).set(FORGED);
      expect(`${text}${JSON.stringify(headers)}`, path).not.toContain(EVIL);
    }
    const { text } = await kit.agent.get('/site/faq').set(FORGED).expect(200);
    expect(text).toBe(`<link rel="canonical" href="${NL}/site/faq"><a href="${BE}/site/faq">`);
    expect((await kit.agent.get('/sitemap.xml').set(FORGED).expect(200)).text).toBe(`${NL}/a ${BE}/a`);
  });
});

describe('script in every field of the open forms', () => {
  it('reaches the office as the text it is, and the mails without one element of it', async () => {
    const before = (await mails()).length;
    await sendForms(PAYLOAD);
    await invite(PAYLOAD);
    const desk = await office();
    expect((await desk.call(aanvragenEndpoints.list, {})).items).toEqual(
      expect.arrayContaining([expect.objectContaining({ naam: PAYLOAD, organisatie: PAYLOAD, opmerking: PAYLOAD })]),
    );
    expect((await desk.call(contactberichtenEndpoints.list, {})).items).toEqual(
      expect.arrayContaining([expect.objectContaining({ naam: PAYLOAD, bericht: `${PAYLOAD} en nog heel wat erbij` })]),
    );
    expect((await desk.call(ervaringenEndpoints.listAll, {})).items).toEqual(
      expect.arrayContaining([expect.objectContaining({ naam: PAYLOAD, tekst: `${PAYLOAD} en nog heel wat erbij` })]),
    );
    const sent = (await mails()).slice(0, (await mails()).length - before);
    expect(sent.length).toBeGreaterThanOrEqual(6);
    expect(sent.some(({ html }) => html.includes('&lt;script&gt;'))).toBe(true);
    for (const { html, onderwerp: subject, aan: to } of sent) {
      expect(html, to).not.toMatch(/<img[^>]+onerror|<script/i);
      expect(subject, to).not.toMatch(/[\r\n]/);
    }
  });

  it('is not shown to visitors, and is the text it is once the office approved it', async () => {
    await sendForms(PAYLOAD);
    const desk = await office();
    const { items } = await desk.call(ervaringenEndpoints.listAll, {});
    const told = items.find(({ naam: name, status }) => name === PAYLOAD && status === 'nieuw');
    await desk.call(ervaringenEndpoints.change, {
      params: { ervaringId: told?.id ?? '' },
      body: { versie: told?.versie ?? 0, status: 'goedgekeurd' },
    });
    const { headers, body } = await kit.agent.get('/api/ervaringen').expect(200);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers['content-type']).toContain('application/json');
    expect(body.items).toEqual(expect.arrayContaining([expect.objectContaining({ naam: PAYLOAD })]));
  });
});

describe('a flood', () => {
  /** Answers of so many sendings, in order. */
  async function flood(count: number, send: () => PromiseLike<{ status: number }>): Promise<number[]> {
    const out: number[] = [];
    for (let nr = 0; nr < count; nr += 1) out.push((await send()).status);
    return out;
  }

  it('of experiences stops after five an hour from one address, and of sign-ups after twenty', async () => {
    const story = {
      ...BY_PERSON,
      naam: 'Tom',
      rol: 'ouder',
      tekst: 'Elke dag even, dat werkt bij ons goed.',
      email: 'tom@buiten.test',
      toestemming: true,
    };
    const told = await flood(6, () => kit.agent.post('/api/ervaringen').send(story));
    expect([told.slice(0, 5).every((status) => status === 201), told.at(-1)]).toEqual([true, 429]);
    const webinar = await buildWebinar(kit, { plaatsen: 20 });
    let nr = 0;
    const joined = await flood(21, () =>
      kit.agent
        .post(`/api/webinars/${webinar}/aanmeldingen`)
        .send({ ...BY_PERSON, naam: 'Els', email: `els${(nr += 1)}@buiten.test`, aantal: 1 }),
    );
    expect([joined.slice(0, 20).every((status) => status === 201), joined.at(-1)]).toEqual([true, 429]);
    kit.klok.ahead(3_600_001);
    expect((await kit.agent.post('/api/ervaringen').send(story)).status).toBe(201);
  });
});
