import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { startPostgres, type TestPostgres } from '../check/postgres.ts';

export interface DemoRow {
  rol: string;
  naam: string;
  [field: string]: unknown;
}
/** What a product is told while it runs. */
export interface Order {
  /** Turns its clock ahead by whole days, and does the work of that night. */
  days?: number;
  /** Prices that are no examples any more. */
  realPrices?: boolean;
}
export interface Product {
  adres: string;
  demo: DemoRow[];
  /** Data folder. */ map: string;
  /** Where the product expects the sign-in service of the demo. */ idpPort: number;
  order(order: Order): Promise<void>;
  /** The time of its clock. */
  now(): number;
  stop(): Promise<void>;
}

const DAY_MS = 86_400_000;
/** Line with which a product says that it did what it was told. */
export const DONE = '{"done":true}';

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Starts the built product on a fresh database in its own process, which ends with this one; without an address on the embedded one. */
export function startProduct(databaseUrl?: string): Promise<Product> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/e2e/product-process.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const waiting: (() => void)[] = [];
  let days = 0;
  const order = (what: Order): Promise<void> =>
    new Promise((done) => {
      days += what.days ?? 0;
      waiting.push(done);
      child.stdin.write(`${JSON.stringify(what)}\n`);
    });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the product ended with ${String(code)}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === DONE) waiting.shift()?.();
      if (!line.startsWith('{"port"')) return;
      const { port, ...told }: { port: number } & Pick<Product, 'demo' | 'map' | 'idpPort'> = JSON.parse(line);
      const now = (): number => Date.now() + days * DAY_MS;
      resolve({ adres: `http://localhost:${port}`, ...told, order, now, stop: () => end(child) });
    });
  });
}

/** Playwright's global set-up: a product for each worker, with a database and schools of its own, so that no journey meets another. Where there is a PostgreSQL it fills in half of the time. */
export default async function globalSetup({ workers }: { workers: number }): Promise<() => Promise<void>> {
  const database: TestPostgres | null = await startPostgres();
  const products = await Promise.all(
    Array.from({ length: workers }, (_, index) => startProduct(database?.create(`journeys_${index}`))),
  );
  process.env['PRODUCTS'] = JSON.stringify(
    products.map(({ adres: address, demo, map, idpPort }) => ({ adres: address, demo, map, idpPort })),
  );
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    database?.stop();
  };
}
