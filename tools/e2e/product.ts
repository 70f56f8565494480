import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface DemoRow {
  rol: string;
  naam: string;
  [field: string]: unknown;
}
export interface Product {
  adres: string;
  demo: DemoRow[];
  /** Data folder. */ map: string;
  stop(): Promise<void>;
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Starts the built product on a fresh database in its own process, which ends with this one. */
export function startProduct(): Promise<Product> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/e2e/product-process.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the product ended with ${String(code)}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('{"port"')) return;
      const { port, demo, map }: { port: number; demo: DemoRow[]; map: string } = JSON.parse(line);
      resolve({ adres: `http://localhost:${port}`, demo, map, stop: () => end(child) });
    });
  });
}

/** Playwright's global set-up: a product for each worker, with a database and schools of its own, so that no journey meets another. */
export default async function globalSetup({ workers }: { workers: number }): Promise<() => Promise<void>> {
  const products = await Promise.all(Array.from({ length: workers }, () => startProduct()));
  process.env['PRODUCTS'] = JSON.stringify(
    products.map(({ adres: address, demo, map }) => ({ adres: address, demo, map })),
  );
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
  };
}
