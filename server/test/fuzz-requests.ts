import { gzipSync } from 'node:zlib';
import { toJSONSchema } from 'zod/v4/core';
import { createRng } from '#engine/core/basis/rng.ts';
import { nameOf, type Endpoint, type Schema } from '../platform/contract/endpoint.contract.ts';
import { FuzzValues } from './fuzz-values.ts';

/** One call as it goes over the wire. */
export interface FuzzRequest {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Which of the signed in users sends it; undefined = nobody. */
  sender: number | undefined;
}

interface World {
  endpoints: readonly Endpoint[];
  /** Ids that exist, by the name they have in a path. */
  known: Readonly<Record<string, string>>;
  /** How many users are signed in. */
  senders: number;
}

type Wire = Pick<FuzzRequest, 'headers' | 'body'>;

const JSON_TYPE = { 'content-type': 'application/json' };
const BOUNDARY = 'grens';
/** Part of the values inside a request that is poison. */
const POISON = 0.06;
/** Signs of an address: Node itself refuses longer heads, without a body. */
const ADDRESS_MAX = 4_000;
const schemaOf = (schema: Schema): unknown => toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Bodies that are no JSON, or not the kind that they say. */
const BROKEN: readonly ((text: string) => Wire)[] = [
  (text) => ({ headers: JSON_TYPE, body: Buffer.from(text.slice(0, -2)) }),
  () => ({ headers: JSON_TYPE, body: Buffer.from(`${'['.repeat(10_000)}${']'.repeat(10_000)}`) }),
  () => ({ headers: JSON_TYPE, body: Buffer.from(`{"naam":"${'x'.repeat(1e6)}"}`) }),
  () => ({ headers: JSON_TYPE, body: Buffer.from('{"__proto__":{"rol":"superadmin"},"naam":"x"}') }),
  () => ({ headers: JSON_TYPE, body: Buffer.from([0x22, 0xff, 0xfe, 0x80, 0x22]) }),
  (text) => ({ headers: { 'content-type': 'text/plain' }, body: Buffer.from(text) }),
  (text) => ({ headers: { 'content-type': 'application/json; charset=utf-7' }, body: Buffer.from(text) }),
  (text) => ({ headers: { 'content-type': 'application/json; charset=utf-16le' }, body: Buffer.from(text) }),
  (text) => ({ headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: Buffer.from(text) }),
  (text) => ({ headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: gzipSync(text).subarray(0, -9) }),
  (text) => ({ headers: { ...JSON_TYPE, 'content-encoding': 'br' }, body: Buffer.from(text) }),
  (text) => ({ headers: { ...JSON_TYPE, 'content-encoding': 'deflate' }, body: Buffer.from(text) }),
  (text) => ({ headers: { ...JSON_TYPE, 'content-encoding': 'zstd' }, body: Buffer.from(text) }),
  (text) => ({ headers: { 'content-type': 'multipart/form-data' }, body: Buffer.from(text) }),
];

const multipart = (body: string | Buffer): Wire => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: Buffer.from(body),
});
const part = (headers: string, content: string): string => `--${BOUNDARY}\r\n${headers}\r\n\r\n${content}\r\n`;
const file = (name: string, content: string): string =>
  part(`Content-Disposition: form-data; name="bestand"; filename="${name}"\r\nContent-Type: text/xml`, content);
const END = `--${BOUNDARY}--\r\n`;
/** Uploads, whole and broken. */
const UPLOADS: readonly ((text: string) => Wire)[] = [
  (text) => multipart(`${file('EDEX.XML', `<EDEX><school>${text}</school></EDEX>`)}${END}`),
  (text) => multipart(`${file('klas.csv', `voornaam;naam;groep\n${text};x;3A\n`)}${END}`),
  (text) => multipart(`${file(`${text}.csv`, 'voornaam;naam;groep\na;b;3A')}${END}`),
  (text) =>
    multipart(`${part('Content-Disposition: form-data; name="mapping"', text)}${file('a.csv', 'a;b\n1;2')}${END}`),
  (text) =>
    multipart(`${part('Content-Disposition: form-data; name="groepId"', text)}${file('a.csv', 'a;b\n1;2')}${END}`),
  (text) => multipart(file('EDEX.XML', text)),
  () => multipart(`--${BOUNDARY}\r\nContent-Disposition: form-da`),
  () => multipart(`--${BOUNDARY}\r\n: \r\n\r\nx\r\n${END}`),
  () => multipart(END),
  () => multipart(''),
  (text) => multipart(`${file('PK.xlsx', `PK\u0003\u0004${text}`)}${END}`),
];

/** Makes calls out of the endpoints' own schemas: nearly good, poisoned or broken; the same ones for the same seed. */
export class FuzzRequests {
  private readonly values: FuzzValues;
  private readonly schemas = new Map<Schema, unknown>();

  constructor(
    private readonly world: World,
    seed: number,
  ) {
    this.values = new FuzzValues(createRng(seed), POISON);
  }

  next(): FuzzRequest {
    const { endpoints, senders } = this.world;
    const endpoint = endpoints[this.values.upTo(endpoints.length)];
    if (endpoint === undefined) throw new Error('no endpoints');
    const { headers, body } = this.wire(endpoint);
    return {
      name: nameOf(endpoint),
      method: endpoint.method,
      path: this.path(endpoint) + this.query(endpoint),
      headers: { ...headers, ...this.extra() },
      body,
      sender: this.values.chance(0.1) ? undefined : this.values.upTo(senders),
    };
  }

  private shape(schema: Schema): unknown {
    if (!this.schemas.has(schema)) this.schemas.set(schema, schemaOf(schema));
    return this.schemas.get(schema);
  }

  /** What is taken away gets an id that does not exist, so that the world stays. */
  private path({ path, method }: Endpoint): string {
    return path.replace(/:(\w+)/g, (_, name: string) => {
      const keep = name === 'adminId' || method === 'GET' || this.values.chance(0.5);
      const id = keep && method !== 'DELETE' ? this.world.known[name] : undefined;
      if (this.values.chance(0.08)) return this.address(this.values.text()) || 'x';
      return id ?? (name === 'adminId' ? (this.world.known['adminId'] ?? '') : '019f955b-73e2-7000-8000-000000000999');
    });
  }

  private address(text: string): string {
    try {
      return encodeURIComponent(text);
    } catch {
      return '%ED%A0%80'; // half a surrogate pair, as a careless client writes it
    }
  }

  private query({ query }: Endpoint): string {
    if (query === undefined) return this.values.chance(0.03) ? '?a=%00' : '';
    const value = this.values.value(this.shape(query));
    if (typeof value !== 'object' || value === null) return `?${this.address(this.values.text())}`;
    const pairs = Object.entries(value).map(
      ([name, one]) =>
        `${this.address(name)}=${this.address(typeof one === 'object' ? JSON.stringify(one) : String(one))}`,
    );
    return pairs.length === 0 ? '' : `?${pairs.join('&').slice(0, ADDRESS_MAX)}`;
  }

  private extra(): Record<string, string> {
    const headers: Record<string, string> = {};
    if (this.values.chance(0.3)) headers['X-Reden'] = this.address(`reden ${this.values.text()}`);
    if (this.values.chance(0.1)) headers['Idempotency-Key'] = this.address(this.values.text());
    return headers;
  }

  private wire(endpoint: Endpoint): Wire {
    const { body, method, upload } = endpoint;
    const nothing: Wire = { headers: {}, body: Buffer.alloc(0) };
    if (method === 'GET') return nothing;
    if (upload === true) return this.values.pick(UPLOADS)?.(this.values.text()) ?? nothing;
    const text = JSON.stringify(body === undefined ? {} : this.values.value(this.shape(body))) ?? 'null';
    if (this.values.chance(0.1)) return this.values.pick(BROKEN)?.(text) ?? nothing;
    return { headers: JSON_TYPE, body: Buffer.from(text) };
  }
}
