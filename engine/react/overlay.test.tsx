import { act, cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EntryView, RoundResult, SequenceView } from '#engine/core/oefening/contract/contract.ts';
import type { SpelState } from '#engine/runtime/contract.ts';
import nl from './i18n/nl.json' with { type: 'json' };
import { subtitleOf } from './subtitle.tsx';
import { SpelOverlay } from './spel-overlay.tsx';
import { createTexts } from './texts.ts';
import { createFakeSound, createFakeSpel, createVraag, ACCESSIBILITY, type FakeSpel } from './test-kit.ts';

const texts = createTexts(nl);
const row: SequenceView = { shape: 'sequence', slots: 3, pool: [], separator: '', poolPolicy: 'fixed' };
const entry: EntryView = { shape: 'entry', caseSensitive: false, specialKeys: true, showLength: false };
const choices = [
  { id: 'a', label: 'oo', busy: false },
  { id: 'b', label: 'd', busy: false },
];

afterEach(cleanup);

function show(
  begin: Partial<SpelState>,
  extra: Partial<Parameters<typeof SpelOverlay>[0]> = {},
): {
  spel: FakeSpel;
  sound: ReturnType<typeof createFakeSound>;
  actions: Record<'playAgain' | 'next' | 'map', ReturnType<typeof vi.fn<() => void>>>;
  onStop: ReturnType<typeof vi.fn<() => void>>;
} {
  const spel = createFakeSpel(begin);
  const sound = createFakeSound();
  const actions = { playAgain: vi.fn<() => void>(), next: vi.fn<() => void>(), map: vi.fn<() => void>() };
  const onStop = vi.fn<() => void>();
  render(
    <SpelOverlay
      active={spel}
      spel="pizzabakken"
      texts={texts}
      accessibility={{ ...ACCESSIBILITY, reducedMotion: true }}
      name="Noor"
      munten={100}
      booking={{ earned: 19, balance: 119 }}
      sound={sound}
      soundSetting={{ volumes: { stem: 1, effecten: 0.8, muziek: 0.5 }, onVolumes: vi.fn<() => void>() }}
      image={() => null}
      onAccessibility={vi.fn<() => void>()}
      onEnd={vi.fn<() => void>()}
      onStop={onStop}
      resultActions={actions}
      onInsets={vi.fn<() => void>()}
      onExplanation={vi.fn<() => void>()}
      {...extra}
    />,
  );
  return { spel, sound, actions, onStop };
}

describe('HUD', () => {
  it('asks the game to pause, speak and help', async () => {
    const { spel } = show({ vraag: createVraag(row) });
    await userEvent.click(screen.getByRole('button', { name: 'Nog een keer horen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Een tip' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pauze' }));
    expect(spel.calls).toEqual(['hear', 'hint', 'pause true']);
  });
  it('shows the task always, with the sentence and its gap, the verb, or alone when the word is only heard', async () => {
    const { spel } = show({ vraag: createVraag(row, { sentence: { before: 'Ik eet een', after: 'met kaas.' } }) });
    const command = (): HTMLElement => screen.getByRole('region', { name: 'Opdracht' });
    expect(command().textContent).toBe('Maak het woordIk eet een  met kaas.');
    spelWrite(spel, {
      vraag: createVraag(row, { sentence: { before: 'Dat is een echte', after: 'voor haar.' } }, 'gat'),
    });
    expect(command().textContent).toBe('Wat hoort hier?Dat is een echte  voor haar.');
    spelWrite(spel, {
      vraag: createVraag(row, { text: 'fietsen', instructionKey: 'prompt.werkwoord.vt' }, 'werkwoord'),
    });
    expect(command().textContent).toBe('Zet in de verleden tijdfietsen');
    spelWrite(spel, { vraag: createVraag(row, {}, 'dictee') });
    expect(command().textContent).toBe('Typ het woord');
    await userEvent.click(screen.getByRole('button', { name: 'Wat moet ik doen?' }));
    expect(spel.calls).toEqual(['hearTask']);
  });
  it('counts the coins of the round on top of what the child had', () => {
    show({ vraag: createVraag(row), munten: 6 });
    expect(screen.getByRole('img', { name: '106 munten' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Woord 3 van 5' })).toBeTruthy();
  });
});

/** The store is outside React, so the change is flushed by hand. */
function spelWrite(spel: FakeSpel, part: Partial<SpelState>): void {
  act(() => spel.write(part));
}

describe('keyboard', () => {
  it('types with the pointer, holds every letter, and never takes the focus', () => {
    const { spel } = show({ vraag: createVraag(entry, {}, 'dictee') });
    const board = screen.getByRole('group', { name: 'Toetsenbord' });
    const names = within(board)
      .getAllByRole('button')
      .map((b) => b.getAttribute('aria-label'));
    for (const letter of 'abcdefghijklmnopqrstuvwxyzëïéèêöü') expect(names).toContain(letter);
    const z = within(board).getByRole('button', { name: 'z' });
    expect(fireEvent.pointerDown(z, { pointerType: 'touch' })).toBe(false);
    fireEvent.pointerDown(within(board).getByRole('button', { name: 'Wis de laatste letter' }), {
      pointerType: 'mouse',
    });
    fireEvent.pointerDown(within(board).getByRole('button', { name: 'Klaar' }), { pointerType: 'touch' });
    expect(spel.calls).toEqual(['type z aanraken', 'backspace muis', 'submit aanraken']);
    expect(z.tabIndex).toBe(-1);
  });
  it('writes one capital after its key, where the answer may need one', () => {
    const { spel } = show({ vraag: createVraag({ ...entry, caseSensitive: true, specialKeys: false }, {}, 'dictee') });
    const press = (name: string): boolean =>
      fireEvent.pointerDown(screen.getByRole('button', { name }), { pointerType: 'touch' });
    press('Hoofdletter');
    expect(screen.getByRole('button', { name: 'Hoofdletter' }).getAttribute('aria-pressed')).toBe('true');
    press('N');
    press('o');
    press('Hoofdletter');
    press('Hoofdletter');
    press('o');
    expect(spel.calls).toEqual(['type N aanraken', 'type o aanraken', 'type o aanraken']);
    spelWrite(spel, { vraag: createVraag({ ...entry, specialKeys: false }, {}, 'dictee') });
    expect(screen.queryByRole('button', { name: 'Hoofdletter' })).toBeNull();
  });
  it('hides after a hardware key and comes back on request', async () => {
    show({ vraag: createVraag(entry, {}, 'dictee'), device: 'toets' });
    expect(screen.queryByRole('group', { name: 'Toetsenbord' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Toon het toetsenbord' }));
    expect(screen.getByRole('group', { name: 'Toetsenbord' })).toBeTruthy();
  });
});

describe('mirror', () => {
  it('answers every choice without the canvas; choices come before the buttons of the HUD', async () => {
    const { spel } = show({ vraag: createVraag(row), choices });
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('oo');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pauze');
    expect(spel.calls).toEqual(['focus a', 'choose a toets', 'focus ', 'focus b', 'focus ']);
  });
  it('turns typing in its field into letters and backspaces, and keeps the keys from the game', async () => {
    const { spel } = show({ vraag: createVraag({ ...entry, showLength: true }, {}, 'dictee'), device: 'toets' });
    const onWindow = vi.fn<() => void>();
    window.addEventListener('keydown', onWindow);
    await userEvent.type(screen.getByLabelText('Typ je antwoord'), 'ei{Backspace}');
    await userEvent.keyboard('{Enter}');
    window.removeEventListener('keydown', onWindow);
    expect(spel.calls).toEqual(['type e toets', 'type i toets', 'backspace toets', 'submit toets']);
    expect(onWindow).not.toHaveBeenCalled();
  });
  it('never takes an emoji apart', () => {
    const { spel } = show({ vraag: createVraag(entry, {}, 'dictee'), input: 'a😀', device: 'toets' });
    fireEvent.change(screen.getByLabelText('Typ je antwoord'), { target: { value: 'a😁' } });
    expect(spel.calls).toEqual(['backspace toets', 'type 😁 toets']);
  });
  it('tells the question, the progress and what happens in a live line', () => {
    show({
      vraag: createVraag(row, { sentence: { before: 'Ik eet', after: '.' } }),
      rail: [
        { text: 'b', state: 'goed' },
        { text: '', state: 'volgend' },
      ],
      live: 'Goed.',
    });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Maak het woord Ik eet (invullen).');
    expect(screen.getByText('Je woord tot nu toe: b, leeg vak')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Goed.');
  });
  it('marks the scanned choice for one switch', () => {
    show({ vraag: createVraag(row), choices, scan: 1 }, { accessibility: { ...ACCESSIBILITY, oneSwitch: true } });
    expect(screen.getByRole('button', { name: 'd' }).dataset['scan']).toBe('true');
  });
});

describe('pause', () => {
  it('keeps the focus inside, goes on with Escape and leaves with "later verder"', async () => {
    const { spel, onStop } = show({ vraag: createVraag(row), pause: true });
    const menu = await screen.findByRole('dialog', { name: 'Even pauze' });
    expect(menu.contains(document.activeElement)).toBe(true);
    for (let i = 0; i < 9; i++) await userEvent.tab();
    expect(menu.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(menu).getByRole('button', { name: /Later verder/ }));
    expect(onStop).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(spel.calls).toEqual(['stop', 'pause false']);
  });
});

describe('settings and explanation in the pause menu', () => {
  it('switch calm and movement, and explain again', async () => {
    const onAccessibility = vi.fn<() => void>();
    const onExplanation = vi.fn<() => void>();
    show({ vraag: createVraag(row), pause: true }, { onAccessibility, onExplanation });
    await userEvent.click(await screen.findByRole('switch', { name: /Rustige stand/ }));
    await userEvent.click(screen.getByRole('switch', { name: /Minder beweging/ }));
    await userEvent.click(screen.getByRole('button', { name: /Uitleg opnieuw/ }));
    expect(onAccessibility.mock.calls).toEqual([[{ calm: true }], [{ reducedMotion: false }]]);
    expect(onExplanation).toHaveBeenCalledOnce();
  });
});

describe('help card', () => {
  it('stands where the game has room', () => {
    const { spel } = show({ vraag: createVraag(row), help: { text: 'Maak het langer.' } });
    const card = screen.getByRole('complementary', { name: nl['spel.hulp'] });
    expect([card.style.left, card.style.top]).toEqual(['0px', '0px']);
    spelWrite(spel, { help: null });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('result', () => {
  const result: RoundResult = { stars: 2, coins: 19, learned: ['broodje'], revisit: ['hoedje'], stickers: [] };
  it('tells stars, words and coins and offers three ways on', async () => {
    const { actions, sound } = show({ phase: 'resultaat', result });
    // The card is fetched when it is needed; on a busy machine that takes a while.
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Goed gedaan, Noor!');
    expect(screen.getByRole('img', { name: '2 van de 3 sterren' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '119 munten' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Volgende steen'));
    await userEvent.click(screen.getByRole('button', { name: 'Hoor hoedje' }));
    expect(sound.calls).toContain('say w:hoedje');
    await userEvent.click(screen.getByRole('button', { name: 'Volgende steen' }));
    expect(actions.next).toHaveBeenCalledOnce();
  });
  it('counts up to the balance of the ledger, also when the map behind it is newer', async () => {
    show({ phase: 'resultaat', result }, { munten: 936, booking: { earned: 23, balance: 936 } });
    expect(await screen.findByRole('img', { name: '936 munten' })).toBeTruthy();
    expect(screen.getByText('Je hebt nu 936 munten')).toBeTruthy();
    expect(screen.getByText('+23')).toBeTruthy();
  });
  it('adds nothing before the ledger has answered, and says what is still to come', async () => {
    show({ phase: 'resultaat', result }, { booking: 'waiting' });
    expect(await screen.findByRole('img', { name: '100 munten' })).toBeTruthy();
    expect(screen.queryByText('+19')).toBeNull();
    cleanup();
    show({ phase: 'resultaat', result }, { booking: 'later' });
    expect(await screen.findByRole('img', { name: '100 munten' })).toBeTruthy();
    expect(screen.getByText('+19 munten komen erbij als je weer internet hebt.')).toBeTruthy();
    cleanup();
    show({ phase: 'resultaat', result }, { booking: 'never' });
    expect(await screen.findByRole('img', { name: '100 munten' })).toBeTruthy();
    expect(screen.queryByText(/internet/)).toBeNull();
  });
  it('says goodbye kindly after half a round', async () => {
    show({ phase: 'resultaat', result: { ...result, stars: 0 } });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Tot straks, Noor!');
  });
});

describe('captions', () => {
  it('never show the answer', () => {
    expect(subtitleOf('w:broodje', 'w:broodje', texts)).toBe('Je hoort het woord');
    expect(subtitleOf('z:Morgen wordt het mooi.', 'z:Morgen wordt het mooi.', texts)).toBe('Je hoort de zin');
    expect(subtitleOf('z:Maak het langer.', 'w:brood', texts)).toBe('Maak het langer.');
  });
});
