import type { CDPSession } from '@playwright/test';
import { z } from 'zod/mini';

const snapshotSchema = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      node_types: z.tuple([z.array(z.string())], z.unknown()),
    }),
  }),
  nodes: z.array(z.number()),
});

/** Compiled code and shapes of objects are bounded by the program. */
const NOT_DATA: ReadonlySet<string> = new Set(['code', 'object shape', 'synthetic', 'hidden']);

/** Bytes in a heap snapshot that the program itself keeps: objects, arrays, strings, closures, numbers, and the buffers and nodes behind them. */
export function dataBytes(text: string): number {
  const { snapshot, nodes } = snapshotSchema.parse(JSON.parse(text));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  let sum = 0;
  for (let i = 0; i < nodes.length; i += fields.length)
    if (!NOT_DATA.has(types[0][nodes[i + type] ?? 0] ?? '')) sum += nodes[i + size] ?? 0;
  return sum;
}

/** The same of the page of now. */
export async function heapData(cdp: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }): void => {
    chunks.push(chunk);
  };
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return dataBytes(chunks.join(''));
}
