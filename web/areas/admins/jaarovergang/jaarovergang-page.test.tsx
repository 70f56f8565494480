import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { JaarovergangState } from '#server/features/jaarovergang/jaarovergang.contract.ts';
import { ADMIN_ID, stubServer, showScreen, refusal, type Antwoorden } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { JaarovergangPage } from './jaarovergang-page.tsx';

const kind = (nr: number, name: string, jaargroep: number) => ({
  id: createId(nr),
  naam: name,
  dier: 'vos',
  jaargroep,
});
const groep = (
  nr: number,
  name: string,
  year: number,
  leerlingen: JaarovergangState['groepen'][number]['leerlingen'],
) => ({ id: createId(nr), naam: name, jaargroepen: [year], schooljaar: '2026-2027', docentIds: [], leerlingen });
const STATE: JaarovergangState = {
  schooljaar: '2026-2027',
  volgend: '2027-2028',
  groepen: [
    groep(90, '7 Zeilers', 7, [kind(1, 'Öykü', 7), kind(2, 'Sem', 7)]),
    groep(91, '8 Albatros', 8, [kind(3, 'Bram', 8)]),
  ],
};
const DONE = { groepen: 2, verplaatst: 2, verlaters: 1, gearchiveerd: 2 };

beforeAll(async () => {
  await startTexts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(part: Antwoorden = {}) {
  const server = stubServer({ [`GET /admins/${ADMIN_ID}/jaarovergang`]: STATE, ...part });
  showScreen(<JaarovergangPage />, { pad: '/groepen/jaarovergang' });
  return server;
}
const next = () => userEvent.click(screen.getByRole('button', { name: 'Volgende' }));

it('does not go on while a group has no name or two share one, and says which it is', async () => {
  show();
  const [first, second] = await screen.findAllByLabelText('Naam');
  if (first === undefined || second === undefined) throw new Error('two groups expected');
  await userEvent.clear(first);
  await next();
  expect(screen.getByRole('alert').textContent).toContain('Geef elke groep een naam.');
  await userEvent.clear(second);
  await userEvent.type(second, 'Zeilers');
  await userEvent.type(first, 'zeilers ');
  expect(screen.getByRole('alert').textContent).toContain('Twee groepen heten hetzelfde.');
});

it('tells on the last step what is going to happen, then does it once', async () => {
  const { completed } = show({ [`POST /admins/${ADMIN_ID}/jaarovergangen`]: DONE });
  await screen.findAllByLabelText('Naam');
  await next();
  await userEvent.click(screen.getAllByText('Blijft iemand zitten?')[0] ?? document.body);
  await userEvent.click(screen.getByRole('checkbox', { name: /Sem/ }));
  expect(screen.getByText('1 leerling blijft zitten')).toBeTruthy();
  await next();
  expect(screen.getByText('2 groepen van 2026-2027 gaan naar het archief.')).toBeTruthy();
  expect(screen.getByText('1 leerling verlaat de school en gaat naar de prullenbak.')).toBeTruthy();
  expect(completed.some(({ regel: rule }) => rule.startsWith('POST'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Nieuw schooljaar beginnen' }));
  expect(await screen.findByRole('heading', { name: /Schooljaar 2027-2028 staat klaar/ })).toBeTruthy();
  expect(completed.filter(({ regel: rule }) => rule.startsWith('POST'))).toHaveLength(1);
});

it('keeps the whole plan when the server refuses', async () => {
  show({
    [`POST /admins/${ADMIN_ID}/jaarovergangen`]: refusal(409, 'Er is intussen iets gewijzigd. Laad de pagina opnieuw.'),
  });
  const [first] = await screen.findAllByLabelText('Naam');
  await userEvent.clear(first ?? document.body);
  await userEvent.type(first ?? document.body, '8 Dolfijnen');
  await next();
  await next();
  await userEvent.click(screen.getByRole('button', { name: 'Nieuw schooljaar beginnen' }));
  expect(await screen.findByText(/intussen iets gewijzigd/)).toBeTruthy();
  expect(within(screen.getByRole('table')).getByRole('rowheader', { name: '8 Dolfijnen' })).toBeTruthy();
});
