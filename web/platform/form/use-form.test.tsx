import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import form from '#web/i18n/formulier/nl.json' with { type: 'json' };
import { Field } from '#web/ui/formulier/field.tsx';
import { useField } from '#web/ui/formulier/use-field.ts';
import { startGivenTexts } from '#web/test/given-texts.ts';
import { HttpError } from '../http-error.ts';
import { ErrorSummary } from '#web/ui/formulier/error-summary.tsx';
import type { Mistakes } from './mistakes.ts';
import { useForm } from './use-form.ts';

const REMARK = 'Vul dit in.';
const submit = vi.fn();

const schema = z.object({ naam: z.string().check(z.minLength(1, 'verplicht')) });

function Panel() {
  const form = useForm({ begin: { naam: '', plaats: '' }, schema, submit: async () => undefined });
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

function OwnInput() {
  const form = useForm({ begin: { naam: '', plaats: '' }, schema, submit: async () => undefined });
  const { code, ...name } = useField(form, 'naam');
  const { code: none, ...place } = useField(form, 'plaats');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input aria-label="Naam" {...name} />
      {code !== null && <p>{REMARK}</p>}
      <input aria-label="Plaats" aria-invalid={none !== null} {...place} />
      <button type="submit">Bewaar</button>
    </form>
  );
}

beforeEach(() => void send.mockResolvedValue());
beforeAll(() =>
  startGivenTexts({
    nl: { formulier: { ...form, 'regel.verplicht': REMARK, fouten_other: '{{count}} fout' } },
  }),
);
afterEach(() => {
  cleanup();
  submit.mockClear();
  send.mockReset();
});

describe.each([
  ['of the panel', Panel],
  ['with an input of its own', OwnInput],
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

const send = vi.fn<(body: unknown) => Promise<void>>();
const pairSchema = z.object({
  naam: z.string().check(z.trim(), z.minLength(1, 'verplicht')),
  plaats: z.string().check(z.minLength(1, 'verplicht')),
});

function Pair({ marks }: { marks?: (fields: Mistakes) => Mistakes }) {
  const form = useForm({
    begin: { naam: '', plaats: '', herhaal: '' },
    schema: pairSchema,
    body: ({ naam: name, plaats: place }) => ({ naam: name, plaats: place }),
    extra: ({ plaats: place, herhaal: repeat }) => ({ herhaal: place === repeat ? undefined : 'niet_gelijk' }),
    submit: send,
    ...(marks === undefined ? {} : { marks }),
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <ErrorSummary fouten={form.errors} toon={form.tried} />
      {form.refusal !== null && <p role="status">{form.refusal.message}</p>}
      <Field formulier={form} naam="naam" label="Naam" />
      <Field formulier={form} naam="plaats" label="Plaats" />
      <Field formulier={form} naam="herhaal" label="Herhaal" />
      <button type="submit" disabled={form.busy}>
        Bewaar
      </button>
    </form>
  );
}

const wrong = () =>
  screen.getAllByRole('textbox').flatMap((field) => (field.getAttribute('aria-invalid') === 'true' ? [field] : []));
const fill = async () => {
  const user = userEvent.setup();
  for (const label of ['Naam', 'Plaats', 'Herhaal']) await user.type(screen.getByLabelText(label), ' Urk');
  return user;
};
const button = () => screen.getByRole('button', { name: 'Bewaar' });

describe('sending a form', () => {
  it('shows everything that is wrong, goes to the first of the page and sends nothing', async () => {
    const user = userEvent.setup();
    render(<Pair />);
    await user.type(screen.getByLabelText('Herhaal'), 'Urk');
    await user.click(button());
    expect(wrong()).toHaveLength(3);
    expect(screen.getByRole('alert').textContent).toBe('3 fout');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Naam')));
    expect(send).not.toHaveBeenCalled();
  });

  it('judges a field anew when the one that it is compared with changes', async () => {
    render(<Pair />);
    const user = await fill();
    await user.tab();
    expect(wrong()).toEqual([]);
    await user.type(screen.getByLabelText('Plaats'), '!');
    expect(wrong()).toEqual([screen.getByLabelText('Herhaal')]);
    await user.type(screen.getByLabelText('Herhaal'), '!');
    expect(wrong()).toEqual([]);
  });

  it('sends once what the schema made of it, however often one clicks', async () => {
    let finish = (): void => undefined;
    send.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    render(<Pair />);
    const user = await fill();
    await user.click(button());
    await user.type(screen.getByLabelText('Naam'), '{Enter}');
    expect(send.mock.calls.map(([body]) => body)).toEqual([{ naam: 'Urk', plaats: ' Urk' }]);
    await act(async () => finish());
    expect(button().hasAttribute('disabled')).toBe(false);
  });

  it('keeps what the server refused at its field until that field changes, and lets one send again', async () => {
    send.mockRejectedValueOnce(new HttpError(400, { velden: { plaats: 'bestaat_al' }, message: 'Nee.' }));
    render(<Pair />);
    const user = await fill();
    await user.click(button());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Plaats')));
    expect(screen.queryByRole('status')).toBeNull();
    await user.type(screen.getByLabelText('Naam'), '!');
    expect(wrong()).toEqual([screen.getByLabelText('Plaats')]);
    await user.click(button());
    expect(send).toHaveBeenCalledTimes(2);
    expect(wrong()).toEqual([]);
  });

  it('says a refusal above the form when it belongs to no field of it', async () => {
    send.mockRejectedValueOnce(new HttpError(400, { velden: { ids: 'onbekend' }, message: 'Nee.' }));
    render(<Pair marks={() => ({})} />);
    const user = await fill();
    await user.click(button());
    expect(screen.getByRole('status').textContent).toBe('Nee.');
    expect(wrong()).toEqual([]);
    await user.click(button());
    expect(screen.queryByRole('status')).toBeNull();
  });
});
