import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { randomCode } from '../../platform/auth/random-code.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import { attachmentKind } from '../../platform/file/attachment-kind.ts';
import type { FormGuard } from '../../platform/http/form-guard.ts';
import type { Access } from '../../platform/http/route.ts';
import type { FileData } from '../../platform/http/upload.ts';
import type { OfficePost } from '../../platform/mail/office-post.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import type { ContactChange, Contactbericht, Contactberichten, NewContact } from './contactberichten.contract.ts';
import type { Attachment, ContactRow, ContactberichtenRepository } from './contactberichten.repository.ts';

export interface ContactRepositories {
  contact: ContactberichtenRepository;
  post: OfficePost;
}
interface Deps {
  transaction: Transaction<ContactRepositories>;
  contact: ContactberichtenRepository;
  guard: FormGuard;
  clock: Clock;
}
interface Sending {
  fields: NewContact;
  file: FileData | undefined;
  locale: TextLocale;
  address: string | undefined;
}

const NUMBER_LENGTH = 6;
const KEEP_MS = 365 * 86_400_000;

/** Messages of visitors: they come in by the form of the site and are answered by the office. */
export class ContactberichtenService {
  constructor(private readonly deps: Deps) {}

  async send({ fields, file, locale, address }: Sending): Promise<{ nummer: string }> {
    const number = `C-${randomCode(NUMBER_LENGTH)}`;
    if (!(await this.deps.guard.admit(fields, address))) return { nummer: number };
    const attachment = file === undefined ? undefined : readAttachment(file);
    const { naam: name, email, onderwerp: subject, bericht } = fields;
    const id = v7();
    const now = new Date(this.deps.clock.now());
    await this.deps.transaction(async ({ contact, post }) => {
      await contact.insert({
        id,
        nummer: number,
        naam: name,
        email,
        onderwerp: subject,
        bericht,
        bijlage: attachment,
        nu: now,
      });
      await post.answer({ sjabloon: 'contact-ontvangen', locale, aan: email, waarden: { naam: name, nummer: number } });
      await post.notify({
        sjabloon: 'contact-intern',
        waarden: {
          afzender: name,
          nummer: number,
          onderwerp: serverText('nl-NL', `contact.${subject}`),
          pad: `/superadmin/contactberichten/${id}`,
        },
      });
    });
    return { nummer: number };
  }

  async list(): Promise<Contactberichten> {
    return { items: (await this.deps.contact.list()).map(present) };
  }

  async update({ session }: Access, id: string, { versie: version, status }: ContactChange): Promise<Contactbericht> {
    await this.require(id);
    const fields = { status, behandelaar_id: session.gebruikerId };
    if (!(await this.deps.contact.update({ id, versie: version }, fields, new Date(this.deps.clock.now()))))
      throw createError('GEWIJZIGD_DOOR_ANDER', { details: present(await this.require(id)) });
    return present(await this.require(id));
  }

  async attachment(id: string): Promise<Attachment> {
    const found = await this.deps.contact.findAttachment(id);
    if (found === undefined) throw createError('NIET_GEVONDEN');
    return found;
  }

  /** Work of the night: what was answered a year ago is thrown away. */
  forget(): Promise<void> {
    return this.deps.contact.forget(new Date(this.deps.clock.now() - KEEP_MS));
  }

  private async require(id: string): Promise<ContactRow> {
    const row = await this.deps.contact.find(id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return row;
  }
}

function readAttachment({ naam: name, bytes }: FileData): Attachment {
  const kind = attachmentKind(bytes);
  if (kind === undefined) throw createError('VERKEERD_SOORT', { sleutel: 'BIJLAGE_SOORT' });
  return { naam: [...name].slice(-120).join(''), soort: kind, bytes };
}

const present = (row: ContactRow): Contactbericht => ({
  id: row.id,
  nummer: row.nummer,
  naam: row.naam,
  email: row.email,
  onderwerp: row.onderwerp,
  bericht: row.bericht,
  bijlage: row.attachment_name,
  status: row.status,
  behandelaar: row.behandelaar,
  op: row.op.toISOString(),
  versie: row.versie,
});
