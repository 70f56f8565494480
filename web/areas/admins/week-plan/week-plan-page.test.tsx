import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { ADMIN_ID, GROEP_ID, refusal, showScreen, stubServer, type Antwoorden } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { WeekPlanPage } from './week-plan-page.tsx';

beforeEach(async () => {
  await startTexts();
});

const G = `/admins/${ADMIN_ID}/groepen/${GROEP_ID}`;
const week = (day: string, part: object = {}) => ({
  week: day,
  titel: '',
  free: false,
  doelIds: ['ei'],
  given: 20,
  klaar: 12,
  ...part,
});
const PLAN = {
  versie: 4,
  nu: '2026-11-23',
  schooljaar: '2026-2027',
  jaargroepen: [5],
  leerlingen: 22,
  weeks: [week('2026-11-16', { titel: 'Vorige week' }), week('2026-11-23')],
  lists: [],
  doelen: [{ id: 'ei', naam: 'ei of ij' }],
};
const list = (nr: number, name: string) => ({
  id: createId(nr),
  naam: name,
  gedeeld: 'ik',
  versie: 1,
  editable: true,
  aantal: 12,
  voorbeelden: ['trein'],
});
const SERVER: Antwoorden = {
  [`GET ${G}/weekplan`]: PLAN,
  [`PUT ${G}/weekplan`]: { ...PLAN, versie: 5 },
  [`GET ${G}/weekplan/gevolgen`]: { items: [{ leerlingId: createId(1), naam: 'Sem', reden: 'vol' }] },
  [`GET ${G}/weekplan/bronnen`]: { items: [{ groepId: createId(60), naam: '5 Zeesterren', weeks: 1 }] },
  [`GET ${G}/weekplan/overname`]: {
    weeks: [{ week: '2026-12-14', titel: 'Van Zeesterren', free: false, doelIds: ['ou'] }],
    lists: [],
    doelen: [{ id: 'ou', naam: 'ou of au' }],
    overgeslagen: 1,
  },
  [`GET ${G}/oefeninstellingen/keuzes`]: { doelen: [{ id: 'ou', naam: 'ou of au', groep: 5 }], spellen: [] },
  [`GET /admins/${ADMIN_ID}/woordlijsten`]: { items: [list(80, 'Blok 4 week 1'), list(81, 'Blok 4 week 2')] },
};
function open(server: Antwoorden = SERVER) {
  const calls = stubServer(server);
  showScreen(
    <Routes>
      <Route path="groepen/:groepId/weekplan" element={<WeekPlanPage />} />
    </Routes>,
    { pad: `/groepen/${GROEP_ID}/weekplan` },
  );
  return calls;
}
const press = async (name: RegExp | string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const rowOf = (nr: number): HTMLElement => {
  const row = screen.getByRole('button', { name: new RegExp(`^Week ${nr} `) }).closest('tr');
  if (row === null) throw new Error('no row');
  return row;
};

it('gives a list to each of the next weeks, puts a holiday between them, steps back and keeps the plan', async () => {
  const { completed } = open();
  await screen.findByText('Sem heeft al twee routes van jou openstaan. Deze week komt erbij zodra er een af is.');
  within(rowOf(48)).getByText('12 van 22 leerlingen klaar');
  await press('Kies voor week 49');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Blok 4 week 1/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Blok 4 week 2/ }));
  await press('Zet in 2 weken');
  within(rowOf(50)).getByText('Blok 4 week 2');
  await userEvent.click(screen.getByRole('button', { name: /^Week 50 / }));
  await press('Week vrij');
  within(rowOf(50)).getByText('Vrij');
  within(rowOf(51)).getByText('Blok 4 week 2');
  await press('Week later');
  await press('Stap terug');
  await press('Bewaar');
  await screen.findByText('Het weekplan is bewaard.');
  const saved = completed.find(({ regel }) => regel.startsWith('PUT'))?.body;
  expect(saved).toEqual({
    versie: 4,
    weeks: [
      { week: '2026-11-23', titel: '', free: false, doelIds: ['ei'] },
      { week: '2026-11-30', titel: '', free: false, doelIds: [], woordlijstId: createId(80) },
      { week: '2026-12-07', titel: '', free: true, doelIds: [] },
      { week: '2026-12-14', titel: '', free: false, doelIds: [], woordlijstId: createId(81) },
    ],
  });
});

it('works with the keys of a sheet, and leaves what has passed alone', async () => {
  open();
  await press('Toon het hele schooljaar');
  await userEvent.click(screen.getByRole('button', { name: /^Week 47 / }));
  expect(screen.getByRole('button', { name: 'Maak leeg' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Kies voor week 46' })).toBeNull();
  await userEvent.keyboard('{Delete}{Control>}c{/Control}');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Control>}v{/Control}');
  within(rowOf(47)).getByText('Vorige week');
  within(rowOf(49)).getByText('Vorige week');
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  within(rowOf(51)).getByText('Vorige week');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(within(rowOf(51)).queryByText('Vorige week')).toBeNull();
});

it('takes the plan of a colleague over, and says what was left out', async () => {
  open();
  await press('Neem over');
  await userEvent.click(await screen.findByRole('radio', { name: /5 Zeesterren/ }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Neem over' }));
  expect(await screen.findByText(/1 week overgenomen.*je collega deelt die woordlijst nog niet/)).toBeTruthy();
  within(rowOf(51)).getByText('Van Zeesterren');
});

it('makes a list of words that are pasted, and names those that cannot come along', async () => {
  const { completed } = open({
    ...SERVER,
    [`POST /admins/${ADMIN_ID}/woordlijsten`]: refusal(400, 'Kijk de rijen na.', {
      velden: { 'woorden.1.spelling': 'formaat' },
    }),
  });
  await press('Kies voor week 49');
  await userEvent.click(screen.getByRole('radio', { name: 'Nieuwe woorden' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Plak de woorden van deze week' }));
  await userEvent.paste('trein\nkm\ntrein');
  await press('Zet in de week');
  await screen.findByText('Dit kan nog niet mee: km. Haal het weg of verbeter het.');
  expect(completed.find(({ regel }) => regel.startsWith('POST'))?.body).toMatchObject({
    naam: 'Week 49',
    woorden: [{ spelling: 'trein' }, { spelling: 'km' }],
  });
});

it('keeps what was made when somebody else saved first, on top of the newest plan', async () => {
  const server: Record<string, Antwoorden[string]> = {
    ...SERVER,
    [`PUT ${G}/weekplan`]: refusal(409, 'Net veranderd.', { code: 'GEWIJZIGD_DOOR_ANDER' }),
  };
  open(server);
  await press('Kies voor week 49');
  await userEvent.click(screen.getByRole('radio', { name: 'Vrij' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Waarom is deze week vrij?' }), 'Studiedag');
  await press('Zet in de week');
  await press('Bewaar');
  const theirs = week('2026-12-07', { titel: 'Van de duo' });
  stubServer({ ...SERVER, [`GET ${G}/weekplan`]: { ...PLAN, versie: 5, weeks: [...PLAN.weeks, theirs] } });
  await press('Haal het nieuwste op');
  await screen.findByText('Van de duo');
  expect(within(rowOf(49)).getByText('Studiedag')).toBeTruthy();
});
