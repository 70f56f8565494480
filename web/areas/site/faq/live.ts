import { http } from '#web/platform/http.ts';

const WAIT_MS = 250;
const SHORTEST = 2;

interface SiteQuestion {
  id: string;
  groep: string;
  vraag: string;
  antwoord: string;
}
const FIELDS = ['id', 'groep', 'vraag', 'antwoord'] as const;
const isQuestion = (value: unknown): value is SiteQuestion =>
  typeof value === 'object' && value !== null && FIELDS.every((name) => typeof Reflect.get(value, name) === 'string');

function readQuestions(value: unknown): SiteQuestion[] {
  if (!isFound(value) || !value.items.every(isQuestion)) throw new Error('no list of questions');
  return value.items;
}

const isFound = (value: unknown): value is { items: { id: string }[]; gevonden: boolean } =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items) && 'gevonden' in value;

function readFound(value: unknown): { ids: ReadonlySet<string>; exact: boolean } {
  if (!isFound(value)) throw new Error('no list of questions');
  return { ids: new Set(value.items.map(({ id }) => id)), exact: value.gevonden };
}

/** A printed question with other words in it. */
function fill(item: HTMLElement, { id, vraag: title, antwoord: answer }: SiteQuestion): HTMLElement {
  item.id = id;
  const [text] = item.getElementsByTagName('p');
  item.querySelector('summary')?.replaceChildren(title);
  text?.replaceChildren(answer);
  item.querySelector('a')?.setAttribute('href', `#${id}`);
  const judge = item.querySelector<HTMLElement>('[data-judge]');
  if (judge) judge.dataset['judge'] = id;
  return item;
}

/** The page was printed with the questions of the product; what the office changed since takes their place. Without a line they stay. */
async function refresh(root: HTMLElement): Promise<void> {
  const pattern = root.querySelector<HTMLElement>('.faq-item')?.cloneNode(true);
  const questions = await http.json('/vragen', readQuestions, { skipSessionRule: true }).catch(() => undefined);
  if (!(pattern instanceof HTMLElement) || questions === undefined) return;
  root.querySelectorAll<HTMLElement>('[data-group]').forEach((group) => {
    const printed = new Map([...group.querySelectorAll<HTMLElement>('.faq-item')].map((item) => [item.id, item]));
    const own = questions.filter(({ groep }) => groep === group.id);
    const items = own.map((one) => {
      const there = printed.get(one.id);
      printed.delete(one.id);
      if (there !== undefined) return fill(there, one);
      const copy = pattern.cloneNode(true);
      return copy instanceof HTMLElement ? fill(copy, one) : pattern;
    });
    printed.forEach((item) => item.remove());
    const before = [...group.querySelectorAll('.faq-item')];
    // What already stands right is left alone: whoever reads there keeps their place.
    if (items.some((item, nr) => item !== before[nr])) group.append(...items);
    group.hidden = items.length === 0;
  });
}

/** Shows these questions, opened; all of them, closed, when nothing is looked for. */
function show(root: HTMLElement, ids: ReadonlySet<string> | null): void {
  root.querySelectorAll<HTMLDetailsElement>('.faq-item').forEach((item) => {
    item.hidden = ids !== null && !ids.has(item.id);
    item.open = ids !== null && ids.size <= 3 && ids.has(item.id);
  });
  root.querySelectorAll<HTMLElement>('[data-group]').forEach((group) => {
    group.hidden = group.querySelector('.faq-item:not([hidden])') === null;
  });
  const groups = root.querySelector<HTMLElement>('[data-groups]');
  if (groups) groups.hidden = ids !== null;
}

/** Looks while somebody types; an older answer never overtakes a newer one. */
function startSearch(root: HTMLElement, signal: AbortSignal): void {
  const form = root.querySelector<HTMLFormElement>('[data-search]');
  const field = form?.querySelector('input');
  const status = form?.querySelector<HTMLElement>('[role=status]');
  if (!form || !field || !status) return;
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  let timer = 0;
  const look = async (words: string): Promise<void> => {
    try {
      const path = `/vragen?${new URLSearchParams({ zoek: words }).toString()}`;
      const { ids, exact } = await http.json(path, readFound, { skipSessionRule: true });
      if (field.value.trim() !== words) return;
      show(root, ids);
      status.textContent = exact ? '' : (status.dataset['dichtbij'] ?? '');
    } catch {
      status.textContent = status.dataset['fout'] ?? '';
    }
  };
  const onInput = (): void => {
    clearTimeout(timer);
    const words = field.value.trim();
    status.textContent = '';
    if (words.length < SHORTEST) show(root, null);
    else timer = window.setTimeout(() => void look(words), WAIT_MS);
  };
  field.addEventListener('input', onInput, { signal });
}

function startJudging(root: HTMLElement, signal: AbortSignal): void {
  root.querySelectorAll<HTMLElement>('[data-judge]').forEach((line) => {
    line.hidden = false;
    const status = line.querySelector<HTMLElement>('[role=status]');
    const judge = async (helped: boolean): Promise<void> => {
      const path = `/vragen/${line.dataset['judge'] ?? ''}/beoordelingen`;
      try {
        await http.vraag(path, { method: 'POST', body: { hielp: helped }, skipSessionRule: true });
        line.querySelectorAll('button').forEach((button) => button.remove());
        if (status) status.textContent = status.dataset['dank'] ?? '';
      } catch {
        if (status) status.textContent = status.dataset['fout'] ?? '';
      }
    };
    line
      .querySelectorAll('button')
      .forEach((button) =>
        button.addEventListener('click', () => void judge(button.dataset['helped'] === 'true'), { signal }),
      );
  });
}

/** The question that the address names is open and in sight. */
function openAnchor(root: HTMLElement): void {
  const id = globalThis.location.hash.slice(1);
  const item = [...root.querySelectorAll<HTMLDetailsElement>('.faq-item')].find((one) => one.id === id);
  if (!item) return;
  item.open = true;
  item.scrollIntoView({ block: 'center' });
}

/** Search, anchors and whether an answer helped. */
export function live(root: HTMLElement, signal: AbortSignal): void {
  startSearch(root, signal);
  openAnchor(root);
  void refresh(root).then(() => {
    if (signal.aborted) return;
    startJudging(root, signal);
    openAnchor(root);
  });
  globalThis.addEventListener('hashchange', () => openAnchor(root), { signal });
}
