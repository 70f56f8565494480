import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN_ID, GROEP_ID, refusal, showScreen, stubServer, type Antwoorden } from '../shared/screen-kit.tsx';
import { createId, startTexts, VOORTGANG } from '../shared/test-kit.ts';
import { VoortgangPage } from './voortgang-page.tsx';

const A = `/admins/${ADMIN_ID}`;
const G = `${A}/groepen/${GROEP_ID}`;
const ANSWERS = {
  items: [],
  totaal: 0,
  pagina: 1,
  grootte: 25,
  leerling: { id: createId(2), naam: 'Öykü' },
  regel: 'Na een korte klank twee medeklinkers.',
  status: 'struikel',
  evidence: { n: 20, right: 8, days: 3, chance: 0.2, before: false },
  since: '2026-11-01',
  fouten: [],
};

beforeEach(() => startTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The matrix of the test kit with the drawer of a pupil and a goal open. */
function showDrawer(query: string, added: Antwoorden = {}): ReturnType<typeof stubServer> {
  const server = stubServer({
    [`GET ${G}/voortgang`]: VOORTGANG,
    [`GET ${G}/leerlingen`]: {
      groep: { id: GROEP_ID, naam: '4/5 Meeuwen', jaargroepen: [4, 5] },
      items: [],
    },
    [`GET ${A}/leerlingen/${createId(2)}/antwoorden`]: ANSWERS,
    [`GET ${A}/leerlingen/${createId(1)}/antwoorden`]: ANSWERS,
    ...added,
  });
  showScreen(<VoortgangPage />, { pad: `/groepen/${GROEP_ID}/voortgang?${query}` });
  return server;
}
const bodyOf = (server: ReturnType<typeof stubServer>, end: string): unknown =>
  server.completed.find(({ regel: rule }) => rule.startsWith('POST') && rule.endsWith(end))?.body;
const CELL = `leerling=${createId(2)}&doel=verdubbeling`;

describe('practice from the drawer', () => {
  it('is set ready for the pupil and who stumbles on the same goal, and is taken back', async () => {
    const ids = [createId(70), createId(71)];
    const server = showDrawer(CELL, {
      [`POST ${A}/somvensters/herstellingen`]: { aantal: 1 },
      [`POST ${A}/somvensters`]: { ids, overgeslagen: [] },
    });
    expect(await screen.findByRole('checkbox', { name: /Ook voor Noor/ })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('button', { name: 'Maak oefening' }));
    expect(await screen.findByText(/staat klaar voor Öykü en Noor/)).toBeTruthy();
    expect(bodyOf(server, '/somvensters')).toEqual({
      leerlingIds: [createId(2), createId(3)],
      doelIds: ['verdubbeling'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(
      await screen.findByText('De oefening is teruggehaald. Wie al begonnen was, maakt de oefening af.'),
    ).toBeTruthy();
    expect(bodyOf(server, '/herstellingen')).toEqual({ ids });
  });

  it('is for the pupil alone when the others are left out, and says for whom it stood ready', async () => {
    const server = showDrawer(CELL, {
      [`POST ${A}/somvensters`]: { ids: [], overgeslagen: [createId(2)] },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ook voor Noor/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Maak oefening' }));
    expect(await screen.findByText(/Niet voor Öykü: daar staat deze oefening al klaar/)).toBeTruthy();
    expect(bodyOf(server, '/somvensters')).toMatchObject({ leerlingIds: [createId(2)] });
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
  });

  it('can be tried again after a fault, and looking along comes second', async () => {
    showDrawer(CELL, { [`POST ${A}/somvensters`]: refusal(500, 'Er ging iets mis.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Maak oefening' }));
    expect(await screen.findByText('Er ging iets mis.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Maak oefening' })).toHaveProperty('disabled', false);
    expect(screen.getByRole('link', { name: 'Meekijken met Öykü' })).toBeTruthy();
  });
});

describe('the standing in the drawer', () => {
  it('shows the share it is made of beside the counts, and says why', async () => {
    showDrawer(CELL);
    const drawer = within(await screen.findByRole('complementary', { name: /Öykü/ }));
    expect(drawer.getByText('40%')).toBeTruthy();
    expect(drawer.getByText('8 van 20 goed')).toBeTruthy();
    await userEvent.click(drawer.getByRole('button', { name: 'Waarom struikelt?' }));
    expect(drawer.getByText('Van de laatste antwoorden is minder dan 60% goed, met minstens 5 fouten.')).toBeTruthy();
    expect(drawer.getByText('3 of meer')).toBeTruthy();
    expect(drawer.getByText('nog niet zeker')).toBeTruthy();
  });

  it('says what lacks for mastery when it is near', async () => {
    const almost = {
      ...VOORTGANG,
      rijen: VOORTGANG.rijen.map((row) => ({ ...row, status: row.status.map(() => 'bijna'), pct: [95, 95, 95] })),
    };
    showDrawer(`leerling=${createId(1)}&doel=ei`, {
      [`GET ${G}/voortgang`]: almost,
      [`GET ${A}/leerlingen/${createId(1)}/antwoorden`]: {
        ...ANSWERS,
        status: 'bijna',
        evidence: { n: 20, right: 19, days: 1, chance: 0.99, before: false },
      },
    });
    expect(await screen.findByText('Nog nodig voor beheerst: nog een tweede dag.')).toBeTruthy();
  });
});

it('tells the rule of every standing under the matrix', async () => {
  showDrawer('');
  await userEvent.click(await screen.findByText('Zo bepalen we de stand'));
  expect(
    screen.getByText(
      'Van de laatste antwoorden is 85% of meer goed, op minstens 2 dagen en na minstens 12 antwoorden. Ook de moeilijkere woorden lukken.',
    ),
  ).toBeTruthy();
});
