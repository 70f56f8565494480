import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createStillClock, type TestClock } from '../../test/clock.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { createLogger } from '../logging/logger.ts';
import { createJobLock, type JobLock } from './job-lock.ts';
import { nightly } from './night-work.ts';
import { performDailyWork } from './daily-work.ts';
import { JobsRepository } from './jobs.repository.ts';
import { ScheduleRepository } from './schedule.repository.ts';
import { Scheduler, type ScheduledJob } from './scheduler.ts';

let kit: ApiKit;
let clock: TestClock;
/** One for the embedded database, which serves one process; PostgreSQL keeps each apart by itself. */
let lock: JobLock;
let done: string[];
const MINUTE_MS = 60_000;
/** Half past two at night, by our schools. */
const NIGHT = Date.parse('2026-11-20T02:30:00+01:00');
const db = () => kit.server.database.knex;
const log = createLogger({ LOG_LEVEL: 'silent' });

beforeAll(async () => {
  kit = await startKit({ leeg: true });
  lock = createJobLock(kit.server.database);
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await db()('jobs').delete();
  clock = createStillClock(NIGHT);
  done = [];
});

/** A process with these jobs. */
const createProcess = (...jobs: ScheduledJob[]): Scheduler =>
  new Scheduler(jobs, { schedule: new ScheduleRepository(db()), lock, clock, log });
const job = (name: string, part: Partial<ScheduledJob> = {}): ScheduledJob => ({
  name,
  moment: { everyMinutes: 5 },
  everyProcess: false,
  run: () => {
    done.push(name);
    return Promise.resolve();
  },
  ...part,
});
const row = (name: string) => db()('jobs').where({ naam: name }).first('*');

it('does a job when it has its turn, writes down how it went and waits for the next', async () => {
  const scheduler = createProcess(
    job('lang', {
      run: () => {
        done.push('lang');
        clock.ahead(1_500);
        return Promise.resolve();
      },
    }),
  );
  await scheduler.look();
  await scheduler.look();
  expect(done).toEqual(['lang']);
  expect(await row('lang')).toMatchObject({
    last_begin: new Date(NIGHT),
    last_end: new Date(NIGHT + 1_500),
    last_ms: '1500',
    failure: null,
    next_at: new Date(NIGHT + 5 * MINUTE_MS),
  });
  clock.ahead(5 * MINUTE_MS);
  await scheduler.look();
  expect(done).toEqual(['lang', 'lang']);
});

it('goes on with the others when one fails, says why, and tries it again', async () => {
  let broken = true;
  const half = job('half', {
    run: () => (broken ? Promise.reject(new Error('insert into x - de schijf is vol')) : Promise.resolve()),
  });
  const scheduler = createProcess(half, job('heel'));
  await scheduler.look();
  expect(done).toEqual(['heel']);
  expect(await row('half')).toMatchObject({ failure: 'de schijf is vol', failed_at: new Date(NIGHT) });
  broken = false;
  clock.ahead(5 * MINUTE_MS);
  await scheduler.look();
  expect(await row('half')).toMatchObject({ failure: null, failed_at: new Date(NIGHT) });
});

it('lets one of two processes do a job that has its turn in both', async () => {
  const [one, two] = [createProcess(job('race')), createProcess(job('race'))];
  await Promise.all([one.look(), two.look()]);
  expect(done).toEqual(['race']);
  clock.ahead(5 * MINUTE_MS);
  await Promise.all([two.look(), one.look(), two.look()]);
  expect(done).toEqual(['race', 'race']);
});

it('passes by what another process is at, and does its other jobs', async () => {
  const gate: { open?: () => void } = {};
  const slow = job('slow', { run: () => new Promise<void>((finish) => (gate.open = finish)) });
  const one = createProcess(slow);
  const first = one.look();
  await expect.poll(() => gate.open).toBeDefined();
  await createProcess(job('slow'), job('quick')).look();
  expect(done).toEqual(['quick']);
  gate.open?.();
  await first;
});

it('takes over what another process stored, once, and only where the work asks for it', async () => {
  const night = { nightlyAt: '02:00' } as const;
  const create = (who: string) =>
    createProcess(
      job('weights', { moment: night, everyProcess: true, run: () => Promise.resolve(done.push(`weights ${who}`)) }),
      job('mail', { moment: night, run: () => Promise.resolve(done.push(`mail ${who}`)) }),
    );
  const [one, two] = [create('one'), create('two')];
  await Promise.all([one.look(), two.look()]);
  expect(done).toEqual([]);
  clock.ahead(24 * 60 * MINUTE_MS);
  await one.look();
  await two.look();
  await one.look();
  await two.look();
  expect(done).toEqual(['weights one', 'mail one', 'weights two']);
});

it('keeps the work of a night that a process took and died with, and does it when its lease is over', async () => {
  const jobs = new JobsRepository(db());
  const scheduler = createProcess(
    nightly({
      name: 'nacht',
      run: (day) =>
        performDailyWork({ jobs, clock }, { naam: 'nacht', dag: day, leaseMs: MINUTE_MS }, async ({ close }) => {
          done.push('nacht');
          await close({});
        }),
    }),
  );
  await scheduler.look();
  clock.ahead(24 * 60 * MINUTE_MS);
  await jobs.claim('nacht', '019f955b-73e2-7000-8000-000000000001', {
    dag: 99_999,
    nu: new Date(clock.now()),
    leaseMs: 5 * MINUTE_MS,
  });
  await scheduler.look();
  expect([done, (await row('nacht'))?.last_end]).toEqual([[], null]);
  clock.ahead(10 * MINUTE_MS);
  await scheduler.look();
  expect(done).toEqual(['nacht']);
});

it('forgets the moment of a job that is no more, and stops when told', async () => {
  await createProcess(job('oud'), job('blijft')).look();
  const scheduler = createProcess(job('blijft'));
  await scheduler.look();
  expect(await new ScheduleRepository(db()).findAll()).toMatchObject([{ naam: 'blijft' }]);
  await scheduler.stop();
  clock.ahead(60 * MINUTE_MS);
  done = [];
  await scheduler.look();
  expect(done).toEqual([]);
});

it('gives every work of the product its turn, under a name of its own', () => {
  const names = [...kit.server.jobs, ...kit.server.periodic].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['webinars', 'importplannen', 'kalibratie', 'privacy.opschonen']));
});
