import { selfStartEndpoints } from '#server/features/aanvragen/self-start.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { hideRefusal, showRefusal, showSent } from '../shared/live-form.ts';

interface Started {
  token: string;
  signal: AbortSignal;
}

/** Whether the link counts no more, or the request went another way. */
const isOver = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 410 || error.status === 409);

/** Begins the trial of the link when somebody asks for it: a mail program that only looks at the address begins nothing. */
export function startTrial(own: HTMLElement, { token, signal }: Started): void {
  const ask = own.querySelector<HTMLElement>('[data-start-ask]');
  const button = own.querySelector<HTMLButtonElement>('[data-start]');
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
      const { uitnodiging: invitation } = await call(
        selfStartEndpoints.confirm,
        { params: { token } },
        { skipSessionRule: true },
      );
      own.querySelector('[data-invitation]')?.setAttribute('href', `/app/auth/uitnodiging/${invitation}`);
      ask.hidden = true;
      showSent(own, 'begin');
    } catch (error) {
      showRefusal(own, own.dataset, error);
      if (!isOver(error)) return;
      // Nothing comes of pressing once more: what is left is to ask anew.
      for (const part of own.querySelectorAll<HTMLElement>('[data-start-offer], [data-start]')) part.hidden = true;
      for (const part of own.querySelectorAll<HTMLElement>('[data-start-again]')) part.hidden = false;
    } finally {
      setBusy(false);
    }
  };
  button.addEventListener('click', () => void run(), { signal });
  own.hidden = false;
}
