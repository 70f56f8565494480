import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSite, type PrintedPage } from '#web/areas/site/press-off.tsx';

const pages: readonly PrintedPage[] = await renderSite('nl-NL');

interface Sent {
  path: string;
  method: string;
  body: unknown;
}
let sent: Sent[] = [];
let answers: (request: Sent) => Response;

const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const bodyOf = (body: BodyInit | null | undefined): unknown => {
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  return typeof body === 'string' ? JSON.parse(body) : undefined;
};

/** A printed page with its script, at an address. */
async function open(path: string, search = ''): Promise<void> {
  globalThis.history.replaceState(null, '', `/site/${path}${search}`);
  document.documentElement.lang = 'nl-NL';
  document.body.innerHTML = pages.find((one) => one.path === path)?.html ?? '';
  vi.resetModules();
  await import('./site.ts');
}

const field = (name: string, form = ''): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`${form} [data-field=${name}]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const control = (name: string, form = ''): HTMLInputElement | HTMLTextAreaElement => {
  const found = field(name, form).querySelector('input, textarea');
  if (!(found instanceof HTMLInputElement) && !(found instanceof HTMLTextAreaElement)) throw new Error(`no ${name}`);
  return found;
};
const below = (name: string): string => field(name).querySelector('[data-help]')?.textContent ?? '';
const visible = (selector: string): boolean => {
  const one = document.querySelector<HTMLElement>(selector);
  return one !== null && one.closest('[hidden]') === null;
};

function type(name: string, value: string, form = ''): void {
  const input = control(name, form);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
function choose(name: string, value: string): void {
  const option = field(name).querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (!option) throw new Error(`no ${value} of ${name}`);
  option.checked = true;
  for (const kind of ['input', 'change']) option.dispatchEvent(new Event(kind, { bubbles: true }));
}
const leave = (name: string): void => void control(name).dispatchEvent(new Event('focusout', { bubbles: true }));

/** Sends a form once its script has taken it over. */
async function send(name: string): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(`form[data-form=${name}]`);
  await waitFor(() => expect(form?.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(false), {
    timeout: 20_000,
  });
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}
const ready = (name: string): Promise<void> =>
  waitFor(
    () =>
      expect(document.querySelector<HTMLButtonElement>(`form[data-form=${name}] button[type=submit]`)?.disabled).toBe(
        false,
      ),
    { timeout: 20_000 },
  );

beforeEach(() => {
  sent = [];
  answers = () => json(500, {});
  globalThis.sessionStorage.clear();
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const request = { path: String(url), method: init.method ?? 'GET', body: bodyOf(init.body) };
    sent.push(request);
    return Promise.resolve(answers(request));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('contact', () => {
  it('says every rule at its field, and sends nothing until all are kept', async () => {
    await open('contact', '?onderwerp=storing');
    await ready('contact');
    expect(field('onderwerp').querySelector<HTMLInputElement>('input:checked')?.value).toBe('storing');
    expect(below('bericht')).toBe('Zet er geen namen van kinderen in.');
    type('email', 'els@');
    expect(below('email')).toBe('');
    leave('email');
    expect(below('email')).toBe('Vul een geldig e-mailadres in.');
    expect(control('email').getAttribute('aria-invalid')).toBe('true');
    type('bericht', 'Kort');
    await send('contact');
    expect(below('naam')).toBe('Dit veld is verplicht.');
    expect(below('bericht')).toBe('Gebruik minstens 10 tekens.');
    expect(document.activeElement).toBe(control('naam'));
    expect(sent).toEqual([]);
  });

  it('sends what was written and tells the number', async () => {
    answers = () => json(201, { nummer: 'C-ABC234' });
    await open('contact');
    await ready('contact');
    choose('onderwerp', 'vraag');
    type('naam', 'Els <script>alert(1)</script>');
    type('email', 'els@school.voorbeeld');
    type('bericht', 'Het geluid doet het niet.');
    await send('contact');
    await waitFor(() => expect(visible('[data-sent=contact]')).toBe(true));
    expect(sent).toEqual([
      {
        path: '/api/contactberichten',
        method: 'POST',
        body: expect.objectContaining({ naam: 'Els <script>alert(1)</script>', onderwerp: 'vraag', website: '' }),
      },
    ]);
    expect(document.querySelector('[data-sent=contact]')?.textContent).toContain('C-ABC234');
    expect(visible('form[data-form=contact]')).toBe(false);
    expect(globalThis.sessionStorage.length).toBe(0);
  });

  it('keeps what was written when the line drops or the server refuses', async () => {
    await open('contact');
    await ready('contact');
    choose('onderwerp', 'vraag');
    type('naam', 'Els');
    type('email', 'els@school.voorbeeld');
    type('bericht', 'Het geluid doet het niet.');
    answers = () => json(400, { code: 'ONGELDIGE_INVOER', message: 'Kijk het na.', velden: { email: 'email' } });
    await send('contact');
    await waitFor(() => expect(below('email')).toBe('Vul een geldig e-mailadres in.'));
    type('email', 'els@anders.voorbeeld');
    expect(below('email')).toBe('');
    answers = () => json(429, { code: 'TE_VAAK', message: 'Wacht een uur.' });
    await send('contact');
    await waitFor(() => expect(document.querySelector('[data-refusal]')?.textContent).toBe('Wacht een uur.'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await send('contact');
    await waitFor(() =>
      expect(document.querySelector('[data-refusal]')?.textContent).toContain('Je hebt nu geen internet.'),
    );
    await open('contact');
    await ready('contact');
    expect(control('bericht').value).toBe('Het geluid doet het niet.');
  });
});

describe('a request', () => {
  it('goes in two steps, asks what fits, and tells what happens next', async () => {
    answers = ({ path }) =>
      path.includes('vrienduitnodigingen')
        ? json(200, { naam: 'Marit', organisatie: 'De Vuurtoren' })
        : json(201, { nummer: 'A-ABC234' });
    await open('aanvraagformulier', '?soort=proef&organisatie=thuis&aantal=2&uitnodiging=abc');
    await waitFor(
      () =>
        expect(document.querySelector('.form-invited')?.textContent).toBe(
          'Marit van De Vuurtoren heeft je uitgenodigd. We zetten dat bij je aanvraag.',
        ),
      { timeout: 20_000 },
    );
    expect(field('aantal').textContent).toContain('Hoeveel kinderen?');
    expect(visible('form[data-form=aanvraag]')).toBe(false);
    await send('wens');
    await waitFor(() => expect(visible('form[data-form=aanvraag]')).toBe(true));
    expect(visible('form[data-form=wens]')).toBe(false);
    expect([field('organisatie'), field('brin'), field('instellingsnummer')].map(({ hidden }) => hidden)).toEqual([
      true,
      true,
      true,
    ]);
    expect(document.querySelector('.form-summary')?.textContent).toContain('Een proef');
    await send('aanvraag');
    expect(below('akkoord')).toBe('Vink dit aan om verder te gaan.');
    type('naam', 'Nadia');
    type('email', 'nadia@thuis.voorbeeld');
    choose('akkoord', 'ja');
    await send('aanvraag');
    await waitFor(() => expect(visible('[data-sent=aanvraag]')).toBe(true));
    expect(sent.at(-1)?.body).toMatchObject({
      soort: 'proef',
      organisatiesoort: 'thuis',
      aantal: 2,
      organisatie: '',
      akkoord: true,
      uitnodiging: 'abc',
    });
    const told = document.querySelector('[data-sent=aanvraag]')?.textContent ?? '';
    expect(told).toContain('A-ABC234');
    expect(told).toContain('nadia@thuis.voorbeeld');
  });

  it('refuses a school without a name, and a count that is no number', async () => {
    await open('aanvraagformulier', '?soort=offerte&organisatie=school');
    await ready('wens');
    type('aantal', '4000');
    await send('wens');
    expect(below('aantal')).toBe('Kies een getal van 1 tot en met 3000.');
    type('aantal', '');
    await send('wens');
    await waitFor(() => expect(visible('form[data-form=aanvraag]')).toBe(true));
    expect([field('brin').hidden, field('instellingsnummer').hidden]).toEqual([false, true]);
    await send('aanvraag');
    expect(below('organisatie')).toBe('Dit veld is verplicht.');
    expect(sent).toEqual([]);
  });
});

const webinar = (id: string, extra: object) => ({
  id,
  titel: `Training ${id}`,
  omschrijving: 'Kort',
  doelgroep: ['leerkracht', 'rt'],
  datum: '2026-12-03T14:30:00.000Z',
  duur: 60,
  free: 1,
  stand: 'open',
  recording: null,
  ...extra,
});
const FIRST = '019f955b-73e2-7000-8000-000000000001';
const SECOND = '019f955b-73e2-7000-8000-000000000002';

const cardNr = (nr: number): HTMLElement => {
  const card = document.querySelectorAll<HTMLElement>('[data-webinar]')[nr];
  if (!card) throw new Error(`no training ${nr}`);
  return card;
};
const press = (root: HTMLElement, selector: string): void => root.querySelector<HTMLElement>(selector)?.click();

describe('training', () => {
  it('shows each training, and signs somebody up in its card', async () => {
    let free = 1;
    answers = ({ method }) =>
      method === 'POST'
        ? json(201, { status: 'aangemeld' })
        : json(200, {
            items: [
              webinar(FIRST, { free, stand: free === 0 ? 'vol' : 'open' }),
              webinar(SECOND, { stand: 'vol', free: 0 }),
            ],
          });
    await open('training');
    await waitFor(() => expect(document.querySelectorAll('[data-webinar]')).toHaveLength(2), { timeout: 20_000 });
    const [first, second] = [cardNr(0), cardNr(1)];
    expect(first.textContent).toContain('donderdag 3 december 2026 om 15:30, 60 minuten');
    expect(first.textContent).toContain('Nog 1 plek vrij');
    expect(first.textContent).toContain('Voor leerkrachten, remedial teachers');
    press(second, '[data-way=vol]');
    expect(second.querySelector('button[type=submit]')?.textContent).toBe('Op de wachtlijst');
    press(first, '[data-way=open]');
    expect(first.querySelector('form')).not.toBeNull();
    expect(second.querySelector<HTMLElement>('[data-way=vol]')?.hidden).toBe(false);
    type('naam', 'Els');
    type('email', 'els@school.voorbeeld');
    type('aantal', '11');
    await send('aanmelding');
    expect(below('aantal')).toBe('Kies een getal van 1 tot en met 10.');
    type('aantal', '1');
    free = 0;
    await send('aanmelding');
    await waitFor(() => expect(first.querySelector('[data-sent]')?.textContent).toContain('Je bent aangemeld'));
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: `/api/webinars/${FIRST}/aanmeldingen`,
      body: { naam: 'Els', aantal: 1 },
    });
    expect(first.textContent).toContain('Vol, met een wachtlijst');
    expect(first.querySelector('[data-sent] a')?.getAttribute('href')).toBe(`/api/webinars/${FIRST}/agenda`);
  });

  it('says so when there is no date, and when the list does not come', async () => {
    answers = () => json(200, { items: [] });
    await open('training');
    await waitFor(() => expect(visible('[data-part=empty]')).toBe(true), { timeout: 20_000 });
    answers = () => json(503, {});
    await open('training');
    await waitFor(() => expect(visible('[data-part=failed]')).toBe(true), { timeout: 20_000 });
  });

  it('cancels the sign-up of a link', async () => {
    let status = 'aangemeld';
    const own = {
      webinarId: FIRST,
      titel: 'Starten',
      datum: '2026-12-03T14:30:00.000Z',
      duur: 60,
      aantal: 1,
      off: false,
      heldUntil: null,
    };
    answers = ({ path, method }) => {
      if (method === 'DELETE') status = 'afgemeld';
      if (method === 'DELETE') return new Response(null, { status: 204 });
      return json(200, path.includes('aanmeldingen') ? { ...own, status } : { items: [] });
    };
    await open('training', '?aanmelding=abc');
    await waitFor(() => expect(visible('[data-cancel]')).toBe(true), { timeout: 20_000 });
    expect(visible('[data-take]')).toBe(false);
    document.querySelector<HTMLElement>('[data-cancel]')?.click();
    await waitFor(() => expect(document.querySelector('.own-sign-up')?.textContent).toContain('Je bent afgemeld.'));
    expect(visible('[data-cancel]')).toBe(false);
  });
});

describe('experiences', () => {
  const quote = {
    id: FIRST,
    naam: 'Els',
    rol: 'ouder',
    tekst: '<b>fijn</b>',
    op: '2026-11-03T14:30:00.000Z',
    voorbeeld: true,
  };

  it('shows them by role, as text', async () => {
    answers = ({ path }) => json(200, { items: path.includes('rol=rt') ? [] : [quote] });
    await open('ervaringen');
    await waitFor(() => expect(visible('.quotes')).toBe(true), { timeout: 20_000 });
    expect(document.querySelector('.quotes')?.textContent).toContain('<b>fijn</b>');
    expect(document.querySelector('.quotes')?.textContent).toContain('ouder, november 2026');
    document.querySelector<HTMLElement>('[data-role=rt]')?.click();
    await waitFor(() => expect(visible('[data-part=none]')).toBe(true));
    expect(document.querySelector('[data-role=rt]')?.getAttribute('aria-pressed')).toBe('true');
  });

  it('is sent with consent only', async () => {
    answers = ({ method }) => (method === 'POST' ? json(201, {}) : json(200, { items: [] }));
    await open('ervaringen');
    await waitFor(() => expect(visible('[data-part=empty]')).toBe(true), { timeout: 20_000 });
    choose('rol', 'ouder');
    type('tekst', 'Wij oefenen elke dag een kwartier.');
    type('naam', 'Els');
    type('email', 'els@thuis.voorbeeld');
    await send('ervaring');
    expect(below('toestemming')).toBe('Vink dit aan om verder te gaan.');
    choose('toestemming', 'ja');
    await send('ervaring');
    await waitFor(() => expect(visible('[data-sent=ervaring]')).toBe(true));
    expect(sent.at(-1)?.body).toMatchObject({ rol: 'ouder', toestemming: true });
  });
});

it('takes an address off the list with a button, and only with a link', async () => {
  answers = () => new Response(null, { status: 204 });
  await open('vrienduitnodiging');
  expect(visible('[data-without]')).toBe(true);
  expect(visible('form[data-form=afmelden]')).toBe(false);
  await open('vrienduitnodiging', '?wie=abc');
  await ready('afmelden');
  expect(visible('[data-without]')).toBe(false);
  expect(sent).toEqual([]);
  await send('afmelden');
  await waitFor(() => expect(visible('[data-sent=afmelden]')).toBe(true));
  expect(sent).toEqual([{ path: '/api/vriendafmeldingen', method: 'POST', body: { token: 'abc' } }]);
});
