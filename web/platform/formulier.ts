import { type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod/mini';
import { ruleCodeOf } from '#server/platform/contract/fields.contract.ts';
import { useAfterClick } from '#web/ui/formulier/use-after-click.ts';
import { HttpError } from './http-error.ts';

type Errors = Readonly<Record<string, string>>;
type Values = Record<string, unknown>;

/** First broken rule per field, by the schema that the server uses too. */
function mistakesOf(schema: z.ZodMiniType, values: unknown): Errors {
  const outcome = schema.safeParse(values, { reportInput: true });
  if (outcome.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of outcome.error.issues) {
    const path = issue.path.map(String).join('.') || '_';
    errors[path] ??= ruleCodeOf({
      code: issue.code,
      message: issue.message,
      input: issue.input,
      origin: 'origin' in issue ? String(issue.origin) : '',
    });
  }
  return errors;
}

export interface FormOptions<W extends Values> {
  begin: W;
  schema: z.ZodMiniType;
  /** Makes the body that the schema and the server read; the values themselves when absent. */
  create?: (values: W) => unknown;
  /** Rules that only the form knows, e.g. two equal passwords. */
  extra?: (values: W) => Errors;
  submit: (body: unknown, values: W) => Promise<void>;
}

export interface Form<W extends Values> {
  waarden: W;
  zet: <K extends keyof W>(field: K, value: W[K]) => void;
  /** Code of the broken rule of a field, once it has been left or sent. */
  fout: (field: string) => string | null;
  /** Marks a field as left: from now on its rule shows. */
  raak: (field: string) => void;
  bezig: boolean;
  /** Refusal that belongs to no field. */
  melding: HttpError | Error | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Puts the focus on the first field with a mistake, in the order of the page. */
function focusFirstError(form: HTMLFormElement | null, errors: Errors): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])];
  fields
    .find((field) =>
      Object.keys(errors).some(
        (name) => name === field.getAttribute('name') || name.startsWith(`${field.getAttribute('name') ?? ''}.`),
      ),
    )
    ?.focus();
}

/** Values, rules and sending of one form: rules show when a field is left and at sending, the first mistake takes the focus. */
export function useForm<W extends Values>({ begin, schema, create, extra, submit }: FormOptions<W>): Form<W> {
  const [values, setValues] = useState<W>(begin);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [everything, setEverything] = useState(false);
  const [server, setServer] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Error | null>(null);
  const afterClick = useAfterClick();
  const element = useRef<HTMLFormElement | null>(null);
  const body = create === undefined ? values : create(values);
  const errors: Errors = { ...extra?.(values), ...mistakesOf(schema, body) };

  const send = async (): Promise<void> => {
    setEverything(true);
    setNotice(null);
    if (Object.keys(errors).length > 0) return focusFirstError(element.current, errors);
    setBusy(true);
    try {
      await submit(body, values);
    } catch (cause) {
      const fields = cause instanceof HttpError ? cause.velden : {};
      setServer(fields);
      if (Object.keys(fields).length > 0) focusFirstError(element.current, fields);
      setNotice(cause instanceof Error ? cause : new Error(String(cause)));
    } finally {
      setBusy(false);
    }
  };

  return {
    waarden: values,
    bezig: busy,
    melding: notice,
    zet: (field, value) => {
      setValues((old) => ({ ...old, [field]: value }));
      setServer((old) =>
        Object.fromEntries(
          Object.entries(old).filter(([name]) => name !== field && !name.startsWith(`${String(field)}.`)),
        ),
      );
    },
    fout: (field) => server[field] ?? (everything || touched.has(field) ? (errors[field] ?? null) : null),
    raak: (field) => afterClick(() => setTouched((old) => new Set(old).add(field))),
    onSubmit: (event) => {
      event.preventDefault();
      element.current = event.currentTarget;
      if (!busy) void send();
    },
  };
}
