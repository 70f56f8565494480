/** Turns an unknown body into a typed one; throws when it does not fit. A zod schema's `parse` will do. */
export type Lezer<T> = (body: unknown) => T;

export interface VraagOpties {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Overrides the bearer of the session, e.g. for a refresh. */
  bearer?: string | null;
  /** Adds an `Idempotency-Key`, for creates and bulk actions. */
  eenmalig?: boolean;
  keepalive?: boolean;
  /** No time limit unless the caller brings one. */
  signal?: AbortSignal;
  /** The caller deals with 401 and 403 itself. */
  zonderSessieRegel?: boolean;
}

export interface Http {
  /** Bare reply, after the 401/403 rule; throws `HttpFout` when the request was refused. */
  vraag(pad: string, opties?: VraagOpties): Promise<Response>;
  json<T>(pad: string, lees: Lezer<T>, opties?: VraagOpties): Promise<T>;
}
