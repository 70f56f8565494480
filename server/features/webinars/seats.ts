import type { Vault } from '../../platform/auth/vault.ts';
import type { OfficePost } from '../../platform/mail/office-post.ts';
import { postSignUp } from './sign-up-post.ts';
import type { WebinarsRepository } from './webinars.repository.ts';

/** How long a seat is held for the first on the list. */
const HOLD_MS = 24 * 3_600_000;

interface Parts {
  webinars: WebinarsRepository;
  post: OfficePost;
  vault: Vault;
}

/**
 * Gives what is free to who waits, in order: each gets a mail and a day, at most until it begins. Whoever is first and brings
 * more people than there is room for keeps the first place. Lock the webinar before.
 */
export async function offerSeats(parts: Parts, webinarId: string, now: Date): Promise<void> {
  for (;;) {
    const webinar = await parts.webinars.find(webinarId);
    if (webinar === undefined || webinar.datum <= now) return;
    const next = await parts.webinars.findFirstWaiting(webinarId);
    if (next === undefined || webinar.plaatsen - webinar.seated < next.aantal) return;
    const until = new Date(Math.min(now.getTime() + HOLD_MS, webinar.datum.getTime()));
    await parts.webinars.move(next.id, { from: ['wachtlijst'], to: 'aangeboden', until, nu: now });
    await postSignUp(parts, { who: next, webinar }, { template: 'webinar-plek-vrij', until });
  }
}
