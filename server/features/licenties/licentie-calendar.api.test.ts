import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOfDay, dayOf } from '../../platform/time/clock.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson } from '../../test/site.ts';
import { LICENTIE_STATUSES, type LicentieStatus } from './licenties.contract.ts';

let kit: ApiKit;
const DAY_MS = 86_400_000;
const REASON = encodeURIComponent('Afspraak met de school');
const db = () => kit.server.database.knex;
const school = () => kit.scholen.een.adminId;
const inDays = (days: number): string => dateOfDay(dayOf(kit.klok.now()) + days);
const licentie = () => db()('licenties').where({ admin_id: school() });
const status = async (): Promise<LicentieStatus> => (await licentie().first('status')).status;
const set = (from: LicentieStatus, end: number) =>
  licentie().update({
    soort: from.startsWith('proef') ? 'proef' : 'school',
    status: from,
    start: inDays(-400),
    eind: inDays(end),
    renews: false,
    before_block: from === 'geblokkeerd' ? 'actief' : null,
    gemeld_voor: null,
  });

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
});
afterAll(() => kit.stop());

/** Days since the last day, and what the work of that night makes of each state (design 5.1); what is not named stays. */
const DAYS = [-61, -60, -1, 0, 1, 59, 60, 89] as const;
const LEADS: Readonly<Partial<Record<LicentieStatus, Partial<Record<(typeof DAYS)[number], LicentieStatus>>>>> = {
  proef: { 1: 'proef_afgelopen', 59: 'proef_afgelopen', 60: 'verlopen', 89: 'verlopen' },
  actief: {
    [-60]: 'aflopend',
    [-1]: 'aflopend',
    0: 'aflopend',
    1: 'alleen_lezen',
    59: 'alleen_lezen',
    60: 'verlopen',
    89: 'verlopen',
  },
  aflopend: { [-61]: 'actief', 1: 'alleen_lezen', 59: 'alleen_lezen', 60: 'verlopen', 89: 'verlopen' },
  opgezegd: { 1: 'alleen_lezen', 59: 'alleen_lezen', 60: 'verlopen', 89: 'verlopen' },
  proef_afgelopen: { 60: 'verlopen', 89: 'verlopen' },
  alleen_lezen: { 60: 'verlopen', 89: 'verlopen' },
};

describe('a night of', () => {
  it.each(LICENTIE_STATUSES)('%s', async (from) => {
    const made: Partial<Record<number, LicentieStatus>> = {};
    for (const day of DAYS) {
      kit.klok.ahead(DAY_MS);
      await set(from, -day);
      await kit.night('licenties.verloop');
      const now = await status();
      if (now !== from) made[day] = now;
    }
    expect(made).toEqual(LEADS[from] ?? {});
  });
});

/** A later last day, given by our office: what ended runs on as what it was, and nothing else changes its state. */
const EXTENDED: Readonly<Partial<Record<LicentieStatus, LicentieStatus>>> = {
  aangevraagd: 'aangevraagd',
  proef: 'proef',
  actief: 'actief',
  aflopend: 'actief',
  opgezegd: 'opgezegd',
  proef_afgelopen: 'proef',
  alleen_lezen: 'actief',
  verlopen: 'actief',
};

describe('more days for what is', () => {
  it.each(LICENTIE_STATUSES)('%s', async (from) => {
    await set(from, -3);
    const office = kit.as(await kit.token('kantoor'));
    const { id, versie: version } = await licentie().first('id', 'versie');
    const { status: code, body } = await office
      .patch(`/api/admins/${school()}/licenties/${id}`, { versie: version, eind: inDays(80) })
      .set('X-Reden', REASON);
    const to = EXTENDED[from];
    if (to === undefined) expect([code, body.code, await status()]).toEqual([409, 'STAP_NIET_TOEGESTAAN', from]);
    else expect([code, body.status]).toEqual([200, to]);
  });
});
