import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nieuweGroepSchema } from '#server/features/groepen/groepen-beheer.contract.ts';
import { leerlingWijzigingSchema } from '#server/features/leerlingen/leerlingen-beheer.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { FoutSamenvatting } from '#web/ui/formulier/fout-samenvatting.tsx';
import { useFormulier } from '#web/ui/formulier/gebruik-formulier.ts';
import { Veld } from '#web/ui/formulier/veld.tsx';
import { startTeksten } from './test-kit.ts';

beforeEach(() => startTeksten());
afterEach(cleanup);

const bewaard = vi.fn<(waarden: object) => void>();

function Proef({ server = {} }: { server?: Record<string, string> }) {
  const formulier = useFormulier(
    { naam: '', schooljaar: '2026-2027' },
    controleMet(nieuweGroepSchema, (waarden: object) => ({ ...waarden, jaargroepen: [4] })),
  );
  const { anker, waarden } = formulier;
  const stuur = () => {
    if (!formulier.controleer()) return;
    if (Object.keys(server).length > 0) formulier.stelServer(server);
    else bewaard(waarden);
  };
  return (
    <form
      ref={anker}
      noValidate
      onSubmit={(gebeurtenis) => {
        gebeurtenis.preventDefault();
        stuur();
      }}
    >
      <FoutSamenvatting fouten={formulier.fouten} toon={formulier.geprobeerd} />
      <Veld formulier={formulier} naam="naam" label="Naam" regel={{ n: 64 }} />
      <Veld formulier={formulier} naam="schooljaar" label="Schooljaar" regel={{ voorbeeld: '2026-2027' }} />
      <button type="submit">Bewaren</button>
    </form>
  );
}

it('says nothing while a field is typed for the first time, and what is wrong when it is left', async () => {
  const user = userEvent.setup();
  render(<Proef />);
  const jaar = screen.getByLabelText('Schooljaar');
  await user.clear(jaar);
  await user.type(jaar, '2026');
  expect(screen.queryByText(/niet de juiste vorm/)).toBeNull();
  await user.tab();
  expect(screen.getByText('Dit heeft niet de juiste vorm. Voorbeeld: 2026-2027.')).toBeDefined();
  expect(screen.queryByText('Dit veld is verplicht.')).toBeNull();
});

it.each([
  ['', 'Dit veld is verplicht.'],
  ['   ', 'Dit veld is verplicht.'],
  ['x'.repeat(65), 'Gebruik hoogstens 64 tekens.'],
])('refuses the name %j with its sentence, focuses it and counts it above the form', async (naam, zin) => {
  const user = userEvent.setup();
  render(<Proef />);
  await user.click(screen.getByLabelText('Naam'));
  if (naam !== '') await user.paste(naam);
  await user.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(screen.getByText(zin)).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('Er is nog 1 veld niet goed ingevuld.');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Naam')));
  expect(bewaard).not.toHaveBeenCalled();
});

it('shows what only the server knows at the field, until the field changes', async () => {
  const user = userEvent.setup();
  render(<Proef server={{ naam: 'bestaat_al' }} />);
  await user.type(screen.getByLabelText('Naam'), 'Meeuwen');
  await user.click(screen.getByRole('button', { name: 'Bewaren' }));
  expect(screen.getByText('Dit bestaat al.')).toBeDefined();
  await user.type(screen.getByLabelText('Naam'), '!');
  expect(screen.queryByText('Dit bestaat al.')).toBeNull();
});

it('sends what is right', async () => {
  const user = userEvent.setup();
  render(<Proef />);
  await user.type(screen.getByLabelText('Naam'), 'Meeuwen{Enter}');
  expect(bewaard).toHaveBeenCalledWith({ naam: 'Meeuwen', schooljaar: '2026-2027' });
});

it('gives the same verdict on the names of leerlingen as the server, character by character', () => {
  const code = (roepnaam: string) =>
    controleMet(leerlingWijzigingSchema, (waarden: object) => ({ versie: 1, ...waarden }))({ roepnaam })['roepnaam'];
  for (const goed of ['Zoë', "D'Amie", 'Jean-Noa', 'Öykü', 'Ster 7', 'Ә'.normalize('NFC')])
    expect([goed, code(goed)]).toEqual([goed, undefined]);
  expect([code(''), code('7'), code('<b>'), code('x'.repeat(65))]).toEqual([
    'verplicht',
    'formaat',
    'formaat',
    'maxlengte',
  ]);
});
