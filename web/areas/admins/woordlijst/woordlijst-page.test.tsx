import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { ADMIN_ID, GROEP_ID, refusal, showScreen, stubServer, type Antwoorden } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { WoordlijstPage } from './woordlijst-page.tsx';

beforeEach(async () => {
  await startTexts();
});

const LIST_ID = createId(80);
const found = (spelling: string, doubts: string[] = []) => ({
  spelling,
  ownZin: false,
  doelen: [{ id: 'ei', naam: 'woorden met ei' }],
  doelId: 'ei',
  groep: 4,
  spellen: ['pizzabakken', 'autorace'],
  doubts,
});
const KEPT = {
  id: LIST_ID,
  naam: 'Blok 4',
  gedeeld: 'ik',
  versie: 1,
  editable: true,
  woorden: [found('trein'), found('xqz', ['onbekend'])],
};
const SERVER: Antwoorden = {
  [`POST /admins/${ADMIN_ID}/woordanalyses`]: {
    items: [found('trein'), found('xqz', ['onbekend']), found('km', ['geen-doel'])],
  },
  [`POST /admins/${ADMIN_ID}/woordlijsten`]: KEPT,
  [`GET /admins/${ADMIN_ID}/woordlijsten/${LIST_ID}`]: KEPT,
};
function open(server: Antwoorden = SERVER, spot = 'nieuw') {
  const calls = stubServer(server);
  showScreen(
    <Routes>
      <Route path="groepen/:groepId/woordlijsten/:woordlijstId" element={<WoordlijstPage />} />
    </Routes>,
    { pad: `/groepen/${GROEP_ID}/woordlijsten/${spot}` },
  );
  return calls;
}
async function paste(text: string): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Plak je woorden' }));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Zet in de lijst' }));
}

it('takes pasted words, says what to look at, and keeps the list once everything can be played', async () => {
  const { completed } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: /Naam van de lijst/ }), 'Blok 4');
  await paste('1. trein\nxqz, km\n🎉');
  await screen.findByText('Dit woord kennen we niet. Klopt de spelling?');
  screen.getByText('Hier staat geen woord.');
  screen.getByText('Er stond: 🎉');
  expect(screen.getByRole('button', { name: 'Bewaar' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Haal die rijen weg' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bewaar' }));
  await screen.findByRole('heading', { name: 'Blok 4' });
  screen.getByText('Blok 4 is bewaard.'); // also once the stored list stands there
  const sent = completed.find(({ regel }) => regel === `POST /admins/${ADMIN_ID}/woordlijsten`);
  expect(sent?.body).toEqual({ naam: 'Blok 4', gedeeld: 'ik', woorden: [{ spelling: 'trein' }, { spelling: 'xqz' }] });
});

it('puts back what was taken away', async () => {
  open();
  await paste('trein\n🎉');
  await userEvent.click(await screen.findByRole('button', { name: 'Haal die rij weg' }));
  expect(screen.queryByText('Hier staat geen woord.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  screen.getByText('Hier staat geen woord.');
});

it('keeps the words when the line fails, and looks again', async () => {
  open({ [`POST /admins/${ADMIN_ID}/woordanalyses`]: refusal(503, 'Even geen verbinding.') });
  await paste('trein');
  await screen.findByText('Even geen verbinding.');
  expect(within(screen.getByRole('table')).getAllByDisplayValue('trein')).toHaveLength(1);
});

it('shows the list of a colleague without a way to change it', async () => {
  const server = {
    [`GET /admins/${ADMIN_ID}/woordlijsten/${LIST_ID}`]: {
      id: LIST_ID,
      naam: 'Van Samira',
      gedeeld: 'school',
      versie: 3,
      maker: 'Samira Taleb',
      editable: false,
      woorden: [found('trein')],
    },
  };
  open(server, LIST_ID);
  await screen.findByText(/Deze lijst is van Samira Taleb/);
  expect(screen.queryByRole('button', { name: 'Bewaar' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Zet klaar' }).hasAttribute('disabled')).toBe(false);
});
