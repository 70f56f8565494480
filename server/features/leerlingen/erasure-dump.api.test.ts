// @module-tag embedded
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildImportSchool, type ImportSchool } from '../../test/import.ts';

let kit: ApiKit;
let school: ImportSchool;
const MINUTE = 60_000;
const db = () => kit.server.database.knex;
/** What only this pupil has; nothing of it may be left anywhere. */
const MARKS = ['Xantippe', 'Quizzelborg', 'Quetzal', '2017-03-29', 'SLEUTEL-7781', 'ECK-7781'] as const;

const file = (part: { achternaam: string; groep?: string }): string => `<EDEX>
  <school><schooljaar>2026-2027</schooljaar></school>
  <groepen><groep key="A"><naam>Groep A</naam><jaargroep>4</jaargroep></groep><groep key="B"><naam>Groep B</naam><jaargroep>5</jaargroep></groep></groepen>
  <leerlingen>
    <leerling key="SLEUTEL-7781" eckid="https://ketenid.nl/pilot/ECK-7781"><achternaam>${part.achternaam}</achternaam><roepnaam>Xantippe</roepnaam><geboortedatum>2017-03-29</geboortedatum><geslacht>2</geslacht><jaargroep>4</jaargroep><groep key="${part.groep ?? 'A'}"/></leerling>
    <leerling key="SLEUTEL-1"><achternaam>Blijver</achternaam><roepnaam>Bo</roepnaam><jaargroep>4</jaargroep><groep key="${part.groep ?? 'A'}"/></leerling>
  </leerlingen></EDEX>`;

beforeAll(async () => {
  kit = await startKit();
  school = await buildImportSchool(kit);
});
afterAll(() => kit.stop());

/** Every row of every table as text, bytes as hex; `table: row` of each that holds a mark. */
async function findMarks(): Promise<string[]> {
  const { rows: tables }: { rows: { name: string }[] } = await db().raw(
    `SELECT c.relname AS name FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace`,
  );
  expect(tables.length).toBeGreaterThan(40);
  const sought = MARKS.flatMap((mark) => [mark.toLowerCase(), Buffer.from(mark).toString('hex')]);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows }: { rows: { line: string }[] } = await db().raw('SELECT t::text AS line FROM ?? t', [name]);
    const text = rows.map(({ line }) => line.toLowerCase()).join('\n');
    found.push(...sought.filter((mark) => text.includes(mark)).map((mark) => `${name}: ${mark}`));
  }
  return found.sort();
}

const A = () => `/api/admins/${school.adminId}`;
const management = () => kit.as(school.token);
const leerlingId = async (): Promise<string> =>
  String((await school.leerling({ externe_sleutel: 'SLEUTEL-7781' }))['id']);
/** A result in a file, of somebody whom the school does not know. */
const sendResults = () =>
  kit.agent
    .post(`${A()}/lvsimporten`)
    .set('Authorization', `Bearer ${school.token}`)
    .attach(
      'bestand',
      Buffer.from(
        'leerlingkey;naam;aanbieder;toets;moment;afnamedatum;vaardigheidsscore\nSLEUTEL-7781;Xantippe Quizzelborg;boom;Spelling;E4;2026-06-03;142\nSLEUTEL-7781b;Xantippe Quizzelborg;boom;Spelling;E4;2026-06-03;142\n',
      ),
      'lvs.csv',
    );

it('leaves nothing of an erased pupil in any table', async () => {
  await school.runAction(await school.plan(file({ achternaam: 'Quetzal' })));
  await school.runAction(await school.plan(file({ achternaam: 'Quizzelborg', groep: 'B' })));
  await sendResults().expect(200);
  await school.plan(file({ achternaam: 'Quizzelborg' }));
  const id = await leerlingId();
  await management()
    .post(`${A()}/leerlingen/notities`, { ids: [id], tekst: 'Xantippe leest graag' })
    .expect(204);
  await management()
    .post(`${A()}/leerlingen/verwijderingen`, { ids: [id], reden: 'verhuisd' })
    .expect(200);
  const tables = new Set((await findMarks()).map((line) => line.split(':')[0]));
  expect([...tables]).toEqual(expect.arrayContaining(['gebruikers', 'importplan_delen', 'leerlingen']));
  await management().del(`${A()}/prullenbakitems/${id}`).send({ bevestiging: 'Xantippe' }).expect(204);
  expect(await findMarks()).toEqual([]);
});

it('still undoes the import for the others', async () => {
  const plans = await management().get(`${A()}/importplannen`).expect(200);
  const { planId } = plans.body.items[0];
  expect(await school.undo(planId)).toMatchObject({ teruggedraaid: 1 });
});

it('keeps what a file said for half an hour, whether or not anybody imports again', async () => {
  school = await buildImportSchool(kit);
  await school.plan(file({ achternaam: 'Quizzelborg' }));
  expect(await findMarks()).toEqual(
    expect.arrayContaining(['importplan_delen: quizzelborg', 'importplan_delen: 2017-03-29']),
  );
  kit.klok.ahead(31 * MINUTE);
  await kit.background('importplannen');
  expect(await findMarks()).toEqual([]);
});
