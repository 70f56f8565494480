import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { hashText } from '#engine/core/basis/rng.ts';
import type { Capability, Format } from './contract.ts';
import type { FormaatKeuze } from './pool.ts';
import type { ContentItem } from './ronde-opties.ts';
import type { Vragen } from './vraag/bouw-vraag.ts';
import type { GebouwdeVraag } from './vraag/gebouwd.ts';
import type { VraagOmgeving } from './vraag/opties.ts';

/** How an item can be asked by the game of this round. */
export interface Manier {
  format: Format;
  capability: Capability;
}

/** Options the engine expects before a question is built. */
function verwachteK(m: Manier): number {
  if (m.capability.shape !== 'select') return 0;
  return m.format === 'oordeel' ? 2 : Math.min(3, m.capability.maxOptions ?? 3);
}

/** Ways to ask items in one round, per item in a fixed order that depends on the seed. */
export interface Manieren {
  van(itemId: string, doelId: string): readonly Manier[];
  keuze: FormaatKeuze;
}

/** Order of the ways of one item: weighted by the game, mixed over the formats of the taak by the seed. */
function volgorde(manieren: readonly Manier[], code: string): Manier[] {
  const sleutel = (m: Manier): number => {
    const u = (hashText(`${code}/${m.format}/${m.capability.shape}`) + 1) / 0x1_0000_0001;
    return -Math.log(u) / Math.max(0.05, m.capability.weight);
  };
  return [...manieren].sort((a, b) => sleutel(a) - sleutel(b));
}

/** Finds per item the formats of the taak that the game can take. */
export function createManieren(options: {
  vragen: Vragen;
  items: ReadonlyMap<string, ContentItem>;
  formaten: ReadonlySet<Format>;
  capabilities: readonly Capability[];
  groep: number;
  typen: boolean;
  seed: number;
}): Manieren {
  const bekend = new Map<string, readonly Manier[]>();
  const bereken = (itemId: string, doelId: string): readonly Manier[] => {
    const item = options.items.get(itemId);
    if (item === undefined) return [];
    const alle = [...options.formaten].flatMap((format) =>
      options.capabilities.map((capability) => ({ format, capability })),
    );
    const passend = alle.filter((m) =>
      options.vragen.past(m.capability, item, { format: m.format, doelId, groep: options.groep, typen: options.typen }),
    );
    return volgorde(passend, `${options.seed}/${itemId}`);
  };
  const van = (itemId: string, doelId: string): readonly Manier[] => {
    const sleutel = `${itemId}/${doelId}`;
    const lijst = bekend.get(sleutel) ?? bereken(itemId, doelId);
    bekend.set(sleutel, lijst);
    return lijst;
  };
  return {
    van,
    keuze: (itemId, doelId) => {
      const eerste = van(itemId, doelId)[0];
      return eerste === undefined ? null : { format: eerste.format, k: verwachteK(eerste) };
    },
  };
}

/** Builds the question for an item in the first way that works. */
export function bouwManier(options: {
  vragen: Vragen;
  vraagId: string;
  item: ContentItem;
  doelId: string;
  seed: number;
  manieren: readonly Manier[];
  omgeving: VraagOmgeving;
}): Result<GebouwdeVraag, 'past-niet'> {
  for (const { format, capability } of options.manieren) {
    const uit = options.vragen.bouwVraag({ ...options, format, capability });
    if (uit.ok) return ok(uit.value);
  }
  return err('past-niet');
}
