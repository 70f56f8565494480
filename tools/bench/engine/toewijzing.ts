/** Node of a sampling heap profile (Chrome DevTools protocol). */
export interface ProfielNode {
  callFrame: { functionName: string; url: string; lineNumber: number };
  selfSize: number;
  children?: readonly ProfielNode[];
}

/** Who allocated: our code, a library, or the page and the browser around them. */
export type Eigenaar = 'eigen' | 'matter' | 'pixi' | 'andere';

export interface Toewijzing {
  /** Bytes per owner. */
  bytes: Record<Eigenaar, number>;
  /** Bytes per function of our own, `file function:line`. */
  eigen: Map<string, number>;
  /** Library bytes per function of our own that asked for them. */
  gevraagd: Map<string, number>;
}

/** A fresh, empty sum. */
export function leegToewijzing(): Toewijzing {
  return { bytes: { eigen: 0, matter: 0, pixi: 0, andere: 0 }, eigen: new Map(), gevraagd: new Map() };
}

/** Owner of a script by its address; null for code without one (built-ins), which belongs to its caller. */
export function eigenaarVan(url: string): Eigenaar | null {
  if (url === '') return null;
  const pad = url.split('?')[0] ?? '';
  if (pad.includes('/node_modules/')) return bibliotheekVan(pad);
  if (pad.includes('/tools/')) return 'andere';
  return /\/(engine|games)\//.test(pad) ? 'eigen' : 'andere';
}

/** Pixi is the only library that Vite cuts in nameless chunks. */
function bibliotheekVan(pad: string): Eigenaar {
  if (pad.includes('matter')) return 'matter';
  return /zustand|zod|howler/.test(pad) ? 'andere' : 'pixi';
}

interface Stapel {
  eigenaar: Eigenaar;
  laatste: string;
}

/** Adds a profile to a sum. */
export function wijsToe(head: ProfielNode, som: Toewijzing): void {
  loop(head, { eigenaar: 'andere', laatste: '' }, som);
}

function loop(node: ProfielNode, stapel: Stapel, som: Toewijzing): void {
  const { url } = node.callFrame;
  const eigenaar = eigenaarVan(url) ?? stapel.eigenaar;
  const laatste = eigenaar === 'eigen' && url !== '' ? naamVan(node) : stapel.laatste;
  if (node.selfSize > 0) boek(som, { eigenaar, laatste }, node.selfSize);
  for (const kind of node.children ?? []) loop(kind, { eigenaar, laatste }, som);
}

function naamVan({ callFrame: { url, functionName, lineNumber } }: ProfielNode): string {
  const pad = (url.split('?')[0] ?? '').replace(/^.*?\/(engine|games)\//, '$1/');
  return `${pad} ${functionName === '' ? '(anoniem)' : functionName}:${lineNumber + 1}`;
}

function boek(som: Toewijzing, { eigenaar, laatste }: Stapel, bytes: number): void {
  som.bytes[eigenaar] += bytes;
  if (laatste === '') return;
  const naar = eigenaar === 'eigen' ? som.eigen : som.gevraagd;
  naar.set(laatste, (naar.get(laatste) ?? 0) + bytes);
}

/** The largest entries, bytes per frame. */
export function grootste(
  som: ReadonlyMap<string, number>,
  frames: number,
  n: number,
): { waar: string; bytes: number }[] {
  return [...som]
    .sort((a, b) => b[1] - a[1])
    .slice(0, n)
    .map(([waar, bytes]) => ({ waar, bytes: Number((bytes / Math.max(1, frames)).toFixed(1)) }));
}
