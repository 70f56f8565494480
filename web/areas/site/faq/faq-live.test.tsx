import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '#web/i18n/i18n.ts';
import { FaqPage } from './faq-page.tsx';
import { live } from './live.ts';
import { questionsIn } from './questions.ts';

beforeAll(() => startI18n('nl-NL'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The printed page, with what the server answers now. */
async function show(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
  const { container } = render(
    <MemoryRouter>
      <FaqPage />
    </MemoryRouter>,
  );
  // The texts of the page come by themselves.
  await waitFor(() => expect(container.querySelector('.faq-item')).not.toBeNull(), { timeout: 10_000 });
  const stop = new AbortController();
  await act(async () => {
    live(container, stop.signal);
    await waitFor(() => expect(container.querySelector('[data-judge]:not([hidden])')).not.toBeNull());
  });
  return { container, stop: () => stop.abort() };
}
const titles = (group: string) =>
  [...document.querySelectorAll(`#${group} summary`)].map(({ textContent }) => textContent);

it('takes over what the office changed since the page was printed: words, order, what came and what went', async () => {
  const [first, second, ...rest] = questionsIn('nl-NL');
  if (first === undefined || second === undefined) throw new Error('no questions were printed');
  const added = { id: 'nieuw', groep: 'school', vraag: 'Kan het op een tablet?', antwoord: 'Ja, ook op een oude.' };
  const items = [second, { ...first, vraag: 'Anders gevraagd?' }, added, ...rest.slice(1)];
  const { container, stop } = await show(() => Promise.resolve(Response.json({ items, gevonden: true })));
  expect(titles('school').slice(0, 3)).toEqual([second.vraag, 'Anders gevraagd?', added.vraag]);
  expect(titles('school')).not.toContain(rest[0]?.vraag);
  const own = container.querySelector('#nieuw');
  expect(own?.querySelector('p')?.textContent).toBe(added.antwoord);
  expect(own?.querySelector('a')?.getAttribute('href')).toBe('#nieuw');
  expect(own?.querySelector<HTMLElement>('[data-judge]')?.dataset['judge']).toBe('nieuw');
  stop();
});

it('stays as it was printed without a line, and where nothing changed', async () => {
  const printed = questionsIn('nl-NL').filter(({ groep }) => groep === 'privacy');
  const offline = await show(() => Promise.reject(new Error('no line')));
  expect(titles('privacy')).toEqual(printed.map(({ vraag }) => vraag));
  offline.stop();
  cleanup();
  const same = await show(() => Promise.resolve(Response.json({ items: questionsIn('nl-NL'), gevonden: true })));
  expect(titles('privacy')).toEqual(printed.map(({ vraag }) => vraag));
  expect(screen.getByRole('searchbox')).toBeTruthy();
  same.stop();
});
