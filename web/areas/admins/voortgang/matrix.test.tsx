import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createId, startTexts, VOORTGANG } from '../shared/test-kit.ts';
import { createMatrix, heaviestDoel } from './matrix-data.ts';
import { Matrix } from './matrix.tsx';
import { nextPlace } from './grid-toets.ts';
import { voortgangCsv } from './voortgang-csv.ts';

const options = { leerlingen: [], sortOrder: 'hulp', choice: 'alle' } as const;
const matrix = createMatrix(VOORTGANG, options);

beforeAll(async () => {
  await startTexts();
});
afterEach(cleanup);

describe('order of the matrix', () => {
  it('puts the pupils who stumble most first, then the lowest share right', () => {
    expect(matrix.rijen.map(({ naam: name }) => name)).toEqual(['Öykü', 'Noor', 'Adam']);
  });
  it('sorts by name without minding accents', () => {
    expect(createMatrix(VOORTGANG, { ...options, sortOrder: 'naam' }).rijen.map(({ naam: name }) => name)).toEqual([
      'Adam',
      'Noor',
      'Öykü',
    ]);
  });
  it('brings the goals that hold back most pupils to the front and counts who masters them', () => {
    expect(matrix.doelen.map(({ kort: short, beheerst: mastered, stumbles }) => [short, mastered, stumbles])).toEqual([
      ['verdubbeling', 0, 2],
      ['eind-d', 1, 1],
      ['ei', 1, 0],
    ]);
  });
  it('can leave out the goals nobody stumbles over', () => {
    expect(createMatrix(VOORTGANG, { ...options, choice: 'struikel' }).doelen.map(({ id }) => id)).toEqual([
      'verdubbeling',
      'eind-d',
    ]);
  });
  it('knows the goal that costs a pupil most', () => {
    expect(matrix.rijen.map(heaviestDoel)).toEqual(['verdubbeling', 'verdubbeling', 'ei']);
  });
});

describe('keyboard', () => {
  it('keeps the place inside the grid', () => {
    const size = { rijen: 3, kolommen: 4 };
    const press = (key: string, ctrlKey = false) => nextPlace({ key, ctrlKey }, { rij: 0, column: 3 }, size);
    expect(press('ArrowUp')).toEqual({ rij: 0, column: 3 });
    expect(press('ArrowRight')).toEqual({ rij: 0, column: 3 });
    expect(press('PageDown')).toEqual({ rij: 2, column: 3 });
    expect(press('Home')).toEqual({ rij: 0, column: 0 });
    expect(press('End', true)).toEqual({ rij: 2, column: 3 });
    expect(press('a')).toBeNull();
  });

  it('has one cell in the tab order, walks with arrows and opens with Enter', async () => {
    const onChoose = vi.fn<(choice: { leerlingId: string; doelId: string }) => void>();
    const gebruiker = userEvent.setup();
    render(<Matrix matrix={matrix} gekozen={null} onChoose={onChoose} />);
    await gebruiker.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Öykü, verdubbeling (uitleg): 40% struikelt');
    await gebruiker.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Noor, ei (uitleg): te weinig gegevens');
    expect(screen.getAllByRole('button').filter((button) => button.tabIndex === 0)).toHaveLength(1);
    await gebruiker.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ leerlingId: createId(3), doelId: 'ei' });
  });

  it('marks the open cell and opens with a click', async () => {
    const onChoose = vi.fn<(choice: { leerlingId: string; doelId: string }) => void>();
    render(<Matrix matrix={matrix} gekozen={{ leerlingId: createId(2), doelId: 'eind-d' }} onChoose={onChoose} />);
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Adam, eind-d (uitleg): 95% beheerst' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ leerlingId: createId(1), doelId: 'eind-d' });
  });
});

it('exports percentages with words', async () => {
  const csv = voortgangCsv(await startTexts(), matrix);
  expect(csv[0]).toEqual(['Leerling', 'verdubbeling (uitleg)', 'eind-d (uitleg)', 'ei (uitleg)']);
  expect(csv[1]).toEqual(['Öykü', '40% struikelt', '58% struikelt', 'nog niet']);
});
