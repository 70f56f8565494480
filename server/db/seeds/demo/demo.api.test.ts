// @module-tag embedded
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlockLayout } from '#engine/core/oefening/select/blocks.ts';
import { loadContent } from '../../../platform/content/content.ts';
import { StateRepository } from '../../../features/somvensters/state.repository.ts';
import { startKit, type ApiKit } from '../../../test/api-kit.ts';

const PASSWORD = 'zeilboot-anker-golf-7';
let kit: ApiKit;
const db = () => kit.server.database.knex;
const demo = () => kit.server.demo ?? [];

beforeAll(async () => {
  kit = await startKit({ leeg: true, env: { DEMO: 'aan', DEMO_WACHTWOORD: PASSWORD } });
});
afterAll(() => kit.stop());

function signInInput(row: ReturnType<typeof demo>[number]): object {
  if (row.plaatjes !== undefined) return { groepscode: row.code, leerlingId: row.id, plaatjes: row.plaatjes };
  if (row.code !== undefined) return { groepscode: row.code, leerlingId: row.id, wachtwoord: row.wachtwoord };
  return { gebruikersnaam: row.gebruikersnaam, wachtwoord: row.wachtwoord };
}
async function signIn(row: ReturnType<typeof demo>[number]): Promise<string> {
  return String((await kit.agent.post('/api/auth').send(signInInput(row)).expect(200)).body.token);
}

describe('the demo schools', () => {
  it('give 8 to 12 ways to sign in that all work, and keep them for the owner only', async () => {
    const rows = demo().filter((row) => row.toon);
    expect(rows.length).toBeGreaterThanOrEqual(8);
    expect(rows.length).toBeLessThanOrEqual(12);
    expect(new Set(rows.map((row) => row.rol))).toEqual(
      new Set(['schooladmin', 'docent', 'leerling', 'rtadmin', 'thuisadmin', 'superadmin', 'office']),
    );
    for (const row of rows) {
      const { body } = await kit
        .as(await signIn(row))
        .get('/api/users/mij')
        .expect(200);
      expect(body).toMatchObject({ _id: row.id, role: row.rol, locale: row.host === 'be' ? 'nl-BE' : 'nl-NL' });
    }
    expect(statSync(join(kit.env.DATA_DIR, 'demo-aanmeldingen.json')).mode & 0o777).toBe(0o600);
    expect(rows.some((row) => row.plaatjes !== undefined && row.code !== undefined)).toBe(true);
    expect(rows.filter((row) => row.wachtwoord !== undefined).every((row) => row.wachtwoord === PASSWORD)).toBe(true);
  });

  it('hold the pupils of the design with their names as they are', async () => {
    const management = demo().find((row) => row.rol === 'schooladmin' && row.host === 'nl');
    const ik = kit.as(await signIn(management ?? demo()[0] ?? expect.fail('no sign-ins')));
    const A = `/api/admins/${management?.adminId}`;
    const { body } = await ik.get(`${A}/groepen`).expect(200);
    expect(body.items.map((g: { naam: string; aantal: number }) => [g.naam, g.aantal])).toEqual([
      ['3 Vissen', 22],
      ['4/5 Meeuwen', 24],
      ['6 Kompas', 21],
      ['7/8 Zeilers', 25],
    ]);
    const names = await Promise.all(
      body.items.map(
        async (g: { id: string }) => (await ik.get(`${A}/groepen/${g.id}/leerlingen`).expect(200)).body.items,
      ),
    );
    const full = names.flat().map((l) => [l.roepnaam, l.voorvoegsel, l.achternaam].filter(Boolean).join(' '));
    expect(full).toEqual(
      expect.arrayContaining(["Zoë van 't Veld", 'Öykü Demirel', "D'Amie Sloot", 'Jean-Noa ter Horst', 'Ster 7']),
    );
    const { body: signalen } = await ik.get(`${A}/signalen`).expect(200);
    expect(new Set(signalen.items.map((s: { soort: string }) => s.soort))).toContain('struikeldoelen');
    expect(signalen.items.length).toBeLessThanOrEqual(7);
  });

  it('asked the office something, and were told some news', async () => {
    const management = demo().find((row) => row.rol === 'schooladmin' && row.host === 'nl');
    const ik = kit.as(await signIn(management ?? demo()[0] ?? expect.fail('no sign-ins')));
    const { body } = await ik.get(`/api/admins/${management?.adminId}/berichten`).expect(200);
    expect(body.items.map((item: { soort: string; unread: boolean }) => [item.soort, item.unread])).toEqual([
      ['gesprek', true],
      ['mededeling', true],
      ['mededeling', true],
    ]);
    const rows = await kit.server.database.knex('conversations').orderBy('status').select('status');
    expect(rows.map((row: { status: string }) => row.status)).toEqual(['beantwoord', 'gesloten', 'open', 'open']);
  });

  it('share a child with home and one with the practice, and hold test results', async () => {
    for (const [role, kind] of [
      ['thuisadmin', 'thuis'],
      ['rtadmin', 'rt'],
    ] as const) {
      const who = demo().find((row) => row.rol === role) ?? expect.fail(role);
      const { body } = await kit
        .as(await signIn(who))
        .get(`/api/admins/${who.adminId}/thuiskoppelingen`)
        .expect(200);
      expect(body.items).toMatchObject([{ soort: kind, school: 'Basisschool De Vuurtoren', open: true }]);
      const picture = await kit
        .as(await signIn(who))
        .get(`/api/admins/${who.adminId}/thuiskoppelingen/${body.items[0].koppelingId}/voortgang`)
        .expect(200);
      expect(picture.body.gaatGoed.length + picture.body.bezigMet.length).toBeGreaterThan(0);
    }
    const management =
      demo().find((row) => row.rol === 'schooladmin' && row.host === 'nl') ?? expect.fail('no manager');
    const ik = kit.as(await signIn(management));
    const { body: groepen } = await ik.get(`/api/admins/${management.adminId}/groepen`).expect(200);
    const gulls = groepen.items.find((g: { naam: string }) => g.naam === '4/5 Meeuwen');
    const { body } = await ik.get(`/api/admins/${management.adminId}/groepen/${gulls.id}/lvsresultaten`).expect(200);
    expect(await db()('lvs_resultaten').where({ admin_id: management.adminId }).count('* as n').first()).toEqual({
      n: String(2 * (24 + 21)),
    });
    expect(JSON.stringify(body)).toContain('Spelling 3.0');
  });

  it('made a test of the own method in one group of each school, where somebody was not there', async () => {
    for (const host of ['nl', 'be'] as const) {
      const admin = demo().find((row) => row.rol === 'schooladmin' && row.host === host) ?? expect.fail('no manager');
      const ik = kit.as(await signIn(admin));
      const [made] = await db()('methodetoetsen').where({ admin_id: admin.adminId }).select('id', 'groep_id');
      const { body } = await ik
        .get(`/api/admins/${admin.adminId}/groepen/${made.groep_id}/toetsresultaten`)
        .expect(200);
      expect(body.items).toMatchObject([{ id: made.id, status: 'nagekeken' }]);
      const [toets] = body.items;
      expect(toets.pct).toBeGreaterThan(50);
      expect(toets.pct).toBeLessThan(95);
      expect(toets.missed).toHaveLength(5);
      expect(toets.missed[0].voorbeelden.length).toBeGreaterThan(0);
      expect(toets.missing.length).toBe(toets.deelnemers - toets.ingeleverd);
      expect(toets.missing.length).toBeGreaterThan(0);
    }
  });

  it('show every state of progress, and sums that a recount of the log repeats', async () => {
    const admins = [...new Set(demo().map((row) => row.adminId))];
    const states = new Set<string>();
    for (const row of demo().filter((r) => r.rol === 'schooladmin')) {
      const ik = kit.as(await signIn(row));
      const { body } = await ik.get(`/api/admins/${row.adminId}/groepen`).expect(200);
      for (const groep of body.items) {
        const matrix = await ik.get(`/api/admins/${row.adminId}/groepen/${groep.id}/voortgang`).expect(200);
        const rows: { status: string[] }[] = matrix.body.rijen;
        for (const status of rows.flatMap((l) => l.status)) states.add(status);
      }
    }
    expect([...states].sort()).toEqual(['beheerst', 'bezig', 'bijna', 'niets', 'onderhoud', 'struikel', 'te_weinig']);
    for (const adminId of admins) {
      const log = await db().raw(
        'SELECT leerling_id, doel_id, count(*)::int AS n, (count(*) FILTER (WHERE goed))::int AS goed, sum(ms)::int AS ms FROM antwoorden WHERE admin_id = ? GROUP BY 1, 2 ORDER BY 1, 2',
        [adminId],
      );
      const sum = await db().raw(
        'SELECT leerling_id, doel_id, n, goed, ms_sum::int AS ms FROM leerling_doelen WHERE admin_id = ? ORDER BY 1, 2',
        [adminId],
      );
      const week = await db().raw(
        'SELECT leerling_id, doel_id, sum(n)::int AS n, sum(goed)::int AS goed, sum(ms_sum)::int AS ms FROM leerling_weken WHERE admin_id = ? GROUP BY 1, 2 ORDER BY 1, 2',
        [adminId],
      );
      expect(sum.rows).toEqual(log.rows);
      expect(week.rows).toEqual(log.rows);
    }
  });

  it('keep the standings that a round makes of the same log', async () => {
    const repository = new StateRepository(db(), createBlockLayout(loadContent('assets/content').model));
    const rows: { admin_id: string; leerling_id: string; doel_id: string; recent_n: number; recent_right: number }[] =
      await db()('leerling_doel_standen')
        .select('admin_id', 'leerling_id', 'doel_id', 'recent_n', 'recent_right')
        .orderBy(['leerling_id', 'doel_id']);
    const children = [...new Map(rows.map((row) => [row.leerling_id, row.admin_id]))].slice(0, 20);
    for (const [leerlingId, adminId] of children) {
      const own = rows.filter((row) => row.leerling_id === leerlingId);
      const histories = await repository.findHistories(
        adminId,
        leerlingId,
        own.map((row) => row.doel_id),
      );
      for (const row of own)
        expect(histories.get(row.doel_id)?.recent).toEqual({ n: row.recent_n, right: row.recent_right });
    }
  });

  it('say on the teacher’s home what the matrix says, for every pupil', async () => {
    for (const row of demo().filter((who) => ['schooladmin', 'docent', 'rtadmin'].includes(who.rol))) {
      const ik = kit.as(await signIn(row));
      const A = `/api/admins/${row.adminId}`;
      const { body } = await ik.get(`${A}/groepen`).expect(200);
      for (const groep of body.items) {
        const { body: matrix } = await ik.get(`${A}/groepen/${groep.id}/voortgang`).expect(200);
        const { body: strip } = await ik.get(`${A}/signalen?groepId=${groep.id}`).expect(200);
        const signals = new Map<string, { doelen?: { id: string }[] }>(
          strip.items.map((s: { leerlingId: string }) => [s.leerlingId, s]),
        );
        const stumbles: [leerlingId: string, doelIds: string[]][] = matrix.rijen.map(
          (child: { leerlingId: string; status: string[] }) => [
            child.leerlingId,
            matrix.doelen
              .map((doel: { id: string }) => doel.id)
              .filter((_: string, place: number) => child.status[place] === 'struikel')
              .toSorted(),
          ],
        );
        const told = stumbles.map(([id]) => [id, (signals.get(id)?.doelen ?? []).map((doel) => doel.id).toSorted()]);
        // At most seven lines are shown; who has one is told exactly what the matrix shows.
        const shown = stumbles.filter(([id]) => signals.get(id)?.doelen !== undefined || strip.totaal <= 7);
        expect(told.filter(([, doelIds]) => doelIds?.length !== 0)).toEqual(
          shown.filter(([, doelIds]) => doelIds.length > 0),
        );
        const stumblers = stumbles.filter(([, doelIds]) => doelIds.length > 0).length;
        expect(strip.items.length === 0 && stumblers > 0).toBe(false);
        expect(strip.totaal).toBeGreaterThanOrEqual(stumblers);
        expect(groep.signalen).toBe(strip.totaal);
      }
    }
  });

  it('shows real misspellings behind a cell', async () => {
    const docent = demo().find((row) => row.naam.startsWith('Samira'));
    const ik = kit.as(await signIn(docent ?? expect.fail('no docent')));
    const A = `/api/admins/${docent?.adminId}`;
    const { body } = await ik.get(`${A}/groepen`).expect(200);
    const matrix = await ik.get(`${A}/groepen/${body.items[0].id}/voortgang`).expect(200);
    const row = matrix.body.rijen.find((l: { status: string[] }) => l.status.includes('struikel'));
    const doel = matrix.body.doelen[row.status.indexOf('struikel')];
    const out = await ik.get(`${A}/leerlingen/${row.leerlingId}/antwoorden?doel=${doel.id}`).expect(200);
    const miss = out.body.items.filter((a: { goed: boolean }) => !a.goed);
    expect(miss.length).toBeGreaterThan(0);
    for (const a of miss) expect(a.ruw).not.toBe(a.woord);
  });

  it('lets the demo pupil play at once', async () => {
    const { body } = await kit.agent.post('/api/auth/demo').expect(200);
    const me = await kit.as(body.token).get('/api/users/mij').expect(200);
    const card = await kit.as(body.token).get(`/api/leerlingen/${me.body._id}/landkaart`).expect(200);
    expect(card.body.leerling.roepnaam).toBe('Robin');
    expect(card.body.routes.some((r: { status: string }) => r.status === 'open')).toBe(true);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
