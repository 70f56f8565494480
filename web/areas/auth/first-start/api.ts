import { firstStartEndpoints, type FirstStart } from '#server/features/first-start/first-start.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';

/** Without a session: the token is the proof, and a refusal says so on the page. */
const OPEN = { bearer: null, skipSessionRule: true } as const;

export async function checkFirstStart(token: string): Promise<true> {
  await call(firstStartEndpoints.check, { params: { token } }, OPEN);
  return true;
}
export async function createFirst(token: string, body: FirstStart): Promise<void> {
  await call(firstStartEndpoints.create, { params: { token }, body }, OPEN);
}
