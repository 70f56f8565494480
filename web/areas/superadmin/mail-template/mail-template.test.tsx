import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { MailTemplate, TemplateVersions } from '#server/features/mail-templates/mail-templates.contract.ts';
import { startI18n } from '#web/i18n/i18n.ts';
import { session } from '#web/platform/session.ts';
import { SuperadminRoutes } from '../superadmin-routes.tsx';

const TEXT = '# Hoi\n\nOp {moment} is het gewijzigd.\n\n[Open]({link})';
const variable = (name: string, example: string, required: boolean) => ({
  naam: name,
  betekenis: name,
  voorbeeld: example,
  required,
});
const BUILT_IN: MailTemplate = {
  code: 'wachtwoord-gewijzigd',
  locale: 'nl-NL',
  doel: 'Het wachtwoord is veranderd',
  versie: 0,
  source: 'meegeleverd',
  fallback: 'meegeleverd',
  onderwerp: 'Gewijzigd',
  tekst: TEXT,
  concept: null,
  variables: [
    variable('aanhef', 'Hallo Sanne,', false),
    variable('moment', '3 maart', true),
    variable('link', 'https://x.test/site', true),
  ],
  brand: 'Taaltocht',
  footer: 'Van ons',
};
const written = (text: string): MailTemplate => ({
  ...BUILT_IN,
  concept: { versie: 1, revision: 2, onderwerp: 'Nieuw', tekst: text, wie: 'Bas', op: '2026-11-24T10:00:00.000Z' },
});
const VERSIONS: TemplateVersions = {
  items: [
    { versie: 2, onderwerp: 'Twee', tekst: TEXT, status: 'gepubliceerd', wie: 'Noor', op: '2026-11-24T10:00:00.000Z' },
    { versie: 1, onderwerp: 'Een', tekst: TEXT, status: 'vervangen', wie: 'Noor', op: '2026-11-20T10:00:00.000Z' },
    { versie: 0, onderwerp: 'Nul', tekst: TEXT, status: 'vervangen', wie: '', op: null },
  ],
};
const AT = '/api/mailsjablonen/wachtwoord-gewijzigd/nl-NL';

interface Sent {
  rule: string;
  body: unknown;
}
function show(template: MailTemplate, role: 'superadmin' | 'office' = 'superadmin'): Sent[] {
  const sent: Sent[] = [];
  const answers: Readonly<Record<string, () => unknown>> = {
    [`GET ${AT}`]: () => template,
    [`GET ${AT}/versies`]: () => VERSIONS,
    [`PATCH ${AT}`]: () => written(TEXT),
    [`POST ${AT}/proefmails`]: () => ({ aan: 'noor@kantoor.test' }),
    [`POST ${AT}/publicaties`]: () => ({ ...BUILT_IN, versie: 1, source: 'gepubliceerd' }),
    [`POST ${AT}/intrekkingen`]: () => BUILT_IN,
    [`POST ${AT}/versies/1/herstellingen`]: () => written(TEXT),
    [`POST ${AT}/versies/0/herstellingen`]: () => BUILT_IN,
  };
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const rule = `${method} ${address}`;
    sent.push({ rule, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const answer = answers[rule];
    return Promise.resolve(
      answer === undefined
        ? Response.json({ code: 'NIET_GEVONDEN', message: 'Dit bestaat niet.' }, { status: 404 })
        : Response.json(answer()),
    );
  });
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'ik', role, exp: 4_102_444_800 } });
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={['/superadmin/mailsjablonen/wachtwoord-gewijzigd/nl-NL']}>
        <Routes>
          <Route path="/superadmin/*" element={<SuperadminRoutes />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
  return sent;
}
const body = (sent: readonly Sent[], rule: string): unknown => sent.find((one) => one.rule === rule)?.body;
/** The page with its versions: a question that was still open when a test ended would count for the next one. */
async function field(): Promise<HTMLTextAreaElement> {
  await screen.findByText('Versie 1');
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Tekst/ });
}
const press = (name: RegExp | string): boolean => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startI18n('nl-NL'));
beforeEach(() => mutate(() => true, undefined, { revalidate: false }));
afterEach(() => {
  cleanup();
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it('shows the mail with its examples while it is written, and what differs', async () => {
  show(BUILT_IN);
  fireEvent.change(await field(), { target: { value: TEXT.replace('gewijzigd', '<b>anders</b>') } });
  await waitFor(() =>
    expect(screen.getByTitle<HTMLIFrameElement>('De mail met voorbeelden').srcdoc).toContain(
      'Op 3 maart is het &lt;b&gt;anders&lt;/b&gt;.',
    ),
  );
  expect(screen.getByText('2 regels')).toBeDefined();
  press('donker');
  expect(screen.getByTitle<HTMLIFrameElement>('De mail met voorbeelden').srcdoc).toContain('#0e1b28');
  press('platte tekst');
  expect(screen.getByText(/Open:\s*https:\/\/x\.test\/site/)).toBeDefined();
});

it('puts a variable where the caret is', async () => {
  show(BUILT_IN);
  const text = await field();
  fireEvent.focus(text);
  text.setSelectionRange(7, 7);
  press(/^\{aanhef\}/);
  expect(text.value).toBe(`# Hoi\n\n{aanhef}${TEXT.slice(7)}`);
});

it('says what is missing, and keeps it from people', async () => {
  show(written(TEXT.replace('{moment}', '{toen}')));
  expect(await screen.findByText('In de tekst ontbreekt {moment}.')).toBeDefined();
  expect(screen.getByText('Deze mail kent {toen} niet.')).toBeDefined();
  expect(screen.getByText('Publiceren kan als de tekst compleet is.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Publiceer' })).toBeNull();
  await screen.findByText('Versie 1');
});

it('saves a concept, sends a try and publishes after a second press', async () => {
  const sent = show(BUILT_IN);
  fireEvent.change(await field(), { target: { value: `${TEXT}\n\nDag` } });
  expect(screen.getByRole('button', { name: 'Stuur mij een proefmail' }).hasAttribute('disabled')).toBe(true);
  press('Bewaar concept');
  expect(await screen.findByText(/^Concept bewaard/)).toBeDefined();
  expect(body(sent, `PATCH ${AT}`)).toEqual({ revision: 0, onderwerp: 'Gewijzigd', tekst: `${TEXT}\n\nDag` });
  press('Stuur mij een proefmail');
  expect(await screen.findByText('Proefmail onderweg naar noor@kantoor.test.')).toBeDefined();
  press('Publiceer');
  expect(sent.some(({ rule }) => rule.endsWith('publicaties'))).toBe(false);
  press('Ja, publiceer');
  expect(await screen.findByText('Versie 1 gaat vanaf nu uit.')).toBeDefined();
  expect(body(sent, `POST ${AT}/publicaties`)).toEqual({ revision: 2 });
});

it('takes an own text back after a second press, and offers that only to who publishes', async () => {
  const own: MailTemplate = { ...BUILT_IN, versie: 2, source: 'gepubliceerd' };
  const sent = show(own);
  fireEvent.click(await screen.findByRole('button', { name: 'Ga terug naar de meegeleverde tekst' }));
  expect(sent.some(({ rule }) => rule.endsWith('/intrekkingen'))).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Ja, trek in' }));
  expect(await screen.findByText('Vanaf nu gaat weer de meegeleverde tekst uit.')).toBeDefined();
  expect(sent.find(({ rule }) => rule.endsWith('/intrekkingen'))?.body).toEqual({ revision: 0 });
  expect(screen.queryByText('Eigen tekst intrekken')).toBeNull();
});

it('lets Belgium follow the Dutch text, when a superadmin looks', async () => {
  show({ ...BUILT_IN, versie: 2, source: 'gepubliceerd', fallback: 'nl' }, 'office');
  expect(await screen.findByText('Het wachtwoord is veranderd')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Volg weer de Nederlandse tekst' })).toBeNull();
  cleanup();
  await mutate(() => true, undefined, { revalidate: false });
  show({ ...BUILT_IN, versie: 2, source: 'gepubliceerd', fallback: 'nl' });
  expect(await screen.findByRole('button', { name: 'Volg weer de Nederlandse tekst' })).toBeDefined();
});

it('leaves publishing to a superadmin', async () => {
  show(written(TEXT), 'office');
  expect(await screen.findByText('Een superbeheerder publiceert het concept.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Publiceer' })).toBeNull();
  await screen.findByText('Versie 1');
});

it('puts an older text back as concept, and takes that back', async () => {
  const sent = show({ ...BUILT_IN, versie: 2, source: 'gepubliceerd' });
  const old = (await screen.findByText('Versie 1')).closest('details');
  if (old === null) throw new Error('no version');
  fireEvent.click(within(old).getByText('Zet terug als concept'));
  expect(await screen.findByText('De oude tekst staat nu als concept.')).toBeDefined();
  expect(body(sent, `POST ${AT}/versies/1/herstellingen`)).toEqual({ revision: 0 });
  press('Ongedaan maken');
  await waitFor(() => expect(body(sent, `POST ${AT}/versies/0/herstellingen`)).toEqual({ revision: 2 }));
});

it('throws a concept away and brings it back', async () => {
  const sent = show(written('# Weg'));
  fireEvent.click(await screen.findByRole('button', { name: 'Gooi concept weg' }));
  expect(await screen.findByText('Het concept is weg.')).toBeDefined();
  press('Ongedaan maken');
  await waitFor(() => expect(body(sent, `PATCH ${AT}`)).toEqual({ revision: 0, onderwerp: 'Nieuw', tekst: '# Weg' }));
});

it('warns that Belgium has no text of its own', async () => {
  show({ ...BUILT_IN, source: 'nl' });
  expect(await screen.findByText(/België heeft voor deze mail nog geen eigen tekst/)).toBeDefined();
});
