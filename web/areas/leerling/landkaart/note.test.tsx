import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Notitie } from '#server/features/landkaart/landkaart.contract.ts';
import { startGivenTexts } from '#web/test/given-texts.ts';
import landkaart from './i18n/nl.json' with { type: 'json' };
import { Note } from './note.tsx';
import { List } from './list.tsx';

const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;
const NOTES: Notitie[] = [
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
const called = {
  onRead: vi.fn<(note: string) => void>(),
  onReaction: vi.fn<(note: string, reaction: string) => void>(),
  onSay: vi.fn<(audioId: string) => void>(),
  onClose: vi.fn<() => void>(),
};
const show = (part: { first?: string; vast?: boolean; mails?: Notitie[]; fout?: string } = {}) =>
  render(
    <Note
      mails={part.mails ?? NOTES}
      first={part.first ?? id(3)}
      fixed={part.vast ?? false}
      error={part.fout ?? null}
      {...called}
    />,
  );

beforeAll(() => startGivenTexts({ nl: { landkaart } }));
beforeEach(() => {
  for (const call of Object.values(called)) call.mockReset();
});
afterEach(cleanup);

it('opens a letter, tells who wrote it and when, marks it as read once and reads it aloud', async () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Een brief van Samira Taleb' })).toBeDefined();
  expect(screen.getByText('vrijdag 20 november')).toBeDefined();
  expect(called.onRead.mock.calls).toEqual([[id(3)]]);
  await userEvent.click(screen.getByRole('button', { name: 'Hoor de brief' }));
  expect(called.onSay).toHaveBeenCalledWith('z:Tot morgen!');
});

it('goes on to the older letters and stops at the last', async () => {
  show();
  const ouder = screen.getByRole('button', { name: 'Oudere brief' });
  await userEvent.click(ouder);
  expect(screen.getByText('Wat heb jij hard gewerkt.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Een brief voor jou' })).toBeDefined();
  await userEvent.click(ouder);
  expect(screen.getByText('Welkom terug.')).toBeDefined();
  expect(ouder).toHaveProperty('disabled', true);
  expect(called.onRead.mock.calls.flat()).toEqual([id(3), id(2)]);
  expect(screen.getByRole('button', { name: 'Een ster', pressed: true })).toBeDefined();
});

it('answers with a picture, and says so when that fails', async () => {
  show({ fout: 'Het versturen lukte niet.' });
  await userEvent.click(screen.getByRole('button', { name: 'Een hart' }));
  expect(called.onReaction).toHaveBeenCalledWith(id(3), 'hart');
  expect(screen.getByRole('alert').textContent).toBe('Het versturen lukte niet.');
});

it('stores nothing for somebody who looks along', () => {
  show({ vast: true });
  expect(called.onRead).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: 'Stuur iets terug' })).toHaveProperty('disabled', true);
});

it('closes with Escape and shows no arrows beside one letter', async () => {
  show({ mails: NOTES.slice(0, 1) });
  expect(screen.queryByRole('button', { name: 'Oudere brief' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(called.onClose).toHaveBeenCalledOnce();
});

it('stands in the plain list with what is new', async () => {
  const onNote = vi.fn<(note: string) => void>();
  render(
    <List
      routes={[]}
      landen={[]}
      spots={[]}
      current={null}
      notice=""
      mails={NOTES}
      onNote={onNote}
      onSteen={() => undefined}
      onSpot={() => undefined}
    />,
  );
  const buttons = screen.getAllByRole('button', { name: /^Een brief/ });
  expect(buttons.map((button) => button.textContent)).toEqual([
    'Een brief van Samira Talebnieuw',
    'Een brief voor jounieuw',
    'Een brief van Samira Talebgelezen',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /voor jou/ }));
  expect(onNote).toHaveBeenCalledWith(id(2));
});
