import type { Clock } from '#engine/core/basis/clock.ts';
import { AppError, createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import {
  INVITE_DAYS_AHEAD,
  type OfficeInvite,
  type OfficeInvited,
  type SentQuery,
  type SentStatus,
  type SentUitnodiging,
  type SentUitnodigingen,
} from './office-uitnodigingen.contract.ts';
import type { NewUitnodigingen } from './docenten.contract.ts';
import type { OfficeUitnodigingenRepository, SentRow } from './office-uitnodigingen.repository.ts';
import type { UitnodigingenService } from './uitnodigingen.service.ts';

const OPEN: readonly SentStatus[] = ['concept', 'verzonden', 'geopend', 'verlopen', 'mislukt'];
type Outcome = OfficeInvited['items'][number]['status'];

const present = (row: SentRow): SentUitnodiging => ({
  id: row.id,
  adminId: row.admin_id,
  organisatie: row.organisatie,
  soort: row.soort,
  email: row.email,
  status: row.status,
  verzondenOp: row.verzonden_op.toISOString(),
  verlooptOp: row.verloopt_op.toISOString(),
  afzender: row.afzender,
  open: OPEN.includes(row.status),
});

/** Why an address was passed by; undefined = it was no fault of the address. */
function outcomeOf(error: unknown): Outcome | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.key === 'DOCENTEN_VOL') return 'vol';
  return error.fields?.['emails.0'] === 'bestaat_al' ? 'bestaat_al' : undefined;
}

/** A refusal in the words of this call: what a school calls role is the kind here. */
function inOwnWords(error: unknown): unknown {
  const isRole = error instanceof AppError && error.fields?.['rol'] !== undefined;
  return isRole ? createError('ONGELDIGE_INVOER', { velden: { soort: 'kies' } }) : error;
}

interface Deps {
  sent: OfficeUitnodigingenRepository;
  uitnodigingen: UitnodigingenService;
  clock: Clock;
}
const DAY_MS = 86_400_000;

/** Our office lets somebody in at a customer: each address by itself, so that one that is taken stops no other. */
export class OfficeUitnodigingenService {
  constructor(private readonly deps: Deps) {}

  async list(query: SentQuery): Promise<SentUitnodigingen> {
    const { rows, total } = await this.deps.sent.findPage(query);
    return { items: rows.map(present), totaal: total, pagina: query.pagina, grootte: query.grootte };
  }

  async send(access: Access, vraag: OfficeInvite): Promise<OfficeInvited> {
    const { adminId } = vraag;
    if (!(await this.deps.sent.isInvitable(adminId)))
      throw createError('ONGELDIGE_INVOER', { velden: { adminId: 'kies' } });
    const planned = this.momentOf(vraag);
    const there = { ...access, adminId, reden: vraag.reden };
    const { persoonlijk: personal = '' } = vraag;
    const items: OfficeInvited['items'] = [];
    for (const email of vraag.emails) {
      const one = {
        emails: [email],
        rol: vraag.soort,
        groepIds: [],
        ...(personal === '' ? {} : { persoonlijk: personal }),
      };
      items.push({ email, status: await this.sendOne(there, one, planned) });
    }
    return { items };
  }

  async resend(access: Access, id: string): Promise<void> {
    await this.deps.uitnodigingen.resend(await this.there(access, id), id);
  }

  async withdraw(access: Access, id: string): Promise<void> {
    await this.deps.uitnodigingen.withdraw(await this.there(access, id), id);
  }

  /** When it goes out; undefined = now. */
  private momentOf({ moment }: OfficeInvite): Date | undefined {
    if (moment === undefined) return undefined;
    const [at, now] = [Date.parse(moment), this.deps.clock.now()];
    if (at <= now || at > now + INVITE_DAYS_AHEAD * DAY_MS)
      throw createError('ONGELDIGE_INVOER', { velden: { moment: 'bereik' } });
    return new Date(at);
  }

  private async sendOne(there: Access, one: NewUitnodigingen, planned: Date | undefined): Promise<Outcome> {
    try {
      await this.deps.uitnodigingen.invite(there, one, planned);
      return planned === undefined ? 'verzonden' : 'gepland';
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome === undefined) throw inOwnWords(error);
      return outcome;
    }
  }

  /** At the customer of an invitation; one that a customer sent itself is none of ours. */
  private async there(access: Access, id: string): Promise<Access> {
    const adminId = await this.deps.sent.findTenant(id);
    if (adminId === undefined) throw createError('NIET_GEVONDEN');
    return { ...access, adminId };
  }
}
