import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { hashText } from '#engine/core/basis/rng.ts';
import type { Capability, Format } from '../contract/contract.ts';
import type { FormatChoice } from '../select/pool.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import type { Vragen } from '../vraag/build-vraag.ts';
import type { BuiltVraag } from '../vraag/built.ts';
import { alwaysChooses, type VraagEnvironment } from '../vraag/options.ts';

/** How an item can be asked by the game of this round. */
export interface Way {
  format: Format;
  capability: Capability;
}

/** Options the engine expects before a question is built. */
function expectedK(m: Way): number {
  if (!alwaysChooses(m.capability)) return 0;
  return m.format === 'oordeel' ? 2 : Math.min(3, m.capability.maxOptions ?? 3);
}

/** Ways to ask items in one round, per item in a fixed order that depends on the seed. */
export interface Ways {
  van(itemId: string, doelId: string): readonly Way[];
  choice: FormatChoice;
}

/** Order of the ways of one item: weighted by the game, mixed over the formats of the taak by the seed. */
function order(ways: readonly Way[], code: string): Way[] {
  const key = (m: Way): number => {
    const u = (hashText(`${code}/${m.format}/${m.capability.shape}`) + 1) / 0x1_0000_0001;
    return -Math.log(u) / Math.max(0.05, m.capability.weight);
  };
  return [...ways].sort((a, b) => key(a) - key(b));
}

/** Finds per item the formats of the taak that the game can take. */
export function createWays(options: {
  vragen: Vragen;
  items: ReadonlyMap<string, ContentItem>;
  formaten: ReadonlySet<Format>;
  capabilities: readonly Capability[];
  groep: number;
  typen: boolean;
  seed: number;
}): Ways {
  const known = new Map<string, readonly Way[]>();
  const compute = (itemId: string, doelId: string): readonly Way[] => {
    const item = options.items.get(itemId);
    if (item === undefined) return [];
    const all = [...options.formaten].flatMap((format) =>
      options.capabilities.map((capability) => ({ format, capability })),
    );
    const fitting = all.filter((m) =>
      options.vragen.past(m.capability, item, { format: m.format, doelId, groep: options.groep, typen: options.typen }),
    );
    return order(fitting, `${options.seed}/${itemId}`);
  };
  const from = (itemId: string, doelId: string): readonly Way[] => {
    const key = `${itemId}/${doelId}`;
    const list = known.get(key) ?? compute(itemId, doelId);
    known.set(key, list);
    return list;
  };
  return {
    van: from,
    choice: (itemId, doelId) => {
      const first = from(itemId, doelId)[0];
      return first === undefined ? null : { format: first.format, k: expectedK(first) };
    },
  };
}

/** Builds the question for an item in the first way that works. */
export function buildWay(options: {
  vragen: Vragen;
  vraagId: string;
  item: ContentItem;
  doelId: string;
  seed: number;
  ways: readonly Way[];
  environment: VraagEnvironment;
}): Result<BuiltVraag, 'past-niet'> {
  for (const { format, capability } of options.ways) {
    const out = options.vragen.buildVraag({ ...options, format, capability });
    if (out.ok) return ok(out.value);
  }
  return err('past-niet');
}
