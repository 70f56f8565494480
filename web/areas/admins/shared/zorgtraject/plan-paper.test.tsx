import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Handelingsplan } from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { createId, startTexts } from '../test-kit.ts';
import { PlanPaper } from './plan-paper.tsx';

beforeEach(() => startTexts());
afterEach(cleanup);

const sentence = (text: string) => [{ tekst: text, voorstel: false }];
const PLAN: Handelingsplan = {
  id: createId(1),
  versie: 4,
  leerling: { id: createId(2), naam: 'Öykü Demirel', roepnaam: 'Öykü', dier: 'vos' },
  status: 'afgerond',
  plan: {
    titel: 'Woorden met ei',
    reason: sentence('Öykü schrijft vaak ij waar ei moet.'),
    situation: [],
    question: [],
    needs: [],
    materials: sentence('We gebruiken de woordkaarten.'),
    home: sentence('Thuis lezen de ouders elke dag mee.'),
    goals: [
      {
        doelId: 'ei',
        tekst: 'Öykü schrijft acht van tien woorden goed.',
        fromPct: 40,
        toPct: 80,
        datum: '2026-11-01',
        voorstel: false,
      },
    ],
    minuten: 20,
    timesPerWeek: 3,
    guided: true,
    wie: 'Samira Taleb',
    start: '2026-09-01',
    end: '2026-11-01',
    evaluateOn: '2026-10-01',
    parentsToldOn: '',
    parentsNotTold: 'Het gesprek is een keer niet doorgegaan.',
    leerlingSays: 'Ik wil het graag leren.',
    parentsSay: '',
  },
  goals: [{ doelId: 'ei', naam: 'ei of ij', nowPct: 75, n: 20 }],
  tests: [
    {
      soort: 'begin',
      woorden: [{ woord: 'geit', doelId: 'ei', written: 'gijt', slip: false, goed: false }],
      reden: '',
      takenOn: '2026-09-01T09:00:00.000Z',
      goed: 0,
      totaal: 1,
      onMap: false,
    },
    { soort: 'eind', woorden: [], reden: 'Was ziek in die week.', goed: 0, totaal: 0, onMap: false },
  ],
  lines: [
    {
      id: createId(9),
      datum: '2026-09-03',
      minuten: 20,
      guided: true,
      wie: 'Samira Taleb',
      tekst: 'Was snel afgeleid.',
    },
  ],
  minutes: { guided: 20, own: 34, planned: 320 },
  events: [
    {
      id: createId(10),
      soort: 'tussenevaluatie',
      tekst: 'Bespreken in het team.',
      wie: 'Bea',
      op: '2026-10-01T09:00:00.000Z',
    },
    {
      id: createId(11),
      soort: 'stap',
      naar: 'afgerond',
      tekst: '',
      wie: 'Samira Taleb',
      op: '2026-11-01T09:00:00.000Z',
    },
  ],
  resultaat: 'behaald',
  evaluation: 'Het gaat nu veel beter.',
  madeBy: 'Samira Taleb',
  together: [],
  viewers: [],
};
/** What colleagues tell each other. */
const AMONG_COLLEAGUES = [
  'Was snel afgeleid.',
  'Bespreken in het team.',
  'Het gesprek is een keer niet doorgegaan.',
  'Was ziek in die week.',
  'gijt',
];
const FOR_ALL = [
  'Öykü schrijft acht van tien woorden goed.',
  'Thuis lezen de ouders elke dag mee.',
  'Begeleid: 20 van 320 minuten.',
  '0 van de 1 woorden goed',
  'Ik wil het graag leren.',
  'Het gaat nu veel beter.',
  'Ondertekend door Samira Taleb',
];

const textFor = (reader: 'school' | 'ouders'): string => {
  render(<PlanPaper plan={PLAN} school="De Vuurtoren" reader={reader} />);
  const { textContent } = screen.getByRole('article');
  cleanup();
  return textContent;
};

it('is the whole plan for the school', () => {
  const text = textFor('school');
  for (const part of [...FOR_ALL, ...AMONG_COLLEAGUES]) expect(text).toContain(part);
});

it('leaves out for parents what colleagues tell each other, and nothing else', () => {
  const text = textFor('ouders');
  for (const part of FOR_ALL) expect(text).toContain(part);
  for (const part of AMONG_COLLEAGUES) expect(text).not.toContain(part);
  expect(text).not.toMatch(/papier\.|deel\./);
});
