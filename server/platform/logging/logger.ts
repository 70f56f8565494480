import { pino, type Logger as Pino } from 'pino';
import type { Env } from '../env.ts';

export type Logger = Pick<Pino, 'info' | 'warn' | 'error' | 'debug'>;

/** Places where a secret could end up; their values never reach the log. */
const GEHEIM = [
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
    redact: { paths: GEHEIM, censor: '[weg]' },
    serializers: {
      // The message of a database error repeats its bindings, which may hold names.
      err: (fout: unknown) =>
        fout instanceof Error
          ? { type: fout.name, code: Reflect.get(fout, 'code'), stack: stackZonderBericht(fout) }
          : { type: typeof fout },
    },
  });
}

function stackZonderBericht(fout: Error): string {
  return (fout.stack ?? '')
    .split('\n')
    .filter((regel) => regel.startsWith('    at '))
    .slice(0, 12)
    .join('\n');
}
