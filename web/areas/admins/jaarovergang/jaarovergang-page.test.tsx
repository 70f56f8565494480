import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { JaarovergangStand } from '#server/features/jaarovergang/jaarovergang.contract.ts';
import { ADMIN_ID, stubServer, toonScherm, weigering, type Antwoorden } from '../scherm-kit.tsx';
import { maakId, startTeksten } from '../test-kit.ts';
import { JaarovergangPage } from './jaarovergang-page.tsx';

const kind = (nr: number, naam: string, jaargroep: number) => ({ id: maakId(nr), naam, dier: 'vos', jaargroep });
const groep = (
  nr: number,
  naam: string,
  jaar: number,
  leerlingen: JaarovergangStand['groepen'][number]['leerlingen'],
) => ({ id: maakId(nr), naam, jaargroepen: [jaar], schooljaar: '2026-2027', docentIds: [], leerlingen });
const STAND: JaarovergangStand = {
  schooljaar: '2026-2027',
  volgend: '2027-2028',
  groepen: [
    groep(90, '7 Zeilers', 7, [kind(1, 'Öykü', 7), kind(2, 'Sem', 7)]),
    groep(91, '8 Albatros', 8, [kind(3, 'Bram', 8)]),
  ],
};
const KLAAR = { groepen: 2, verplaatst: 2, verlaters: 1, gearchiveerd: 2 };

beforeAll(async () => {
  await startTeksten();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function toon(deel: Antwoorden = {}) {
  const server = stubServer({ [`GET /admins/${ADMIN_ID}/jaarovergang`]: STAND, ...deel });
  toonScherm(<JaarovergangPage />, { pad: '/groepen/jaarovergang' });
  return server;
}
const volgende = () => userEvent.click(screen.getByRole('button', { name: 'Volgende' }));

it('does not go on while a group has no name or two share one, and says which it is', async () => {
  toon();
  const [eerste, tweede] = await screen.findAllByLabelText('Naam');
  if (eerste === undefined || tweede === undefined) throw new Error('two groups expected');
  await userEvent.clear(eerste);
  await volgende();
  expect(screen.getByRole('alert').textContent).toContain('Geef elke groep een naam.');
  await userEvent.clear(tweede);
  await userEvent.type(tweede, 'Zeilers');
  await userEvent.type(eerste, 'zeilers ');
  expect(screen.getByRole('alert').textContent).toContain('Twee groepen heten hetzelfde.');
});

it('tells on the last step what is going to happen, then does it once', async () => {
  const { gedaan } = toon({ [`POST /admins/${ADMIN_ID}/jaarovergangen`]: KLAAR });
  await screen.findAllByLabelText('Naam');
  await volgende();
  await userEvent.click(screen.getAllByText('Blijft iemand zitten?')[0] ?? document.body);
  await userEvent.click(screen.getByRole('checkbox', { name: /Sem/ }));
  expect(screen.getByText('1 leerling blijft zitten')).toBeTruthy();
  await volgende();
  expect(screen.getByText('2 groepen van 2026-2027 gaan naar het archief.')).toBeTruthy();
  expect(screen.getByText('1 leerling verlaat de school en gaat naar de prullenbak.')).toBeTruthy();
  expect(gedaan.some(({ regel }) => regel.startsWith('POST'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Nieuw schooljaar beginnen' }));
  expect(await screen.findByRole('heading', { name: /Schooljaar 2027-2028 staat klaar/ })).toBeTruthy();
  expect(gedaan.filter(({ regel }) => regel.startsWith('POST'))).toHaveLength(1);
});

it('keeps the whole plan when the server refuses', async () => {
  toon({
    [`POST /admins/${ADMIN_ID}/jaarovergangen`]: weigering(
      409,
      'Er is intussen iets gewijzigd. Laad de pagina opnieuw.',
    ),
  });
  const [eerste] = await screen.findAllByLabelText('Naam');
  await userEvent.clear(eerste ?? document.body);
  await userEvent.type(eerste ?? document.body, '8 Dolfijnen');
  await volgende();
  await volgende();
  await userEvent.click(screen.getByRole('button', { name: 'Nieuw schooljaar beginnen' }));
  expect(await screen.findByText(/intussen iets gewijzigd/)).toBeTruthy();
  expect(within(screen.getByRole('table')).getByRole('rowheader', { name: '8 Dolfijnen' })).toBeTruthy();
});
