import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { hasRoom } from './disk-room.ts';
import { HealthService } from './gezondheid.service.ts';

const drawings = { done: 0, total: 0, failed: [] };
const healthy = { leeft: async () => true, countMigrations: async () => 3, isFilled: async () => true };
const service = (room: boolean): HealthService =>
  new HealthService(healthy, {
    migrations: 3,
    hasWeb: () => true,
    hasRoom: async () => room,
    drawings: () => drawings,
  });

it('is not ready on a full disk', async () => {
  expect(await service(true).find()).toMatchObject({ klaar: true, disk: true });
  expect(await service(false).find()).toMatchObject({ klaar: false, disk: false, database: true });
});

it('measures the room of a folder', async () => {
  expect(await hasRoom(tmpdir(), 1)).toBe(true);
  expect(await hasRoom(tmpdir(), Number.MAX_SAFE_INTEGER)).toBe(false);
  expect(await hasRoom('/nergens/te/vinden', 1)).toBe(false);
});
