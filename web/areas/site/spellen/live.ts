/** From this year on everything is asked. */
const ALL_FROM = 5;

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

interface Choice {
  land: string;
  /** Word of `data-topics`. */ topic: string;
}

function choiceOf(picker: HTMLFormElement): Choice {
  const given = new FormData(picker);
  const [land = '', topic = '', year = ''] = ['land', 'topic', 'year'].map((name) => String(given.get(name) ?? ''));
  // An early year has words of its own; `werkwoorden-4` stands nowhere.
  const isEarly = topic !== '' && year !== '' && Number(year) < ALL_FROM;
  return { land, topic: isEarly ? `${topic}-${year}` : topic };
}

const isChosen = ({ dataset }: HTMLElement, { land, topic }: Choice): boolean =>
  (land === '' || dataset['land'] === land) && (topic === '' || (dataset['topics'] ?? '').split(' ').includes(topic));

/** Shows the games that practise what was chosen in the land that was chosen, and says how many. */
function pick(play: HTMLElement, picker: HTMLFormElement): void {
  const choice = choiceOf(picker);
  const cards = [...play.querySelectorAll<HTMLElement>('[data-card]')];
  for (const card of cards) card.hidden = !isChosen(card, choice);
  const count = play.querySelector<HTMLElement>('[data-count]');
  if (!count) return;
  const left = cards.filter((card) => !card.hidden).length;
  const line = count.dataset[['none', 'one'][left] ?? 'many'] ?? '';
  count.textContent = left === cards.length ? '' : line.replace('#', String(left));
}

/** Brings the choices and the filters to life; without them the style sheet chooses, and the whole list is read. */
export function live(root: HTMLElement, signal: AbortSignal): void {
  const play = root.querySelector<HTMLElement>('[data-play]');
  const picker = root.querySelector<HTMLFormElement>('[data-picker]');
  if (play && picker) {
    picker.addEventListener('input', () => pick(play, picker), { signal });
    picker.addEventListener('submit', (event) => event.preventDefault(), { signal });
    // A browser that comes back fills the choices in again.
    pick(play, picker);
  }
  const list = root.querySelector<HTMLElement>('[data-spellen]');
  const filter = root.querySelector<HTMLFormElement>('[data-filter]');
  if (!list || !filter) return;
  filter.hidden = false;
  filter.addEventListener('input', () => show({ list, filter }), { signal });
  filter.addEventListener('submit', (event) => event.preventDefault(), { signal });
}
