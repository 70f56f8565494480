import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newGroepSchema } from '#server/features/groepen/groepen-management.contract.ts';
import { leerlingChangeSchema } from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { checkWith } from '#web/platform/check.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { ErrorSummary } from '#web/ui/formulier/error-summary.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { startTexts } from './shared/test-kit.ts';

beforeEach(() => startTexts());
afterEach(cleanup);

const saved = vi.fn<(values: object) => void>();

function Trial({ server = {} }: { server?: Record<string, string> }) {
  const form = useForm({
    begin: { naam: '', schooljaar: '2026-2027' },
    schema: newGroepSchema,
    body: (values) => ({ ...values, jaargroepen: [4] }),
    submit: async (_, values) => {
      if (Object.keys(server).length > 0) throw new HttpError(400, { velden: server });
      saved(values);
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <ErrorSummary fouten={form.errors} toon={form.tried} />
      <Field formulier={form} naam="naam" label="Naam" line={{ n: 64 }} />
      <Field formulier={form} naam="schooljaar" label="Schooljaar" line={{ voorbeeld: '2026-2027' }} />
      <button type="submit">Bewaren</button>
    </form>
  );
}

it('says nothing while a field is typed for the first time, and what is wrong when it is left', async () => {
  const user = userEvent.setup();
  render(<Trial />);
  const year = screen.getByLabelText('Schooljaar');
  await user.clear(year);
  await user.type(year, '2026');
  expect(screen.queryByText(/niet de juiste vorm/)).toBeNull();
  await user.tab();
  expect(screen.getByText('Dit heeft niet de juiste vorm. Voorbeeld: 2026-2027.')).toBeDefined();
  expect(screen.queryByText('Dit veld is verplicht.')).toBeNull();
});

it.each([
  ['', 'Dit veld is verplicht.'],
  ['   ', 'Dit veld is verplicht.'],
  ['x'.repeat(65), 'Gebruik hoogstens 64 tekens.'],
])('refuses the name %j with its sentence, focuses it and counts it above the form', async (name, zin) => {
  const user = userEvent.setup();
  render(<Trial />);
  await user.click(screen.getByLabelText('Naam'));
  if (name !== '') await user.paste(name);
  await user.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(screen.getByText(zin)).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('Er is nog 1 veld niet goed ingevuld.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Naam')));
  expect(saved).not.toHaveBeenCalled();
});

it('shows what only the server knows at the field, until the field changes', async () => {
  const user = userEvent.setup();
  render(<Trial server={{ naam: 'bestaat_al' }} />);
  await user.type(screen.getByLabelText('Naam'), 'Meeuwen');
  await user.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(screen.getByText('Dit bestaat al.')).toBeDefined();
  await user.type(screen.getByLabelText('Naam'), '!');
  expect(screen.queryByText('Dit bestaat al.')).toBeNull();
});

it('sends what is right', async () => {
  const user = userEvent.setup();
  render(<Trial />);
  await user.type(screen.getByLabelText('Naam'), 'Meeuwen{Enter}');
  expect(saved).toHaveBeenCalledWith({ naam: 'Meeuwen', schooljaar: '2026-2027' });
});

it('gives the same verdict on the names of leerlingen as the server, character by character', () => {
  const code = (roepnaam: string) =>
    checkWith(leerlingChangeSchema, (values: object) => ({ versie: 1, ...values }))({ roepnaam })['roepnaam'];
  for (const correct of ['Zoë', "D'Amie", 'Jean-Noa', 'Öykü', 'Ster 7', 'Ә'.normalize('NFC')])
    expect([correct, code(correct)]).toEqual([correct, undefined]);
  expect([code(''), code('7'), code('<b>'), code('x'.repeat(65))]).toEqual([
    'verplicht',
    'formaat',
    'formaat',
    'maxlengte',
  ]);
});
