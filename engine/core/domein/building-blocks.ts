/** A thing for the own corner of the island: `code` keeps its meaning for good; `price` in coins, 0 = only given at the end of a route. */
export interface BuildingBlock {
  code: string;
  price: number;
}

/** Everything that can stand in the own corner; gifts first, in the order in which routes give them. */
export const BUILDING_BLOCKS = [
  { code: 'block-letterbox', price: 0 },
  { code: 'block-flag', price: 0 },
  { code: 'block-lantern', price: 0 },
  { code: 'block-swing', price: 0 },
  { code: 'block-birdhouse', price: 0 },
  { code: 'block-campfire', price: 0 },
  { code: 'block-telescope', price: 0 },
  { code: 'block-fountain', price: 0 },
  { code: 'block-flowers', price: 10 },
  { code: 'block-bush', price: 10 },
  { code: 'block-rock', price: 10 },
  { code: 'block-mushroom', price: 15 },
  { code: 'block-fence', price: 15 },
  { code: 'block-tree-round', price: 20 },
  { code: 'block-tree-fir', price: 20 },
  { code: 'block-tree-autumn', price: 25 },
  { code: 'block-palm', price: 30 },
  { code: 'block-bench', price: 30 },
  { code: 'block-picnic-table', price: 40 },
  { code: 'block-sandbox', price: 40 },
  { code: 'block-snowman', price: 50 },
  { code: 'block-hammock', price: 50 },
  { code: 'block-tent', price: 60 },
  { code: 'block-slide', price: 60 },
  { code: 'block-pond', price: 70 },
  { code: 'block-treasure-chest', price: 80 },
  { code: 'block-trampoline', price: 90 },
  { code: 'block-playhouse', price: 120 },
  { code: 'block-tower', price: 150 },
  { code: 'block-hot-air-balloon', price: 180 },
] as const satisfies readonly BuildingBlock[];

/** Code of a thing that the catalogue knows. */
export type BlockCode = (typeof BUILDING_BLOCKS)[number]['code'];

const byCode: ReadonlyMap<string, BuildingBlock> = new Map(BUILDING_BLOCKS.map((block) => [block.code, block]));

/** The thing with this code; undefined when the catalogue does not know it. */
export const blockOf = (code: string): BuildingBlock | undefined => byCode.get(code);

/** Coins at the end of a route for who has every thing already. */
export const GIFT_COINS = 25;

/** What the next route gives: the first thing of the list that the leerling does not have, so never by chance; undefined = it has all. */
export const nextGift = (owned: ReadonlySet<string>): string | undefined =>
  BUILDING_BLOCKS.find(({ code }) => !owned.has(code))?.code;
