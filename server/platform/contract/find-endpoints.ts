import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Endpoint } from './endpoint.contract.ts';

const FEATURES = fileURLToPath(new URL('../../features', import.meta.url));
const LISTS = /Endpoints$/;

export interface Declared {
  /** Folder of the feature. */
  feature: string;
  endpoint: Endpoint;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every endpoint that a contract declares: the members of its exports named `…Endpoints`, in the order of the files. */
export async function findEndpoints(dir = FEATURES): Promise<Declared[]> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.contract.ts'))
    .sort();
  const perFile = files.map(async (file): Promise<Declared[]> => {
    const exported: object = await import(pathToFileURL(join(dir, file)).href);
    const [feature = ''] = file.split(/[\\/]/);
    return Object.entries(exported)
      .filter(([name]) => LISTS.test(name))
      .flatMap(([, list]: [string, unknown]) => (typeof list === 'object' && list !== null ? Object.values(list) : []))
      .filter(isEndpoint)
      .map((endpoint) => ({ feature, endpoint }));
  });
  return (await Promise.all(perFile)).flat();
}
