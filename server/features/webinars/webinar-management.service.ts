import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { TemplateCode } from '../../platform/mail/templates.ts';
import { offerSeats } from './seats.ts';
import { postSignUp } from './sign-up-post.ts';
import { standOf, type WebinarRow } from './webinar-rows.ts';
import {
  STEPS_FROM,
  type ManagedWebinar,
  type ManagedWebinars,
  type NewWebinar,
  type WebinarChange,
  type WebinarMail,
  type WebinarStand,
  type WebinarStepBody,
} from './webinar-management.contract.ts';
import type { WebinarManagementRepository } from './webinar-management.repository.ts';
import type { SignUpStatus } from './webinars.contract.ts';
import type { WebinarRepositories } from './webinars.service.ts';

export interface WebinarOfficeRepositories extends WebinarRepositories {
  management: WebinarManagementRepository;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<WebinarOfficeRepositories>;
  management: WebinarManagementRepository;
  vault: Vault;
  clock: Clock;
}

/** Who hears what changes: whoever has a seat, is offered one, or waits. */
const LIVE: readonly SignUpStatus[] = ['aangemeld', 'aangeboden', 'wachtlijst'];
const SEATED: readonly SignUpStatus[] = ['aangemeld', 'aangeboden', 'geweest'];
const RECEIVERS: Readonly<Record<WebinarMail['aan'], readonly SignUpStatus[]>> = {
  aangemeld: SEATED,
  wachtlijst: ['wachtlijst'],
  allen: [...SEATED, 'wachtlijst'],
};

/** Trainings as the office runs them: plan, publish, change, call off, and tell who signed up. */
export class WebinarManagementService {
  constructor(private readonly deps: Deps) {}

  async list(): Promise<ManagedWebinars> {
    const rows = await this.deps.management.list(this.now());
    return { items: rows.map((row) => presentManaged(row, this.now())) };
  }

  async create(webinar: NewWebinar): Promise<ManagedWebinar> {
    const id = v7();
    await this.deps.management.insert(id, webinar, this.now());
    return presentManaged(await requireWebinar(this.deps.management, id), this.now());
  }

  /** What is off or put away stays as it was; what began keeps its moment, seats and address. */
  async update(id: string, change: WebinarChange): Promise<ManagedWebinar> {
    return this.deps.transaction(async (repos) => {
      const before = await this.take(repos, id, change.versie);
      this.refuseChange(before, change);
      await repos.management.update(id, change, this.now());
      const after = await requireWebinar(repos.management, id);
      if (before.status === 'gepubliceerd') await this.tellChange(repos, before, after);
      return presentManaged(await requireWebinar(repos.management, id), this.now());
    });
  }

  async step(access: Access, id: string, { naar: to, versie: version }: WebinarStepBody): Promise<ManagedWebinar> {
    return this.deps.transaction(async (repos) => {
      const before = await this.take(repos, id, version);
      if (!STEPS_FROM[officeStand(before, this.now())].includes(to)) throw createError('STAP_NIET_TOEGESTAAN');
      if (to === 'gepubliceerd') this.refuseIncomplete(before);
      await repos.management.setStatus(id, to, this.now());
      if (to === 'afgelast') await this.tell(repos, before, { template: 'webinar-afgelast', statuses: LIVE });
      await log(repos, access, { did: to, id });
      return presentManaged(await requireWebinar(repos.management, id), this.now());
    });
  }

  /** A concept that comes to nothing; what was made known is called off or put away. */
  async remove(id: string): Promise<void> {
    const { status } = await requireWebinar(this.deps.management, id);
    if (status !== 'concept') throw createError('STAP_NIET_TOEGESTAAN');
    await this.deps.management.remove(id);
  }

  /** Own words to who signed up. */
  async mail(access: Access, id: string, { aan: receivers, onderwerp: subject, tekst: text }: WebinarMail) {
    return this.deps.transaction(async (repos) => {
      const webinar = await requireWebinar(repos.management, id);
      const words = { onderwerp: subject, bericht: text };
      const count = await this.tell(repos, webinar, {
        template: 'webinar-bericht',
        statuses: RECEIVERS[receivers],
        words,
      });
      if (count === 0) throw createError('ONGELDIGE_INVOER', { sleutel: 'GEEN_AANMELDINGEN' });
      await log(repos, access, { did: 'gemaild', id });
      return { aantal: count };
    });
  }

  private async take(repos: WebinarOfficeRepositories, id: string, version: number): Promise<WebinarRow> {
    await repos.webinars.lock(id);
    const row = await requireWebinar(repos.management, id);
    if (row.versie !== version) throw createError('GEWIJZIGD_DOOR_ANDER', { details: presentManaged(row, this.now()) });
    return row;
  }

  private refuseChange(before: WebinarRow, change: WebinarChange): void {
    const stand = officeStand(before, this.now());
    if (stand === 'gearchiveerd' || stand === 'afgelast') throw createError('STAP_NIET_TOEGESTAAN');
    const begun = stand === 'bezig' || stand === 'geweest';
    if (begun && !sameOccasion(before, change))
      throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'WEBINAR_BEGONNEN' });
    if (stand !== 'geweest' && change.recording !== '')
      throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'WEBINAR_OPNAME' });
    if (!begun && stand !== 'concept') refuseSeats(before, change, this.now());
  }

  private refuseIncomplete({ datum: moment, link }: WebinarRow): void {
    const fields = {
      ...(moment > this.now() ? {} : { datum: 'datumvolgorde' as const }),
      ...(link === '' ? { link: 'verplicht' as const } : {}),
    };
    if (Object.keys(fields).length > 0)
      throw createError('ONGELDIGE_INVOER', { sleutel: 'WEBINAR_ONAF', velden: fields });
  }

  /** Another moment or address is told; more seats go to who waits; a first recording goes to who signed up. */
  private async tellChange(repos: WebinarOfficeRepositories, before: WebinarRow, after: WebinarRow): Promise<void> {
    const moved = before.datum.getTime() !== after.datum.getTime();
    if (moved) await repos.management.followMoment(after.id, after.datum);
    if (moved || before.link !== after.link)
      await this.tell(repos, after, {
        template: 'webinar-gewijzigd',
        statuses: moved ? LIVE : ['aangemeld', 'aangeboden'],
      });
    if (after.plaatsen > before.plaatsen) await offerSeats(this.parts(repos), after.id, this.now());
    if (after.recording === '' || after.recording_told_at !== null) return;
    await repos.management.markRecordingTold(after.id, this.now());
    await this.tell(repos, after, { template: 'webinar-opname', statuses: ['aangemeld', 'geweest'] });
  }

  private async tell(
    repos: WebinarOfficeRepositories,
    webinar: WebinarRow,
    {
      template,
      statuses,
      words,
    }: {
      template: TemplateCode;
      statuses: readonly SignUpStatus[];
      words?: { onderwerp: string; bericht: string };
    },
  ): Promise<number> {
    const everybody = await repos.management.findSignUps(webinar.id, statuses);
    for (const who of everybody)
      await postSignUp(this.parts(repos), { who, webinar }, { template, ...(words === undefined ? {} : { words }) });
    return everybody.length;
  }

  private parts(repos: WebinarOfficeRepositories) {
    return { ...repos, vault: this.deps.vault };
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }
}

/** Where a training stands for the office. */
export function officeStand(row: WebinarRow, now: Date): WebinarStand {
  const { status } = row;
  return status === 'gepubliceerd' || status === 'geweest' ? standOf(row, now.getTime()) : status;
}

export async function requireWebinar(management: WebinarManagementRepository, id: string): Promise<WebinarRow> {
  const row = await management.find(id);
  if (row === undefined) throw createError('NIET_GEVONDEN');
  return row;
}

/** What stands on the site is still to come, has an address, and takes nobody's seat away. */
function refuseSeats(before: WebinarRow, change: WebinarChange, now: Date): void {
  if (new Date(change.datum) <= now) throw createError('ONGELDIGE_INVOER', { velden: { datum: 'datumvolgorde' } });
  if (change.link === '') throw createError('ONGELDIGE_INVOER', { velden: { link: 'verplicht' } });
  if (change.plaatsen < before.seated) throw createError('ONGELDIGE_INVOER', { velden: { plaatsen: 'bereik' } });
}

const sameOccasion = (row: WebinarRow, { datum: moment, duur: minutes, plaatsen: seats, link }: WebinarChange) =>
  row.datum.getTime() === Date.parse(moment) && row.duur === minutes && row.plaatsen === seats && row.link === link;

const log = (
  { audit }: WebinarOfficeRepositories,
  { session }: Access,
  { did, id }: { did: string; id: string },
): Promise<void> =>
  audit.save({
    adminId: session.adminId,
    wie: session.gebruikerId,
    rol: session.rol,
    actie: `webinars.${did}`,
    soort: 'webinar',
    doelId: id,
  });

const presentManaged = (row: WebinarRow, now: Date): ManagedWebinar => ({
  id: row.id,
  titel: row.titel,
  omschrijving: row.omschrijving,
  doelgroep: row.doelgroep,
  datum: row.datum.toISOString(),
  duur: row.duur,
  plaatsen: row.plaatsen,
  link: row.link,
  recording: row.recording,
  stand: officeStand(row, now),
  taken: row.seated,
  waiting: row.waiting,
  came: row.came,
  versie: row.versie,
});
