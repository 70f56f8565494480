import { practiceItemOf, type Model } from '#engine/core/oefening/model/model.ts';
import { createOwnWoord, spellingOfOwn } from './own-woord.ts';
import { loadPatterns } from '#engine/core/taal/woord/patterns.ts';
import type { ContentItem } from '#engine/core/oefening/contract/ronde-options.ts';

// An own word is cut into syllables as the content was, from the first one on.
await loadPatterns();

/** Own words that are kept at hand; beyond it they are made again. */
const KEPT = 5_000;

/**
 * Our items by id, and behind them the words that schools brought: those are made from their id. What goes over all items
 * sees ours alone.
 */
class OpenItems<T> extends Map<string, T> {
  private readonly made = new Map<string, T>();

  constructor(
    ours: ReadonlyMap<string, T>,
    private readonly create: (item: ContentItem) => T,
  ) {
    super(ours);
  }

  override get(id: string): T | undefined {
    return super.get(id) ?? this.own(id);
  }

  override has(id: string): boolean {
    return this.get(id) !== undefined;
  }

  private own(id: string): T | undefined {
    const known = this.made.get(id);
    if (known !== undefined) return known;
    const spelling = spellingOfOwn(id);
    const item = spelling === undefined ? undefined : createOwnWoord(spelling);
    if (item === undefined) return undefined;
    if (this.made.size >= KEPT) this.made.clear();
    const made = this.create(item);
    this.made.set(id, made);
    return made;
  }
}

/** All items, those of schools too. */
export const withOwnItems = (items: ReadonlyMap<string, ContentItem>): ReadonlyMap<string, ContentItem> =>
  new OpenItems(items, (item) => item);

/** The same for what the practice engine knows of an item; `scale` = how far all difficulties were moved back, logits. */
export const withOwnModel = (model: Model, scale = 0): Model => ({
  ...model,
  items: new OpenItems(model.items, (item) => {
    const own = practiceItemOf(item, model.leerdoelen, model.params);
    return { ...own, b: own.b - scale };
  }),
});
