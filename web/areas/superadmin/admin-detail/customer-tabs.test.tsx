import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OfficeConversation } from '#server/features/berichten/office-berichten.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { reason } from '#web/platform/reason.ts';
import { session } from '#web/platform/session.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';

const ID = '019f955b-73e2-7000-8000-000000000001';
const USER = '019f955b-73e2-7000-8000-000000000002';
const ADMIN = {
  id: ID,
  soort: 'school',
  naam: 'De Vuurtoren',
  land: 'NL',
  locale: 'nl-NL',
  plaats: 'Zandmeer',
  licentieStatus: 'actief',
};
const CONVERSATION: OfficeConversation = {
  id: ID,
  admin: { id: ID, naam: 'De Vuurtoren' },
  onderwerp: 'Meer plaatsen',
  van: 'Marit Oosterling',
  begin: 'Kan dat?',
  status: 'open',
  behandelaar: null,
  op: '2026-11-20T10:00:00.000Z',
  versie: 1,
};
const LINE = {
  id: USER,
  op: '2026-11-20T10:00:00.000Z',
  wie: { rol: 'office' },
  soort: 'collegas',
  actie: 'docent.totp-uit',
  doel: 'Joris Hemelaer',
  reden: 'Joris kreeg een nieuwe telefoon',
};
const PERSON = {
  id: USER,
  naam: 'Joris Hemelaer',
  gebruikersnaam: 'joris',
  email: null,
  rol: 'docent',
  groepen: [],
  totpAan: true,
  actief: true,
  mailTeruggekomen: false,
  zelf: false,
  versie: 3,
};

function show(
  part: string,
  o: {
    role?: 'superadmin' | 'office';
    conversations?: OfficeConversation[];
    lines?: object[];
    invited?: object[];
  } = {},
) {
  const calls: { rule: string; body: unknown }[] = [];
  const { conversations = [CONVERSATION], lines = [LINE] } = o;
  const answers: readonly [RegExp, () => object][] = [
    [/\/api\/berichten\?/, () => ({ items: conversations })],
    [/\/audit\?/, () => ({ items: lines, totaal: lines.length, pagina: 1, grootte: 50 })],
    [/\/docenten$/, () => ({ items: [PERSON], uitnodigingen: o.invited ?? [] })],
    [/\/admins\/[^/]+$/, () => ADMIN],
  ];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ rule: `${method} ${address}`, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (method !== 'GET') return Promise.resolve(new Response(null, { status: 204 }));
    const answer = answers.find(([path]) => path.test(address));
    return Promise.resolve(
      answer === undefined
        ? Response.json({ code: 'NIET_GEVONDEN', message: 'Niet gevonden.' }, { status: 404 })
        : Response.json(answer[1]()),
    );
  });
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role: o.role ?? 'office', exp: 4_102_444_800 } });
  reason.set(ID, 'Hulpvraag van de school');
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[`/superadmin/admins/${ID}/${part}`]}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  return calls;
}
const LATE = { timeout: 10_000 } as const;

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  reason.set(ID, null);
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it('shows what we and this customer wrote each other, and nothing of another', async () => {
  const calls = show('berichten');
  const link = await screen.findByRole('link', { name: 'Meer plaatsen' }, LATE);
  expect(link.getAttribute('href')).toBe(`/superadmin/berichten/${ID}`);
  expect(screen.getByText('wacht op ons')).toBeTruthy();
  expect(calls.filter(({ rule }) => rule.includes('/api/berichten')).map(({ rule }) => rule)).toEqual([
    `GET /api/berichten?adminId=${ID}`,
  ]);
});

it('says so when nothing was written yet', async () => {
  show('berichten', { conversations: [] });
  expect(await screen.findByText('Nog geen gesprekken', {}, LATE)).toBeTruthy();
});

it('reads the log as the customer does, narrowed by kind', async () => {
  const calls = show('logboek');
  const row = within(
    await screen.findByRole('row', { name: /Inloggen in twee stappen uitgezet voor Joris Hemelaer/ }, LATE),
  );
  expect(row.getByText('Reden: Joris kreeg een nieuwe telefoon')).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByRole('option', { name: 'zorg en handelingsplannen' }, LATE));
  await waitFor(() => expect(calls.some(({ rule }) => rule.includes('actie=zorg'))).toBe(true));
});

it('lets a superadmin take a lost telephone away with a reason, and the office not', async () => {
  show('gebruikers');
  expect(await screen.findByText('Joris Hemelaer', {}, LATE)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Telefoon kwijt/ })).toBeNull();
  cleanup();
  const calls = show('gebruikers', { role: 'superadmin' });
  fireEvent.click(await screen.findByRole('button', { name: 'Telefoon kwijt: Joris Hemelaer' }, LATE));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /Reden/ }), { target: { value: 'Joris belde zelf op' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Zet twee stappen uit' }));
  expect(await screen.findByText(/Joris Hemelaer kan weer inloggen/, {}, LATE)).toBeTruthy();
  expect(calls.filter(({ rule }) => rule.startsWith('POST'))).toEqual([
    { rule: `POST /api/users/${USER}/totp-resets`, body: { reden: 'Joris belde zelf op' } },
  ]);
});

it('sends an invitation again to whoever did not come in, and not to who said no', async () => {
  const invited = {
    id: '019f955b-73e2-7000-8000-000000000009',
    email: 'els@vuurtoren.test',
    naam: null,
    rol: 'docent',
    groepen: [],
    status: 'verlopen',
    verzondenOp: '2026-10-01T10:00:00.000Z',
    verlooptOp: '2026-10-31T10:00:00.000Z',
    gevraagd: false,
  };
  const no = { ...invited, id: USER, email: 'bo@vuurtoren.test', status: 'geweigerd' };
  const calls = show('gebruikers', { invited: [invited, no] });
  fireEvent.click(
    await screen.findByRole('button', { name: 'Stuur opnieuw: els@vuurtoren.test' }, { timeout: 10_000 }),
  );
  expect(await screen.findByText('els@vuurtoren.test krijgt een nieuwe link. De oude werkt niet meer.')).toBeTruthy();
  expect(calls.filter(({ rule }) => rule.startsWith('POST')).map(({ rule }) => rule)).toEqual([
    `POST /api/admins/${ID}/uitnodigingen/${invited.id}/herhalingen`,
  ]);
  expect(screen.queryByRole('button', { name: 'Stuur opnieuw: bo@vuurtoren.test' })).toBeNull();
});
