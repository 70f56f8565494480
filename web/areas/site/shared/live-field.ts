type Sentences = ReadonlyMap<string, string>;

/** Sentence for every rule that has none of its own. */
const ANY_RULE = '*';

/** The words that were printed with an element, by their name. */
export function readWords(element: HTMLElement | null, name: string): Sentences {
  const written: unknown = JSON.parse(element?.dataset[name] ?? '{}');
  return new Map(
    Object.entries(written ?? {}).flatMap(([code, text]) => (typeof text === 'string' ? [[code, text]] : [])),
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement;
const controlsOf = (field: HTMLElement): Control[] => [...field.querySelectorAll<Control>('input, textarea')];
const isChoice = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

/** What is filled in: text, the chosen value, or nothing. */
export function valueOf(field: HTMLElement): string {
  const controls = controlsOf(field);
  const [first] = controls;
  if (first === undefined || first.type === 'file') return '';
  if (!isChoice(first)) return first.value;
  return controls.find((one) => one instanceof HTMLInputElement && one.checked)?.value ?? '';
}

/** Fills in a field; a choice that does not exist changes nothing. */
export function fill(field: HTMLElement, value: string): void {
  for (const control of controlsOf(field)) {
    if (control.type === 'file') continue;
    if (!isChoice(control)) control.value = value;
    else if (control instanceof HTMLInputElement) control.checked = control.value === value;
  }
}

/** Shows the sentence of a broken rule below a field; its help comes back when nothing is broken. */
export function markField(field: HTMLElement, sentence: string | null): void {
  const below = field.querySelector<HTMLElement>('[data-help]');
  if (below === null) return;
  const text = sentence ?? below.dataset['help'] ?? '';
  below.textContent = text;
  below.hidden = text === '';
  below.className = sentence === null ? 'form-field__help' : 'form-field__error';
  field.dataset['fout'] = String(sentence !== null);
  for (const control of controlsOf(field))
    if (control.type !== 'radio') control.setAttribute('aria-invalid', String(sentence !== null));
}

/** Sentence of a rule: of the field itself, or of the form. */
export function sentenceOf(field: HTMLElement, common: Sentences, code: string): string {
  const own = readWords(field, 'sentences');
  return own.get(code) ?? own.get(ANY_RULE) ?? common.get(code) ?? common.get('onbekend') ?? code;
}
