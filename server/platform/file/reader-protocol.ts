import type { ErrorCode } from '../error/error.contract.ts';

/** Function that reads a kind of file, by the address of its module and its name in it. */
export interface ReadFunction {
  module: string;
  name: string;
}

/** A file for the reading process. */
export interface ReadRequest extends ReadFunction {
  input: object;
}

/** What comes back: the content, the reason why the file is refused, or a fault that nobody foresaw. */
export type ReadReply<Out> =
  | { kind: 'read'; value: Out }
  | { kind: 'refused'; code: ErrorCode; key: string; values: Record<string, string | number> }
  | { kind: 'fault'; text: string };
