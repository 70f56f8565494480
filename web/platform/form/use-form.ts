import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm as useHookForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod/mini';
import { HttpError } from '../http-error.ts';
import { focusFirstMistake } from './focus.ts';
import {
  createRefusals,
  isShown,
  mistakesIn,
  resolverOf,
  type Extra,
  type Mistakes,
  type Refusals,
} from './mistakes.ts';

export interface FormOptions<W extends FieldValues, B> {
  begin: W;
  /** Schema of the endpoint: what it refuses stands at the field of that path. */
  schema: z.ZodMiniType<B>;
  /** Makes what the schema and the server read; the values themselves when absent. */
  body?: (values: W) => unknown;
  /** Rules that only the form knows, e.g. two equal passwords; they go before those of the schema. */
  extra?: (values: W) => Extra;
  submit: (body: B, values: W) => Promise<unknown>;
  /** Fields of a refusal under the names of the form; a refusal that marks none stands above the form. */
  marks?: (fields: Mistakes) => Mistakes;
}

interface Sending {
  /** Refusal of the last sending that belongs to no field. */
  refusal: Error | null;
  /** Refusal of the last sending whose fields are marked. */
  marked: HttpError | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Sends again, for a button outside the form. */
  send: () => void;
}

export interface Form<W extends FieldValues>
  extends Sending, Pick<UseFormReturn<W>, 'control' | 'getValues' | 'reset' | 'setValue' | 'watch'> {
  /** Code of the broken rule of a field, once it has been left or somebody tried to send. */
  error: (path: string) => string | null;
  /** All that are shown now, keyed by path. */
  errors: Mistakes;
  /** Whether somebody tried to send. */
  tried: boolean;
  busy: boolean;
}

type Refusal = Pick<Sending, 'refusal' | 'marked'>;
const NO_REFUSAL: Refusal = { refusal: null, marked: null };

/** One sending at a time: the rules first, then the server, whose marks stay until their field changes. */
function useSending<W extends FieldValues, B>(
  { formState, handleSubmit, trigger }: UseFormReturn<W>,
  { schema, body, submit, marks = (fields) => fields }: FormOptions<W, B>,
  refusals: Refusals,
): Sending {
  const [outcome, setOutcome] = useState(NO_REFUSAL);
  const element = useRef<HTMLFormElement | null>(null);
  const { isSubmitting: busy, submitCount } = formState;
  // The marks of a sending are drawn together with its count, however slow the machine.
  useEffect(() => {
    if (submitCount > 0) focusFirstMistake(element.current);
  }, [submitCount]);
  const perform = async (values: W): Promise<void> => {
    try {
      await submit(schema.parse(body?.(values) ?? values), values);
    } catch (cause) {
      const marked = cause instanceof HttpError ? marks(cause.velden) : {};
      const atFields = cause instanceof HttpError && Object.keys(marked).length > 0;
      refusals.set(marked);
      await trigger();
      if (atFields) setOutcome({ refusal: null, marked: cause });
      else setOutcome({ refusal: cause instanceof Error ? cause : new Error(String(cause)), marked: null });
    }
  };
  const send = (): void => {
    if (busy) return;
    refusals.set({});
    setOutcome(NO_REFUSAL);
    void handleSubmit(perform)();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    element.current = event.currentTarget;
    send();
  };
  return { ...outcome, onSubmit, send };
}

/**
 * Values, rules and sending of one form, on react-hook-form. Rules show when a field is left and at sending; the first
 * mistake of the page takes the focus; what the server refused stands at its field until that field changes.
 */
export function useForm<W extends FieldValues, B>(options: FormOptions<W, B>): Form<W> {
  const [values] = useState(options.begin);
  const [refusals] = useState(createRefusals);
  const form = useHookForm<W>({
    values,
    resolver: resolverOf(options, refusals.all),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const sending = useSending(form, options, refusals);
  const { control, formState, getValues, reset, setValue, subscribe, trigger, watch } = form;
  const { errors: found, touchedFields: touched, isSubmitted: tried, isSubmitting: busy } = formState;

  // Every rule runs again after a change, since one field decides about another.
  useEffect(() => {
    const callback = ({ name }: { name?: string }): void => {
      if (name !== undefined) refusals.drop(name);
      void trigger();
    };
    return subscribe({ formState: { values: true }, callback });
  }, [refusals, subscribe, trigger]);

  const all = Object.entries(mistakesIn(found));
  const errors = Object.fromEntries(all.filter(([path]) => tried || isShown(touched, path)));
  const error = (path: string): string | null => errors[path] ?? null;
  return { ...sending, control, getValues, reset, setValue, watch, error, errors, tried, busy };
}
