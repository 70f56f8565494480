import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { linkTokenHash, newLinkToken } from '../../platform/auth/link-token.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { FormGuard } from '../../platform/http/form-guard.ts';
import type { Addresses } from '../../platform/mail/addresses.ts';
import type { OfficePost } from '../../platform/mail/office-post.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import { beginOfDate } from '../../platform/time/clock.ts';
import { calendarFile } from './calendar.ts';
import { offerSeats } from './seats.ts';
import { postSignUp, sealToken } from './sign-up-post.ts';
import { endOf, freeSeats, standOf, type WebinarRow } from './webinar-rows.ts';
import type { NewSignUp, SignedUp, SignUp, Webinar, Webinars } from './webinars.contract.ts';
import type { SignUpRow, WebinarsRepository } from './webinars.repository.ts';

export interface WebinarRepositories {
  webinars: WebinarsRepository;
  post: OfficePost;
}
interface Deps {
  transaction: Transaction<WebinarRepositories>;
  webinars: WebinarsRepository;
  guard: FormGuard;
  vault: Vault;
  addresses: Addresses;
  clock: Clock;
}

/** Recordings stay on the page this long. */
const SHOWN_MS = 365 * 86_400_000;

/** Trainings as visitors see them: dates, seats, the waiting list. */
export class WebinarsService {
  constructor(private readonly deps: Deps) {}

  async list(since: string | undefined): Promise<Webinars> {
    const now = this.deps.clock.now();
    const from = since === undefined ? new Date(now - SHOWN_MS) : beginOfDate(since);
    const rows = (await this.deps.webinars.list(from)).map((row) => present(row, now));
    return { items: rows.filter(({ stand, recording }) => stand !== 'geweest' || recording !== null) };
  }

  async calendar(id: string, locale: TextLocale): Promise<string> {
    const row = await this.require(this.deps.webinars, id);
    return calendarFile({
      id,
      titel: row.titel,
      omschrijving: serverText(locale, 'webinar.agenda'),
      van: row.datum,
      tot: endOf(row),
      nu: new Date(this.deps.clock.now()),
      adres: this.deps.addresses.link(locale, '/site/training'),
    });
  }

  /** A seat, or a place on the waiting list; who signed up before gets the same mail again. */
  async signUp(
    id: string,
    newOne: NewSignUp,
    from: { locale: TextLocale; address: string | undefined },
  ): Promise<SignedUp> {
    if (!(await this.deps.guard.admit(newOne, from.address))) return { status: 'aangemeld' };
    const now = new Date(this.deps.clock.now());
    return this.deps.transaction(async (repos) => {
      await repos.webinars.lock(id);
      const webinar = await this.require(repos.webinars, id);
      if (webinar.datum <= now) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'WEBINAR_DICHT' });
      const earlier = await repos.webinars.findByEmail(id, newOne.email);
      const who = earlier ?? (await this.insert(repos, webinar, { newOne, locale: from.locale, now }));
      const status = who.status === 'wachtlijst' ? 'wachtlijst' : 'aangemeld';
      await postSignUp(this.parts(repos), { who, webinar }, { template: `webinar-${status}` });
      return { status };
    });
  }

  async find(token: string): Promise<SignUp> {
    const row = await this.requireSignUp(this.deps.webinars, token);
    const webinar = await this.deps.webinars.findAny(row.webinar_id);
    if (webinar === undefined) throw createError('NIET_GEVONDEN');
    return presentSignUp(row, webinar);
  }

  /** The held seat becomes a seat, within its time. */
  async take(token: string): Promise<SignUp> {
    const now = new Date(this.deps.clock.now());
    return this.deps.transaction(async (repos) => {
      const row = await this.requireSignUp(repos.webinars, token);
      if (row.held_until === null || row.held_until <= now || row.status !== 'aangeboden')
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'WEBINAR_TE_LAAT' });
      await repos.webinars.move(row.id, { from: ['aangeboden'], to: 'aangemeld', nu: now });
      const webinar = await this.require(repos.webinars, row.webinar_id);
      await postSignUp(this.parts(repos), { who: row, webinar }, { template: 'webinar-aangemeld' });
      return presentSignUp({ ...row, status: 'aangemeld', held_until: null }, webinar);
    });
  }

  /** Whoever cancels makes room for the first that waits; again is the same. */
  async cancel(token: string): Promise<void> {
    const now = new Date(this.deps.clock.now());
    await this.deps.transaction(async (repos) => {
      const { id, webinar_id: webinarId } = await this.requireSignUp(repos.webinars, token);
      await repos.webinars.lock(webinarId);
      await repos.webinars.move(id, { from: ['aangemeld', 'wachtlijst', 'aangeboden'], to: 'afgemeld', nu: now });
      await offerSeats(this.parts(repos), webinarId, now);
    });
  }

  private parts(repos: WebinarRepositories) {
    return { ...repos, vault: this.deps.vault };
  }

  private async insert(
    { webinars }: WebinarRepositories,
    webinar: WebinarRow,
    { newOne, locale, now }: { newOne: NewSignUp; locale: TextLocale; now: Date },
  ): Promise<SignUpRow> {
    const id = v7();
    const token = newLinkToken();
    const { naam: name, email, organisatie: organization, aantal: count } = newOne;
    const status = freeSeats(webinar) >= count ? ('aangemeld' as const) : ('wachtlijst' as const);
    const seal = sealToken(this.deps.vault, id, token);
    const row = { id, naam: name, email, aantal: count, locale, status };
    await webinars.insert({
      ...row,
      organisatie: organization,
      webinarId: webinar.id,
      hash: linkTokenHash(token),
      seal,
      nu: now,
    });
    return { ...row, webinar_id: webinar.id, held_until: null, token_zegel: seal };
  }

  private async require(webinars: WebinarsRepository, id: string): Promise<WebinarRow> {
    const row = await webinars.find(id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return row;
  }

  private async requireSignUp(webinars: WebinarsRepository, token: string): Promise<SignUpRow> {
    const row = await webinars.findByToken(linkTokenHash(token));
    if (row === undefined) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'AANMELDING_ONBEKEND' });
    return row;
  }
}

const present = (row: WebinarRow, now: number): Webinar => ({
  id: row.id,
  titel: row.titel,
  omschrijving: row.omschrijving,
  doelgroep: row.doelgroep,
  datum: row.datum.toISOString(),
  duur: row.duur,
  free: freeSeats(row),
  stand: standOf(row, now),
  recording: row.recording === '' ? null : row.recording,
});

const presentSignUp = (row: SignUpRow, webinar: WebinarRow): SignUp => ({
  webinarId: webinar.id,
  titel: webinar.titel,
  datum: webinar.datum.toISOString(),
  duur: webinar.duur,
  aantal: row.aantal,
  status: row.status,
  off: webinar.status === 'afgelast',
  heldUntil: row.status === 'aangeboden' ? (row.held_until?.toISOString() ?? null) : null,
});
