import {
  accountSchema,
  totpNieuwSchema,
  type Account,
  type TotpNieuw,
} from '#server/features/account/account.contract.ts';
import { openUitnodigingSchema, type OpenUitnodiging } from '#server/features/docenten/uitnodiging.contract.ts';
import { http } from '#web/platform/http.ts';

const OPEN = { bearer: null, zonderSessieRegel: true } as const;
const niets = (): void => undefined;

export const vraagWachtwoord = (body: unknown): Promise<void> =>
  http.json('/wachtwoordaanvragen', niets, { method: 'POST', body, ...OPEN });
export const keurHerstel = (pad: string): Promise<void> => http.json(`/wachtwoordherstellen/${pad}`, niets, OPEN);
export const herstel = (pad: string, body: unknown): Promise<void> =>
  http.json(`/wachtwoordherstellen/${pad}`, niets, { method: 'POST', body, ...OPEN });

const uitnodigingPad = (token: string, deel = ''): string =>
  `/uitnodigingen/tokens/${encodeURIComponent(token)}${deel}`;
export const haalUitnodiging = (token: string): Promise<OpenUitnodiging> =>
  http.json(uitnodigingPad(token), openUitnodigingSchema.parse, OPEN);
export const neemAan = (token: string, body: unknown): Promise<void> =>
  http.json(uitnodigingPad(token, '/acceptaties'), niets, { method: 'POST', body, ...OPEN });
export const weiger = (token: string): Promise<void> =>
  http.json(uitnodigingPad(token, '/weigeringen'), niets, { method: 'POST', body: {}, ...OPEN });
export const vraagOpnieuw = (token: string): Promise<void> =>
  http.json(uitnodigingPad(token, '/aanvragen'), niets, { method: 'POST', body: {}, ...OPEN });

export const haalAccount = (id: string): Promise<Account> => http.json(`/users/${id}/credentials`, accountSchema.parse);
export const beginTotp = (id: string, huidigWachtwoord: string): Promise<TotpNieuw> =>
  http.json(`/users/${id}/totp`, totpNieuwSchema.parse, { method: 'POST', body: { huidigWachtwoord } });
export const bevestigTotp = (id: string, body: unknown): Promise<void> =>
  http.json(`/users/${id}/totp`, niets, { method: 'PUT', body });
export const stelTotpUit = (id: string): Promise<void> =>
  http.json(`/users/${id}/totp/uitstel`, niets, { method: 'POST', body: {} });
