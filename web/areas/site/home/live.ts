import { demoError, openDemo } from './open-demo.ts';
import { livePlay } from './play-round.ts';

function showError(root: HTMLElement, text: string): void {
  const line = document.createElement('p');
  line.className = 'home-error';
  line.setAttribute('role', 'alert');
  line.textContent = text;
  root.querySelector('[data-melding]')?.append(line);
}

async function demo(root: HTMLElement): Promise<void> {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-demo]')];
  const set = (busy: boolean) =>
    buttons.forEach((button) => {
      button.disabled = busy;
    });
  const given = (selector: string, name: string): string =>
    root.querySelector<HTMLElement>(selector)?.dataset[name] ?? '';
  root.querySelectorAll('.home-error').forEach((line) => line.remove());
  set(true);
  try {
    globalThis.location.assign(await openDemo(given('[data-groepenwoord]', 'groepenwoord')));
  } catch (cause) {
    const reason = demoError(cause);
    const key = 'sleutel' in reason && reason.sleutel === 'fout.verbinding' ? 'foutVerbinding' : 'foutOnbekend';
    showError(root, 'tekst' in reason ? reason.tekst : given('[data-melding]', key));
    set(false);
  }
}

/** The buttons that begin a round, and those that open the demo school. */
export function live(root: HTMLElement, signal: AbortSignal): void {
  livePlay(root, signal);
  root
    .querySelectorAll('[data-demo]')
    .forEach((button) => button.addEventListener('click', () => void demo(root), { signal }));
}
