import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN_ID, GROEP_ID, showScreen, stubServer } from '../shared/screen-kit.tsx';
import { createAntwoord, createId, startTexts, VOORTGANG } from '../shared/test-kit.ts';
import { VoortgangPage } from './voortgang-page.tsx';

const A = `/admins/${ADMIN_ID}`;
const G = `${A}/groepen/${GROEP_ID}`;
const WRONG = Array.from({ length: 6 }, (_, nr) =>
  createAntwoord('bakker', 'baker', { id: createId(500 + nr), formaat: 'dictee' }),
);
const PAGE = { totaal: 31, grootte: 25, leerling: { id: createId(2), naam: 'Öykü' }, regel: 'Twee medeklinkers.' };
const answersOf = (page: number) => ({ ...PAGE, items: WRONG, pagina: page, status: 'struikel', fouten: [] });

/** A screen that can be turned: who asks for its width hears of the change. */
function stubScreen(): { turn(narrow: boolean): void } {
  const listeners = new Set<() => void>();
  let narrow = false;
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return narrow && media.includes('max-width');
    },
    addEventListener: (_: string, listen: () => void) => listeners.add(listen),
    removeEventListener: (_: string, listen: () => void) => listeners.delete(listen),
  }));
  return {
    turn: (to) =>
      act(() => {
        narrow = to;
        for (const listen of listeners) listen();
      }),
  };
}

/** The page stands where the product has it, so that the drawer can cover it. */
beforeEach(async () => {
  await startTexts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function showDrawer(): { turn(narrow: boolean): void; page: HTMLElement } {
  const turning = stubScreen();
  const answers = `GET ${A}/leerlingen/${createId(2)}/antwoorden`;
  stubServer({
    [`GET ${G}/voortgang`]: VOORTGANG,
    [`GET ${G}/leerlingen`]: { groep: { id: GROEP_ID, naam: '4/5 Meeuwen', jaargroepen: [4, 5] }, items: [] },
    [`${answers}?doel=verdubbeling&pagina=2`]: answersOf(2),
    [answers]: answersOf(1),
  });
  showScreen(<VoortgangPage />, {
    pad: `/groepen/${GROEP_ID}/voortgang?leerling=${createId(2)}&doel=verdubbeling`,
  });
  const page = document.body.firstElementChild;
  if (!(page instanceof HTMLElement)) throw new Error('there is no page');
  page.id = 'app';
  return { ...turning, page };
}

describe('a screen that is turned', () => {
  it('keeps the dialog that is open on the drawer with what was typed in it, both ways', async () => {
    const { turn } = showDrawer();
    const [slip] = await screen.findAllByText(/^Was dit een typfout\?/);
    if (slip === undefined) throw new Error('no mistake is shown');
    await userEvent.click(slip);
    const note = screen.getByLabelText(/Wat zag je/);
    await userEvent.clear(note);
    await userEvent.type(note, 'Zei het woord');
    for (const narrow of [true, false]) {
      turn(narrow);
      expect(screen.getByLabelText(/Wat zag je/)).toBe(note);
      await userEvent.type(note, ' goed');
    }
    expect(note).toHaveProperty('value', 'Zei het woord goed goed');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText(/Wat zag je/)).toBeNull());
    expect(screen.getByRole('complementary', { name: /^Öykü/ })).toBeTruthy();
  });

  it('keeps the page of answers that was leafed to', async () => {
    const { turn } = showDrawer();
    await userEvent.click(await screen.findByText('Alle 31 antwoorden'));
    await userEvent.click(screen.getByText('Volgende'));
    expect(await screen.findByText('Pagina 2 van 2')).toBeTruthy();
    turn(true);
    expect(screen.getByText('Pagina 2 van 2')).toBeTruthy();
  });

  it('covers the page while it is narrow, and takes over who was there', async () => {
    const { turn, page } = showDrawer();
    const cell = await screen.findByLabelText(/^Noor, ei \(/);
    expect(page.hasAttribute('inert')).toBe(false);
    cell.focus();
    turn(true);
    const drawer = screen.getByRole('dialog', { name: /^Öykü/ });
    expect(page.hasAttribute('inert')).toBe(true);
    expect(drawer.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(drawer).getByLabelText('Sluiten'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.hasAttribute('inert')).toBe(false);
    await waitFor(() => expect(document.activeElement?.className).toContain('cell'));
  });
});
