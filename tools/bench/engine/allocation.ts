/** Node of a sampling heap profile (Chrome DevTools protocol). */
export interface ProfileNode {
  callFrame: { functionName: string; url: string; lineNumber: number };
  selfSize: number;
  children?: readonly ProfileNode[];
}

/** Who allocated: our code, a library, or the page and the browser around them. */
export type Owner = 'eigen' | 'matter' | 'pixi' | 'andere';

export interface Allocation {
  /** Bytes per owner. */
  bytes: Record<Owner, number>;
  /** Bytes per function of our own, `file function:line`. */
  eigen: Map<string, number>;
  /** Library bytes per function of our own that asked for them. */
  gevraagd: Map<string, number>;
}

/** A fresh, empty sum. */
export function emptyAllocation(): Allocation {
  return { bytes: { eigen: 0, matter: 0, pixi: 0, andere: 0 }, eigen: new Map(), gevraagd: new Map() };
}

/** Owner of a script by its address; null for code without one (built-ins), which belongs to its caller. */
export function ownerOf(url: string): Owner | null {
  if (url === '') return null;
  const path = url.split('?')[0] ?? '';
  if (path.includes('/node_modules/')) return libraryOf(path);
  if (path.includes('/tools/')) return 'andere';
  return /\/(engine|games)\//.test(path) ? 'eigen' : 'andere';
}

/** Pixi is the only library that Vite cuts in nameless chunks. */
function libraryOf(path: string): Owner {
  if (path.includes('matter')) return 'matter';
  return /zustand|zod|howler/.test(path) ? 'andere' : 'pixi';
}

interface Stack {
  owner: Owner;
  last: string;
}

/** Adds a profile to a sum. */
export function allocate(head: ProfileNode, sum: Allocation): void {
  loop(head, { owner: 'andere', last: '' }, sum);
}

function loop(node: ProfileNode, stack: Stack, sum: Allocation): void {
  const { url } = node.callFrame;
  const owner = ownerOf(url) ?? stack.owner;
  const last = owner === 'eigen' && url !== '' ? nameOf(node) : stack.last;
  if (node.selfSize > 0) record(sum, { owner, last }, node.selfSize);
  for (const kind of node.children ?? []) loop(kind, { owner, last }, sum);
}

function nameOf({ callFrame: { url, functionName, lineNumber } }: ProfileNode): string {
  const path = (url.split('?')[0] ?? '').replace(/^.*?\/(engine|games)\//, '$1/');
  return `${path} ${functionName === '' ? '(anoniem)' : functionName}:${lineNumber + 1}`;
}

function record(sum: Allocation, { owner, last }: Stack, bytes: number): void {
  sum.bytes[owner] += bytes;
  if (last === '') return;
  const to = owner === 'eigen' ? sum.eigen : sum.gevraagd;
  to.set(last, (to.get(last) ?? 0) + bytes);
}

/** The largest entries, bytes per frame. */
export function largest(
  sum: ReadonlyMap<string, number>,
  frames: number,
  n: number,
): { waar: string; bytes: number }[] {
  return [...sum]
    .sort((a, b) => b[1] - a[1])
    .slice(0, n)
    .map(([where, bytes]) => ({ waar: where, bytes: Number((bytes / Math.max(1, frames)).toFixed(1)) }));
}
