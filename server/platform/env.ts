import { isIP } from 'node:net';
import { z } from 'zod';
import { serverText } from './taal/texts.ts';

const emptyIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value);
const optional = z.preprocess(emptyIsAbsent, z.string().optional());
const list = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');

const PROXY_GROUPS = new Set(['loopback', 'linklocal', 'uniquelocal']);
const PROXY_HOPS_MAX = 9;

/** A proxy by name, by address or as a network, e.g. `10.0.0.0/8`. */
function isProxy(part: string): boolean {
  if (PROXY_GROUPS.has(part)) return true;
  const [ip = '', length] = part.split('/');
  const kind = isIP(ip);
  if (kind === 0 || part.split('/').length > 2) return false;
  return (
    length === undefined ||
    (/^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= (kind === 4 ? 32 : 128))
  );
}

/** Everybody can write a proxy header, so "trust all" is no choice: a number of proxies, or who they are. */
const proxies = z
  .preprocess(emptyIsAbsent, z.string().default('loopback'))
  .transform((value, ctx): number | string[] => {
    if (/^\d+$/.test(value) && Number(value) <= PROXY_HOPS_MAX) return Number(value);
    const parts = list(value);
    if (parts.length > 0 && parts.every(isProxy)) return parts;
    ctx.addIssue({ code: 'custom', message: 'proxy' });
    return z.NEVER;
  });

const address = z.preprocess(emptyIsAbsent, z.url({ protocol: /^https?$/ }).optional());

/** Production, or a PostgreSQL of one's own: real people work here, or will. */
export const isInEarnest = (env: { NODE_ENV: string; DATABASE_URL?: string | undefined }): boolean =>
  env.NODE_ENV === 'production' || (env.DATABASE_URL !== undefined && env.NODE_ENV !== 'test');

const envSchema = z
  .object({
    /** Unset: production on a PostgreSQL of one's own, development on the embedded database. */
    NODE_ENV: z.preprocess(emptyIsAbsent, z.enum(['development', 'test', 'production']).optional()),
    PORT: z.preprocess(emptyIsAbsent, z.coerce.number().int().min(0).max(65_535).default(3000)),
    /** Address to listen on; absent = every address of the machine. */
    HOST: optional,
    DATA_DIR: z.preprocess(emptyIsAbsent, z.string().default('.data')),
    DATABASE_URL: optional,
    /** Password of every adult and word-password account of the demo schools. */
    DEMO_WACHTWOORD: optional,
    /** Whether an empty database is filled with the demo schools; unset: only where nobody works in earnest. */
    DEMO: z.preprocess(emptyIsAbsent, z.enum(['aan', 'uit']).optional()),
    /** Hosts that speak Belgian Dutch, comma separated. */
    BELGIAN_HOSTS: z
      .string()
      .default('taaltocht.be,www.taaltocht.be,vlaams.localhost,preview.taaltocht.be')
      .transform(list),
    /** Address of the product as it stands in mails; obligatory with a mail server. */
    BASE_URL: address,
    /** Address of the Flemish host; absent = the same one. */
    BASE_URL_BE: address,
    /** Mail server, e.g. `smtps://naam:geheim@post.school.nl`; absent = the mailbox of this machine, or none in production. */
    SMTP_URL: z.preprocess(emptyIsAbsent, z.url({ protocol: /^smtps?$/ }).optional()),
    /** Sender and help address of mails; absent = made from the host of BASE_URL. */
    MAIL_FROM: optional,
    MAIL_HELP: optional,
    /** Who else handles data here, for the privacy papers, semicolon separated: `Server: naam, plaats; Mail: naam, plaats`; absent = said so. */
    SUBVERWERKERS: z
      .string()
      .default('')
      .transform((value) =>
        value
          .split(';')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      ),
    /** File with the sign-in services of schools (README); absent = none, in a demo the local one of `npm run idp`. */
    SSO_FILE: optional,
    /** Address of the sign-in service that a demo offers while it answers. */
    IDP_URL: z.preprocess(emptyIsAbsent, z.url({ protocol: /^https?$/ }).default('http://localhost:3999')),
    /** 64 bytes in base64 that seal ECK iDs; absent = a key file in the data folder. */
    ECK_KEY: optional,
    /**
     * Proxies in front of the process that tell the real address of a visitor: how many, or who (`loopback`, `linklocal`,
     * `uniquelocal`, addresses, networks; comma separated). Wrong = all schools count as one address, or anybody invents one.
     */
    TRUST_PROXY: proxies,
    /** Days that a customer and the friend it invited both get extra, given by the office; 0 = none, and none are promised. */
    VRIEND_BONUS_DAYS: z.preprocess(emptyIsAbsent, z.coerce.number().int().min(0).max(365).default(0)),
    /** Folder for a backup every night; absent = none is made by itself. */
    BACKUP_DIR: optional,
    /** Folder for the keys of these backups, away from what they open; absent = in the backup. */
    BACKUP_KEYS_DIR: optional,
    /** Days after which a backup of the night is thrown away. */
    BACKUP_DAYS: z.preprocess(emptyIsAbsent, z.coerce.number().int().min(1).max(3650).default(35)),
    /** Secret with which a monitor reads `/api/metrics`; absent = nobody does. */
    METRICS_TOKEN: z.preprocess(emptyIsAbsent, z.string().min(16).optional()),
    /** Folder with the built web, sprites and sounds. */
    GEBOUWD_DIR: z.preprocess(emptyIsAbsent, z.string().default('.gebouwd')),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  })
  .refine((env) => env.SMTP_URL === undefined || env.BASE_URL !== undefined, { path: ['BASE_URL'] })
  .transform((env) => ({
    ...env,
    NODE_ENV: env.NODE_ENV ?? (env.DATABASE_URL === undefined ? 'development' : 'production'),
  }))
  .transform((env) => ({ ...env, DEMO: env.DEMO ?? (isInEarnest(env) ? 'uit' : 'aan') }));

/** Checked settings of the process. */
export type Env = z.infer<typeof envSchema>;

/** Reads the settings; a wrong one stops the start with one clear sentence. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const outcome = envSchema.safeParse(source);
  if (outcome.success) return outcome.data;
  const explanation = outcome.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(serverText('nl-NL', 'start.omgeving', { uitleg: explanation }));
}
