/** `npm start`: builds what is missing, fills an empty database with the demo schools and serves everything. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DemoAanmelding } from '../../server/db/seeds/demo/aanmeldingen.ts';
import { createServer, type Server } from '../../server/main.ts';
import { readEnv, type Env } from '../../server/platform/env.ts';
import { tekst } from '../../server/platform/taal/teksten.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Step {
  naam: string;
  module: string;
  functie: string;
}
/** Builders in order; each skips its work when nothing changed. */
const STEPS: readonly Step[] = [
  { naam: 'tekeningen van de spellen', module: 'tools/build/atlas.ts', functie: 'buildAtlas' },
  { naam: 'plaatjes van de woorden', module: 'tools/build/plaatjes.ts', functie: 'buildPlaatjes' },
  { naam: 'geluiden', module: 'tools/build/sounds.ts', functie: 'buildSounds' },
  { naam: 'schermen', module: 'tools/build/web.ts', functie: 'buildWeb' },
];
/** Argument with which this file only builds. */
const BUILD_ONLY = 'bouw';
const STEP_TEXT = {
  database: 'start.stapDatabase',
  inhoud: 'start.stapInhoud',
  voorbeelden: 'start.stapVoorbeelden',
} as const;

const seconds = (begin: number): string => `${((performance.now() - begin) / 1000).toFixed(1)} s`;

/** Runs a builder by name. */
async function runStep({ naam, module, functie }: Step): Promise<void> {
  const begin = performance.now();
  const loaded: Record<string, unknown> = await import(pathToFileURL(`${ROOT}${module}`).href);
  const werk = loaded[functie];
  if (typeof werk !== 'function') throw new Error(`${module}: ${functie} ontbreekt`);
  await Reflect.apply(werk, undefined, []);
  console.log(`  ${naam.padEnd(44)} ${seconds(begin).padStart(8)}`);
}

/** Everything the server serves besides the API. */
export async function buildAll(): Promise<void> {
  for (const step of STEPS) if (existsSync(`${ROOT}${step.module}`)) await runStep(step);
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

function signIn(rij: DemoAanmelding): string {
  if (rij.plaatjes !== undefined)
    return tekst('nl-NL', 'start.metPlaatjes', { code: rij.code ?? '', plaatjes: rij.plaatjes.join(', ') });
  if (rij.code !== undefined)
    return tekst('nl-NL', 'start.metWoord', { code: rij.code, wachtwoord: rij.wachtwoord ?? '' });
  return tekst('nl-NL', 'start.metWachtwoord', {
    gebruikersnaam: rij.gebruikersnaam,
    wachtwoord: rij.wachtwoord ?? '',
  });
}

/** Table of the demo sign-ins: address, role, name, how to sign in. */
export function demoTable(demo: readonly DemoAanmelding[], port: number): string {
  const kop = ['kolomAdres', 'kolomRol', 'kolomNaam', 'kolomInlog'].map((sleutel) =>
    tekst('nl-NL', `start.${sleutel}`),
  );
  const rijen = demo
    .filter((rij) => rij.toon)
    .map((rij) => {
      const host = rij.host === 'be' ? 'vlaams.localhost' : 'localhost';
      const code = rij.code === undefined ? '' : `?code=${rij.code}`;
      return [
        `http://${host}:${port}/app/auth/login${code}`,
        tekst(rij.host === 'be' ? 'nl-BE' : 'nl-NL', `rol.${rij.rol}`),
        `${rij.naam} (${rij.school})`,
        signIn(rij),
      ];
    });
  const breed = kop.map((titel, i) => Math.max(titel.length, ...rijen.map((rij) => rij[i]?.length ?? 0)));
  return [kop, ...rijen]
    .map((rij) => `  ${rij.map((cel, i) => cel.padEnd(breed[i] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

function printMail(server: Server, port: number): void {
  if (server.mail.postbus !== undefined)
    console.log(tekst('nl-NL', 'start.postbus', { adres: `http://localhost:${port}/ontwikkel/postbus` }));
  else if (server.mail.bezorger === undefined) console.log(tekst('nl-NL', 'start.geenMail'));
}

function printReady(server: Server, port: number): void {
  console.log(`\n${tekst('nl-NL', 'start.adres', { adres: addresses(port).join('  ') })}\n`);
  printMail(server, port);
  if (server.demo === undefined) return;
  if (server.demo.length === 0) return console.log(tekst('nl-NL', 'start.aanmeldingenOnbekend'));
  console.log(`${tekst('nl-NL', 'start.aanmeldingen')}\n${demoTable(server.demo, port)}\n`);
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

/** Opens the server with a line per step. */
async function openServer(env: Env): Promise<Server> {
  let begin = performance.now();
  let bezig = '';
  const lap = (volgende: string): void => {
    if (bezig !== '') console.log(`  ${bezig.padEnd(44)} ${seconds(begin).padStart(8)}`);
    begin = performance.now();
    bezig = volgende;
  };
  const server = await createServer({ env, meld: (stap) => lap(tekst('nl-NL', STEP_TEXT[stap])) });
  lap('');
  return server;
}

/** Opens the server, listens and prints where it is. */
export async function startServer(env: Env): Promise<{ server: Server; port: number }> {
  const server = await openServer(env);
  const port = await server.listen();
  printReady(server, port);
  return { server, port };
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
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(tekst('nl-NL', 'start.bouwMislukt')))));
  });
  done.catch(() => null); // reported by whoever waits for it
  return { done, stop: () => child.kill() };
}

async function main(): Promise<void> {
  if (process.argv[2] === BUILD_ONLY) return buildAll();
  const env = readEnv(process.env);
  console.log(tekst('nl-NL', 'start.begin'));
  const server = await allOrNone(openServer(env), buildBeside());
  stopOnSignal(() => server.close());
  printReady(server, await server.listen());
}

/** Waits for both; a failure of one ends the other at once. */
async function allOrNone(opening: Promise<Server>, building: Beside): Promise<Server> {
  const server = await opening.catch((fout: unknown) => {
    building.stop();
    throw fout;
  });
  try {
    await building.done;
    return server;
  } catch (fout) {
    await server.close();
    throw fout;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.chdir(ROOT);
  try {
    await main();
  } catch (fout) {
    console.error(`\n${fout instanceof Error ? fout.message : String(fout)}`);
    process.exit(1);
  }
}
