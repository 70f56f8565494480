import type { Vault } from '../../platform/auth/vault.ts';
import type { OfficePost } from '../../platform/mail/office-post.ts';
import type { TemplateCode } from '../../platform/mail/templates.ts';
import { serverMomentText } from '../../platform/taal/moment.ts';
import type { WebinarRow } from './webinar-rows.ts';
import type { SignUpRow } from './webinars.repository.ts';

const sealSpot = (id: string): string => `webinar_aanmeldingen/${id}`;
export const sealToken = (vault: Vault, id: string, token: string): Buffer => vault.sluit(token, sealSpot(id));

type Receiver = Pick<SignUpRow, 'id' | 'naam' | 'email' | 'locale' | 'token_zegel'>;
interface Notice {
  template: TemplateCode;
  /** Until when a seat is held. */
  until?: Date;
  /** Own words of the office. */
  words?: Readonly<Record<string, string>>;
}

/** Mails that lead to all trainings: of the own sign-up there is nothing left to do. */
const OF_ALL: ReadonlySet<TemplateCode> = new Set<TemplateCode>(['webinar-afgelast', 'webinar-opname']);
const NO_WORDS: Readonly<Record<string, string>> = {};

/** Mails to who signed up; each holds the link with which the sign-up is shown, taken or cancelled. */
export async function postSignUp(
  { vault, post }: { vault: Vault; post: OfficePost },
  { who, webinar }: { who: Receiver; webinar: WebinarRow },
  { template, until, words = NO_WORDS }: Notice,
): Promise<void> {
  const token = vault.open(who.token_zegel, sealSpot(who.id));
  if (token === undefined) return;
  await post.answer({
    sjabloon: template,
    locale: who.locale,
    aan: who.email,
    waarden: {
      naam: who.naam,
      titel: webinar.titel,
      datum: serverMomentText(webinar.datum.getTime(), who.locale),
      adres: template === 'webinar-opname' ? webinar.recording : webinar.link,
      ...words,
      ...(until === undefined ? {} : { tot: serverMomentText(until.getTime(), who.locale) }),
      pad: OF_ALL.has(template) ? '/site/training' : `/site/training?aanmelding=${token}`,
    },
  });
}
