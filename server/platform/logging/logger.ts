import { pino, type Logger as Pino } from 'pino';
import type { Env } from '../env.ts';

export type Logger = Pick<Pino, 'info' | 'warn' | 'error' | 'debug'>;

/** Places where a secret could end up; their values never reach the log. */
const SECRET = [
  'wachtwoord',
  'token',
  'plaatjes',
  'authorization',
  '*.wachtwoord',
  '*.token',
  '*.plaatjes',
  '*.authorization',
  'req.headers.authorization',
  'err.config',
  'err.bindings',
];

/** JSON lines on standard output; ids only, never names or tokens. */
export function createLogger(env: Pick<Env, 'LOG_LEVEL'>): Pino {
  return pino({
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET, censor: '[weg]' },
    serializers: {
      // The message of a database error repeats its bindings, which may hold names.
      err: (error: unknown) =>
        error instanceof Error
          ? { type: error.name, code: Reflect.get(error, 'code'), stack: stackWithoutBericht(error) }
          : { type: typeof error },
    },
  });
}

function stackWithoutBericht(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((rule) => rule.startsWith('    at '))
    .slice(0, 12)
    .join('\n');
}
