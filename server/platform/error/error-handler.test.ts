import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import express from 'express';
import knex from 'knex';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { createErrorHandler } from './error-handler.ts';

/** What a server of PostgreSQL says when somebody may come in, and that it waits for a statement. */
const WELCOME = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73]);

/** An error as PostgreSQL sends it. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mno\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Asks a database that behaves as told, through the error handler of the product. */
async function ask(behave: ((socket: Socket) => void) | undefined) {
  const sockets: Socket[] = [];
  const fake = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    behave?.(socket);
  });
  fake.listen(0, '127.0.0.1');
  await once(fake, 'listening');
  const address = fake.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  if (behave === undefined) fake.close();
  const db = knex({
    client: 'pg',
    connection: { host: '127.0.0.1', port, user: 'x', database: 'x' },
    acquireConnectionTimeout: 1000,
  });
  const app = express();
  app.get('/', async (_req, res) => {
    res.json(await db.raw('SELECT 1'));
  });
  app.use(createErrorHandler(createLogger({ LOG_LEVEL: 'silent' })));
  const answer = await supertest(app).get('/');
  for (const socket of sockets) socket.destroy();
  await db.destroy();
  if (behave !== undefined) fake.close();
  return answer;
}

it.each<[string, ((socket: Socket) => void) | undefined]>([
  ['nobody listens', undefined],
  ['the connection ends before it began', (socket) => socket.once('data', () => socket.end())],
  [
    'the connection ends under the statement',
    (socket) => socket.once('data', () => socket.write(WELCOME, () => socket.once('data', () => socket.end()))),
  ],
  ['the database is starting up', (socket) => socket.once('data', () => socket.end(refusal('57P03')))],
  ['there are too many connections', (socket) => socket.once('data', () => socket.end(refusal('53300')))],
  ['the disk is full', (socket) => socket.once('data', () => socket.end(refusal('53100')))],
  ['it is read only while another takes over', (socket) => socket.once('data', () => socket.end(refusal('25006')))],
  ['it never answers', () => undefined],
])('says 503 with a time to come back when %s', async (_name, behave) => {
  const { status, body, headers } = await ask(behave);
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'GEEN_DATABASE' });
  expect(headers['retry-after']).toBe('5');
});

it('keeps an unexpected error of the database an error of ours', async () => {
  const { status } = await ask((socket) => socket.once('data', () => socket.end(refusal('42P01'))));
  expect(status).toBe(500);
});
