import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { ADMIN_ID, GROEP_ID, showScreen, stubServer } from '../shared/screen-kit.tsx';
import { createId, startTexts } from '../shared/test-kit.ts';
import { VoortgangPage } from './voortgang-page.tsx';

beforeEach(async () => {
  await startTexts('nl-x-thuis');
});

const CHILD = createId(1);

it('gives a parent the own children in plain words, with one thing to do together', async () => {
  const { completed } = stubServer({
    [`GET /admins/${ADMIN_ID}/groepen/${GROEP_ID}/leerlingen`]: {
      groep: { id: GROEP_ID, naam: 'Mijn kinderen', jaargroepen: [4] },
      items: [
        {
          id: CHILD,
          naam: 'Noor',
          roepnaam: 'Noor',
          achternaam: '',
          gebruikersnaam: 'noor',
          dier: 'vos',
          jaargroep: 4,
          inlogsoort: 'plaatjes',
          geblokkeerd: false,
          weekMinuten: 12,
          takenVandaag: 0,
          instellingAfwijkend: false,
        },
      ],
    },
    [`GET /admins/${ADMIN_ID}/leerlingen/${CHILD}/thuisbeeld`]: {
      leerling: { id: CHILD, roepnaam: 'Noor', dier: 'vos' },
      week: { minuten: 12, dagen: 2 },
      maand: { minuten: 40 },
      gaatGoed: ['Woorden met ei'],
      bezigMet: ['Woorden met au'],
      geleerd: ['trein'],
      tip: { kindnaam: 'Woorden met au', regel: 'Au of ou? Dat onthoud je.' },
    },
  });
  showScreen(
    <Routes>
      <Route path="groepen/:groepId/voortgang" element={<VoortgangPage />} />
    </Routes>,
    { rol: 'thuisadmin', pad: `/groepen/${GROEP_ID}/voortgang` },
  );
  await screen.findByText('Au of ou? Dat onthoud je.');
  screen.getByText('Dit gaat goed');
  expect(screen.queryByRole('table')).toBeNull();
  expect(completed.some(({ regel }) => regel.endsWith('/voortgang'))).toBe(false);
});
