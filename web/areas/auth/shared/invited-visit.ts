import { browserStorage } from '#web/platform/storage.ts';

/** Where an invitation shows; also the way back of a visit that belongs to one, since the token itself stands in no address. */
export const INVITATION_PATH = '/app/auth/uitnodiging';
const KEY = 'taaltocht.uitnodiging';
const storage = browserStorage('sessionStorage');

/** The token of the invitation that somebody takes with an account of the school, in this tab only. */
export const invitedVisit = {
  begin: (token: string): void => storage.write(KEY, token),
  token: (): string | null => storage.read(KEY),
  end: (): void => storage.wis(KEY),
};
