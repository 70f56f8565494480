import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { z } from 'zod';
import formulier from '#web/i18n/formulier/nl.json' with { type: 'json' };
import { useFormulier } from '#web/ui/formulier/gebruik-formulier.ts';
import { Veld } from '#web/ui/formulier/veld.tsx';
import { useFormulier as useZodFormulier } from './formulier.ts';

const OPMERKING = 'Vul dit in.';
const verstuur = vi.fn();

function Eigen() {
  const form = useFormulier({ naam: '', plaats: '' }, ({ naam }): Record<string, string> =>
    naam === '' ? { naam: 'verplicht' } : {},
  );
  return (
    <form
      onSubmit={(gebeurtenis) => {
        gebeurtenis.preventDefault();
        verstuur();
      }}
    >
      <Veld formulier={form} naam="naam" label="Naam" />
      <Veld formulier={form} naam="plaats" label="Plaats" />
      <button type="submit">Bewaar</button>
    </form>
  );
}

function Zod() {
  const { waarden, zet, raak, fout } = useZodFormulier({
    begin: { naam: '', plaats: '' },
    schema: z.object({ naam: z.string().min(1, 'verplicht') }),
    verstuur: async () => verstuur(),
  });
  return (
    <form
      onSubmit={(gebeurtenis) => {
        gebeurtenis.preventDefault();
        verstuur();
      }}
    >
      <input
        aria-label="Naam"
        value={waarden.naam}
        onChange={({ target }) => zet('naam', target.value)}
        onBlur={() => raak('naam')}
      />
      {fout('naam') !== null && <p>{OPMERKING}</p>}
      <input aria-label="Plaats" value={waarden.plaats} onChange={({ target }) => zet('plaats', target.value)} />
      <button type="submit">Bewaar</button>
    </form>
  );
}

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: 'nl',
    keySeparator: false,
    interpolation: { escapeValue: false },
    resources: { nl: { formulier: { ...formulier, 'regel.verplicht': OPMERKING } } },
    react: { useSuspense: false },
  }),
);
afterEach(() => {
  cleanup();
  verstuur.mockClear();
});

describe.each([
  ['of the panel', Eigen],
  ['with a schema', Zod],
])('a form %s', (_, Form) => {
  it('shows what is wrong only after the click that left the field', async () => {
    render(<Form />);
    const knop = screen.getByRole('button', { name: 'Bewaar' });
    screen.getByLabelText('Naam').focus();
    fireEvent.mouseDown(knop);
    knop.focus();
    // Nothing moves while the button is under the pointer.
    expect(screen.queryByText(OPMERKING)).toBeNull();
    fireEvent.mouseUp(knop);
    fireEvent.click(knop);
    expect(verstuur).toHaveBeenCalledOnce();
    expect(screen.queryByText(OPMERKING)).toBeNull();
    await waitFor(() => expect(screen.getByText(OPMERKING)).toBeDefined());
  });

  it('shows it at once for who leaves with the keyboard, and after a click with the other button', async () => {
    render(<Form />);
    fireEvent.mouseDown(document.body, { button: 2 });
    screen.getByLabelText('Naam').focus();
    await userEvent.tab();
    expect(screen.getByText(OPMERKING)).toBeDefined();
  });

  it('does not wait for a click that became dragging', async () => {
    render(<Form />);
    screen.getByLabelText('Naam').focus();
    fireEvent.mouseDown(document.body);
    screen.getByLabelText('Plaats').focus();
    expect(screen.queryByText(OPMERKING)).toBeNull();
    fireEvent.dragEnd(document.body);
    await waitFor(() => expect(screen.getByText(OPMERKING)).toBeDefined());
  });
});
