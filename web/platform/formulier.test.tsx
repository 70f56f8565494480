import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { z } from 'zod/mini';
import form from '#web/i18n/formulier/nl.json' with { type: 'json' };
import { useForm } from '#web/ui/formulier/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { useForm as useZodForm } from './formulier.ts';

const REMARK = 'Vul dit in.';
const submit = vi.fn();

function Extensions() {
  const form = useForm({ naam: '', plaats: '' }, ({ naam: name }): Record<string, string> =>
    name === '' ? { naam: 'verplicht' } : {},
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field formulier={form} naam="naam" label="Naam" />
      <Field formulier={form} naam="plaats" label="Plaats" />
      <button type="submit">Bewaar</button>
    </form>
  );
}

function Zod() {
  const {
    waarden: values,
    zet: set,
    raak: hit,
    fout: error,
  } = useZodForm({
    begin: { naam: '', plaats: '' },
    schema: z.object({ naam: z.string().check(z.minLength(1, 'verplicht')) }),
    submit: async () => submit(),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input
        aria-label="Naam"
        value={values.naam}
        onChange={({ target }) => set('naam', target.value)}
        onBlur={() => hit('naam')}
      />
      {error('naam') !== null && <p>{REMARK}</p>}
      <input aria-label="Plaats" value={values.plaats} onChange={({ target }) => set('plaats', target.value)} />
      <button type="submit">Bewaar</button>
    </form>
  );
}

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: 'nl',
    keySeparator: false,
    interpolation: { escapeValue: false },
    resources: { nl: { formulier: { ...form, 'regel.verplicht': REMARK } } },
    react: { useSuspense: false },
  }),
);
afterEach(() => {
  cleanup();
  submit.mockClear();
});

describe.each([
  ['of the panel', Extensions],
  ['with a schema', Zod],
])('a form %s', (_, Form) => {
  it('shows what is wrong only after the click that left the field', async () => {
    render(<Form />);
    const button = screen.getByRole('button', { name: 'Bewaar' });
    screen.getByLabelText('Naam').focus();
    fireEvent.mouseDown(button);
    button.focus();
    // Nothing moves while the button is under the pointer.
    expect(screen.queryByText(REMARK)).toBeNull();
    fireEvent.mouseUp(button);
    fireEvent.click(button);
    expect(submit).toHaveBeenCalledOnce();
    expect(screen.queryByText(REMARK)).toBeNull();
    await waitFor(() => expect(screen.getByText(REMARK)).toBeDefined());
  });

  it('shows it at once for who leaves with the keyboard, and after a click with the other button', async () => {
    render(<Form />);
    fireEvent.mouseDown(document.body, { button: 2 });
    screen.getByLabelText('Naam').focus();
    await userEvent.tab();
    expect(screen.getByText(REMARK)).toBeDefined();
  });

  it('does not wait for a click that became dragging', async () => {
    render(<Form />);
    screen.getByLabelText('Naam').focus();
    fireEvent.mouseDown(document.body);
    screen.getByLabelText('Plaats').focus();
    expect(screen.queryByText(REMARK)).toBeNull();
    fireEvent.dragEnd(document.body);
    await waitFor(() => expect(screen.getByText(REMARK)).toBeDefined());
  });
});
