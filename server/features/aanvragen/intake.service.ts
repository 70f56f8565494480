import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { randomCode } from '../../platform/auth/random-code.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { CounterStorage } from '../../platform/counter/counter-storage.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { FormGuard } from '../../platform/http/form-guard.ts';
import type { OfficePost } from '../../platform/mail/office-post.ts';
import { nameKey } from '../../platform/taal/name.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import type { Inviters } from '../vrienduitnodigingen/inviter.read.ts';
import { startsByItself, type NewAanvraag } from './aanvragen.contract.ts';
import type { AanvragenRepository } from './aanvragen.repository.ts';
import { sendStartLink, tellKnown, type Asked } from './self-start-post.ts';
import type { SelfStartRepository } from './self-start.repository.ts';

export interface IntakeRepositories {
  aanvragen: AanvragenRepository;
  inviters: Inviters;
  post: OfficePost;
  selfStart: SelfStartRepository;
}
interface Deps {
  transaction: Transaction<IntakeRepositories>;
  guard: FormGuard;
  counters: CounterStorage;
  clock: Clock;
}

interface Received extends Asked {
  soort: NewAanvraag['soort'];
  organisatiesoort: NewAanvraag['organisatiesoort'];
}

const DAY_MS = 86_400_000;
/** Links with which a trial begins that one mail address gets in a day, whoever asks for them. */
const LINKS_A_DAY = 5;
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
    if (startsByItself(fields)) await this.slowDown(fields.email);
    return this.deps.transaction(async (repos) => {
      const { aanvragen, inviters } = repos;
      await aanvragen.lock(key);
      const earlier = await aanvragen.findDouble(key, new Date(now - DAY_MS));
      if (earlier !== undefined) {
        await this.repeat(repos, { ...fields, ...earlier }, visitor.locale);
        return { nummer: earlier.nummer };
      }
      const number = newNumber();
      const id = v7();
      const from = await invitedBy(inviters, invitation);
      await aanvragen.insert({ ...fields, ...from, id, nummer: number, search_key: key, nu: new Date(now) });
      await this.answer(repos, { ...fields, id, nummer: number }, visitor.locale);
      return { nummer: number };
    });
  }

  /** A mail that got lost is sent once more: only the newest link counts. */
  private async repeat(repos: IntakeRepositories, row: Asked, locale: TextLocale): Promise<void> {
    if (await repos.selfStart.waits(row.id)) await sendStartLink({ ...repos, clock: this.deps.clock }, row, locale);
  }

  /** A practice or a home gets the link with which its trial begins; all else goes to the office. */
  private async answer(repos: IntakeRepositories, row: Received, locale: TextLocale): Promise<void> {
    if (!startsByItself(row)) {
      await this.tellVisitor(repos.post, row, locale);
      return this.tellOffice(repos.post, row);
    }
    await repos.selfStart.lockAddress(row.email);
    if (await repos.selfStart.isKnown(row.email)) {
      await tellKnown(repos.post, row, locale);
      return this.tellOffice(repos.post, row);
    }
    await sendStartLink({ ...repos, clock: this.deps.clock }, row, locale);
  }

  private async slowDown(email: string): Promise<void> {
    const count = await this.deps.counters.countUp(`proef-link:${nameKey(email)}`, DAY_MS);
    if (count > LINKS_A_DAY)
      throw createError('TE_VAAK', { sleutel: 'PROEF_TE_VAAK', headers: { 'Retry-After': String(DAY_MS / 1000) } });
  }

  private async tellVisitor(post: OfficePost, row: Received, locale: TextLocale): Promise<void> {
    await post.answer({
      sjabloon: 'aanvraag-ontvangen',
      locale,
      aan: row.email,
      waarden: { naam: row.naam, nummer: row.nummer, soort: serverText(locale, `aanvraag.${row.soort}`) },
    });
  }

  private async tellOffice(post: OfficePost, row: Received): Promise<void> {
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
