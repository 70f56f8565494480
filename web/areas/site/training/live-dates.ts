import { newSignUpSchema, type Webinar } from '#server/features/webinars/webinars.contract.ts';
import { leafOf, trainingMoment } from '#web/platform/training-moment.ts';
import { readWords } from '../shared/live-field.ts';
import { liveForm, openTimer, showSent, write } from '../shared/live-form.ts';
import { calendarAddress, readWebinars, signUp } from './api.ts';

/** Which part of the list is shown depends on what came in. */
const PARTS = ['busy', 'failed', 'empty', 'list'] as const;

function show(dates: HTMLElement, shown: (typeof PARTS)[number]): void {
  for (const part of dates.querySelectorAll<HTMLElement>('[data-part]')) part.hidden = part.dataset['part'] !== shown;
}

const plural = new Intl.PluralRules('nl');
const counted = (words: ReadonlyMap<string, string>, key: string, count: number): string =>
  (words.get(`${key}.${plural.select(count)}`) ?? '').replace('{n}', String(count));

/** Seats that are left, and what can be done. */
function fillState(card: HTMLElement, { stand, free, recording }: Webinar, words: ReadonlyMap<string, string>): void {
  write(
    card,
    'plekken',
    stand === 'open' ? counted(words, 'vrij', free) : stand === 'vol' ? (words.get('vol') ?? '') : '',
  );
  for (const way of card.querySelectorAll<HTMLElement>('[data-way]'))
    way.hidden = way.dataset['way'] !== stand || (stand === 'geweest' && recording === null);
  if (recording !== null) card.querySelector('[data-way=geweest]')?.setAttribute('href', recording);
}

/** One training, made from the example that was printed. */
function cardOf(model: HTMLElement, webinar: Webinar): HTMLElement | null {
  const card = model.cloneNode(true);
  if (!(card instanceof HTMLElement)) return null;
  const language = document.documentElement.lang;
  const words = readWords(model, 'model');
  const leaf = leafOf(language, webinar.datum);
  const who = webinar.doelgroep.map((one) => words.get(one) ?? one).join(', ');
  card.removeAttribute('data-model');
  card.hidden = false;
  card.dataset['webinar'] = webinar.id;
  write(card, 'dag', leaf.day);
  write(card, 'maand', leaf.month);
  write(card, 'titel', webinar.titel);
  write(card, 'moment', `${trainingMoment(language, webinar.datum)}, ${counted(words, 'duur', webinar.duur)}`);
  write(card, 'omschrijving', webinar.omschrijving);
  write(
    card,
    'wie',
    (words.get('voor') ?? '').replace('{wie}', () => who),
  );
  fillState(card, webinar, words);
  return card;
}

/** Lays the form in a card, with the words of its button. */
function openForm(form: HTMLFormElement, card: HTMLElement, stand: string): void {
  const before = form.closest<HTMLElement>('[data-webinar]');
  before?.querySelectorAll<HTMLElement>('[data-away]').forEach((way) => {
    way.hidden = false;
    delete way.dataset['away'];
  });
  for (const way of card.querySelectorAll<HTMLElement>('[data-way]:not([hidden])')) {
    way.hidden = true;
    way.dataset['away'] = '';
  }
  card.append(form);
  form.hidden = false;
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) button.textContent = readWords(button, 'labels').get(stand) ?? button.textContent;
  form.querySelector('input')?.focus();
}

/** The trainings on the page, and the one whose form is open. */
class Dates {
  private openTime = openTimer();
  private chosen = '';
  private readonly words: ReadonlyMap<string, string>;

  constructor(
    private readonly dates: HTMLElement,
    private readonly printed: { model: HTMLElement; form: HTMLFormElement },
    private readonly signal: AbortSignal,
  ) {
    this.words = readWords(printed.model, 'model');
  }

  async read(): Promise<void> {
    show(this.dates, 'busy');
    try {
      const { items } = await readWebinars();
      if (this.signal.aborted) return;
      for (const webinar of items) this.add(webinar);
      show(this.dates, items.length === 0 ? 'empty' : 'list');
    } catch {
      show(this.dates, 'failed');
    }
  }

  /** The form under the button of every training. */
  startForm(): void {
    liveForm(
      this.dates,
      { name: 'aanmelding', signal: this.signal },
      {
        schema: newSignUpSchema,
        body: ({ aantal: count, ...values }) => ({ ...values, aantal: Number(count), openMs: this.openTime() }),
        submit: async (body) => this.signedUp((await signUp(this.chosen, body)).status),
      },
    );
  }

  private add(webinar: Webinar): void {
    const card = cardOf(this.printed.model, webinar);
    if (!card) return;
    const open = (): void => {
      this.openTime = openTimer();
      this.chosen = webinar.id;
      openForm(this.printed.form, card, webinar.stand);
    };
    for (const way of card.querySelectorAll('button[data-way]'))
      way.addEventListener('click', open, { signal: this.signal });
    this.printed.model.parentElement?.append(card);
  }

  private cardNamed(id: string): HTMLElement | null {
    return this.dates.querySelector(`[data-webinar="${id}"]`);
  }

  /** The seats after somebody took one; the cards keep what they tell. */
  private async refresh(): Promise<void> {
    for (const webinar of (await readWebinars()).items) {
      const card = this.cardNamed(webinar.id);
      if (card) fillState(card, webinar, this.words);
    }
  }

  private async signedUp(status: 'aangemeld' | 'wachtlijst'): Promise<void> {
    const card = this.cardNamed(this.chosen);
    const { form } = this.printed;
    form.hidden = true;
    form.reset();
    this.dates.append(form);
    await this.refresh().catch(() => undefined);
    const sent = this.dates.querySelector(`[data-sent=${status}]`)?.cloneNode(true);
    if (!card || !(sent instanceof HTMLElement)) return;
    card.querySelectorAll<HTMLElement>('[data-way]').forEach((way) => {
      way.hidden = true;
    });
    sent.querySelector('[data-calendar]')?.setAttribute('href', calendarAddress(this.chosen));
    card.append(sent);
    showSent(card, status);
  }
}

/** The trainings that are to come or were recorded; each with the form under its button. */
export function startDates(element: HTMLElement, signal: AbortSignal): void {
  const model = element.querySelector<HTMLElement>('[data-model]');
  const form = element.querySelector<HTMLFormElement>('form[data-form=aanmelding]');
  if (!model || !form) return;
  const dates = new Dates(element, { model, form }, signal);
  dates.startForm();
  void dates.read();
}
