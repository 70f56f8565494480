import type { Clock } from '#engine/core/basis/clock.ts';
import { linkTokenHash, newLinkToken } from '../../platform/auth/link-token.ts';
import type { OfficePost } from '../../platform/mail/office-post.ts';
import { serverDayText } from '../../platform/taal/moment.ts';
import type { TextLocale } from '../../platform/taal/texts.ts';
import type { NewAanvraag } from './aanvragen.contract.ts';
import type { SelfStartRepository } from './self-start.repository.ts';

export const LINK_DAYS = 7;
const DAY_MS = 86_400_000;

export interface Asked extends Pick<NewAanvraag, 'organisatie' | 'naam' | 'email'> {
  id: string;
  nummer: string;
}
interface Deps {
  selfStart: SelfStartRepository;
  post: OfficePost;
  clock: Clock;
}

/** Sends the link with which a trial begins; false when the request waits for none. */
export async function sendStartLink(
  { selfStart, post, clock }: Deps,
  row: Asked,
  locale: TextLocale,
): Promise<boolean> {
  const token = newLinkToken();
  const until = clock.now() + LINK_DAYS * DAY_MS;
  if (!(await selfStart.saveLink(row.id, { hash: linkTokenHash(token), until: new Date(until) }))) return false;
  await post.answer({
    sjabloon: 'proef-bevestigen',
    locale,
    aan: row.email,
    waarden: {
      naam: row.naam,
      nummer: row.nummer,
      verlooptOp: serverDayText(until, locale),
      pad: `/site/aanvraagformulier?bevestig=${token}`,
    },
  });
  return true;
}

/** Tells the owner of an address that had a trial why none begins by itself; who asks on the site hears nothing else than others do. */
export async function tellKnown(post: OfficePost, row: Asked, locale: TextLocale): Promise<void> {
  await post.answer({
    sjabloon: 'proef-bekend',
    locale,
    aan: row.email,
    waarden: { naam: row.naam, nummer: row.nummer, pad: '/app/auth/login' },
  });
}

/** Tells the office that a trial began. */
export async function tellOffice(post: OfficePost, row: Asked): Promise<void> {
  await post.notify({
    sjabloon: 'proef-intern',
    waarden: {
      nummer: row.nummer,
      organisatie: row.organisatie === '' ? row.naam : row.organisatie,
      pad: `/superadmin/aanvragen/${row.id}`,
    },
  });
}
