import type { Clock } from '#engine/core/basis/clock.ts';
import {
  afnameAfter,
  gapSentence,
  isOpenFor,
  type AfnameEvent,
  type ToetsStatus,
} from '#engine/core/domein/methodetoets.ts';
import { normalizeRuw } from '#engine/core/scoring/judgment.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { LeerlingenRead, LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { SpokenRead, SpokenSound } from '../woordlijsten/spoken.read.ts';
import type { Afname, AfnameAntwoord, AfnameParams, Noted } from './afname.contract.ts';
import type { AfnameKey, AfnameRow, MethodetoetsenRepository, ToetsRow } from './methodetoetsen.repository.ts';
import type { ToetsWoord } from './methodetoetsen.contract.ts';
import { afnameStandingOf, toetsStandingOf } from './standing.ts';
import type { ToetsRepositories } from './toets-gate.ts';

interface Deps {
  repository: MethodetoetsenRepository;
  transaction: Transaction<ToetsRepositories>;
  leerlingen: LeerlingenRead;
  spoken: SpokenRead;
  /** Words for an adult who looks along; they are in no toets. */
  sample: readonly ToetsWoord[];
  clock: Clock;
}
interface Sitting {
  toets: ToetsRow;
  afname: AfnameRow;
  status: ToetsStatus;
}

/** States that were begun and not handed in: what was typed may still arrive. */
const AT_WORK: ReadonlySet<string> = new Set(['bezig', 'gepauzeerd']);

/** The side of the leerling. Nothing that goes out here spells a word of the toets. */
export class AfnameService {
  constructor(private readonly deps: Deps) {}

  async find(access: Access, params: AfnameParams): Promise<Afname> {
    const { leerling, meekijken } = await this.deps.leerlingen.open(access, params.leerlingId);
    await this.requireTenant(leerling, params, meekijken);
    if (meekijken) return this.presentSample(leerling, params);
    return this.present(await this.requireSitting(leerling, params));
  }

  start(access: Access, params: AfnameParams): Promise<Afname> {
    return this.step(access, params, 'start');
  }

  pause(access: Access, params: AfnameParams): Promise<Afname> {
    return this.step(access, params, 'pauze');
  }

  handIn(access: Access, params: AfnameParams): Promise<Afname> {
    return this.step(access, params, 'inleveren');
  }

  /** Writes one answer down. What was typed before the window closed and comes later is kept, marked as late. */
  async note(access: Access, { nr, ...params }: AfnameParams & { nr: number }, given: AfnameAntwoord): Promise<Noted> {
    const leerling = await this.openForWriting(access, params);
    await this.deps.transaction(async ({ toetsen }) => {
      const { toets, afname, status } = await this.requireSitting(leerling, params, toetsen);
      if (toets.woorden[nr - 1] === undefined) throw createError('NIET_GEVONDEN');
      if (!AT_WORK.has(afname.status) || (status !== 'open' && status !== 'gesloten'))
        throw createError('VENSTER_DICHT');
      const late = !this.isOpen(afname, status);
      const antwoord = {
        ruw: normalizeRuw(given.ruw),
        beurten: Math.max(given.beurten, afname.antwoorden[String(nr)]?.beurten ?? 0),
        ...(late ? { late: true } : {}),
        ...(given.silent === true ? { silent: true } : {}),
      };
      await toetsen.saveAfname(keyOf(leerling, params), { antwoorden: { ...afname.antwoorden, [nr]: antwoord } });
    });
    return { genoteerd: true };
  }

  /** Says a word (`w-3`) or its sentence (`z-3`): the word as the school recorded it, else in the voice of the leerling. */
  async hear(access: Access, { audioId, ...params }: AfnameParams & { audioId: string }): Promise<SpokenSound> {
    const { leerling, meekijken } = await this.deps.leerlingen.open(access, params.leerlingId);
    await this.requireTenant(leerling, params, meekijken);
    const woorden = meekijken ? this.deps.sample : await this.wordsAtWork(leerling, params);
    const [kind, nr] = audioId.split('-');
    const woord = woorden[Number(nr) - 1];
    if (woord === undefined || (kind !== 'w' && kind !== 'z')) throw createError('NIET_GEVONDEN');
    return this.deps.spoken.say(access, leerling, { kind, text: kind === 'w' ? woord.woord : woord.zin });
  }

  private async wordsAtWork(leerling: LeerlingRow, params: AfnameParams): Promise<readonly ToetsWoord[]> {
    const { toets, afname, status } = await this.requireSitting(leerling, params);
    if (!AT_WORK.has(afname.status) || !this.isOpen(afname, status)) throw createError('VENSTER_DICHT');
    return toets.woorden;
  }

  private async step(access: Access, params: AfnameParams, event: AfnameEvent): Promise<Afname> {
    const leerling = await this.openForWriting(access, params);
    const key = keyOf(leerling, params);
    await this.deps.transaction(async ({ toetsen }) => {
      const { afname, status } = await this.requireSitting(leerling, params, toetsen);
      // Handed in once is handed in; a second press changes nothing.
      if (event === 'inleveren' && afname.status === 'ingeleverd') return;
      if (!this.isOpen(afname, status)) throw createError('VENSTER_DICHT');
      const next = afnameAfter(afname.status, event);
      if (next === undefined) throw createError('STAP_NIET_TOEGESTAAN');
      const now = new Date(this.deps.clock.now());
      await toetsen.saveAfname(key, {
        status: next,
        ...(event === 'start' ? { begonnen: afname.begonnen ?? now } : {}),
        ...(event === 'pauze' && afname.status === 'bezig' ? { pauzes: afname.pauzes + 1 } : {}),
        ...(event === 'inleveren' ? { ingeleverd: now } : {}),
      });
    });
    return this.present(await this.requireSitting(leerling, params));
  }

  private isOpen(afname: AfnameRow, status: ToetsStatus): boolean {
    return isOpenFor(status, { end: afname.venster_tot?.getTime() }, this.deps.clock.now());
  }

  private async openForWriting(access: Access, params: AfnameParams): Promise<LeerlingRow> {
    const leerling = await this.deps.leerlingen.openForWriting(access, params.leerlingId);
    await this.requireTenant(leerling, params, false);
    return leerling;
  }

  /** The tenant of the path is that of the leerling, and has tests in its licence; only an adult hears about a licence. */
  private async requireTenant(leerling: LeerlingRow, { tenantId }: AfnameParams, adult: boolean): Promise<void> {
    if (leerling.admin_id !== tenantId) throw createError('NIET_GEVONDEN');
    if (!(await this.deps.repository.hasFeature(tenantId)))
      throw createError(adult ? 'FUNCTIE_NIET_IN_LICENTIE' : 'NIET_GEVONDEN');
  }

  /** Locked inside a transaction, so that of two answers of one leerling neither is lost. */
  private async requireSitting(
    leerling: LeerlingRow,
    params: AfnameParams,
    locking?: MethodetoetsenRepository,
  ): Promise<Sitting> {
    const key = keyOf(leerling, params);
    const afname = await (locking?.lockAfname(key) ?? this.deps.repository.findAfname(key));
    const toets = await (locking ?? this.deps.repository).find(key.adminId, key.methodetoetsId);
    if (toets === undefined || afname === undefined) throw createError('NIET_GEVONDEN');
    const status = toetsStandingOf(toets, this.deps.clock.now());
    if (status === 'concept') throw createError('NIET_GEVONDEN');
    return { toets, afname, status };
  }

  private present(sitting: Sitting): Afname {
    const { toets, afname } = sitting;
    const stand = this.standOf(sitting);
    const woorden = stand === 'bezig' ? toets.woorden : [];
    return {
      stand,
      titel: toets.titel,
      aantal: toets.woorden.length,
      vensterVan: (toets.venster_van ?? new Date(0)).toISOString(),
      vensterTot: (afname.venster_tot ?? toets.venster_tot ?? new Date(0)).toISOString(),
      heropend: afname.heropend.length > 0,
      items: itemsOf(woorden, (nr) =>
        Math.max(0, toets.afspeelbeurten - (afname.antwoorden[String(nr)]?.beurten ?? 0)),
      ),
      ingevuld: woorden.flatMap((_, index) => {
        const stored = afname.antwoorden[String(index + 1)];
        return stored === undefined ? [] : [{ nr: index + 1, ruw: stored.ruw, beurten: stored.beurten }];
      }),
      meekijken: false,
    };
  }

  private standOf({ afname, status }: Sitting): Afname['stand'] {
    const state = afnameStandingOf(afname, status, this.deps.clock.now());
    if (status === 'gepland') return 'straks';
    if (state === 'ingeleverd' || state === 'beoordeeld') return 'ingeleverd';
    if (!this.isOpen(afname, status)) return 'dicht';
    return state === 'bezig' ? 'bezig' : 'mag';
  }

  private async presentSample(leerling: LeerlingRow, params: AfnameParams): Promise<Afname> {
    const toets = await this.deps.repository.find(leerling.admin_id, params.methodetoetsId);
    if (toets === undefined) throw createError('NIET_GEVONDEN');
    const { sample } = this.deps;
    return {
      stand: 'bezig',
      titel: toets.titel,
      aantal: sample.length,
      vensterVan: (toets.venster_van ?? new Date(0)).toISOString(),
      vensterTot: (toets.venster_tot ?? new Date(0)).toISOString(),
      heropend: false,
      items: itemsOf(sample, () => toets.afspeelbeurten),
      ingevuld: [],
      meekijken: true,
    };
  }
}

const keyOf = (leerling: LeerlingRow, { methodetoetsId, leerlingId }: AfnameParams): AfnameKey => ({
  adminId: leerling.admin_id,
  methodetoetsId,
  leerlingId,
});

const itemsOf = (woorden: readonly ToetsWoord[], left: (nr: number) => number): Afname['items'] =>
  woorden.map(({ woord, zin }, index) => ({
    nr: index + 1,
    audioId: String(index + 1),
    zinMetGat: gapSentence(
      zin,
      woord,
      woorden.map((other) => other.woord),
    ),
    beurten: left(index + 1),
  }));
