import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createId, startTexts, VOORTGANG } from '../shared/test-kit.ts';
import { createMatrix, heaviestDoel, type MatrixPart } from './matrix-data.ts';
import { Matrix } from './matrix.tsx';
import { nextPlace } from './grid-toets.ts';
import { planOf } from './part-plan.ts';
import { voortgangCsv } from './voortgang-csv.ts';

const options = { leerlingen: [], sortOrder: 'hulp', choice: 'alle' } as const;
const matrix = createMatrix(VOORTGANG, options);

beforeAll(async () => {
  await startTexts();
});
afterEach(cleanup);

function showMatrix(part: Partial<ComponentProps<typeof Matrix>>): void {
  render(
    <MemoryRouter>
      <Matrix matrix={matrix} gekozen={null} onChoose={() => undefined} addressOf={(id) => `/${id}`} {...part} />
    </MemoryRouter>,
  );
}

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
    showMatrix({ onChoose });
    await gebruiker.tab();
    expect(document.activeElement?.textContent).toBe('Öykü');
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
    showMatrix({ onChoose, gekozen: { leerlingId: createId(2), doelId: 'eind-d' } });
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Adam, eind-d (uitleg): 95% beheerst' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ leerlingId: createId(1), doelId: 'eind-d' });
  });
});

describe('practice of a row or a column', () => {
  it('is one press away at the row and the column of the cell that is reached', async () => {
    const onPractice = vi.fn<(part: MatrixPart) => void>();
    showMatrix({ onPractice });
    await userEvent.click(screen.getByRole('button', { name: 'Oefening maken: eind-d (uitleg)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Oefening maken voor Noor' }));
    expect(onPractice.mock.calls).toEqual([[{ doelId: 'eind-d' }], [{ leerlingId: createId(3) }]]);
    const reached = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(reached.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Oefening maken: verdubbeling (uitleg)',
      'Oefening maken voor Öykü',
      'Öykü, verdubbeling (uitleg): 40% struikelt',
    ]);
  });

  it('fills in what costs a pupil most, or who stumbles over a goal', async () => {
    const t = await startTexts();
    const row = planOf(t, matrix, { leerlingId: createId(2) });
    expect(row).toMatchObject({ titel: 'Oefening voor Öykü', chosen: ['verdubbeling', 'eind-d'] });
    const column = planOf(t, matrix, { doelId: 'verdubbeling' });
    expect(column?.needy.toSorted()).toEqual([createId(2), createId(3)]);
    expect(column?.people).toHaveLength(3);
    expect(planOf(t, matrix, { doelId: 'weg' })).toBeNull();
  });
});

it('exports percentages with words', async () => {
  const csv = voortgangCsv(await startTexts(), matrix);
  expect(csv[0]).toEqual(['Leerling', 'verdubbeling (uitleg)', 'eind-d (uitleg)', 'ei (uitleg)']);
  expect(csv[1]).toEqual(['Öykü', '40% struikelt', '58% struikelt', 'nog niet']);
});

describe('beside the weeks before', () => {
  const before: typeof VOORTGANG = {
    ...VOORTGANG,
    rijen: VOORTGANG.rijen.map((row) =>
      row.naam === 'Öykü' ? { ...row, pct: [70, 64, 38] } : { ...row, pct: [88, 91, null] },
    ),
  };
  const compared = createMatrix(VOORTGANG, { ...options, before });

  it('counts who went up and down for each goal and in all', () => {
    expect(compared.compared).toBe(true);
    expect(compared.doelen.map(({ id, changes }) => [id, changes])).toEqual([
      ['verdubbeling', { up: 0, down: 0, same: 1 }],
      ['eind-d', { up: 1, down: 1, same: 0 }],
      ['ei', { up: 0, down: 0, same: 1 }],
    ]);
    expect(compared.changes).toEqual({ up: 1, down: 1, same: 2 });
  });
  it('says in the cell what it was, for the ear as well', () => {
    showMatrix({ matrix: compared });
    expect(
      screen.getByRole('button', { name: 'Öykü, eind-d (uitleg): 58% was 70%, struikelt, achteruit' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Adam, eind-d (uitleg): 95% was 88%, beheerst, vooruit' })).toBeTruthy();
    // Where one of both says too little nothing is compared.
    expect(screen.getByRole('button', { name: 'Noor, verdubbeling (uitleg): 50% struikelt' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: /eind-d.*1\s+vooruit.*1\s+achteruit/ })).toBeTruthy();
  });
  it('gives the list a second column for each goal, also of what was not practised since', async () => {
    const csv = voortgangCsv(await startTexts(), compared, 'van 1 tot en met 21 november');
    expect(csv[0]?.slice(0, 3)).toEqual([
      'Leerling',
      'verdubbeling (uitleg)',
      'verdubbeling (uitleg), van 1 tot en met 21 november',
    ]);
    expect(csv[1]).toEqual(['Öykü', '40% struikelt', '38%', '58% struikelt', '70%', 'nog niet', '64%']);
  });
});
