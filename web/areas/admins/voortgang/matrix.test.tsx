import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { maakId, startTeksten, VOORTGANG } from '../test-kit.ts';
import { maakMatrix, zwaarsteDoel } from './matrix-data.ts';
import { Matrix } from './matrix.tsx';
import { volgendePlaats } from './rooster-toets.ts';
import { voortgangCsv } from './voortgang-csv.ts';

const opties = { leerlingen: [], sortering: 'hulp', keuze: 'alle' } as const;
const matrix = maakMatrix(VOORTGANG, opties);

beforeAll(async () => {
  await startTeksten();
});
afterEach(cleanup);

describe('order of the matrix', () => {
  it('puts the pupils who stumble most first, then the lowest share right', () => {
    expect(matrix.rijen.map(({ naam }) => naam)).toEqual(['Öykü', 'Noor', 'Adam']);
  });
  it('sorts by name without minding accents', () => {
    expect(maakMatrix(VOORTGANG, { ...opties, sortering: 'naam' }).rijen.map(({ naam }) => naam)).toEqual([
      'Adam',
      'Noor',
      'Öykü',
    ]);
  });
  it('brings the goals that hold back most pupils to the front and counts who masters them', () => {
    expect(matrix.doelen.map(({ kort, beheerst, struikelt }) => [kort, beheerst, struikelt])).toEqual([
      ['verdubbeling', 0, 2],
      ['eind-d', 1, 1],
      ['ei', 1, 0],
    ]);
  });
  it('can leave out the goals nobody stumbles over', () => {
    expect(maakMatrix(VOORTGANG, { ...opties, keuze: 'struikel' }).doelen.map(({ id }) => id)).toEqual([
      'verdubbeling',
      'eind-d',
    ]);
  });
  it('knows the goal that costs a pupil most', () => {
    expect(matrix.rijen.map(zwaarsteDoel)).toEqual(['verdubbeling', 'verdubbeling', 'ei']);
  });
});

describe('keyboard', () => {
  it('keeps the place inside the grid', () => {
    const maat = { rijen: 3, kolommen: 4 };
    const druk = (key: string, ctrlKey = false) => volgendePlaats({ key, ctrlKey }, { rij: 0, kolom: 3 }, maat);
    expect(druk('ArrowUp')).toEqual({ rij: 0, kolom: 3 });
    expect(druk('ArrowRight')).toEqual({ rij: 0, kolom: 3 });
    expect(druk('PageDown')).toEqual({ rij: 2, kolom: 3 });
    expect(druk('Home')).toEqual({ rij: 0, kolom: 0 });
    expect(druk('End', true)).toEqual({ rij: 2, kolom: 3 });
    expect(druk('a')).toBeNull();
  });

  it('has one cell in the tab order, walks with arrows and opens with Enter', async () => {
    const onKies = vi.fn<(keuze: { leerlingId: string; doelId: string }) => void>();
    const gebruiker = userEvent.setup();
    render(<Matrix matrix={matrix} gekozen={null} onKies={onKies} />);
    await gebruiker.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Öykü, verdubbeling (uitleg): 40% struikelt');
    await gebruiker.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Noor, ei (uitleg): te weinig gegevens');
    expect(screen.getAllByRole('button').filter((knop) => knop.tabIndex === 0)).toHaveLength(1);
    await gebruiker.keyboard('{Enter}');
    expect(onKies).toHaveBeenCalledExactlyOnceWith({ leerlingId: maakId(3), doelId: 'ei' });
  });

  it('marks the open cell and opens with a click', async () => {
    const onKies = vi.fn<(keuze: { leerlingId: string; doelId: string }) => void>();
    render(<Matrix matrix={matrix} gekozen={{ leerlingId: maakId(2), doelId: 'eind-d' }} onKies={onKies} />);
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Adam, eind-d (uitleg): 95% beheerst' }));
    expect(onKies).toHaveBeenCalledExactlyOnceWith({ leerlingId: maakId(1), doelId: 'eind-d' });
  });
});

it('exports percentages with words', async () => {
  const csv = voortgangCsv(await startTeksten(), matrix);
  expect(csv[0]).toEqual(['Leerling', 'verdubbeling (uitleg)', 'eind-d (uitleg)', 'ei (uitleg)']);
  expect(csv[1]).toEqual(['Öykü', '40% struikelt', '58% struikelt', 'nog niet']);
});
