import { isObject } from './gebruiker.ts';

/** Refused or failed request. `status` 0 = no connection. `message` is the server's own sentence when it sent one. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly velden: Readonly<Record<string, string>>;
  /** Short fault number for the help desk. */
  readonly nummer: string | null;
  /** Seconds to wait, from `Retry-After`. */
  readonly wacht: number | null;

  constructor(
    status: number,
    part: {
      message?: string;
      code?: string;
      velden?: Record<string, string>;
      nummer?: string;
      wacht?: number | null;
    } = {},
  ) {
    super(part.message ?? '');
    this.name = 'HttpFout';
    this.status = status;
    this.code = part.code ?? (status === 0 ? 'GEEN_VERBINDING' : 'ONBEKEND');
    this.velden = part.velden ?? {};
    this.nummer = part.nummer ?? null;
    this.wacht = part.wacht ?? null;
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function readFields(value: unknown): Record<string, string> {
  if (!isObject(value)) return {};
  const fields: Record<string, string> = {};
  for (const [name, code] of Object.entries(value)) if (typeof code === 'string') fields[name] = code;
  return fields;
}

/** `Retry-After` as seconds; also understands the date form. */
export function readWait(header: string | null, now: number): number | null {
  if (header === null || header === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now) / 1000));
}

/** Reply to error: the message is replaced by the server's own message field (specification section 8). */
export async function readError(antwoord: Response, now: number): Promise<HttpError> {
  const body: unknown = await antwoord.json().catch(() => null);
  const wait = readWait(antwoord.headers.get('Retry-After'), now);
  if (!isObject(body)) return new HttpError(antwoord.status, { wacht: wait });
  const message = text(body['message']);
  const code = text(body['code']);
  const number = text(body['nummer']);
  return new HttpError(antwoord.status, {
    wacht: wait,
    velden: readFields(body['velden']),
    ...(message === undefined ? {} : { message }),
    ...(code === undefined ? {} : { code }),
    ...(number === undefined ? {} : { nummer: number }),
  });
}
