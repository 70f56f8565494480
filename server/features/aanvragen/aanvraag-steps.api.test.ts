import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { BY_PERSON, buildOfficePerson, mailsTo } from '../../test/site.ts';
import { AANVRAAG_STATUSES, type AanvraagStatus } from './aanvragen.contract.ts';

let kit: ApiKit;
let desk: ReturnType<ApiKit['as']>;
const HOUR = 3_600_000;
const db = () => kit.server.database.knex;

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
});
afterAll(() => kit.stop());

let count = 0;
/** A request of a visitor, with an earlier one of the same mail domain and name beside it, in a state. */
async function buildRequest(status: AanvraagStatus, kind: 'proef' | 'bestelling') {
  count += 1;
  const body = {
    ...BY_PERSON,
    soort: 'proef',
    organisatiesoort: 'school',
    land: 'NL',
    organisatie: `School ${count}`,
    naam: 'Anke de Wit',
    akkoord: true,
  };
  for (const name of ['eerder', 'nu']) {
    await kit.agent
      .post('/api/aanvragen')
      .send({ ...body, email: `${name}@stap${count}.test` })
      .expect(201);
    kit.klok.ahead(2 * HOUR);
  }
  const rows = db()('aanvragen').where({ email: `nu@stap${count}.test` });
  await rows.clone().update({
    status,
    soort: kind,
    admin_id: kind === 'bestelling' || status === 'omgezet' ? kit.scholen.een.adminId : null,
  });
  desk = kit.as(await kit.token('kantoor'));
  return rows.clone().first('id', 'versie');
}
const statusOf = async (id: string): Promise<string> => (await db()('aanvragen').where({ id }).first('status')).status;

/** Design 5.14: from where each step goes, for a visitor of the site and for a customer; every other is 409 and changes nothing. */
const STEPS = [
  { to: 'in_behandeling', of: { proef: ['nieuw', 'in_behandeling'], bestelling: ['nieuw', 'in_behandeling'] } },
  { to: 'afgewezen', of: { proef: ['in_behandeling'], bestelling: ['in_behandeling'] } },
  { to: 'samengevoegd', of: { proef: ['in_behandeling'], bestelling: [] } },
  { to: 'afgehandeld', of: { proef: [], bestelling: ['in_behandeling'] } },
  { to: 'omgezet', of: { proef: ['in_behandeling'], bestelling: [] } },
] as const;

describe.each(STEPS)('to $to', ({ to, of }) => {
  describe.each(['proef', 'bestelling'] as const)('of a %s', (kind) => {
    const froms: readonly string[] = of[kind];
    it.each(AANVRAAG_STATUSES)('from %s', async (from) => {
      const { id, versie: version } = await buildRequest(from, kind);
      const { status: code, body } =
        to === 'omgezet'
          ? await desk.post(`/api/aanvragen/${id}/omzettingen`, { versie: version, licentie: { plaatsen: 60 } })
          : await desk.patch(`/api/aanvragen/${id}`, { versie: version, status: to });
      if (froms.includes(from)) expect([code, await statusOf(id)]).toEqual([to === 'omgezet' ? 201 : 200, to]);
      else expect([code, body.code, await statusOf(id)]).toEqual([409, 'STAP_NIET_TOEGESTAAN', from]);
      const made = await mailsTo(kit, `nu@stap${count}.test`);
      const invited = made.filter(({ tekst: text }) => text.includes('/app/auth/uitnodiging/'));
      expect(invited).toHaveLength(to === 'omgezet' && froms.includes(from) ? 1 : 0);
    });
  });
});

it('knows no step that the document does not name', async () => {
  const { id, versie: version } = await buildRequest('in_behandeling', 'proef');
  for (const status of ['nieuw', 'omgezet', 'weg'])
    expect((await desk.patch(`/api/aanvragen/${id}`, { versie: version, status }).expect(400)).body.velden).toEqual({
      status: 'kies',
    });
  expect(await statusOf(id)).toBe('in_behandeling');
});
