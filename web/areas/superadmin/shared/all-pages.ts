/** A page of a list of the server. */
interface Page<Item> {
  items: readonly Item[];
  totaal: number;
}

export const PAGE_MAX = 100;

/** Every row of a list, page by page; a list that grows meanwhile ends all the same. */
export async function readAllPages<Item>(read: (page: number) => Promise<Page<Item>>): Promise<Item[]> {
  const first = await read(1);
  const items = [...first.items];
  for (let page = 2; page <= Math.ceil(first.totaal / PAGE_MAX); page += 1) items.push(...(await read(page)).items);
  return items;
}
