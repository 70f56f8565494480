import { http } from '#web/platform/http.ts';

const WAIT_MS = 250;
const SHORTEST = 2;

const isFound = (value: unknown): value is { items: { id: string }[]; gevonden: boolean } =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items) && 'gevonden' in value;

function readFound(value: unknown): { ids: ReadonlySet<string>; exact: boolean } {
  if (!isFound(value)) throw new Error('no list of questions');
  return { ids: new Set(value.items.map(({ id }) => id)), exact: value.gevonden };
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
  form.hidden = false;
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
  startJudging(root, signal);
  openAnchor(root);
  globalThis.addEventListener('hashchange', () => openAnchor(root), { signal });
}
