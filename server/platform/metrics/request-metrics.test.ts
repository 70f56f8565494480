import express from 'express';
import { expect, it } from 'vitest';
import type { Sample } from './exposition.ts';
import { RequestMetrics } from './request-metrics.ts';

it('counts calls by the pattern of their path, in buckets that add up', async () => {
  const metrics = new RequestMetrics();
  const app = express().use(metrics.handler);
  app.get('/things/:id', (_, res) => void res.json({}));
  const server = app.listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  for (const path of ['things/1', 'things/2', 'nowhere'])
    await fetch(`http://127.0.0.1:${port}/${path}`).then((answer) => answer.arrayBuffer());
  await new Promise((done) => server.close(done));

  const [total, seconds, busy] = metrics.collect();
  const samplesOf = (list: readonly Sample[] | undefined, suffix: string | undefined) =>
    (list ?? []).filter((one) => one.suffix === suffix).map(({ labels, value }) => ({ ...labels, value }));
  expect(samplesOf(total?.samples, undefined)).toEqual([
    { method: 'GET', route: '/things/:id', status: '200', value: 2 },
    { method: 'GET', route: 'unknown', status: '404', value: 1 },
  ]);
  expect(samplesOf(seconds?.samples, '_count')).toMatchObject([{ value: 2 }, { value: 1 }]);
  const ofThings = seconds?.samples.filter(({ labels }) => labels?.['route'] === '/things/:id');
  const things = samplesOf(ofThings, '_bucket');
  expect(things.at(-1)).toMatchObject({ le: '+Inf', value: 2 });
  expect(things.map(({ value }) => value)).toEqual(things.map(({ value }) => value).toSorted((a, b) => a - b));
  expect(busy?.samples).toEqual([{ value: 0 }]);
});
