import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Bericht, BerichtItem } from '#server/features/berichten/berichten.contract.ts';
import { ADMIN_ID, refusal, showScreen, stubServer, type Antwoorden } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { BerichtenPage } from './berichten-page.tsx';

const TALK = createId(9);
const NEWS = createId(10);
const BASE = `/admins/${ADMIN_ID}/berichten`;
const ITEM: BerichtItem = {
  id: TALK,
  soort: 'gesprek',
  onderwerp: 'Inloggen lukt niet',
  begin: 'We kijken ernaar.',
  op: '2026-11-20T10:00:00.000Z',
  unread: true,
  status: 'beantwoord',
};
const BERICHT: Bericht = {
  id: TALK,
  soort: 'gesprek',
  onderwerp: 'Inloggen lukt niet',
  status: 'beantwoord',
  gearchiveerd: false,
  regels: [
    {
      id: createId(20),
      van: 'Marit Oosterling',
      kantoor: false,
      tekst: 'De klas staat stil.',
      op: ITEM.op,
      bijlagen: [{ id: createId(22), naam: 'scherm.png' }],
    },
    { id: createId(21), van: 'Kas', kantoor: true, tekst: 'We kijken ernaar.', op: ITEM.op, bijlagen: [] },
  ],
};
const show = (at = '/berichten', added: Antwoorden = {}) => {
  const { completed } = stubServer({
    [`GET ${BASE}`]: {
      items: [ITEM, { ...ITEM, id: NEWS, soort: 'mededeling', unread: false, status: null }],
      mail: true,
    },
    [`GET ${BASE}/${TALK}`]: BERICHT,
    [`GET ${BASE}/${NEWS}`]: { ...BERICHT, id: NEWS, soort: 'mededeling', status: null },
    [`GET ${BASE}/ongelezen`]: { aantal: 1 },
    [`PATCH ${BASE}/${TALK}`]: { status: 204, body: {} },
    [`PATCH ${BASE}/${NEWS}`]: { status: 204, body: {} },
    [`PUT ${BASE}/mail`]: { status: 204, body: {} },
    [`POST ${BASE}/${TALK}/antwoorden`]: BERICHT,
    [`POST ${BASE}`]: BERICHT,
    ...added,
  });
  showScreen(
    <Routes>
      <Route path="berichten/:berichtId?" element={<BerichtenPage />} />
    </Routes>,
    { pad: at },
  );
  return completed;
};
const sent = (calls: ReturnType<typeof show>, rule: string) =>
  calls.filter((call) => call.regel === rule).map(({ body }) => body);

beforeEach(() => startTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists what came, what is new first, and opens it as read', async () => {
  const calls = show(`/berichten/${TALK}`);
  const list = await screen.findByRole('list', { name: 'Berichten' });
  expect(within(list).getByText('nieuw')).toBeDefined();
  const lines = await screen.findByRole('list', { name: 'Het gesprek' });
  expect(
    within(lines)
      .getAllByRole('listitem')
      .filter((line) => line.querySelector('time') !== null)
      .map((line) => line.textContent),
  ).toEqual([expect.stringContaining('De klas staat stil.'), expect.stringContaining('Taaltocht')]);
  await waitFor(() => expect(sent(calls, `PATCH ${BASE}/${TALK}`)).toEqual([{ gelezen: true }]));
});

it('answers, and keeps what was typed when that fails', async () => {
  const calls = show(`/berichten/${TALK}`, {
    [`POST ${BASE}/${TALK}/antwoorden`]: refusal(500, 'Er ging iets mis.'),
  });
  const field = await screen.findByLabelText('Je antwoord');
  await userEvent.type(field, 'Het werkt weer.');
  await userEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
  expect(await screen.findByText('Er ging iets mis.')).toBeDefined();
  expect(field).toHaveProperty('value', 'Het werkt weer.');
  expect(sent(calls, `POST ${BASE}/${TALK}/antwoorden`)).toEqual([{ tekst: 'Het werkt weer.' }]);
});

it('sends a file along, and says which it cannot take', async () => {
  const FILES = `POST /admins/${ADMIN_ID}/berichtbijlagen`;
  const calls = show(`/berichten/${TALK}`, { [FILES]: { id: createId(23), naam: 'fout.png' } });
  expect(await screen.findByRole('button', { name: 'scherm.png' })).toBeDefined();
  const input = screen.getByLabelText('Bijlage toevoegen', { selector: 'input' });
  await userEvent.upload(input, new File(['MZ'], 'spel.exe', { type: 'application/x-msdownload' }), {
    applyAccept: false,
  });
  expect(await screen.findByText(/Dit bestand kunnen we niet lezen/)).toBeDefined();
  expect(sent(calls, FILES)).toEqual([]);
  await userEvent.upload(input, new File(['png'], 'fout.png', { type: 'image/png' }));
  expect(await screen.findByRole('button', { name: 'Haal fout.png weg' })).toBeDefined();
  await userEvent.type(screen.getByLabelText('Je antwoord'), 'Zo ziet het eruit.');
  await userEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
  await waitFor(() =>
    expect(sent(calls, `POST ${BASE}/${TALK}/antwoorden`)).toEqual([
      { tekst: 'Zo ziet het eruit.', bijlagen: [createId(23)] },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Haal fout.png weg' })).toBeNull());
});

it('asks no answer to an announcement', async () => {
  show(`/berichten/${NEWS}`);
  expect(await screen.findByText(/^Dit is een mededeling/)).toBeDefined();
  expect(screen.queryByLabelText('Je antwoord')).toBeNull();
});

it('writes to the office, with what is wrong at its field', async () => {
  const calls = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Nieuw bericht' }));
  const dialog = screen.getByRole('dialog', { name: 'Nieuw bericht' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Verstuur' }));
  expect(await within(dialog).findAllByText('Dit veld is verplicht.')).toHaveLength(2);
  expect(sent(calls, `POST ${BASE}`)).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText(/^Onderwerp/), 'Vraag');
  await userEvent.type(within(dialog).getByLabelText(/^Je bericht/), 'Hoe werkt dat?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Verstuur' }));
  await waitFor(() => expect(sent(calls, `POST ${BASE}`)).toEqual([{ onderwerp: 'Vraag', tekst: 'Hoe werkt dat?' }]));
});

it('puts a message away, and switches the mail off', async () => {
  const calls = show(`/berichten/${TALK}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Naar archief' }));
  await waitFor(() => expect(sent(calls, `PATCH ${BASE}/${TALK}`)).toContainEqual({ gearchiveerd: true }));
  await userEvent.click(screen.getByRole('switch', { name: 'Mail mij als er antwoord is' }));
  await waitFor(() => expect(sent(calls, `PUT ${BASE}/mail`)).toEqual([{ aan: false }]));
});

it('keeps the way back to the list beside a message that is gone', async () => {
  show(`/berichten/${TALK}`, { [`GET ${BASE}/${TALK}`]: refusal(404, 'Dit bestaat niet of niet meer.') });
  expect(await screen.findByText('Dit bestaat niet of niet meer.')).toBeTruthy();
  expect(screen.getByText('Alle berichten').closest('a')?.getAttribute('href')).toBe(BASE);
});
