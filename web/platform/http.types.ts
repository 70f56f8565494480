/** Turns an unknown body into a typed one; throws when it does not fit. A zod schema's `parse` will do. */
export type BodyReader<T> = (body: unknown) => T;

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Overrides the bearer of the session, e.g. for a refresh. */
  bearer?: string | null;
  /** Adds an `Idempotency-Key`, for creates and bulk actions. */
  oneTime?: boolean;
  keepalive?: boolean;
  /** No time limit unless the caller brings one. */
  signal?: AbortSignal;
  /** The caller deals with 401 and 403 itself. */
  skipSessionRule?: boolean;
}

export interface Http {
  /** Bare reply, after the 401/403 rule; throws `HttpFout` when the request was refused. */
  vraag(path: string, options?: RequestOptions): Promise<Response>;
  json<T>(path: string, read: BodyReader<T>, options?: RequestOptions): Promise<T>;
}
