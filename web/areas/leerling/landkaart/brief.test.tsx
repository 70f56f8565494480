import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Notitie } from '#server/features/landkaart/landkaart.contract.ts';
import landkaart from '#web/i18n/landkaart/nl.json' with { type: 'json' };
import { Brief } from './brief.tsx';
import { Lijst } from './lijst.tsx';

const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;
const BRIEVEN: Notitie[] = [
  { id: id(3), tekst: 'Tot morgen!', van: 'Samira Taleb', op: '2026-11-20T12:00:00.000Z', gelezen: false },
  { id: id(2), tekst: 'Wat heb jij hard gewerkt.', van: '', op: '2026-11-19T12:00:00.000Z', gelezen: false },
  {
    id: id(1),
    tekst: 'Welkom terug.',
    van: 'Samira Taleb',
    op: '2026-11-02T12:00:00.000Z',
    gelezen: true,
    reactie: 'ster',
  },
];
const opgeroepen = {
  onGelezen: vi.fn<(brief: string) => void>(),
  onReactie: vi.fn<(brief: string, reactie: string) => void>(),
  onZeg: vi.fn<(audioId: string) => void>(),
  onSluit: vi.fn<() => void>(),
};
const toon = (deel: { eerste?: string; vast?: boolean; brieven?: Notitie[]; fout?: string } = {}) =>
  render(
    <Brief
      brieven={deel.brieven ?? BRIEVEN}
      eerste={deel.eerste ?? id(3)}
      vast={deel.vast ?? false}
      fout={deel.fout ?? null}
      {...opgeroepen}
    />,
  );

beforeAll(() =>
  i18next
    .use(initReactI18next)
    .init({ lng: 'nl', keySeparator: false, interpolation: { escapeValue: false }, resources: { nl: { landkaart } } }),
);
beforeEach(() => {
  for (const roep of Object.values(opgeroepen)) roep.mockReset();
});
afterEach(cleanup);

it('opens a letter, tells who wrote it and when, marks it as read once and reads it aloud', async () => {
  toon();
  expect(screen.getByRole('dialog', { name: 'Een brief van Samira Taleb' })).toBeDefined();
  expect(screen.getByText('vrijdag 20 november')).toBeDefined();
  expect(opgeroepen.onGelezen.mock.calls).toEqual([[id(3)]]);
  await userEvent.click(screen.getByRole('button', { name: 'Hoor de brief' }));
  expect(opgeroepen.onZeg).toHaveBeenCalledWith('z:Tot morgen!');
});

it('goes on to the older letters and stops at the last', async () => {
  toon();
  const ouder = screen.getByRole('button', { name: 'Oudere brief' });
  await userEvent.click(ouder);
  expect(screen.getByText('Wat heb jij hard gewerkt.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Een brief voor jou' })).toBeDefined();
  await userEvent.click(ouder);
  expect(screen.getByText('Welkom terug.')).toBeDefined();
  expect(ouder).toHaveProperty('disabled', true);
  expect(opgeroepen.onGelezen.mock.calls.flat()).toEqual([id(3), id(2)]);
  expect(screen.getByRole('button', { name: 'Een ster', pressed: true })).toBeDefined();
});

it('answers with a picture, and says so when that fails', async () => {
  toon({ fout: 'Het versturen lukte niet.' });
  await userEvent.click(screen.getByRole('button', { name: 'Een hart' }));
  expect(opgeroepen.onReactie).toHaveBeenCalledWith(id(3), 'hart');
  expect(screen.getByRole('alert').textContent).toBe('Het versturen lukte niet.');
});

it('stores nothing for somebody who looks along', () => {
  toon({ vast: true });
  expect(opgeroepen.onGelezen).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: 'Stuur iets terug' })).toHaveProperty('disabled', true);
});

it('closes with Escape and shows no arrows beside one letter', async () => {
  toon({ brieven: BRIEVEN.slice(0, 1) });
  expect(screen.queryByRole('button', { name: 'Oudere brief' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(opgeroepen.onSluit).toHaveBeenCalledOnce();
});

it('stands in the plain list with what is new', async () => {
  const onBrief = vi.fn<(brief: string) => void>();
  render(
    <Lijst
      routes={[]}
      landen={[]}
      plekken={[]}
      huidig={null}
      melding={null}
      brieven={BRIEVEN}
      onBrief={onBrief}
      onSteen={() => undefined}
      onPlek={() => undefined}
    />,
  );
  const knoppen = screen.getAllByRole('button', { name: /^Een brief/ });
  expect(knoppen.map((knop) => knop.textContent)).toEqual([
    'Een brief van Samira Talebnieuw',
    'Een brief voor jounieuw',
    'Een brief van Samira Talebgelezen',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /voor jou/ }));
  expect(onBrief).toHaveBeenCalledWith(id(2));
});
