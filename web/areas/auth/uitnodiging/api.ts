import {
  acceptanceSchema,
  uitnodigingEndpoints,
  type OpenUitnodiging,
} from '#server/features/docenten/uitnodiging.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';

/** Without a session: the token is the proof, and a refusal says so on the page. */
const OPEN = { bearer: null, skipSessionRule: true } as const;

export const fetchUitnodiging = (token: string): Promise<OpenUitnodiging> =>
  call(uitnodigingEndpoints.open, { params: { token } }, OPEN);
export async function accept(token: string, body: unknown): Promise<void> {
  await call(uitnodigingEndpoints.accept, { params: { token }, body: acceptanceSchema.parse(body) }, OPEN);
}
export const refuse = (token: string): Promise<void> => call(uitnodigingEndpoints.refuse, { params: { token } }, OPEN);
export async function requestAgain(token: string): Promise<void> {
  await call(uitnodigingEndpoints.askAgain, { params: { token } }, OPEN);
}
