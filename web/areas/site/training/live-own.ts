import type { SignUp } from '#server/features/webinars/webinars.contract.ts';
import { trainingMoment } from '#web/platform/training-moment.ts';
import { readWords } from '../shared/live-field.ts';
import { hideRefusal, showRefusal, write } from '../shared/live-form.ts';
import { calendarAddress, cancelSignUp, readSignUp, takeSeat } from './api.ts';

/** Sign-ups that can still be taken back. */
const LIVE: ReadonlySet<string> = new Set(['aangemeld', 'aangeboden', 'wachtlijst']);

function draw(own: HTMLElement, data: SignUp): void {
  const language = document.documentElement.lang;
  const status = data.off ? 'afgelast' : data.status;
  const canCancel = LIVE.has(status);
  write(own, 'titel', data.titel);
  write(own, 'moment', trainingMoment(language, data.datum));
  write(own, 'stand', readWords(own, 'ownSignUp').get(status) ?? '');
  const held = own.querySelector<HTMLElement>('[data-held]');
  if (held) {
    held.hidden = !canCancel || data.heldUntil === null;
    const until = data.heldUntil === null ? '' : trainingMoment(language, data.heldUntil);
    held.textContent = (held.dataset['held'] ?? '').replace('{moment}', () => until);
  }
  const show = (selector: string, shown: boolean): void => {
    const button = own.querySelector<HTMLElement>(selector);
    if (button) button.hidden = !shown;
  };
  show('[data-take]', status === 'aangeboden');
  show('[data-calendar]', status === 'aangemeld');
  show('[data-cancel]', canCancel);
  own.querySelector('[data-calendar]')?.setAttribute('href', calendarAddress(data.webinarId));
}

/** Shows what somebody signed up for; takes the seat, or cancels. */
export function startOwnSignUp(own: HTMLElement, { token, signal }: { token: string; signal: AbortSignal }): void {
  const buttons = [...own.querySelectorAll<HTMLButtonElement>('button')];
  const setBusy = (busy: boolean): void =>
    buttons.forEach((button) => {
      button.disabled = busy;
    });
  const read = async (): Promise<void> => {
    const data = await readSignUp(token);
    if (!signal.aborted) draw(own, data);
  };
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    hideRefusal(own);
    try {
      await work().finally(() => read().catch(() => undefined));
    } catch (error) {
      showRefusal(own, own.dataset, error);
    } finally {
      setBusy(false);
    }
  };
  const on = (selector: string, work: () => Promise<unknown>): void =>
    own.querySelector(selector)?.addEventListener('click', () => void run(work), { signal });
  on('[data-take]', () => takeSeat(token));
  on('[data-cancel]', () => cancelSignUp(token));
  own.hidden = false;
  read().catch((error: unknown) => {
    write(own, 'stand', '');
    showRefusal(own, own.dataset, error);
  });
}
