/** The product as it runs in production, started by the bench, in a process of its own. */
import { createServer } from '../../../server/main.ts';
import { readEnv } from '../../../server/platform/env.ts';
import { TEST_SPELLEN } from '../../../server/test/spellen.ts';
import { cpuOfProcess, isCpuQuestion } from './child.ts';

const server = await createServer({ env: readEnv(process.env), spellen: TEST_SPELLEN });
const port = await server.listen();

process.on('message', (message: unknown) => {
  process.send?.(isCpuQuestion(message) ? cpuOfProcess() : port);
});
process.once('disconnect', () => {
  void server.close().then(() => process.exit(0));
});
