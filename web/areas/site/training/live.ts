import { startDates } from './live-dates.ts';
import { startOwnSignUp } from './live-own.ts';

/** The trainings with their forms, and the sign-up of the link in a mail. */
export function live(root: HTMLElement, signal: AbortSignal): void {
  const dates = root.querySelector<HTMLElement>('[data-dates]');
  if (dates) startDates(dates, signal);
  const own = root.querySelector<HTMLElement>('[data-own-sign-up]');
  const token = new URLSearchParams(globalThis.location.search).get('aanmelding') ?? '';
  if (own && token !== '') startOwnSignUp(own, { token, signal });
}
