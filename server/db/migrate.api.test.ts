import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { createEmptyPlace, type EmptyPlace } from '../test/empty-place.ts';
import { migrate, migrateAtStart, MIGRATIONS, migrateTo, rollbackTo, takenSteps, unknownSteps } from './migrate.ts';

const names = MIGRATIONS.map(({ naam: name }) => name);
let place: EmptyPlace;
let database: Database;

beforeAll(async () => {
  place = await createEmptyPlace();
  database = await openDatabase(place.env);
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

it('takes the steps of an older version, and the rest afterwards', async () => {
  expect(await takenSteps(database.knex)).toEqual([]);
  await migrateTo(database.knex, names.slice(0, -3));
  expect(await takenSteps(database.knex)).toEqual(names.slice(0, -3));
  expect(await migrate(database.knex)).toBe(3);
});

it('goes back to a step, the newest first, and up again', async () => {
  const to = names.at(-4) ?? '';
  expect(await rollbackTo(database.knex, to)).toEqual(names.slice(-3).toReversed());
  expect((await takenSteps(database.knex)).at(-1)).toBe(to);
  expect(await database.unhurried(migrateAtStart)).toBe(3);
});

it('starts past a lock that a dead process left', async () => {
  await database.knex('migraties_lock').update({ is_locked: 1 });
  expect(await database.unhurried(migrateAtStart)).toBe(0);
});

it('refuses a database that a newer version made', async () => {
  await database.knex('migraties').insert({ name: '20990101000000-later', batch: 99, migration_time: new Date() });
  expect(unknownSteps(await takenSteps(database.knex))).toEqual(['20990101000000-later']);
  await expect(database.unhurried(migrateAtStart)).rejects.toThrow(/nieuwere versie.*20990101000000-later/);
  await database.knex('migraties').where({ name: '20990101000000-later' }).delete();
});

it('lets several processes start at once on an empty database', async () => {
  if (database.builtIn) return; // serves one process
  const empty = await createEmptyPlace();
  const three = await Promise.all([1, 2, 3].map(() => openDatabase(empty.env)));
  const taken = await Promise.all(three.map((one) => one.unhurried(migrateAtStart)));
  expect(taken.toSorted((a, b) => a - b)).toEqual([0, 0, names.length]);
  await Promise.all(three.map((one) => one.close()));
  await empty.drop();
});
