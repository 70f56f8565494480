import { aanvraagWishSchema, newAanvraagSchema } from '#server/features/aanvragen/aanvragen.contract.ts';
import { dropDraft } from '../shared/draft.ts';
import { readWords } from '../shared/live-field.ts';
import { liveForm, openTimer, showSent, write, type Values } from '../shared/live-form.ts';
import { readInviter, sendRequest } from './api.ts';
import { startTrial } from './live-start.ts';
import { askedIn, asksField, nextSteps, requestBody, wishBody } from './wish.ts';

const WISH_DRAFT = 'aanvraag-wens';
const formOf = (root: HTMLElement, name: string): HTMLFormElement | null =>
  root.querySelector<HTMLFormElement>(`form[data-form=${name}]`);

/** Words of a choice as the form shows them, or what was typed. */
function wordsOf(form: HTMLFormElement | null, name: string, value: string): string {
  const chosen = form?.querySelector(`input[name=${name}]:checked`);
  return chosen?.closest('label')?.querySelector('span')?.textContent ?? value;
}

/** Labels that depend on the kind of organisation. */
function relabel(root: HTMLElement, kind: string): void {
  for (const label of root.querySelectorAll<HTMLElement>('[data-labels]')) {
    const words = readWords(label, 'labels').get(kind);
    if (words !== undefined) label.textContent = words;
  }
}

/** Which fields the second step asks, and what was answered in the first. */
function fitPersonStep(root: HTMLElement, wish: Values): void {
  for (const field of formOf(root, 'aanvraag')?.querySelectorAll<HTMLElement>('[data-field]') ?? [])
    field.hidden = !asksField(wish, field.dataset['field'] ?? '');
  for (const rule of root.querySelectorAll<HTMLElement>('[data-rule]')) {
    const name = rule.dataset['rule'] ?? '';
    const text = wordsOf(formOf(root, 'wens'), name, wish[name] ?? '');
    const value = rule.querySelector('dd');
    if (value) value.textContent = text;
    rule.hidden = text === '';
  }
}

/** What we do now, or what the visitor does. */
function fitNextSteps(root: HTMLElement, wish: Values): void {
  const next = nextSteps(wish);
  for (const step of root.querySelectorAll<HTMLElement>('[data-when]'))
    step.hidden = !next.includes(step.dataset['when'] ?? '');
}

function showStep(root: HTMLElement, step: 'wens' | 'aanvraag'): void {
  for (const name of ['wens', 'aanvraag']) {
    const form = formOf(root, name);
    if (form) form.hidden = name !== step;
  }
  globalThis.scrollTo({ top: 0 });
}

/** Who told about us; of a link that ran out the server says that asking goes on as usual. */
async function showInviter(root: HTMLElement, token: string): Promise<void> {
  const line = root.querySelector<HTMLElement>('[data-invited]');
  if (!line || token === '') return;
  try {
    const { naam: name, organisatie: organization } = await readInviter(token);
    const text = line.dataset['invited'] ?? '';
    line.textContent = text.replace('{naam}', () => name).replace('{organisatie}', () => organization);
  } catch (error) {
    line.textContent = error instanceof Error ? error.message : '';
  }
  line.hidden = line.textContent === '';
}

function startWishStep(root: HTMLElement, signal: AbortSignal, onNext: (wish: Values) => void): void {
  const { search } = globalThis.location;
  const form = liveForm(
    root,
    { name: 'wens', signal },
    {
      schema: aanvraagWishSchema,
      body: wishBody,
      draft: WISH_DRAFT,
      keep: true,
      asked: askedIn(search),
      submit: async (_, wish) => onNext(wish),
    },
  );
  const fit = (): void => relabel(root, form?.values()['organisatiesoort'] ?? '');
  formOf(root, 'wens')?.addEventListener('change', fit, { signal });
  fit();
}

/** Goes through both steps, sends the request, and tells its number. */
export function live(root: HTMLElement, signal: AbortSignal): void {
  const query = new URLSearchParams(globalThis.location.search);
  const proof = query.get('bevestig') ?? '';
  const own = root.querySelector<HTMLElement>('[data-self-start]');
  if (own && proof !== '') {
    const form = formOf(root, 'wens');
    if (form) form.hidden = true;
    return startTrial(own, { token: proof, signal });
  }
  const token = query.get('uitnodiging') ?? '';
  const openTime = openTimer();
  let wish: Values = {};
  startWishStep(root, signal, (chosen) => {
    wish = chosen;
    fitPersonStep(root, wish);
    fitNextSteps(root, wish);
    showStep(root, 'aanvraag');
    formOf(root, 'aanvraag')?.querySelector('h2')?.focus();
  });
  liveForm(
    root,
    { name: 'aanvraag', signal },
    {
      schema: newAanvraagSchema,
      body: (person) => ({
        ...requestBody(wish, person),
        openMs: openTime(),
        ...(token === '' ? {} : { uitnodiging: token }),
      }),
      extra: ({ organisatie: organization = '' }) => ({
        organisatie: asksField(wish, 'organisatie') && organization.trim() === '' ? 'verplicht' : undefined,
      }),
      draft: 'aanvraag-persoon',
      submit: async (body) => {
        const { nummer: number } = await sendRequest(body);
        dropDraft(WISH_DRAFT);
        write(root, 'nummer', number);
        const mail = root.querySelector<HTMLElement>('[data-spot=mail]');
        if (mail) mail.textContent = (mail.dataset['text'] ?? '').replace('{email}', () => body.email);
        showSent(root, 'aanvraag');
      },
    },
  );
  for (const back of root.querySelectorAll('[data-back]'))
    back.addEventListener('click', () => showStep(root, 'wens'), { signal });
  void showInviter(root, token);
}
