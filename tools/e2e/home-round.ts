import type { Page } from '@playwright/test';
import words from '../../web/areas/site/home/play/words.json' with { type: 'json' };
import type { BotAction, CurrentState } from './play-bot.ts';

/** The parts of the word that is asked, as large as its slots. */
function partsOf({ vraag, rail }: Pick<CurrentState, 'vraag' | 'rail'>): readonly string[] {
  const word = words.pool.find(({ w }) => vraag?.prompt.audio === `w:${w}`);
  if (word === undefined) return [];
  const sets = [word.grafemen.map(({ g }) => g), [...word.w], word.klankgroepen];
  return sets.find(({ length }) => length === rail.length) ?? [];
}

/** Opens the round of the front page; the stage is there when this is done. */
export async function openHomeRound(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Speel een ronde/ }).click();
  await page.waitForFunction(
    () => (document.querySelector<HTMLElement>('.spel-world')?.spel?.toestand.getState().phase ?? 'laden') !== 'laden',
    undefined,
    { timeout: 120_000 },
  );
}

/** A visitor who can spell: takes the next part of every word. */
export function thinkHomeRound(state: CurrentState): Promise<BotAction | null> {
  const slot = state.rail.findIndex(({ state: now }) => now === 'volgend');
  const part = partsOf(state)[slot];
  const index = state.choices.findIndex(({ label, busy }) => label === part && busy !== true);
  const choice = state.choices[index];
  return Promise.resolve(
    part === undefined || choice === undefined
      ? null
      : { soort: 'kies', tokenId: choice.id, label: choice.label, index },
  );
}
