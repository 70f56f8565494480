import type { z } from 'zod/mini';
import { checkWith } from '#web/platform/check.ts';
import { watchClicks } from '#web/ui/formulier/after-click.ts';
import { focusFirstMistake } from '#web/platform/form/focus.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { fill, markField, readWords, sentenceOf, valueOf } from './live-field.ts';

/** What stands in the fields, by name. */
export type Values = Readonly<Record<string, string>>;
/** Code of the broken rule by field; what is right is absent. */
type Mistakes = Readonly<Record<string, string | undefined>>;

interface FormWork<B> {
  /** Schema of the endpoint: what it refuses stands at the field of that name. */
  schema: z.ZodMiniType<B>;
  /** Makes what the schema and the server read. */
  body: (values: Values) => unknown;
  /** Rules that only the form knows; they go before those of the schema. */
  extra?: (values: Values) => Mistakes;
  submit: (body: B, values: Values) => Promise<unknown>;
  /** Under this name the tab keeps what is filled in until it is sent. */
  draft?: string;
  /** What was sent is a step only: the draft stays. */
  keep?: true;
  /** What came along in the address; it goes before what was kept. */
  asked?: Values;
}

/** Says above the buttons why something was not sent. */
export function showRefusal(root: HTMLElement, words: DOMStringMap, error: unknown): void {
  const line = root.querySelector<HTMLElement>('[data-refusal]');
  if (line === null) return;
  const offline = error instanceof HttpError && error.status === 0;
  const own = error instanceof HttpError ? error.message : '';
  line.textContent = (offline ? words['offline'] : own) || (words['failed'] ?? '');
  line.hidden = false;
}
export function hideRefusal(root: HTMLElement): void {
  const line = root.querySelector<HTMLElement>('[data-refusal]');
  if (line) line.hidden = true;
}

/** Milliseconds that a form has been open: a program sends at once. */
export function openTimer(): () => number {
  const begin = performance.now();
  return () => Math.round(performance.now() - begin);
}

/** Writes a text on the spots of this name. */
export function write(root: HTMLElement, name: string, text: string): void {
  for (const spot of root.querySelectorAll(`[data-spot="${name}"]`)) spot.textContent = text;
}

/** Shows what comes after the sending in place of the form, and has it read out. */
export function showSent(root: HTMLElement, name: string): void {
  const form = root.querySelector<HTMLElement>(`form[data-form="${name}"]`);
  const sent = root.querySelector<HTMLElement>(`[data-sent="${name}"]`);
  if (form) form.hidden = true;
  if (!sent) return;
  sent.hidden = false;
  sent.focus();
}

/**
 * One form of a printed page. Rules are shown when a field is left and at sending; the first mistake of the page takes the
 * focus; what the server refused stands at its field until that field changes.
 */
class LiveForm<B> {
  private readonly touched = new Set<string>();
  private refused: Mistakes = {};
  private tried = false;
  private busy = false;
  private readonly fields: ReadonlyMap<string, HTMLElement>;
  private readonly check: (values: Values) => Mistakes;

  constructor(
    private readonly form: HTMLFormElement,
    private readonly work: FormWork<B>,
    signal: AbortSignal,
  ) {
    this.fields = new Map(
      [...form.querySelectorAll<HTMLElement>('[data-field]')].map((field) => [field.dataset['field'] ?? '', field]),
    );
    this.check = checkWith(work.schema, work.body);
    this.begin();
    this.listen(signal);
    const button = this.button();
    if (button) button.disabled = false;
  }

  /** What was filled in; a file is no text and stands beside it. */
  values(): Values {
    const all = [...this.fields]
      .filter(([, field]) => field.querySelector('input[type=file]') === null)
      .map(([name, field]): [string, string] => [name, valueOf(field)]);
    const trap = this.form.querySelector<HTMLInputElement>('.form-trap input');
    return Object.fromEntries(trap === null ? all : [...all, [trap.name, trap.value]]);
  }

  /** Shows the rules that are broken now, as far as it is time to show them. */
  show(): Mistakes {
    const values = this.values();
    const own = Object.entries(this.work.extra?.(values) ?? {}).filter(([, code]) => code !== undefined);
    const codes: Mistakes = { ...this.check(values), ...Object.fromEntries(own), ...this.refused };
    const common = readWords(this.form, 'sentences');
    for (const [name, field] of this.fields) {
      const code = this.tried || this.touched.has(name) ? codes[name] : undefined;
      markField(field, code === undefined ? null : sentenceOf(field, common, code));
    }
    return codes;
  }

  private button(): HTMLButtonElement | null {
    return this.form.querySelector('button[type=submit]');
  }

  private begin(): void {
    const kept = this.work.draft === undefined ? new Map<string, string>() : readDraft(this.work.draft);
    for (const [name, field] of this.fields) {
      const value = this.work.asked?.[name] ?? kept.get(name);
      if (value !== undefined) fill(field, value);
    }
  }

  private listen(signal: AbortSignal): void {
    const afterClick = watchClicks(signal);
    const nameAt = ({ target }: Event): string | undefined =>
      target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset['field'] : undefined;
    const onInput = (event: Event): void => {
      const name = nameAt(event);
      this.refused = Object.fromEntries(Object.entries(this.refused).filter(([refused]) => refused !== name));
      if (this.work.draft !== undefined) keepDraft(this.work.draft, this.values());
      this.show();
    };
    const onLeave = (event: Event): void => {
      const name = nameAt(event);
      afterClick(() => {
        if (name !== undefined) this.touched.add(name);
        this.show();
      });
    };
    const onSubmit = (event: Event): void => {
      event.preventDefault();
      void this.send();
    };
    this.form.addEventListener('input', onInput, { signal });
    this.form.addEventListener('focusout', onLeave, { signal });
    this.form.addEventListener('submit', onSubmit, { signal });
  }

  private setBusy(busy: boolean): void {
    this.busy = busy;
    const button = this.button();
    if (!button) return;
    button.disabled = busy;
    const rest = button.dataset['rest'] ?? button.textContent ?? '';
    if (busy) button.dataset['rest'] = rest;
    else delete button.dataset['rest'];
    button.textContent = busy ? (button.dataset['busy'] ?? rest) : rest;
  }

  private async send(): Promise<void> {
    if (this.busy) return;
    this.tried = true;
    this.refused = {};
    hideRefusal(this.form);
    if (Object.values(this.show()).some((code) => code !== undefined)) return focusFirstMistake(this.form);
    const values = this.values();
    this.setBusy(true);
    try {
      await this.work.submit(this.work.schema.parse(this.work.body(values)), values);
      if (this.work.draft !== undefined && this.work.keep !== true) dropDraft(this.work.draft);
    } catch (error) {
      this.refuse(error);
    } finally {
      this.setBusy(false);
    }
  }

  private refuse(error: unknown): void {
    const marks = error instanceof HttpError ? error.velden : {};
    if (Object.keys(marks).some((name) => this.fields.has(name))) {
      this.refused = marks;
      this.show();
      focusFirstMistake(this.form);
    } else showRefusal(this.form, this.form.dataset, error);
  }
}

/** The form of this name on a page, brought to life. */
export function liveForm<B>(
  root: HTMLElement,
  { name, signal }: { name: string; signal: AbortSignal },
  work: FormWork<B>,
): LiveForm<B> | null {
  const form = root.querySelector<HTMLFormElement>(`form[data-form="${name}"]`);
  return form === null ? null : new LiveForm(form, work, signal);
}
