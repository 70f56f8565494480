import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import type { FileReaders } from './file/file-readers.ts';
import type { Drawings } from './http/drawings.ts';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { RequireSession } from './auth/require-session.ts';
import type { SessionRepository } from './auth/session.repository.ts';
import type { SignInThrottle } from './auth/sign-in-throttle.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Vault } from './auth/vault.ts';
import type { PasswordHasher } from './auth/wachtwoorden.ts';
import type { Content } from './content/content.ts';
import type { CounterStorage } from './counter/counter-storage.ts';
import type { Env } from './env.ts';
import type { Mount, Mounted } from './http/mount.ts';
import type { BackgroundWork } from './jobs/background-work.ts';
import type { NightJob } from './jobs/night-work.ts';
import type { PeriodicWork } from './jobs/periodic-work.ts';
import type { EventStreams } from './http/event-streams.ts';
import type { LiveUpdates } from './live/live-updates.ts';
import type { Logger } from './logging/logger.ts';
import type { MailService } from './mail/mail-service.ts';
import type { RequestMetrics } from './metrics/request-metrics.ts';
import type { Speech } from './speech/speech.ts';
import type { Spellen } from './spellen/spellen.ts';

/** Everything a feature is built from; made once at the start. */
export interface Platform {
  env: Env;
  clock: Clock;
  log: Logger;
  db: Knex;
  content: Content;
  spellen: Spellen;
  speech: Speech;
  live: LiveUpdates;
  streams: EventStreams;
  passwords: PasswordHasher;
  vault: Vault;
  mail: MailService;
  drawings: Drawings;
  readers: FileReaders;
  counters: CounterStorage;
  /** What the calls of this process took. */
  requests: RequestMetrics;
  brake: SignInThrottle;
  tokens: Tokens;
  sessions: SessionRepository;
  /** For the few calls that a session may make and nobody must. */
  requireSession: RequireSession;
  /** PEM with which others verify our tokens. */
  publicPem: string;
  mount: Mount;
}

/** What a feature gives the server. */
export interface BuiltFeature {
  routes: readonly Mounted[];
  jobs?: readonly NightJob[];
  periodic?: readonly PeriodicWork[];
  background?: readonly BackgroundWork[];
  /** Before the server answers, e.g. to repeat what a restored backup brought back. */
  prepare?(): Promise<void>;
  stop?(): Promise<void>;
}

/** A feature mounts itself: `server/features/<feature>/module.ts` exports one `module`. */
export interface FeatureModule {
  name: string;
  build(platform: Platform): BuiltFeature;
}

const FEATURES = fileURLToPath(new URL('../features', import.meta.url));

const isModule = (value: unknown): value is FeatureModule =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'build' in value &&
  typeof value.build === 'function';

async function loadFeature(dir: string, name: string): Promise<FeatureModule> {
  const file = join(dir, name, 'module.ts');
  if (!existsSync(file)) throw new Error(`feature ${name}: module.ts is missing`);
  const loaded: object = await import(pathToFileURL(file).href);
  const feature: unknown = 'module' in loaded ? loaded.module : undefined;
  if (!isModule(feature)) throw new Error(`feature ${name}: module.ts exports no module { name, build }`);
  if (feature.name !== name) throw new Error(`feature ${name}: its module is named ${feature.name}`);
  return feature;
}

/**
 * The features of a folder, in the order of their names; a folder without a module is one clear line.
 */
export function findFeatures(dir = FEATURES): Promise<FeatureModule[]> {
  const names = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return Promise.all(names.map((name) => loadFeature(dir, name)));
}
