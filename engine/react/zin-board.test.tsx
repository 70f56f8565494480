import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FIXTURES } from '#engine/core/oefening/fake/fake-catalog.ts';
import nl from './i18n/nl.json' with { type: 'json' };
import { PromptPlate } from './prompt-plate.tsx';
import { EMPTY } from './test-kit.ts';
import { createTexts } from './texts.ts';
import { ZinBoard } from './zin-board.tsx';

afterEach(cleanup);

const texts = createTexts(nl);
const vraag = FIXTURES['select:werkwoord']?.[0]?.create('v1', 7).question ?? null;
const zinBox = { x: 200, y: 530, w: 880, h: 76 };
const nothing = (): void => undefined;

function show(state: typeof EMPTY): void {
  if (vraag === null) throw new Error('the fixture is gone');
  render(
    <>
      <PromptPlate vraag={vraag} state={state} texts={texts} image={() => null} onListen={nothing} onTask={nothing} />
      <ZinBoard state={state} texts={texts} />
    </>,
  );
}

it('puts the sentence where the world has room for it, and the task on the plate', () => {
  show({ ...EMPTY, vraag, zinBox });
  expect(document.querySelector('.zin-board')?.textContent).toMatch(/^Morgen\s.*het mooi weer\.$/);
  const plate = screen.getByRole('region', { name: texts('spel.opdracht') });
  expect(plate.textContent).toContain('worden');
  expect(plate.textContent).not.toContain('Morgen');
});

it('keeps the sentence on the plate of a game without such a place', () => {
  show({ ...EMPTY, vraag });
  expect(document.querySelector('.zin-board')).toBeNull();
  expect(screen.getByRole('region', { name: texts('spel.opdracht') }).textContent).toContain('het mooi weer.');
});

it('shows the word in its sentence when it is found, and is away between two words', () => {
  show({ ...EMPTY, vraag, zinBox, phase: 'woordklaar', woord: { text: 'wordt', covered: false } });
  expect(document.querySelector('.zin-board strong')?.textContent).toBe('wordt');
  cleanup();
  show({ ...EMPTY, vraag, zinBox, phase: 'wissel' });
  expect(document.querySelector('.zin-board')).toBeNull();
});
