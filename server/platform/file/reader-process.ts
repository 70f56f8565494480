/**
 * Separate program that reads one uploaded file after another and sends back what is in it. A file that eats memory or time
 * ends this process and nothing else.
 */
import { serialize } from 'node:v8';
import { AppError, createError } from '../error/create-error.ts';
import type { ReadReply, ReadRequest } from './reader-protocol.ts';

/** Bytes of an answer; the server takes it in at once, so a larger one would hold up everybody. */
const ANSWER_MAX = 12 * 1024 * 1024;

async function read({ module, name, input }: ReadRequest): Promise<unknown> {
  const loaded: Record<string, unknown> = await import(module);
  const func = loaded[name];
  if (typeof func !== 'function') throw new Error(`${module} exports no ${name}`);
  const value: unknown = await Reflect.apply(func, undefined, [input]);
  if (serialize(value).length > ANSWER_MAX) throw createError('TE_GROOT', { sleutel: 'BESTAND_TE_ZWAAR' });
  return value;
}

async function reply(request: ReadRequest): Promise<ReadReply<unknown>> {
  try {
    return { kind: 'read', value: await read(request) };
  } catch (error) {
    if (!(error instanceof AppError)) return { kind: 'fault', text: String(error) };
    return { kind: 'refused', code: error.code, key: error.key, values: error.values };
  }
}

process.on('message', (request: ReadRequest) => {
  void reply(request).then((out) => process.send?.(out));
});
process.on('disconnect', () => process.exit());
