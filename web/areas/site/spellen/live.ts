interface Wish {
  search: string;
  family: string;
  ready: boolean;
}

const fits = (row: HTMLElement, { search, family, ready }: Wish): boolean =>
  (row.dataset['name'] ?? '').includes(search) &&
  (family === '' || row.dataset['family'] === family) &&
  (!ready || row.dataset['ready'] !== undefined);

interface Controls {
  list: HTMLElement;
  filter: HTMLFormElement;
}

function wishOf(filter: HTMLFormElement): Wish {
  const given = new FormData(filter);
  const text = (name: string): string => String(given.get(name) ?? '');
  return { search: text('search').trim().toLowerCase(), family: text('family'), ready: given.has('ready') };
}

/** Shows only the games that were asked for, and a land only when one of its games is shown. */
function show({ list, filter }: Controls): void {
  const wish = wishOf(filter);
  let shown = 0;
  for (const land of list.querySelectorAll<HTMLElement>('[data-land]')) {
    const rows = [...land.querySelectorAll<HTMLElement>('[data-name]')];
    rows.forEach((row) => {
      row.hidden = !fits(row, wish);
    });
    const left = rows.filter((row) => !row.hidden).length;
    land.hidden = left === 0;
    shown += left;
  }
  const none = list.querySelector<HTMLElement>('[data-none]');
  if (none) none.textContent = shown === 0 ? (none.dataset['text'] ?? '') : '';
}

/** Brings the filters of the list of games to life; without them the whole list is read. */
export function live(root: HTMLElement, signal: AbortSignal): void {
  const list = root.querySelector<HTMLElement>('[data-spellen]');
  const filter = root.querySelector<HTMLFormElement>('[data-filter]');
  if (!list || !filter) return;
  filter.hidden = false;
  filter.addEventListener('input', () => show({ list, filter }), { signal });
  filter.addEventListener('submit', (event) => event.preventDefault(), { signal });
}
