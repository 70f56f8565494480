import { hideRefusal, showRefusal, showSent } from '../shared/live-form.ts';
import { confirmStart } from './api.ts';

interface Started {
  token: string;
  signal: AbortSignal;
}

/** Begins the trial of the link when somebody asks for it: a mail program that only looks at the address begins nothing. */
export function startTrial(own: HTMLElement, { token, signal }: Started): void {
  const ask = own.querySelector<HTMLElement>('[data-start-ask]');
  const button = own.querySelector<HTMLButtonElement>('[data-start]');
  const again = own.querySelector<HTMLElement>('[data-start-again]');
  if (!ask || !button) return;
  const rest = button.textContent;
  const setBusy = (busy: boolean): void => {
    button.disabled = busy;
    button.textContent = busy ? (button.dataset['busy'] ?? rest) : rest;
  };
  const run = async (): Promise<void> => {
    setBusy(true);
    hideRefusal(own);
    try {
      const { uitnodiging: invitation } = await confirmStart(token);
      own.querySelector('[data-invitation]')?.setAttribute('href', `/app/auth/uitnodiging/${invitation}`);
      ask.hidden = true;
      showSent(own, 'begin');
    } catch (error) {
      showRefusal(own, own.dataset, error);
      if (again) again.hidden = false;
    } finally {
      setBusy(false);
    }
  };
  button.addEventListener('click', () => void run(), { signal });
  own.hidden = false;
}
