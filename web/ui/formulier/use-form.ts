import { useCallback, useState } from 'react';
import { useAfterClick } from './use-after-click.ts';

/** Rule code per field; a field that is right is absent. */
export type Errors = Readonly<Record<string, string>>;
/** Checks all fields at once, with the same rules as the server. */
type Check<W> = (values: W) => Errors;

export interface Form<W> {
  waarden: W;
  /** Changes a value; what the server said about that field no longer holds. */
  set<K extends keyof W & string>(field: K, value: W[K]): void;
  /** Leaving a field shows what is wrong with it. */
  exit(field: string): void;
  /** Faults to show now: of fields that were left, and all of them after an attempt to send. */
  fouten: Errors;
  /** Whether somebody tried to send; from then on the summary is shown. */
  tried: boolean;
  /** Shows every fault and goes to the first; true when there is none. */
  verify(): boolean;
  /** Marks of the server. */
  setServer(errors: Errors): void;
  /** Give this to the form element as its ref: the first wrong field in it gets the focus. */
  anker: (form: HTMLFormElement | null) => void;
}

const NOTHING: Errors = {};

/** First field in the order of the screen that is marked wrong. */
function focusFirst(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector('[aria-invalid="true"], [data-fout="true"] input');
    if (field instanceof HTMLElement) field.focus();
  });
}

/** State of a form by the house rules: rules run on blur and on sending, never while the first entry is typed. */
export function useForm<W extends object>(begin: W, check: Check<W>): Form<W> {
  const [values, setValues] = useState(begin);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [server, setServerErrors] = useState(NOTHING);
  const afterClick = useAfterClick();
  const [element, anchor] = useState<HTMLFormElement | null>(null);
  const own = check(values);
  const all = { ...own, ...server };
  const errors = tried
    ? all
    : Object.fromEntries(Object.entries(all).filter(([field]) => visited.has(field) || field in server));
  const set = useCallback(<K extends keyof W & string>(field: K, value: W[K]) => {
    setValues((old) => ({ ...old, [field]: value }));
    setServerErrors((old) =>
      Object.fromEntries(Object.entries(old).filter(([name]) => name !== field && !name.startsWith(`${field}.`))),
    );
  }, []);
  return {
    waarden: values,
    set,
    fouten: errors,
    tried,
    anker: anchor,
    exit: (field) => afterClick(() => setVisited((old) => (old.has(field) ? old : new Set([...old, field])))),
    verify: () => {
      setTried(true);
      setServerErrors(NOTHING);
      const correct = Object.keys(check(values)).length === 0;
      if (!correct) focusFirst(element);
      return correct;
    },
    setServer: (newOne) => {
      setTried(true);
      setServerErrors(newOne);
      focusFirst(element);
    },
  };
}
