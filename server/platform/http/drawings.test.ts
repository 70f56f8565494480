import express, { type ErrorRequestHandler } from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { AppError } from '../error/create-error.ts';
import { createDrawn } from './drawings.ts';

const onError: ErrorRequestHandler = (error, _req, res, next) => {
  if (!(error instanceof AppError)) return next(error);
  res.status(error.status).set(error.headers).json({ code: error.code });
};

function build(need: (address: string) => Promise<string>) {
  const app = express();
  app.use(createDrawn({ need, progress: () => ({ done: 0, total: 0, failed: [] }) }));
  app.use('/spel-assets', (req, res) => {
    res.json({ served: req.url });
  });
  app.use((req, res) => {
    res.json({ other: req.url });
  });
  app.use(onError);
  return supertest(app);
}

describe('files that are made beside the running server', () => {
  it('wait until they are there, and may be served from another address', async () => {
    const asked: string[] = [];
    const agent = build((address) => {
      asked.push(address);
      return Promise.resolve(address.replace('@2x', '@1x'));
    });
    const { body } = await agent.get('/spel-assets/race/atlas-0@2x.json').expect(200);
    expect(body).toEqual({ served: '/race/atlas-0@1x.json' });
    expect((await agent.get('/geluid/gedeeld.mp3').expect(200)).body).toEqual({ other: '/geluid/gedeeld.mp3' });
    expect((await agent.get('/home?a=1').expect(200)).body).toEqual({ other: '/home?a=1' });
    expect(asked).toEqual(['/spel-assets/race/atlas-0@2x.json', '/geluid/gedeeld.mp3']);
  });

  it('answer 503 with a time to come back when making them failed', async () => {
    const agent = build(() => Promise.reject(new Error('no ink')));
    const { body, headers } = await agent.get('/spel-assets/race/atlas-0@1x.json').expect(503);
    expect(body).toEqual({ code: 'NIET_KLAAR' });
    expect(headers['retry-after']).toBe('5');
  });
});
