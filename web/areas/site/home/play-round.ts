const ASK = '/site/aanvraagformulier?soort=proef';

/** The parts of the screen on which the round is played, or null when the page has none. */
function partsOf(root: HTMLElement) {
  const dialog = root.querySelector<HTMLDialogElement>('[data-play-dialog]');
  const stage = dialog?.querySelector<HTMLElement>('[data-play-stage]');
  const wait = dialog?.querySelector<HTMLElement>('[data-play-wait]');
  const line = dialog?.querySelector<HTMLElement>('[data-play-line]');
  return dialog && stage && wait && line ? { dialog, stage, wait, line } : null;
}

/** Texts that the page was printed with. */
function wordsOf(json: string): Record<string, string> {
  const read: unknown = JSON.parse(json);
  const entries = Object.entries(read ?? {}).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(entries);
}

/** The buttons that open the round: the game is fetched only now, and leaves with its screen. */
export function livePlay(root: HTMLElement, signal: AbortSignal): void {
  const parts = partsOf(root);
  if (parts === null) return;
  const { dialog, stage, wait, line } = parts;
  let close = (): void => undefined;
  let visit = 0;

  const play = async (): Promise<void> => {
    const own = ++visit;
    wait.hidden = false;
    wait.dataset['state'] = 'busy';
    line.textContent = line.dataset['busy'] ?? '';
    dialog.showModal();
    try {
      const { openSpel } = await import('./play/open-spel.tsx');
      if (own !== visit) return;
      const host = stage.appendChild(document.createElement('div'));
      const stop = await openSpel(host, {
        words: wordsOf(dialog.dataset['words'] ?? '{}'),
        onSeen: (seen) => {
          wait.hidden = seen;
        },
        onClose: () => dialog.close(),
        onAsk: () => globalThis.location.assign(ASK),
      });
      const leave = (): void => {
        stop();
        host.remove();
      };
      if (own === visit) close = leave;
      else leave();
    } catch {
      if (own !== visit) return;
      wait.dataset['state'] = 'failed';
      line.textContent = line.dataset['failed'] ?? '';
    }
  };

  const end = (): void => {
    visit += 1;
    close();
    close = () => undefined;
  };
  root.querySelectorAll('[data-play]').forEach((button) => {
    button.addEventListener('click', () => void play(), { signal });
  });
  dialog.querySelector('[data-play-close]')?.addEventListener('click', () => dialog.close(), { signal });
  // Escape belongs to the game once it stands there: it makes a pause.
  dialog.addEventListener('cancel', (event) => (wait.hidden ? event.preventDefault() : undefined), { signal });
  dialog.addEventListener('close', end, { signal });
  signal.addEventListener('abort', end);
}
