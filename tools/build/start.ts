/** `npm start`: builds the screens, fills an empty database with the demo schools and serves; pictures and sounds follow while it runs. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DemoSignIn } from '../../server/db/seeds/demo/sign-ins.ts';
import { createServer, type Server } from '../../server/main.ts';
import type { DrawingProgress, Drawings } from '../../server/platform/http/drawings.ts';
import { readEnv, type Env } from '../../server/platform/env.ts';
import { serverText } from '../../server/platform/taal/texts.ts';
import { readPlan } from './draw-jobs.ts';
import { createDrawProcess } from './draw-process.ts';
import { createDrawings, type RunningDrawings } from './drawings.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Step {
  /** Key of its name under `start.`. */
  name: string;
  module: string;
  func: string;
}
const WEB: Step = { name: 'stapSchermen', module: 'tools/build/web.ts', func: 'buildWeb' };
/** Builders in order; each skips its work when nothing changed. */
const stepsWith = (drawing: 'buildAtlas' | 'buildQuickAtlas'): readonly Step[] => [
  { name: 'stapTekeningen', module: 'tools/build/atlas.ts', func: drawing },
  { name: 'stapPlaatjes', module: 'tools/build/images.ts', func: 'buildImages' },
  { name: 'stapGeluiden', module: 'tools/build/sounds.ts', func: 'buildSounds' },
  WEB,
];
/** Argument with which this file only builds the screens, the one thing that no page can do without. */
const BUILD_ONLY = 'bouw';
/** Milliseconds between two lines about the drawing. */
const TELL_MS = 5_000;
const STEP_TEXT = {
  database: 'start.stapDatabase',
  inhoud: 'start.stapInhoud',
  voorbeelden: 'start.stapVoorbeelden',
} as const;

const seconds = (begin: number): string => `${((performance.now() - begin) / 1000).toFixed(1)} s`;

/** Runs a builder by name. */
async function runStep({ name, module, func }: Step): Promise<void> {
  const begin = performance.now();
  const loaded: Record<string, unknown> = await import(pathToFileURL(`${ROOT}${module}`).href);
  const work = loaded[func];
  if (typeof work !== 'function') throw new Error(`${module}: ${func} ontbreekt`);
  await Reflect.apply(work, undefined, []);
  console.log(`  ${serverText('nl-NL', `start.${name}`).padEnd(44)} ${seconds(begin).padStart(8)}`);
}

/** Everything the server serves besides the API; without the sharp pictures it is as `npm start` serves at first. */
export async function buildAll({ sharp = true } = {}): Promise<void> {
  for (const step of stepsWith(sharp ? 'buildAtlas' : 'buildQuickAtlas'))
    if (existsSync(`${ROOT}${step.module}`)) await runStep(step);
}

function addresses(port: number): string[] {
  const local = Object.values(networkInterfaces())
    .flat()
    .filter((net) => net !== undefined && net.family === 'IPv4' && !net.internal);
  return [
    `http://localhost:${port}`,
    `http://vlaams.localhost:${port}`,
    ...local.map((net) => `http://${net?.address ?? ''}:${port}`),
  ];
}

function signIn(row: DemoSignIn): string {
  if (row.plaatjes !== undefined)
    return serverText('nl-NL', 'start.metPlaatjes', { code: row.code ?? '', plaatjes: row.plaatjes.join(', ') });
  if (row.code !== undefined)
    return serverText('nl-NL', 'start.metWoord', { code: row.code, wachtwoord: row.wachtwoord ?? '' });
  return serverText('nl-NL', 'start.metWachtwoord', {
    gebruikersnaam: row.gebruikersnaam,
    wachtwoord: row.wachtwoord ?? '',
  });
}

/** Table of the demo sign-ins: address, role, name, how to sign in. */
export function demoTable(demo: readonly DemoSignIn[], port: number): string {
  const header = ['kolomAdres', 'kolomRol', 'kolomNaam', 'kolomInlog'].map((key) =>
    serverText('nl-NL', `start.${key}`),
  );
  const rows = demo
    .filter((row) => row.toon)
    .map((row) => {
      const host = row.host === 'be' ? 'vlaams.localhost' : 'localhost';
      const code = row.code === undefined ? '' : `?code=${row.code}`;
      return [
        `http://${host}:${port}/app/auth/login${code}`,
        serverText(row.host === 'be' ? 'nl-BE' : 'nl-NL', `rol.${row.rol}`),
        `${row.naam} (${row.school})`,
        signIn(row),
      ];
    });
  const wide = header.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  return [header, ...rows]
    .map((row) => `  ${row.map((cell, i) => cell.padEnd(wide[i] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

function printMail(server: Server, port: number): void {
  if (server.mail.mailbox !== undefined)
    console.log(serverText('nl-NL', 'start.postbus', { adres: `http://localhost:${port}/ontwikkel/postbus` }));
  else if (server.mail.deliverer === undefined) console.log(serverText('nl-NL', 'start.geenMail'));
}

/** Where the first superadmin is made; the token stands in no log of a server. */
const firstStartAddress = (token: string, port: number, { BASE_URL = `http://localhost:${port}` }: Env): string =>
  new URL(`/app/auth/eerste-start/${token}`, BASE_URL).href;

function printReady(server: Server, port: number, env: Env): void {
  console.log(`\n${serverText('nl-NL', 'start.adres', { adres: addresses(port).join('  ') })}\n`);
  printMail(server, port);
  if (server.firstStart !== undefined)
    console.log(serverText('nl-NL', 'start.eersteStart', { adres: firstStartAddress(server.firstStart, port, env) }));
  if (server.demo === undefined) return;
  if (server.demo.length === 0) return console.log(serverText('nl-NL', 'start.aanmeldingenOnbekend'));
  console.log(`${serverText('nl-NL', 'start.aanmeldingen')}\n${demoTable(server.demo, port)}\n`);
}

/** Ends cleanly at the first Ctrl-C and at once at the second. */
export function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    void close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Opens the server with a line per step; `onOwned` is told once the data folder is its own. */
async function openServer(env: Env, drawings: Drawings, onOwned?: () => void): Promise<Server> {
  let begin = performance.now();
  let busy = '';
  const lap = (next: string): void => {
    if (busy !== '') console.log(`  ${busy.padEnd(44)} ${seconds(begin).padStart(8)}`);
    begin = performance.now();
    busy = next;
  };
  const server = await createServer({
    env,
    meld: (step) => {
      if (step === 'inhoud') onOwned?.();
      lap(serverText('nl-NL', STEP_TEXT[step]));
    },
    drawings,
  });
  lap('');
  return server;
}

/** Draws what is missing beside the running server, with a line now and then. */
async function createDrawingBeside(): Promise<RunningDrawings> {
  return createDrawings({
    plan: await readPlan(),
    worker: createDrawProcess(),
    onProgress: createProgressLine(console.log, () => performance.now()),
    onFailure: (id, error) =>
      console.error(serverText('nl-NL', 'start.tekeningMislukt', { naam: id, uitleg: error.message })),
  });
}

export interface Started {
  port: number;
  close(): Promise<void>;
}

/** Listens, prints where it is and begins to draw. */
async function serve(server: Server, drawings: RunningDrawings, env: Env): Promise<Started> {
  const port = await server.listen();
  printReady(server, port, env);
  drawings.start();
  return {
    port,
    close: () => {
      drawings.stop();
      return server.close();
    },
  };
}

/** Opens and serves; the screens are somebody else's. */
export async function startServer(env: Env): Promise<Started> {
  const drawings = await createDrawingBeside();
  return serve(await openServer(env, drawings), drawings, env);
}

interface Beside {
  done: Promise<void>;
  stop(): void;
}

/** Builds in a process of its own, so that the database fills at the same time. */
function buildBeside(): Beside {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), BUILD_ONLY], {
    stdio: 'inherit',
  });
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(serverText('nl-NL', 'start.bouwMislukt')))));
  });
  done.catch(() => null); // reported by whoever waits for it
  return { done, stop: () => child.kill() };
}

/** Tells now and then how far the drawing is, and its end when there was something to tell. */
export function createProgressLine(
  print: (line: string) => void,
  now: () => number,
): (progress: DrawingProgress) => void {
  let last = now();
  let told = false;
  return ({ done, total }) => {
    if (done === total && told) print(serverText('nl-NL', 'start.tekeningenKlaar'));
    if (done === total || now() - last < TELL_MS) return;
    last = now();
    told = true;
    print(serverText('nl-NL', 'start.tekeningen', { klaar: done, totaal: total }));
  };
}

async function main(): Promise<void> {
  if (process.argv[2] === BUILD_ONLY) return runStep(WEB);
  const env = readEnv(process.env);
  console.log(serverText('nl-NL', 'start.begin'));
  const drawings = await createDrawingBeside();
  const server = await openAndBuild(env, drawings);
  const { close } = await serve(server, drawings, env);
  stopOnSignal(close);
}

/** Builds the screens while the database fills; a failure of one ends the other at once. A second start on a data folder builds nothing, for that would take the screens from under the first. */
async function openAndBuild(env: Env, drawings: Drawings): Promise<Server> {
  const building: Beside[] = [];
  const server = await openServer(env, drawings, () => building.push(buildBeside())).catch((error: unknown) => {
    building.forEach(({ stop }) => stop());
    throw error;
  });
  try {
    await Promise.all(building.map(({ done }) => done));
    return server;
  } catch (error) {
    await server.close();
    throw error;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.chdir(ROOT);
  try {
    await main();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
