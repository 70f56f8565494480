import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { randomCode } from '../../platform/auth/random-code.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { FormGuard } from '../../platform/http/form-guard.ts';
import type { OfficePost } from '../../platform/mail/office-post.ts';
import { nameKey } from '../../platform/taal/name.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import type { Inviters } from '../vrienduitnodigingen/inviter.read.ts';
import type { NewAanvraag } from './aanvragen.contract.ts';
import type { AanvragenRepository } from './aanvragen.repository.ts';

export interface IntakeRepositories {
  aanvragen: AanvragenRepository;
  inviters: Inviters;
  post: OfficePost;
}
interface Deps {
  transaction: Transaction<IntakeRepositories>;
  guard: FormGuard;
  clock: Clock;
}

const DAY_MS = 86_400_000;
const NUMBER_LENGTH = 6;
const newNumber = (): string => `A-${randomCode(NUMBER_LENGTH)}`;

/** Requests as visitors of the site send them. */
export class IntakeService {
  constructor(private readonly deps: Deps) {}

  /** Answers the number of the request; the same form within a day is the same request. */
  async send(
    newOne: NewAanvraag,
    visitor: { locale: TextLocale; address: string | undefined },
  ): Promise<{ nummer: string }> {
    const { website, openMs, akkoord: _agreed, uitnodiging: invitation, ...fields } = newOne;
    if (!(await this.deps.guard.admit({ website, openMs }, visitor.address))) return { nummer: newNumber() };
    const key = [fields.email, fields.organisatie, fields.soort, fields.organisatiesoort].map(nameKey).join('|');
    const now = this.deps.clock.now();
    return this.deps.transaction(async ({ aanvragen, inviters, post }) => {
      await aanvragen.lock(key);
      const earlier = await aanvragen.findDouble(key, new Date(now - DAY_MS));
      if (earlier !== undefined) return { nummer: earlier };
      const number = newNumber();
      const id = v7();
      const from = await invitedBy(inviters, invitation);
      await aanvragen.insert({ ...fields, ...from, id, nummer: number, search_key: key, nu: new Date(now) });
      await this.report(post, { ...fields, id, nummer: number }, visitor.locale);
      return { nummer: number };
    });
  }

  private async report(
    post: OfficePost,
    row: Pick<NewAanvraag, 'soort' | 'organisatie' | 'naam' | 'email'> & { id: string; nummer: string },
    locale: TextLocale,
  ): Promise<void> {
    await post.answer({
      sjabloon: 'aanvraag-ontvangen',
      locale,
      aan: row.email,
      waarden: { naam: row.naam, nummer: row.nummer, soort: serverText(locale, `aanvraag.${row.soort}`) },
    });
    await post.notify({
      sjabloon: 'aanvraag-intern',
      waarden: {
        nummer: row.nummer,
        organisatie: row.organisatie === '' ? row.naam : row.organisatie,
        soort: serverText('nl-NL', `aanvraag.${row.soort}`),
        pad: `/superadmin/aanvragen/${row.id}`,
      },
    });
  }
}

/** Who told about us; a link that ran out keeps nobody from asking. */
async function invitedBy(inviters: Inviters, token: string | undefined) {
  const inviter = token === undefined ? undefined : await inviters.find(token);
  if (inviter === undefined) return {};
  await inviters.markUsed(inviter);
  return { inviter_admin_id: inviter.adminId, inviter_id: inviter.userId };
}
