import { http } from '#web/platform/http.ts';

const WAIT_MS = 200;
const EURO = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

interface Total {
  sample: boolean;
  cents: number | null;
}
function readTotal(value: unknown): Total {
  if (typeof value !== 'object' || value === null || !('isVoorbeeld' in value) || !('totaal' in value))
    throw new Error('no prices');
  return { sample: value.isVoorbeeld !== false, cents: typeof value.totaal === 'number' ? value.totaal : null };
}

/** Writes the choice into the address, so that the link shows a colleague the same. */
function keepAddress(kind: string, count: string): void {
  const query = new URLSearchParams({ voor: kind, aantal: count });
  globalThis.history.replaceState(null, '', `${globalThis.location.pathname}?${query.toString()}`);
}

async function copyAddress(button: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(globalThis.location.href);
  button.textContent = button.dataset['copy'] ?? '';
}

/** One card: slider and number are the same count. */
function startCard(card: HTMLFormElement, land: string, signal: AbortSignal): { show: (count?: string) => void } {
  const kind = card.dataset['kind'] ?? '';
  const number = card.querySelector<HTMLInputElement>('input[type=number]');
  const slider = card.querySelector<HTMLInputElement>('[data-slider]');
  const amount = card.querySelector<HTMLElement>('[data-amount]');
  const sample = card.querySelector<HTMLElement>('[data-sample]');
  const copy = card.querySelector<HTMLButtonElement>('[data-copy]');
  if (!number || !slider || !amount || !sample) return { show: () => undefined };
  let timer = 0;
  const read = async (): Promise<void> => {
    const asked = number.value;
    const query = new URLSearchParams({ land, soort: kind, aantal: asked });
    const { sample: isSample, cents } = await http.json(`/prijzen?${query.toString()}`, readTotal, {
      skipSessionRule: true,
    });
    if (number.value !== asked) return;
    sample.hidden = !isSample && cents !== null;
    const text = (amount.dataset['amount'] ?? '').replace('{bedrag}', cents === null ? '' : EURO.format(cents / 100));
    amount.textContent = cents === null ? '' : `${text} ${amount.dataset['note'] ?? ''}`;
  };
  const show = (count = number.value): void => {
    number.value = count;
    slider.value = count;
    if (!number.checkValidity()) return;
    keepAddress(kind, count);
    clearTimeout(timer);
    // Without an answer the way to a quote stays.
    timer = window.setTimeout(() => void read().catch(() => undefined), WAIT_MS);
  };
  slider.hidden = false;
  slider.addEventListener('input', () => show(slider.value), { signal });
  number.addEventListener('input', () => show(), { signal });
  if (copy && 'clipboard' in navigator) {
    copy.hidden = false;
    copy.addEventListener('click', () => void copyAddress(copy).catch(() => undefined), { signal });
  }
  return { show };
}

/** Tabs, sliders and the address that goes with them. */
export function live(root: HTMLElement, signal: AbortSignal): void {
  const prices = root.querySelector<HTMLElement>('.prices');
  if (!prices) return;
  const land = prices.dataset['land'] ?? 'NL';
  const cards = new Map(
    [...prices.querySelectorAll<HTMLFormElement>('[data-kind]')].map((card) => [
      card.dataset['kind'] ?? '',
      startCard(card, land, signal),
    ]),
  );
  const tabs = [...prices.querySelectorAll<HTMLInputElement>('input[name=voor]')];
  const query = new URLSearchParams(globalThis.location.search);
  const asked = tabs.find(({ value }) => value === query.get('voor'));
  if (asked) {
    asked.checked = true;
    const count = query.get('aantal') ?? '';
    cards.get(asked.value)?.show(/^\d{1,4}$/.test(count) ? count : undefined);
  }
  tabs.forEach((tab) => tab.addEventListener('change', () => cards.get(tab.value)?.show(), { signal }));
}
