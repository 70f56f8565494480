import { isIP } from 'node:net';
import { z } from 'zod';
import { tekst } from './taal/teksten.ts';

const leegIsAfwezig = (waarde: unknown): unknown => (waarde === '' ? undefined : waarde);
const optioneel = z.preprocess(leegIsAfwezig, z.string().optional());
const lijst = (waarde: string): string[] =>
  waarde
    .split(',')
    .map((deel) => deel.trim().toLowerCase())
    .filter((deel) => deel !== '');

const PROXYGROEPEN = new Set(['loopback', 'linklocal', 'uniquelocal']);
const PROXY_HOPS_MAX = 9;

/** A proxy by name, by address or as a network, e.g. `10.0.0.0/8`. */
function isProxy(deel: string): boolean {
  if (PROXYGROEPEN.has(deel)) return true;
  const [ip = '', lengte] = deel.split('/');
  const soort = isIP(ip);
  if (soort === 0 || deel.split('/').length > 2) return false;
  return (
    lengte === undefined ||
    (/^\d{1,3}$/.test(lengte) && Number(lengte) >= 1 && Number(lengte) <= (soort === 4 ? 32 : 128))
  );
}

/** Everybody can write a proxy header, so "trust all" is no choice: a number of proxies, or who they are. */
const proxys = z
  .preprocess(leegIsAfwezig, z.string().default('loopback'))
  .transform((waarde, ctx): number | string[] => {
    if (/^\d+$/.test(waarde) && Number(waarde) <= PROXY_HOPS_MAX) return Number(waarde);
    const delen = lijst(waarde);
    if (delen.length > 0 && delen.every(isProxy)) return delen;
    ctx.addIssue({ code: 'custom', message: 'proxy' });
    return z.NEVER;
  });

const adres = z.preprocess(leegIsAfwezig, z.url({ protocol: /^https?$/ }).optional());

const envSchema = z
  .object({
    /** Unset: production on a PostgreSQL of one's own, development on the embedded database. */
    NODE_ENV: z.preprocess(leegIsAfwezig, z.enum(['development', 'test', 'production']).optional()),
    PORT: z.preprocess(leegIsAfwezig, z.coerce.number().int().min(0).max(65_535).default(3000)),
    /** Address to listen on; absent = every address of the machine. */
    HOST: optioneel,
    DATA_DIR: z.preprocess(leegIsAfwezig, z.string().default('.data')),
    DATABASE_URL: optioneel,
    /** Password of every adult and word-password account of the demo schools. */
    DEMO_WACHTWOORD: optioneel,
    /** `uit` = never fill an empty database with the demo schools. */
    DEMO: z.enum(['aan', 'uit']).default('aan'),
    /** Hosts that speak Belgian Dutch, comma separated. */
    BELGISCHE_HOSTS: z
      .string()
      .default('taaltocht.be,www.taaltocht.be,vlaams.localhost,preview.taaltocht.be')
      .transform(lijst),
    /** Address of the product as it stands in mails; obligatory with a mail server. */
    BASIS_URL: adres,
    /** Address of the Flemish host; absent = the same one. */
    BASIS_URL_BE: adres,
    /** Mail server, e.g. `smtps://naam:geheim@post.school.nl`; absent = the mailbox of this machine, or none in production. */
    SMTP_URL: z.preprocess(leegIsAfwezig, z.url({ protocol: /^smtps?$/ }).optional()),
    /** Sender and help address of mails; absent = made from the host of BASIS_URL. */
    MAIL_VAN: optioneel,
    MAIL_HULP: optioneel,
    /** Who else handles data here, for the privacy papers, semicolon separated: `Server: naam, plaats; Mail: naam, plaats`; absent = said so. */
    SUBVERWERKERS: z
      .string()
      .default('')
      .transform((waarde) =>
        waarde
          .split(';')
          .map((deel) => deel.trim())
          .filter((deel) => deel !== ''),
      ),
    /** 64 bytes in base64 that seal ECK iDs; absent = a key file in the data folder. */
    ECK_SLEUTEL: optioneel,
    /**
     * Proxies in front of the process that tell the real address of a visitor: how many, or who (`loopback`, `linklocal`,
     * `uniquelocal`, addresses, networks; comma separated). Wrong = all schools count as one address, or anybody invents one.
     */
    TRUST_PROXY: proxys,
    /** Folder with the built web, sprites and sounds. */
    GEBOUWD_DIR: z.preprocess(leegIsAfwezig, z.string().default('.gebouwd')),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  })
  .refine((env) => env.SMTP_URL === undefined || env.BASIS_URL !== undefined, { path: ['BASIS_URL'] })
  .transform((env) => ({
    ...env,
    NODE_ENV: env.NODE_ENV ?? (env.DATABASE_URL === undefined ? 'development' : 'production'),
  }));

/** Checked settings of the process. */
export type Env = z.infer<typeof envSchema>;

/** Reads the settings; a wrong one stops the start with one clear sentence. */
export function readEnv(bron: Record<string, string | undefined>): Env {
  const uitkomst = envSchema.safeParse(bron);
  if (uitkomst.success) return uitkomst.data;
  const uitleg = uitkomst.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(tekst('nl-NL', 'start.omgeving', { uitleg }));
}
