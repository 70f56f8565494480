import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import { ADMIN, ADMIN_ID, GROEP_ID, refusal, showScreen, stubServer, type Antwoorden } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { OefeninstellingenPage } from './oefeninstellingen-page.tsx';

const PATH = `/admins/${ADMIN_ID}/groepen/${GROEP_ID}/oefeninstellingen`;
const setting = (nr: number, name: string) => ({
  id: createId(nr),
  naam: name,
  scope: 'groep',
  scopeId: GROEP_ID,
  isStandaard: nr === 70,
  versie: 1,
  instelling: defaultSetting(5),
  aantal: 20,
});
const ITEMS = [setting(70, 'Standaard'), setting(71, 'Dictee'), setting(72, 'Werkwoorden'), setting(73, 'Zomer')];
const [FIRST, SECOND, THIRD] = [createId(71), createId(72), createId(73)];

beforeEach(() => startTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(added: Antwoorden = {}): ReturnType<typeof stubServer> {
  const server = stubServer({
    [`GET ${PATH}`]: { items: ITEMS },
    [`PUT ${PATH}/volgorde`]: { items: ITEMS },
    ...added,
  });
  showScreen(<OefeninstellingenPage />, { pad: `/groepen/${GROEP_ID}/oefeninstellingen`, rol: 'docent' });
  return server;
}
const laid = ({ completed }: ReturnType<typeof stubServer>): unknown[] =>
  completed.filter(({ regel: rule }) => rule.startsWith('PUT')).map(({ body }) => body);

it('moves a setting with the arrow keys, keeps the focus, and takes it back', async () => {
  const server = show();
  const handle = await screen.findByRole('button', { name: 'Verplaats Werkwoorden' });
  handle.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(laid(server)).toEqual([{ ids: [SECOND, FIRST, THIRD] }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
  await waitFor(() => expect(laid(server)).toEqual([{ ids: [SECOND, FIRST, THIRD] }, { ids: [FIRST, SECOND, THIRD] }]));
});

it('has no handle for the standard, and none while the licence only lets people read', async () => {
  show();
  expect(await screen.findAllByRole('button', { name: /^Verplaats/ })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Verplaats Standaard' })).toBeNull();
  cleanup();
  show({ [`GET /admins/${ADMIN_ID}`]: { ...ADMIN, licentieStatus: 'alleen_lezen' } });
  await screen.findByRole('heading', { name: 'Werkwoorden' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Verplaats/ })).toBeNull());
});

it('is drawn over another with the pointer and stored when it is let go', async () => {
  const server = show();
  const handle = await screen.findByRole('button', { name: 'Verplaats Zomer' });
  const target = screen.getByRole('heading', { name: 'Dictee' });
  document.elementFromPoint = () => target;
  fireEvent.pointerDown(handle, { button: 0 });
  fireEvent.pointerMove(globalThis.window, { clientX: 5, clientY: 5 });
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Standaard', 'Zomer', 'Dictee', 'Werkwoorden']);
  expect(laid(server)).toEqual([]);
  fireEvent.pointerUp(globalThis.window);
  await waitFor(() => expect(laid(server)).toEqual([{ ids: [THIRD, FIRST, SECOND] }]));
});

it('stands as it was, with the reason, when the server refuses', async () => {
  show({ [`PUT ${PATH}/volgorde`]: refusal(409, 'Dat kan nu niet.') });
  (await screen.findByRole('button', { name: 'Verplaats Zomer' })).focus();
  await userEvent.keyboard('{Home}');
  expect(await screen.findByText('Dat kan nu niet.')).toBeTruthy();
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Standaard', 'Dictee', 'Werkwoorden', 'Zomer']);
});
