import type { $ZodType, input, output } from 'zod/v4/core';
import type { Action } from '#engine/core/domein/permissions.ts';

/** Action of the permission table; `session` = whoever is signed in; `public` = everybody, e.g. a token in the path is the proof. */
export type Right = Action | 'session' | 'public';

/** A zod schema of either style, classic or mini. */
export interface Schema extends $ZodType {
  parse(value: unknown): output<this>;
}

/** One call: what the server route, the hook, the role matrix, the test client and the OpenAPI document are made from. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/api/admins/:adminId`; every name after a colon stands in `params`. */
  readonly path: `/api/${string}`;
  readonly right: Right;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** JSON of a good answer; absent = nothing (204), or a file. */
  readonly response?: Schema;
  /** Status of a good answer with a body; 200 unless told. */
  readonly status?: 200 | 201 | 202;
  /** A create or a bulk action: the client sends an `Idempotency-Key`, so that it happens once. */
  readonly idempotent?: true;
  /** Works in every state of the licence, e.g. answers of a leerling that are still on the way. */
  readonly withoutLicentie?: true;
  /** The body is one file (with `body` as text fields beside it); the handler reads it after the right was weighed. */
  readonly upload?: true;
  /** Media type of an answer that is a file; the handler writes it. */
  readonly download?: string;
}

/** `/api/admins/:adminId/groepen/:groepId` -> `adminId | groepId`. */
export type PathNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | PathNames<`/${Tail}`>
    : Rest
  : never;

type NamesIn<E> = E extends { params: infer P extends Schema } ? keyof output<P> : never;

/** Path and params name the same things, or the line with `params` is a type error. */
type WithParams<E extends Endpoint> = [PathNames<E['path']>, NamesIn<E>] extends [NamesIn<E>, PathNames<E['path']>]
  ? unknown
  : { readonly params: { readonly 'names in the path': PathNames<E['path']> } };

/** Declares a call. A name in the path without a schema, or a schema without a name, is a type error. */
// @__NO_SIDE_EFFECTS__
export function endpoint<const E extends Endpoint>(spec: E & WithParams<E>): E {
  return spec;
}

/** Present and typed when the endpoint has such a schema, optional when the schema asks for nothing, else forbidden. */
type Sent<E, Key extends string> =
  E extends Record<Key, infer S extends Schema>
    ? object extends input<S>
      ? { readonly [K in Key]?: input<S> }
      : { readonly [K in Key]: input<S> }
    : { readonly [K in Key]?: never };

/** `FormData` of the browser, as far as a contract may know it. */
interface Form {
  append(name: string, value: string): void;
}

/** What a caller hands over: params, query and body as their schemas take them. */
export type EndpointInput<E extends Endpoint> = Sent<E, 'params'> &
  Sent<E, 'query'> &
  (E extends { upload: true } ? { readonly body: Form } : Sent<E, 'body'>);

/** What a caller gets back. */
export type EndpointOutput<E extends Endpoint> = E extends { response: infer S extends Schema } ? output<S> : undefined;

/** What a handler of the server receives: parsed. */
export interface EndpointReceived<E extends Endpoint> {
  readonly params: E extends { params: infer S extends Schema } ? output<S> : undefined;
  readonly query: E extends { query: infer S extends Schema } ? output<S> : undefined;
  readonly body: E extends { body: infer S extends Schema } ? output<S> : undefined;
}

/** What a handler of the server answers; text is JSON made in the database, that goes out as it is. */
export type EndpointAnswer<E extends Endpoint> = E extends { response: infer S extends Schema }
  ? input<S> | string
  : void;

/** `GET /api/admins/:adminId`. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;
