export interface GraphNode {
  id: string;
  x: number;
  y: number;
}
export type Direction = 'links' | 'rechts' | 'op' | 'neer';

const AXIS: Readonly<Record<Direction, readonly [number, number]>> = {
  links: [-1, 0],
  rechts: [1, 0],
  op: [0, -1],
  neer: [0, 1],
};
/** How much a step aside counts against a step in the right direction. */
const ACROSS = 2.2;

export const directionOf = (toets: string): Direction | null => {
  const toetsen: Readonly<Record<string, Direction>> = {
    ArrowLeft: 'links',
    ArrowRight: 'rechts',
    ArrowUp: 'op',
    ArrowDown: 'neer',
  };
  return toetsen[toets] ?? null;
};

/** Nearest node in a direction; the node itself when nothing lies there. */
export function neighborNode(nodes: readonly GraphNode[], from: string, direction: Direction): string {
  const here = nodes.find((node) => node.id === from) ?? nodes[0];
  if (!here) return from;
  const [ax, ay] = AXIS[direction];
  let best = here.id;
  let distance = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    const dx = node.x - here.x;
    const dy = node.y - here.y;
    const ahead = dx * ax + dy * ay;
    const sideways = Math.abs(dx * ay) + Math.abs(dy * ax);
    const size = ahead + sideways * ACROSS;
    if (node.id !== here.id && ahead > 1 && sideways <= ahead * 1.6 && size < distance)
      [best, distance] = [node.id, size];
  }
  return best;
}
