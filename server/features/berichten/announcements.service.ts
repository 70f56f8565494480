import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import type { AnnouncementsRepository, ListedAnnouncement } from './announcements.repository.ts';
import {
  MANY_RECEIVERS,
  type Announcement,
  type AnnouncementChange,
  type Announcements,
  type AnnouncementTrial,
  type NewAnnouncement,
  type Segment,
} from './office-berichten.contract.ts';

interface Deps {
  announcements: AnnouncementsRepository;
  mail: MailRepository;
  clock: Clock;
}

/** What our office tells many at once: a concept, planned, sent, taken back. */
export class AnnouncementsService {
  constructor(private readonly deps: Deps) {}

  async list(): Promise<Announcements> {
    return { items: (await this.deps.announcements.list()).map((row) => this.present(row)) };
  }

  async count(segment: Segment): Promise<{ aantal: number }> {
    return { aantal: await this.deps.announcements.count(segment) };
  }

  async announce({ session }: Access, newOne: NewAnnouncement): Promise<Announcement> {
    const id = v7();
    const fields = await this.fieldsOf(newOne);
    await this.deps.announcements.insert({ id, author_id: session.gebruikerId, ...fields });
    return this.require(id);
  }

  /** Until it is there it can be written anew, put at another moment, or made a concept again. */
  async change(id: string, { versie: version, ...newOne }: AnnouncementChange): Promise<Announcement> {
    const before = await this.require(id);
    if (before.status !== 'concept' && before.status !== 'gepland') throw createError('STAP_NIET_TOEGESTAAN');
    const fields = await this.fieldsOf(newOne);
    const saved = await this.deps.announcements.update({ id, versie: version }, fields, this.now());
    if (!saved) throw createError('GEWIJZIGD_DOOR_ANDER', { details: await this.require(id) });
    return this.require(id);
  }

  /** Takes it back: nobody can read it any more, who read it sees that it was there. */
  async withdraw(id: string): Promise<Announcement> {
    const { status } = await this.require(id);
    if (status === 'concept' || !(await this.deps.announcements.withdraw(id, this.now())))
      throw createError('STAP_NIET_TOEGESTAAN');
    return this.require(id);
  }

  /** A concept that nobody saw is thrown away. */
  async remove(id: string): Promise<void> {
    await this.require(id);
    if (!(await this.deps.announcements.removeConcept(id))) throw createError('STAP_NIET_TOEGESTAAN');
  }

  /** Mails it to whoever writes it, and to nobody else. */
  async tryOut({ session }: Access, { onderwerp: subject, tekst: text }: AnnouncementTrial): Promise<{ aan: string }> {
    const { announcements, mail, clock } = this.deps;
    const writer = await announcements.findWriter(session.adminId, session.gebruikerId);
    if (writer === undefined || writer.email === null)
      throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'PROEFMAIL_ZONDER_ADRES' });
    await postMail(
      { mail, clock },
      {
        adminId: session.adminId,
        sjabloon: 'mededeling-proef',
        locale: writer.locale,
        aan: writer.email,
        gebruikerId: session.gebruikerId,
        waarden: { naam: writer.voornaam, onderwerp: subject, bericht: text },
      },
    );
    return { aan: writer.email };
  }

  /** Many receivers have to be typed, so that nobody tells the whole world by accident; a concept reaches nobody yet. */
  private async fieldsOf({ segment, onderwerp: subject, tekst: text, ...asked }: NewAnnouncement) {
    const fields = { ...segment, onderwerp: subject, tekst: text };
    if (asked.concept === true) return { ...fields, moment: null };
    const receivers = await this.deps.announcements.count(segment);
    if (receivers === 0) throw createError('ONGELDIGE_INVOER', { sleutel: 'GEEN_ONTVANGERS' });
    if (receivers > MANY_RECEIVERS && asked.aantal !== receivers)
      throw createError('ONGELDIGE_INVOER', { velden: { aantal: 'niet_gelijk' } });
    const now = this.deps.clock.now();
    const at = asked.moment === undefined ? now : Date.parse(asked.moment);
    if (at < now) throw createError('ONGELDIGE_INVOER', { velden: { moment: 'bereik' } });
    return { ...fields, moment: new Date(at) };
  }

  private async require(id: string): Promise<Announcement> {
    const row = await this.deps.announcements.find(id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return this.present(row);
  }

  private statusOf({ moment, withdrawn_at: withdrawn }: ListedAnnouncement): Announcement['status'] {
    if (withdrawn !== null) return 'ingetrokken';
    if (moment === null) return 'concept';
    return moment > this.now() ? 'gepland' : 'verzonden';
  }

  private present(row: ListedAnnouncement): Announcement {
    const { kinds, landen, statuses, roles, features } = row;
    return {
      id: row.id,
      onderwerp: row.onderwerp,
      tekst: row.tekst,
      van: row.author ?? '',
      moment: row.moment?.toISOString() ?? null,
      status: this.statusOf(row),
      segment: { kinds, landen, statuses, roles, features },
      receivers: row.receivers,
      readers: row.readers,
      versie: row.versie,
    };
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }
}
