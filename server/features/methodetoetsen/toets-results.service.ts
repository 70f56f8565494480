import type { Clock } from '#engine/core/basis/clock.ts';
import { afnameAfter } from '#engine/core/domein/methodetoets.ts';
import type { Content } from '../../platform/content/content.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { AfnameRow, MethodetoetsenRepository, ToetsRow } from './methodetoetsen.repository.ts';
import { afnameStandingOf, isHandedIn } from './standing.ts';
import { auditLine, type ToetsGate } from './toets-gate.ts';
import { presentResults } from './toets-present.ts';
import type { Override, Reopening, ToetsResults } from './toets-results.contract.ts';

const WINDOW_MAX_MS = 30 * 86_400_000;

interface Deps {
  repository: MethodetoetsenRepository;
  gate: ToetsGate;
  content: Pick<Content, 'leerdoelen'>;
  clock: Clock;
}
interface Sitting {
  methodetoetsId: string;
  leerlingId: string;
}

/** What a toets shows: per leerling, per word and per goal; and where a human judges otherwise. */
export class ToetsResultsService {
  constructor(private readonly deps: Deps) {}

  async find(access: Access, id: string): Promise<ToetsResults> {
    const { repository, gate } = this.deps;
    const { row } = await gate.require(access, id);
    return this.present(row, await repository.findAfnamen(access.adminId, [id]));
  }

  /** What a toets shows of these sittings, to whoever may see it. */
  present(row: ToetsRow, rows: readonly AfnameRow[]): ToetsResults {
    const { content, clock } = this.deps;
    return presentResults(row, rows, { content, now: clock.now() });
  }

  /** A human judges one answer otherwise, and says why. */
  async override(
    access: Access,
    { methodetoetsId, leerlingId, nr }: Sitting & { nr: number },
    { goed: right, reden: reason }: Override,
  ): Promise<ToetsResults> {
    await this.deps.gate.change(access, methodetoetsId, async ({ row, status }, { toetsen, audit }) => {
      const key = { adminId: access.adminId, methodetoetsId, leerlingId };
      const afname = await toetsen.lockAfname(key);
      if (afname === undefined || row.woorden[nr - 1] === undefined) throw createError('NIET_GEVONDEN');
      const state = afnameStandingOf(afname, status, this.deps.clock.now());
      if (status === 'gearchiveerd' || !isHandedIn(state)) throw createError('STAP_NIET_TOEGESTAAN');
      const old = afname.antwoorden[String(nr)] ?? { ruw: '', beurten: 0 };
      const override = { goed: right, reden: reason, door: access.session.gebruikerId };
      await toetsen.saveAfname(key, { antwoorden: { ...afname.antwoorden, [nr]: { ...old, overschreven: override } } });
      await audit.save(
        auditLine(access, { actie: 'methodetoets.beoordeeld', soort: 'leerling', doelId: leerlingId, reden: reason }),
      );
    });
    return this.find(access, methodetoetsId);
  }

  /** One leerling may go on; after the close with an own end. */
  async reopen(
    access: Access,
    { methodetoetsId, leerlingId }: Sitting,
    { reden: reason, tot: until }: Reopening,
  ): Promise<ToetsResults> {
    const now = this.deps.clock.now();
    await this.deps.gate.change(access, methodetoetsId, async ({ status }, { toetsen, audit }) => {
      const key = { adminId: access.adminId, methodetoetsId, leerlingId };
      const afname = await toetsen.lockAfname(key);
      if (afname === undefined) throw createError('NIET_GEVONDEN');
      if (status !== 'open' && status !== 'gesloten') throw createError('STAP_NIET_TOEGESTAAN');
      const next = afnameAfter(afnameStandingOf(afname, status, now), 'heropenen');
      if (next === undefined) throw createError('STAP_NIET_TOEGESTAAN');
      await toetsen.saveAfname(key, {
        status: next,
        ingeleverd: null,
        venster_tot: status === 'open' ? null : ownEnd(until, now),
        heropend: [
          ...afname.heropend,
          { reden: reason, door: access.session.gebruikerId, op: new Date(now).toISOString() },
        ],
      });
      await audit.save(
        auditLine(access, { actie: 'methodetoets.heropend', soort: 'leerling', doelId: leerlingId, reden: reason }),
      );
    });
    return this.find(access, methodetoetsId);
  }
}

function ownEnd(until: string | undefined, now: number): Date {
  if (until === undefined) throw createError('ONGELDIGE_INVOER', { velden: { tot: 'verplicht' } });
  const end = Date.parse(until);
  if (end <= now) throw createError('ONGELDIGE_INVOER', { velden: { tot: 'datumvolgorde' } });
  if (end - now > WINDOW_MAX_MS) throw createError('ONGELDIGE_INVOER', { velden: { tot: 'bereik' } });
  return new Date(end);
}
