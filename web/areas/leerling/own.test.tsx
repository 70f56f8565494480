import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import common from '#web/i18n/gemeen/nl.json' with { type: 'json' };
import { startGivenTexts } from '#web/test/given-texts.ts';
import ouder from './ouder/i18n/nl.json' with { type: 'json' };
import { OuderPage } from './ouder/ouder-page.tsx';
import leerling from './shared/i18n/leerling/nl.json' with { type: 'json' };
import wachtwoord from './wachtwoord/i18n/nl.json' with { type: 'json' };
import { PasswordPage } from './wachtwoord/wachtwoord-page.tsx';

const KIND = '019f955b-73e2-7000-8000-000000000002';
const L = `/api/leerlingen/${KIND}`;
type Antwoord = [status: number, body?: unknown];
let server: Map<string, Antwoord>;
const calls: { wat: string; body: unknown }[] = [];

beforeAll(() => startGivenTexts({ nl: { ouder, wachtwoord, leerling, gemeen: common } }));
beforeEach(() => {
  calls.length = 0;
  server = new Map<string, Antwoord>([
    [`GET ${L}/wachtwoord`, [200, { mag: true }]],
    [`GET ${L}/ouder`, [200, { pin: true }]],
  ]);
  vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
    const what = `${options.method ?? 'GET'} ${address}`;
    calls.push({ wat: what, body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined });
    const [status, body] = server.get(what) ?? [
      404,
      { code: 'NIET_GEVONDEN', message: 'Dit bestaat niet of niet meer.' },
    ];
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (content: ReactNode) =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[`/leerling/${KIND}/x`]}>
        <Routes>
          <Route path="/leerling/:leerlingId/x" element={content} />
          <Route path="/leerling/:leerlingId/landkaart" element={<p>de kaart</p>} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
const posts = () => calls.filter(({ wat: what }) => what.startsWith('POST'));

it('asks for a password in the words of a child and sends nothing that is wrong', async () => {
  show(<PasswordPage />);
  const button = await screen.findByRole('button', { name: 'Bewaar' });
  await userEvent.click(button);
  expect(screen.getAllByText('Vul dit nog in.')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Je wachtwoord van nu')));
  await userEvent.type(screen.getByLabelText('Je wachtwoord van nu'), 'maan-vis-7');
  await userEvent.type(screen.getByLabelText('Je nieuwe wachtwoord'), 'kort');
  await userEvent.click(button);
  expect(screen.getByText('Maak het iets langer: minstens 6 tekens.')).toBeDefined();
  expect(posts()).toEqual([]);
});

it('shows what the server says at the field, and the way on when it is saved', async () => {
  server.set(`POST ${L}/wachtwoord`, [
    400,
    { code: 'ONGELDIGE_INVOER', message: 'x', velden: { wachtwoord: 'te_bekend' } },
  ]);
  show(<PasswordPage />);
  await userEvent.type(await screen.findByLabelText('Je wachtwoord van nu'), 'maan-vis-7');
  await userEvent.type(screen.getByLabelText('Je nieuwe wachtwoord'), 'welkom123');
  await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
  expect(await screen.findByText('Dat raadt iedereen zo. Kies iets anders.')).toBeDefined();
  server.set(`POST ${L}/wachtwoord`, [204]);
  await userEvent.clear(screen.getByLabelText('Je nieuwe wachtwoord'));
  await userEvent.type(screen.getByLabelText('Je nieuwe wachtwoord'), 'groene draak');
  await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
  expect(await screen.findByRole('heading', { name: 'Gelukt!' })).toBeDefined();
  expect(posts().at(-1)?.body).toEqual({ huidigWachtwoord: 'maan-vis-7', wachtwoord: 'groene draak' });
  await userEvent.click(screen.getByRole('link', { name: 'Naar de kaart' }));
  expect(screen.getByText('de kaart')).toBeDefined();
});

it('lets a child look at what it typed, and go on without choosing', async () => {
  show(<PasswordPage />);
  const field = await screen.findByLabelText('Je nieuwe wachtwoord');
  expect(field.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getAllByRole('button', { name: 'Kijk' })[1] ?? document.body);
  expect(field.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('link', { name: 'Later' }));
  expect(screen.getByText('de kaart')).toBeDefined();
});

it('says who makes the password where pupils may not', async () => {
  server.set(`GET ${L}/wachtwoord`, [200, { mag: false }]);
  show(<PasswordPage />);
  expect(await screen.findByText('Je juf of meester maakt je wachtwoord.')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('takes the PIN of the parent, or the password instead', async () => {
  server.set(`POST ${L}/ouder`, [
    400,
    { code: 'PIN_ONJUIST', message: 'Deze pincode klopt niet.', velden: { pin: 'onbekend' } },
  ]);
  show(<OuderPage />);
  const button = await screen.findByRole('button', { name: 'Naar het paneel' });
  await userEvent.type(screen.getByLabelText('Pincode'), '12');
  await userEvent.click(button);
  expect(screen.getByText('Vul je pincode van 4 tot en met 6 cijfers in.')).toBeDefined();
  expect(posts()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Pincode'), '34');
  await userEvent.click(button);
  expect(await screen.findByText('Deze pincode klopt niet.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ik gebruik mijn wachtwoord' }));
  expect(screen.getByLabelText('Wachtwoord van de ouder')).toBeDefined();
  expect(screen.queryByLabelText('Pincode')).toBeNull();
});

it('asks for the password where no PIN was set, and sends a parent who was away too long to the sign-in', async () => {
  server.set(`GET ${L}/ouder`, [200, { pin: false }]);
  server.set(`POST ${L}/ouder`, [410, { code: 'VERLOPEN_OF_GEBRUIKT', message: 'Je was een tijdje weg.' }]);
  show(<OuderPage />);
  await userEvent.type(await screen.findByLabelText('Wachtwoord van de ouder'), 'een goed lang wachtwoord');
  await userEvent.click(screen.getByRole('button', { name: 'Naar het paneel' }));
  expect(await screen.findByRole('button', { name: 'Naar het inloggen' })).toBeDefined();
  expect(posts().at(-1)?.body).toEqual({ wachtwoord: 'een goed lang wachtwoord' });
});

it('has no way back for a child that signed in itself', async () => {
  server.delete(`GET ${L}/ouder`);
  show(<OuderPage />);
  expect(await screen.findByRole('link', { name: 'Naar de kaart' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Naar het paneel' })).toBeNull();
});

it.each([
  ['wachtwoord', PasswordPage, 'Bewaar'],
  ['ouder', OuderPage, 'Naar het paneel'],
] as const)('tells a failure of %s from a refusal, and asks again', async (path, Page, button) => {
  const correct = server.get(`GET ${L}/${path}`) ?? [200];
  server.set(`GET ${L}/${path}`, [500, { code: 'FOUT', message: 'Er ging iets mis.' }]);
  show(<Page />);
  expect(await screen.findByRole('heading', { name: 'Dat lukt nu niet' })).toBeDefined();
  server.set(`GET ${L}/${path}`, correct);
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByRole('button', { name: button })).toBeDefined();
});
