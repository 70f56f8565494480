/** `npm run migrations -- stand|op|terug`: the steps of the database; a server takes the new ones by itself when it starts. */
import { parseArgs } from 'node:util';
import { migrateAtStart, MIGRATIONS, rollbackTo, takenSteps } from '../../server/db/migrate.ts';
import type { Env } from '../../server/platform/env.ts';
import { required, runCommand, text, withDatabase } from './shared.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { tot: { type: 'string' }, ja: { type: 'boolean', default: false } },
});

const onDatabase = (env: Env, work: (db: Parameters<typeof takenSteps>[0]) => Promise<void>): Promise<void> =>
  withDatabase(env, ({ unhurried }) => unhurried(work));

const show = (env: Env): Promise<void> =>
  onDatabase(env, async (db) => {
    const taken = await takenSteps(db);
    const known = MIGRATIONS.map(({ naam: name }) => name);
    for (const name of [...known, ...taken.filter((step) => !known.includes(step))])
      console.log(
        `${taken.includes(name) ? '✓' : '·'} ${name}${known.includes(name) ? '' : ` (${text('migraties.onbekend')})`}`,
      );
  });

const raise = (env: Env): Promise<void> =>
  onDatabase(env, async (db) => console.log(text('migraties.op', { aantal: await migrateAtStart(db) })));

/** What a step back takes away does not come again: it asks for a word of consent. */
const lower = (env: Env): Promise<void> =>
  onDatabase(env, async (db) => {
    const to = required(values.tot, text('migraties.gebruik'));
    const taken = await takenSteps(db);
    if (!taken.includes(to)) throw new Error(text('migraties.nietGenomen', { stap: to }));
    const back = taken.slice(taken.indexOf(to) + 1).toReversed();
    if (back.length > 0 && !values.ja) throw new Error(text('migraties.zeker', { stappen: back.join('\n  ') }));
    console.log(text('migraties.terug', { aantal: (await rollbackTo(db, to)).length, stap: to }));
  });

const WORK: Readonly<Record<string, (env: Env) => Promise<void>>> = { stand: show, op: raise, terug: lower };

await runCommand(async (env) => {
  const work = WORK[positionals[0] ?? 'stand'];
  if (work === undefined) throw new Error(text('migraties.gebruik'));
  await work(env);
});
