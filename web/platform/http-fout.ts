import { isObject } from './gebruiker.ts';

/** Refused or failed request. `status` 0 = no connection. `message` is the server's own sentence when it sent one. */
export class HttpFout extends Error {
  readonly status: number;
  readonly code: string;
  readonly velden: Readonly<Record<string, string>>;
  /** Short fault number for the help desk. */
  readonly nummer: string | null;
  /** Seconds to wait, from `Retry-After`. */
  readonly wacht: number | null;

  constructor(
    status: number,
    deel: {
      message?: string;
      code?: string;
      velden?: Record<string, string>;
      nummer?: string;
      wacht?: number | null;
    } = {},
  ) {
    super(deel.message ?? '');
    this.name = 'HttpFout';
    this.status = status;
    this.code = deel.code ?? (status === 0 ? 'GEEN_VERBINDING' : 'ONBEKEND');
    this.velden = deel.velden ?? {};
    this.nummer = deel.nummer ?? null;
    this.wacht = deel.wacht ?? null;
  }
}

const tekst = (waarde: unknown): string | undefined =>
  typeof waarde === 'string' && waarde !== '' ? waarde : undefined;

function leesVelden(waarde: unknown): Record<string, string> {
  if (!isObject(waarde)) return {};
  const velden: Record<string, string> = {};
  for (const [naam, code] of Object.entries(waarde)) if (typeof code === 'string') velden[naam] = code;
  return velden;
}

/** `Retry-After` as seconds; also understands the date form. */
export function leesWacht(kop: string | null, nu: number): number | null {
  if (kop === null || kop === '') return null;
  const seconden = Number(kop);
  if (Number.isFinite(seconden)) return Math.max(0, seconden);
  const moment = Date.parse(kop);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - nu) / 1000));
}

/** Reply to error: the message is replaced by the server's own message field (specification section 8). */
export async function leesFout(antwoord: Response, nu: number): Promise<HttpFout> {
  const body: unknown = await antwoord.json().catch(() => null);
  const wacht = leesWacht(antwoord.headers.get('Retry-After'), nu);
  if (!isObject(body)) return new HttpFout(antwoord.status, { wacht });
  const message = tekst(body['message']);
  const code = tekst(body['code']);
  const nummer = tekst(body['nummer']);
  return new HttpFout(antwoord.status, {
    wacht,
    velden: leesVelden(body['velden']),
    ...(message === undefined ? {} : { message }),
    ...(code === undefined ? {} : { code }),
    ...(nummer === undefined ? {} : { nummer }),
  });
}
