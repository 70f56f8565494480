import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnv } from '../../server/platform/env.ts';

const read = (name: string): string => readFileSync(new URL(`deploy/${name}`, import.meta.url), 'utf8');
const root = (path: string): URL => new URL(`../../${path}`, import.meta.url);

/** Every setting that the server reads. */
function settings(): Set<string> {
  const names = new Set<string>();
  const note = (key: string | symbol): void => void (typeof key === 'string' && names.add(key));
  const nothing: NodeJS.ProcessEnv = {};
  readEnv(
    new Proxy(nothing, {
      get: (_, key) => void note(key),
      has: (_, key) => {
        note(key);
        return false;
      },
    }),
  );
  return names;
}

it('copies into the image what there is, and everything the product is made of', () => {
  const copied = [...read('Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  for (const name of copied) expect(existsSync(root(name)), name).toBe(true);
  const folders = readdirSync(root('.'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => entry.name);
  expect(copied).toEqual(expect.arrayContaining([...folders, 'package.json', 'package-lock.json', 'vite.config.ts']));
});

it('starts in the image what `npm start` starts, on a version of Node that the product takes', () => {
  const pkg: { engines: { node: string }; scripts: { start: string } } = JSON.parse(
    readFileSync(root('package.json'), 'utf8'),
  );
  const file = read('Containerfile');
  const start = pkg.scripts.start.replace(/^tsx /, '');
  expect(file).toContain(`CMD ["node", "--import", "tsx", "${start}"]`);
  const least = Number(/\d+/.exec(pkg.engines.node)?.[0]);
  for (const [, version] of file.matchAll(/node:(\d+)/g)) expect(Number(version)).toBeGreaterThanOrEqual(least);
});

it('sets nothing in an example that no server reads, and an example that the server takes', () => {
  const known = settings();
  const example = Object.fromEntries(
    read('settings.example')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const { SITE_HOSTS: hosts = '', ...own } = example;
  expect(Object.keys(own).filter((name) => !known.has(name))).toEqual([]);
  const env = readEnv({ ...own, METRICS_TOKEN: 'a'.repeat(24) });
  expect(env).toMatchObject({ NODE_ENV: 'production', DEMO: 'uit', BACKUP_DAYS: 35 });
  expect(hosts.split(', ')).toEqual([env.BASE_URL, env.BASE_URL_BE].map((address) => new URL(address ?? '').host));
  const given = [...read('compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name ?? '');
  expect(given.filter((name) => !name.startsWith('POSTGRES_') && !known.has(name))).toEqual([]);
  const image = [...read('Containerfile').matchAll(/(?:^ENV| {3}) ([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
  expect(image).toEqual(['NODE_ENV', 'DATA_DIR', 'PORT']);
  expect(image.filter((name) => !known.has(name))).toEqual([]);
});

it('names no metric in an alert that is not made', () => {
  const folder = (path: string): string => readFileSync(root(path), 'utf8');
  const made = ['details.service.ts', 'metrics.service.ts']
    .map((name) => folder(`server/features/gezondheid/${name}`))
    .join('\n');
  const requests = folder('server/platform/metrics/request-metrics.ts');
  for (const [, name = ''] of read('alerts.yml').matchAll(/taaltocht_([a-z_]+)/g)) {
    const bare = name.replace(/_bucket$/, '');
    expect(made.includes(`'${bare}'`) || requests.includes(`'taaltocht_${bare}'`), name).toBe(true);
  }
});

it('keeps the metrics inside: no proxy hands them out', () => {
  for (const name of ['Caddyfile', 'nginx.conf'])
    expect(read(name)).toMatch(/api\/metrics \{\s+(?:respond|return) 404/);
});
