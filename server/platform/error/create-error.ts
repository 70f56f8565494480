import type { RuleCode } from '../contract/fields.contract.ts';
import type { ErrorCode } from './error.contract.ts';

/** What may differ per error: the sentence and the values in it, field marks, headers, data to go on with. */
export interface ErrorExtra {
  sleutel?: string;
  waarden?: Record<string, string | number>;
  velden?: Record<string, RuleCode>;
  headers?: Record<string, string>;
  details?: object;
}

/** Error that reaches the client with its own code, status and sentence. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Key of the sentence under `fout.`. */
  readonly key: string;
  readonly values: Record<string, string | number>;
  readonly fields: Record<string, RuleCode> | undefined;
  readonly details: object | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, status: number, extra: ErrorExtra) {
    super(code);
    this.name = 'AppFout';
    this.code = code;
    this.status = status;
    this.key = extra.sleutel ?? code;
    this.values = extra.waarden ?? {};
    this.fields = extra.velden;
    this.details = extra.details;
    this.headers = extra.headers ?? {};
  }
}

/** Statuses that belong to a code, so that a code is never sent with two of them. */
const STATUS = {
  ONGELDIGE_INVOER: 400,
  ONJUIST: 401,
  GEEN_TOKEN: 401,
  TOKEN_VERLOPEN: 401,
  TOKEN_ONGELDIG: 401,
  SESSIE_VERLOPEN: 401,
  NIET_TOEGESTAAN: 403,
  REDEN_NODIG: 409,
  NIET_GEVONDEN: 404,
  MEEKIJKEN: 409,
  STAP_NIET_TOEGESTAAN: 409,
  GEWIJZIGD_DOOR_ANDER: 409,
  POOL_LEEG: 409,
  TE_GROOT: 413,
  VERKEERD_SOORT: 415,
  TE_VAAK: 429,
  LICENTIE_VERLOPEN: 402,
  LICENTIE_ALLEEN_LEZEN: 402,
  FUNCTIE_NIET_IN_LICENTIE: 402,
  GEEN_PLAATSEN: 409,
  GROEP_VOL: 409,
  AL_BEZIG: 409,
  VERLOPEN_OF_GEBRUIKT: 410,
  SERVER_DRUK: 503,
  GEEN_DATABASE: 503,
  NIET_KLAAR: 503,
  SERVERFOUT: 500,
  GEEN_XML: 422,
  DOCTYPE_VERBODEN: 422,
  TE_DIEP: 422,
  AFGEBROKEN: 422,
  TEKENSET: 422,
  TEKENSET_GEGOKT: 409,
  GEEN_EDEXML: 422,
  EDEX2000: 422,
  ANDERE_SCHOOL: 422,
  GEEN_LIJST: 422,
  FORMULEFOUT: 422,
  VERWIJDERING_GROOT: 409,
  PLAN_VERVALLEN: 409,
  TOTP_NODIG: 428,
  TOTP_INSTELLEN: 428,
  HUIDIG_WACHTWOORD_ONJUIST: 400,
  LAATSTE_BEHEERDER: 409,
  UITNODIGING_VERLOPEN: 410,
  TOESTEMMING_NODIG: 409,
  THUIS_DICHT: 409,
  THUIS_RUST: 409,
  PIN_ONJUIST: 400,
  TE_WEINIG_MUNTEN: 409,
  VENSTER_DICHT: 409,
} as const satisfies Record<ErrorCode, number>;

/** The one way to make an error: code, and where needed another sentence, field marks or headers. */
export function createError(code: ErrorCode, extra: ErrorExtra = {}): AppError {
  return new AppError(code, STATUS[code], extra);
}
