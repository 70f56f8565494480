import { AUTHOR_ROLES, newErvaringSchema, type Ervaring } from '#server/features/ervaringen/ervaringen.contract.ts';
import { readWords } from '../shared/live-field.ts';
import { liveForm, openTimer, showSent, write } from '../shared/live-form.ts';
import { readErvaringen, sendErvaring } from './api.ts';

/** The parts of the list: which of them is shown depends on what came in. */
const PARTS = ['busy', 'failed', 'empty', 'filter', 'none', 'quotes', 'sample'] as const;
type Part = (typeof PARTS)[number];

const partOf = (list: HTMLElement, part: Part): HTMLElement | null => list.querySelector(`[data-part=${part}]`);
function show(list: HTMLElement, shown: readonly Part[]): void {
  for (const part of PARTS) {
    const element = partOf(list, part);
    if (element) element.hidden = !shown.includes(part);
  }
}

/** One experience, made from the example that was printed. */
function quoteOf(list: HTMLElement, item: Ervaring): Node | null {
  const model = list.querySelector('[data-model]');
  const quote = model?.cloneNode(true);
  if (!(quote instanceof HTMLElement)) return null;
  quote.removeAttribute('data-model');
  quote.hidden = false;
  const month = new Intl.DateTimeFormat(document.documentElement.lang, { month: 'long', year: 'numeric' });
  write(quote, 'tekst', item.tekst);
  write(quote, 'naam', item.naam);
  write(quote, 'wie', `${readWords(list, 'roles').get(item.rol) ?? ''}, ${month.format(new Date(item.op))}`);
  const sample = quote.querySelector<HTMLElement>('[data-spot=voorbeeld]');
  if (sample) sample.hidden = !item.voorbeeld;
  return quote;
}

function draw(list: HTMLElement, items: readonly Ervaring[], role: Ervaring['rol'] | undefined): void {
  partOf(list, 'quotes')?.replaceChildren(...items.flatMap((item) => quoteOf(list, item) ?? []));
  const samples = items.some(({ voorbeeld: sample }) => sample);
  if (items.length > 0) show(list, samples ? ['filter', 'quotes', 'sample'] : ['filter', 'quotes']);
  else show(list, role === undefined ? ['empty'] : ['filter', 'none']);
}

function startList(list: HTMLElement, signal: AbortSignal): void {
  const buttons = [...list.querySelectorAll<HTMLButtonElement>('[data-role]')];
  let asked = 0;
  const read = async (role: Ervaring['rol'] | undefined): Promise<void> => {
    const turn = (asked += 1);
    buttons.forEach((button) => button.setAttribute('aria-pressed', String(button.dataset['role'] === (role ?? ''))));
    try {
      const { items } = await readErvaringen(role);
      if (turn === asked && !signal.aborted) draw(list, items, role);
    } catch {
      if (turn === asked && !signal.aborted) show(list, ['failed']);
    }
  };
  for (const button of buttons) {
    const role = AUTHOR_ROLES.find((one) => one === button.dataset['role']);
    button.addEventListener('click', () => void read(role), { signal });
  }
  show(list, ['busy']);
  void read(undefined);
}

/** What people told, by role, and telling something oneself. */
export function live(root: HTMLElement, signal: AbortSignal): void {
  const list = root.querySelector<HTMLElement>('[data-ervaringen]');
  if (list) startList(list, signal);
  const openTime = openTimer();
  liveForm(
    root,
    { name: 'ervaring', signal },
    {
      schema: newErvaringSchema,
      body: ({ toestemming: agreed, ...values }) => ({ ...values, toestemming: agreed === 'ja', openMs: openTime() }),
      draft: 'ervaring',
      submit: async (body) => {
        await sendErvaring(body);
        showSent(root, 'ervaring');
      },
    },
  );
}
