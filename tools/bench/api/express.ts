/** The smallest Express there is: one small JSON answer, nothing else. */
import { once } from 'node:events';
import express from 'express';
import { cpuOfProcess, isCpuQuestion } from './child.ts';

const app = express();
app.get('/', (_req, res) => {
  res.json({ nieuw: 10 });
});
const http = app.listen(0, '127.0.0.1');
await once(http, 'listening');
const address = http.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;

process.on('message', (message: unknown) => {
  process.send?.(isCpuQuestion(message) ? cpuOfProcess() : port);
});
process.once('disconnect', () => process.exit(0));
