import {
  webinarsEndpoints as webinars,
  type NewSignUp,
  type SignedUp,
  type SignUp,
  type Webinars,
} from '#server/features/webinars/webinars.contract.ts';
import { addressOf } from '#web/platform/endpoint/address.ts';
import { call } from '#web/platform/endpoint/call.ts';

const AS_VISITOR = { skipSessionRule: true } as const;

export const readWebinars = (): Promise<Webinars> => call(webinars.list, { query: {} }, AS_VISITOR);
export const readSignUp = (token: string): Promise<SignUp> => call(webinars.find, { params: { token } }, AS_VISITOR);
export const signUp = (webinarId: string, body: NewSignUp): Promise<SignedUp> =>
  call(webinars.signUp, { params: { webinarId }, body }, AS_VISITOR);
export const takeSeat = (token: string): Promise<SignUp> => call(webinars.take, { params: { token } }, AS_VISITOR);
export const cancelSignUp = (token: string): Promise<undefined> =>
  call(webinars.cancel, { params: { token } }, AS_VISITOR);

/** Address of the file for a calendar. */
export const calendarAddress = (webinarId: string): string =>
  `/api${addressOf(webinars.calendar, { params: { webinarId } })}`;
