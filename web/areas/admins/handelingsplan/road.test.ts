import { expect, it } from 'vitest';
import type { Handelingsplan } from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { createId } from '../shared/test-kit.ts';
import { roadPlaceOf, ROAD } from './road.ts';

type Event = Handelingsplan['events'][number];
const event = (part: Partial<Event>): Event => ({
  id: createId(1),
  soort: 'stap',
  tekst: '',
  wie: 'Samira',
  op: '2026-11-20T10:00:00.000Z',
  ...part,
});
const RUNNING = [event({ naar: 'concept' }), event({ naar: 'begintoets' }), event({ naar: 'lopend' })];

it('is at the step of its status', () => {
  for (const [place, status] of ROAD.entries()) expect(roadPlaceOf({ status, events: [] })).toBe(place);
});

it('ends at the step where it was stopped, also after an evaluation and with an addition', () => {
  const events = [
    ...RUNNING,
    event({ soort: 'tussenevaluatie', tekst: 'Het gaat vooruit.' }),
    event({ naar: 'gestopt', tekst: 'Verhuisd.' }),
    event({ soort: 'aanvulling', tekst: 'Dossier is mee.' }),
  ];
  expect(ROAD[roadPlaceOf({ status: 'gestopt', events })]).toBe('lopend');
});

it('stands at the end when it goes on in another plan', () => {
  expect(roadPlaceOf({ status: 'voortgezet', events: RUNNING })).toBe(ROAD.length - 1);
});
