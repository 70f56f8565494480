import type { Clock } from '#engine/core/basis/clock.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import { offerSeats } from './seats.ts';
import { postSignUp } from './sign-up-post.ts';
import type { GivenStatus, ManagedSignUp, ManagedSignUps } from './webinar-management.contract.ts';
import type { ListedSignUp, WebinarManagementRepository } from './webinar-management.repository.ts';
import { requireWebinar, type WebinarOfficeRepositories } from './webinar-management.service.ts';
import type { SignUpStatus } from './webinars.contract.ts';
import type { WebinarRow } from './webinar-rows.ts';

interface Deps {
  transaction: Transaction<WebinarOfficeRepositories>;
  management: WebinarManagementRepository;
  vault: Vault;
  clock: Clock;
}
type Ways = Readonly<Partial<Record<SignUpStatus, readonly GivenStatus[]>>>;

/** Until it begins a seat is given or given up; from then on it is noted who came. */
const BEFORE: Ways = {
  aangemeld: ['afgemeld'],
  aangeboden: ['aangemeld', 'afgemeld'],
  wachtlijst: ['aangemeld', 'afgemeld'],
};
const SINCE: Ways = { aangemeld: ['geweest'], geweest: ['aangemeld'] };

/** Who signed up for a training, as the office sees and changes it. */
export class SignUpManagementService {
  constructor(private readonly deps: Deps) {}

  async list(webinarId: string): Promise<ManagedSignUps> {
    await requireWebinar(this.deps.management, webinarId);
    return { items: (await this.deps.management.listSignUps(webinarId)).map(present) };
  }

  /** Again is the same; a seat that somebody gives up goes to who waits. */
  async change(id: string, status: GivenStatus): Promise<ManagedSignUp> {
    const now = new Date(this.deps.clock.now());
    return this.deps.transaction(async (repos) => {
      const { webinar_id: webinarId } = await requireSignUp(repos.management, id);
      await repos.webinars.lock(webinarId);
      const row = await requireSignUp(repos.management, id);
      const webinar = await requireWebinar(repos.management, webinarId);
      if (row.status === status) return present(row);
      refuse({ row, webinar, now }, status);
      await repos.webinars.move(id, { from: [row.status], to: status, nu: now });
      const parts = { ...repos, vault: this.deps.vault };
      if (status === 'afgemeld') await offerSeats(parts, webinarId, now);
      if (status === 'aangemeld' && webinar.datum > now)
        await postSignUp(parts, { who: row, webinar }, { template: 'webinar-aangemeld' });
      return present(await requireSignUp(repos.management, id));
    });
  }
}

function refuse({ row, webinar, now }: { row: ListedSignUp; webinar: WebinarRow; now: Date }, to: GivenStatus): void {
  const held = webinar.status === 'gepubliceerd' || webinar.status === 'geweest';
  const ways = webinar.datum > now ? BEFORE : SINCE;
  if (!held || ways[row.status]?.includes(to) !== true) throw createError('STAP_NIET_TOEGESTAAN');
  if (row.status === 'wachtlijst' && to === 'aangemeld' && webinar.plaatsen - webinar.seated < row.aantal)
    throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'WEBINAR_VOL' });
}

async function requireSignUp(management: WebinarManagementRepository, id: string): Promise<ListedSignUp> {
  const row = await management.findSignUp(id);
  if (row === undefined) throw createError('NIET_GEVONDEN');
  return row;
}

const present = (row: ListedSignUp): ManagedSignUp => ({
  id: row.id,
  naam: row.naam,
  email: row.email,
  organisatie: row.organisatie,
  aantal: row.aantal,
  status: row.status,
  heldUntil: row.status === 'aangeboden' ? (row.held_until?.toISOString() ?? null) : null,
  op: row.op.toISOString(),
});
