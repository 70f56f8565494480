import type { Knex } from 'knex';
import { factuurEndpoints as papers, type Factuur, type NewFactuur } from '../features/facturen/facturen.contract.ts';
import { dateOf, dateOfDay, dayOf } from '../platform/time/clock.ts';
import { startKit, type ApiKit } from './api-kit.ts';
import { buildOfficePerson } from './site.ts';

const DAY_MS = 86_400_000;
type Client = ReturnType<ApiKit['as']>;
/** Our own company, as the test invoices carry it. */
export const BILLING_SENDER = {
  naam: 'Taaltocht B.V.',
  straat: 'Proefstraat',
  huisnummer: '7',
  postcode: '1234 AB',
  plaats: 'Proefstad',
  land: 'NL',
  email: 'facturen@taaltocht.test',
  registration: '12345678',
  btwNummer: 'NL000099998B57',
  bankAccount: 'NL91ABNA0417164300',
} as const;
/** Where the invoices of the test school go. */
export const BOOKKEEPING = 'boek@een.test';

/** No papers, real prices, a school with an address and 120 seats. */
async function cleanFacturen(db: Knex, school: string): Promise<void> {
  const sender = { details: JSON.stringify(BILLING_SENDER), versie: 1, gewijzigd_op: new Date() };
  await db('mailberichten').where({ admin_id: school }).delete();
  await db('facturen').delete();
  await db('factuur_numbers').delete();
  await db('prijsregels').update({ is_voorbeeld: false, btw: 21 });
  await db('billing_sender').delete();
  await db('billing_sender').insert(sender);
  await db('admins').where({ id: school }).update({
    straat: 'Dorpsweg',
    huisnummer: '1',
    postcode: '5678 CD',
    plaats: 'Proefstad',
    land: 'NL',
    btw_nummer: null,
    email: 'directie@een.test',
    factuur_email: BOOKKEEPING,
  });
  await db('licenties')
    .where({ admin_id: school })
    .update({ plaatsen: 120, features: ['testschool'] });
}

/** A server with real prices, somebody of the office, and a school that is billed. */
export async function startFactuurKit() {
  const kit = await startKit();
  await buildOfficePerson(kit);
  const db = kit.server.database.knex;
  const school = kit.scholen.een.adminId;
  const signIn = async () => ({
    office: kit.as(await kit.token('kantoor')),
    boss: kit.as(await kit.token('super')),
    manager: kit.as(await kit.token('beheer.een')),
  });
  let clients = await signIn();

  const read = (id: string): Promise<Factuur> => clients.office.call(papers.find, { params: { factuurId: id } });
  const make = (part: Partial<NewFactuur> = {}): Promise<Factuur> =>
    clients.office.call(papers.create, { body: { adminId: school, soort: 'factuur', ...part } });
  /** A step on the newest version; another version when the body names one. */
  const step = async (id: string, path: string, body: object = {}) =>
    clients.office.post(`/api/facturen/${id}/${path}`, { versie: (await read(id)).versie, ...body });
  /** Sessions do not outlive a day, so whoever turns the clock signs in again. */
  const ahead = async (days: number): Promise<void> => {
    kit.klok.ahead(days * DAY_MS);
    clients = await signIn();
  };
  return {
    kit,
    db,
    school,
    office: (): Client => clients.office,
    boss: (): Client => clients.boss,
    manager: (): Client => clients.manager,
    today: (): string => dateOf(kit.klok.now()),
    inDays: (days: number): string => dateOfDay(dayOf(kit.klok.now()) + days),
    read,
    make,
    step,
    ahead,
    sent: async (part?: Partial<NewFactuur>): Promise<Factuur> =>
      (await step((await make(part)).id, 'verzendingen')).body,
    nightAfter: async (days: number): Promise<void> => {
      await ahead(days);
      await kit.night('facturen.herinneringen');
    },
    clean: () => cleanFacturen(db, school),
  };
}
export type FactuurKit = Awaited<ReturnType<typeof startFactuurKit>>;
