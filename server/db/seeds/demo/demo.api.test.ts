import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../../test/api-kit.ts';

const WACHTWOORD = 'zeilboot-anker-golf-7';
let kit: ApiKit;
const db = () => kit.server.database.knex;
const demo = () => kit.server.demo ?? [];

beforeAll(async () => {
  kit = await startKit({ leeg: true, env: { DEMO: 'aan', DEMO_WACHTWOORD: WACHTWOORD } });
});
afterAll(() => kit.stop());

function aanmelding(rij: ReturnType<typeof demo>[number]): object {
  if (rij.plaatjes !== undefined) return { groepscode: rij.code, leerlingId: rij.id, plaatjes: rij.plaatjes };
  if (rij.code !== undefined) return { groepscode: rij.code, leerlingId: rij.id, wachtwoord: rij.wachtwoord };
  return { gebruikersnaam: rij.gebruikersnaam, wachtwoord: rij.wachtwoord };
}
async function meldAan(rij: ReturnType<typeof demo>[number]): Promise<string> {
  return String((await kit.agent.post('/api/auth').send(aanmelding(rij)).expect(200)).body.token);
}

describe('the demo schools', () => {
  it('give 8 to 12 ways to sign in that all work, and keep them for the owner only', async () => {
    const rijen = demo().filter((rij) => rij.toon);
    expect(rijen.length).toBeGreaterThanOrEqual(8);
    expect(rijen.length).toBeLessThanOrEqual(12);
    expect(new Set(rijen.map((rij) => rij.rol))).toEqual(
      new Set(['schooladmin', 'docent', 'leerling', 'rtadmin', 'thuisadmin', 'superadmin', 'office']),
    );
    for (const rij of rijen) {
      const { body } = await kit
        .als(await meldAan(rij))
        .get('/api/users/mij')
        .expect(200);
      expect(body).toMatchObject({ _id: rij.id, role: rij.rol, locale: rij.host === 'be' ? 'nl-BE' : 'nl-NL' });
    }
    expect(statSync(join(kit.env.DATA_DIR, 'demo-aanmeldingen.json')).mode & 0o777).toBe(0o600);
    expect(rijen.some((rij) => rij.plaatjes !== undefined && rij.code !== undefined)).toBe(true);
    expect(rijen.filter((rij) => rij.wachtwoord !== undefined).every((rij) => rij.wachtwoord === WACHTWOORD)).toBe(
      true,
    );
  });

  it('hold the pupils of the design with their names as they are', async () => {
    const beheer = demo().find((rij) => rij.rol === 'schooladmin' && rij.host === 'nl');
    const ik = kit.als(await meldAan(beheer ?? demo()[0] ?? expect.fail('no sign-ins')));
    const A = `/api/admins/${beheer?.adminId}`;
    const { body } = await ik.get(`${A}/groepen`).expect(200);
    expect(body.items.map((g: { naam: string; aantal: number }) => [g.naam, g.aantal])).toEqual([
      ['3 Vissen', 22],
      ['4/5 Meeuwen', 24],
      ['6 Kompas', 21],
      ['7/8 Zeilers', 25],
    ]);
    const namen = await Promise.all(
      body.items.map(
        async (g: { id: string }) => (await ik.get(`${A}/groepen/${g.id}/leerlingen`).expect(200)).body.items,
      ),
    );
    const vol = namen.flat().map((l) => [l.roepnaam, l.voorvoegsel, l.achternaam].filter(Boolean).join(' '));
    expect(vol).toEqual(
      expect.arrayContaining(["Zoë van 't Veld", 'Öykü Demirel', "D'Amie Sloot", 'Jean-Noa ter Horst', 'Ster 7']),
    );
    const { body: signalen } = await ik.get(`${A}/signalen`).expect(200);
    expect(new Set(signalen.items.map((s: { soort: string }) => s.soort))).toContain('struikelwoorden');
    expect(signalen.items.length).toBeLessThanOrEqual(7);
  });

  it('share a child with home and one with the practice, and hold test results', async () => {
    for (const [rol, soort] of [
      ['thuisadmin', 'thuis'],
      ['rtadmin', 'rt'],
    ] as const) {
      const wie = demo().find((rij) => rij.rol === rol) ?? expect.fail(rol);
      const { body } = await kit
        .als(await meldAan(wie))
        .get(`/api/admins/${wie.adminId}/thuiskoppelingen`)
        .expect(200);
      expect(body.items).toMatchObject([{ soort, school: 'Basisschool De Vuurtoren', open: true }]);
      const beeld = await kit
        .als(await meldAan(wie))
        .get(`/api/admins/${wie.adminId}/thuiskoppelingen/${body.items[0].koppelingId}/voortgang`)
        .expect(200);
      expect(beeld.body.gaatGoed.length + beeld.body.bezigMet.length).toBeGreaterThan(0);
    }
    const beheer = demo().find((rij) => rij.rol === 'schooladmin' && rij.host === 'nl') ?? expect.fail('no manager');
    const ik = kit.als(await meldAan(beheer));
    const { body: groepen } = await ik.get(`/api/admins/${beheer.adminId}/groepen`).expect(200);
    const meeuwen = groepen.items.find((g: { naam: string }) => g.naam === '4/5 Meeuwen');
    const { body } = await ik.get(`/api/admins/${beheer.adminId}/groepen/${meeuwen.id}/lvsresultaten`).expect(200);
    expect(await db()('lvs_resultaten').where({ admin_id: beheer.adminId }).count('* as n').first()).toEqual({
      n: String(2 * (24 + 21)),
    });
    expect(JSON.stringify(body)).toContain('Spelling 3.0');
  });

  it('show every state of progress, and sums that a recount of the log repeats', async () => {
    const admins = [...new Set(demo().map((rij) => rij.adminId))];
    const staten = new Set<string>();
    for (const rij of demo().filter((r) => r.rol === 'schooladmin')) {
      const ik = kit.als(await meldAan(rij));
      const { body } = await ik.get(`/api/admins/${rij.adminId}/groepen`).expect(200);
      for (const groep of body.items) {
        const matrix = await ik.get(`/api/admins/${rij.adminId}/groepen/${groep.id}/voortgang`).expect(200);
        const rijen: { cellen: { status: string }[] }[] = matrix.body.rijen;
        if (rijen.some((l) => l.cellen.length < matrix.body.doelen.length)) staten.add('niets');
        for (const cel of rijen.flatMap((l) => l.cellen)) staten.add(cel.status);
      }
    }
    expect([...staten].sort()).toEqual(['beheerst', 'bezig', 'niets', 'onderhoud', 'struikel', 'te_weinig']);
    for (const adminId of admins) {
      const log = await db().raw(
        'SELECT leerling_id, doel_id, count(*)::int AS n, (count(*) FILTER (WHERE goed))::int AS goed, sum(ms)::int AS ms FROM antwoorden WHERE admin_id = ? GROUP BY 1, 2 ORDER BY 1, 2',
        [adminId],
      );
      const som = await db().raw(
        'SELECT leerling_id, doel_id, n, goed, ms_sum::int AS ms FROM leerling_doelen WHERE admin_id = ? ORDER BY 1, 2',
        [adminId],
      );
      const week = await db().raw(
        'SELECT leerling_id, doel_id, sum(n)::int AS n, sum(goed)::int AS goed, sum(ms_sum)::int AS ms FROM leerling_weken WHERE admin_id = ? GROUP BY 1, 2 ORDER BY 1, 2',
        [adminId],
      );
      expect(som.rows).toEqual(log.rows);
      expect(week.rows).toEqual(log.rows);
    }
  });

  it('shows real misspellings behind a cell', async () => {
    const docent = demo().find((rij) => rij.naam.startsWith('Samira'));
    const ik = kit.als(await meldAan(docent ?? expect.fail('no docent')));
    const A = `/api/admins/${docent?.adminId}`;
    const { body } = await ik.get(`${A}/groepen`).expect(200);
    const matrix = await ik.get(`${A}/groepen/${body.items[0].id}/voortgang`).expect(200);
    const rij = matrix.body.rijen.find((l: { cellen: { status: string }[] }) =>
      l.cellen.some((c) => c.status === 'struikel'),
    );
    const cel = rij.cellen.find((c: { status: string }) => c.status === 'struikel');
    const uit = await ik.get(`${A}/leerlingen/${rij.leerlingId}/antwoorden?doel=${cel.doelId}`).expect(200);
    const mis = uit.body.items.filter((a: { goed: boolean }) => !a.goed);
    expect(mis.length).toBeGreaterThan(0);
    for (const a of mis) expect(a.ruw).not.toBe(a.woord);
  });

  it('lets the demo pupil play at once', async () => {
    const { body } = await kit.agent.post('/api/auth/demo').expect(200);
    const mij = await kit.als(body.token).get('/api/users/mij').expect(200);
    const kaart = await kit.als(body.token).get(`/api/leerlingen/${mij.body._id}/landkaart`).expect(200);
    expect(kaart.body.leerling.roepnaam).toBe('Robin');
    expect(kaart.body.routes.some((r: { status: string }) => r.status === 'open')).toBe(true);
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});
