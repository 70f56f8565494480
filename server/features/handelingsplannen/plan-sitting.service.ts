import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { afnameAfter, GAP, gapSentence, type AfnameEvent } from '#engine/core/domein/methodetoets.ts';
import { normalizeRuw } from '#engine/core/scoring/judgment.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { serverText } from '../../platform/taal/texts.ts';
import type { LeerlingenRead, LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { Afname, AfnameAntwoord, Noted } from '../methodetoetsen/afname.contract.ts';
import type { SpokenRead, SpokenSound } from '../woordlijsten/spoken.read.ts';
import type { TestWoord } from './handelingsplannen.contract.ts';
import type { PlanRepositories } from './handelingsplannen.service.ts';
import type { PlanSittingParams } from './plan-sitting.contract.ts';
import type { PlanGate } from './plan-gate.ts';
import type { PlanTestsRepository, PlanSitting, SittingKey } from './plan-tests.repository.ts';
import { judgedAnswers, TAKEN_IN } from './test-judgment.ts';

interface Deps {
  tests: PlanTestsRepository;
  gate: PlanGate;
  transaction: Transaction<PlanRepositories>;
  leerlingen: LeerlingenRead;
  spoken: SpokenRead;
  clock: Clock;
}
interface Seat {
  leerling: LeerlingRow;
  key: SittingKey;
}

/** A test of a plan has no window: it stands there until the teacher takes it away. */
const ALWAYS = { vensterVan: '2000-01-01T00:00:00.000Z', vensterTot: '9999-12-31T00:00:00.000Z' } as const;
/** What stands in the sentence of a test for its word. */
const DOTS = '…';

/** The whole sentence that is said; nothing = the word has none. */
const sentenceOf = ({ woord, zin }: TestWoord): string | undefined => zin?.replace(DOTS, woord);

/** A test of a care plan, taken by its leerling at the lighthouse. Nothing that goes out here spells a word of it, or names the plan. */
export class PlanSittingService {
  constructor(private readonly deps: Deps) {}

  async find(access: Access, params: PlanSittingParams): Promise<Afname> {
    const { key } = await this.open(access, params);
    return this.present(access, key, await this.require(key));
  }

  start(access: Access, params: PlanSittingParams): Promise<Afname> {
    return this.step(access, params, 'start');
  }

  pause(access: Access, params: PlanSittingParams): Promise<Afname> {
    return this.step(access, params, 'pauze');
  }

  /** Judges what was written as if it stood on paper. */
  async handIn(access: Access, params: PlanSittingParams): Promise<Afname> {
    const { key } = await this.open(access, params);
    await this.deps.transaction(async ({ tests }) => {
      const sitting = await this.require(key, tests);
      // Handed in once is handed in; a second press changes nothing.
      if (sitting.takenOn !== null) return;
      this.requireOpen(key, sitting);
      if (afnameAfter(sitting.state, 'inleveren') === undefined) throw createError('STAP_NIET_TOEGESTAAN');
      const answers = sitting.woorden.map((_, index) => {
        const { ruw = '', silent } = sitting.antwoorden[String(index + 1)] ?? {};
        return { written: ruw, slip: false, ...(silent === true ? { silent } : {}) };
      });
      const woorden = judgedAnswers(sitting.woorden, answers);
      await tests.save(key, { soort: key.soort, woorden, takenOn: new Date(this.deps.clock.now()) });
    });
    return this.find(access, params);
  }

  async note(
    access: Access,
    { nr, ...params }: PlanSittingParams & { nr: number },
    given: AfnameAntwoord,
  ): Promise<Noted> {
    const { key } = await this.open(access, params);
    await this.deps.transaction(async ({ tests }) => {
      const sitting = await this.require(key, tests);
      if (sitting.woorden[nr - 1] === undefined) throw createError('NIET_GEVONDEN');
      // Typed before the teacher took it off the map, and come later: kept.
      if (sitting.takenOn !== null || sitting.status !== TAKEN_IN[key.soort] || sitting.state === 'klaar')
        throw createError('VENSTER_DICHT');
      const antwoord = {
        ruw: normalizeRuw(given.ruw),
        beurten: Math.max(given.beurten, sitting.antwoorden[String(nr)]?.beurten ?? 0),
        ...(given.silent === true ? { silent: true } : {}),
      };
      await tests.saveSitting(key, { antwoorden: { ...sitting.antwoorden, [nr]: antwoord } });
    });
    return { genoteerd: true };
  }

  async hear(access: Access, { audioId, ...params }: PlanSittingParams & { audioId: string }): Promise<SpokenSound> {
    const { leerling, key } = await this.open(access, params);
    const sitting = await this.require(key);
    this.requireOpen(key, sitting);
    const kind = audioId.startsWith('w') ? 'w' : 'z';
    const woord = sitting.woorden[Number(audioId.slice(2)) - 1];
    if (woord === undefined || sitting.state === 'klaar') throw createError('NIET_GEVONDEN');
    const text = kind === 'w' ? woord.woord : (sentenceOf(woord) ?? woord.woord);
    return this.deps.spoken.say(access, leerling, { kind, text });
  }

  private async step(access: Access, params: PlanSittingParams, event: AfnameEvent): Promise<Afname> {
    const { key } = await this.open(access, params);
    await this.deps.transaction(async ({ tests }) => {
      const sitting = await this.require(key, tests);
      this.requireOpen(key, sitting);
      const next = afnameAfter(sitting.state, event);
      if (next !== 'bezig' && next !== 'gepauzeerd') throw createError('STAP_NIET_TOEGESTAAN');
      await tests.saveSitting(key, { state: next });
    });
    return this.find(access, params);
  }

  /** Only the leerling itself: care data is for nobody who looks along. */
  private async open(access: Access, params: PlanSittingParams): Promise<Seat> {
    const { leerling, meekijken } = await this.deps.leerlingen.open(access, params.leerlingId);
    const licensed = leerling.admin_id === params.tenantId && (await this.deps.gate.hasFeature(params.tenantId));
    if (meekijken || !licensed) throw createError('NIET_GEVONDEN');
    const key = {
      adminId: leerling.admin_id,
      planId: params.handelingsplanId,
      leerlingId: leerling.id,
      soort: params.soort,
    };
    return { leerling, key };
  }

  /** Locked inside a transaction, so that of two answers neither is lost. A test that was left out is none. */
  private async require(key: SittingKey, locking?: PlanTestsRepository): Promise<PlanSitting> {
    const sitting = await (locking ?? this.deps.tests).findSitting(key, locking !== undefined);
    if (sitting === undefined || sitting.woorden.length === 0) throw createError('NIET_GEVONDEN');
    if (!sitting.onMap && sitting.state === 'klaar') throw createError('NIET_GEVONDEN');
    return sitting;
  }

  private requireOpen(key: SittingKey, sitting: PlanSitting): void {
    if (!isOpen(key, sitting)) throw createError('VENSTER_DICHT');
  }

  private present({ session }: Access, key: SittingKey, sitting: PlanSitting): Afname {
    const stand = standOf(key, sitting);
    const woorden = stand === 'bezig' ? sitting.woorden : [];
    const spellings = woorden.map(({ woord }) => woord);
    return {
      stand,
      titel: serverText(session.locale, `zorgtoets.${key.soort}`),
      aantal: sitting.woorden.length,
      ...ALWAYS,
      heropend: stand === 'mag' && sitting.state === 'gepauzeerd',
      items: woorden.map((woord, index) => {
        const zin = sentenceOf(woord);
        return {
          nr: index + 1,
          audioId: String(index + 1),
          zinMetGat: zin === undefined ? GAP : gapSentence(zin, woord.woord, spellings),
          beurten: Math.max(0, CONSTANTS.TOETS_PLAYBACKS - (sitting.antwoorden[String(index + 1)]?.beurten ?? 0)),
        };
      }),
      ingevuld: woorden.flatMap((_, index) => {
        const stored = sitting.antwoorden[String(index + 1)];
        return stored === undefined ? [] : [{ nr: index + 1, ruw: stored.ruw, beurten: stored.beurten }];
      }),
      meekijken: false,
    };
  }
}

const isOpen = ({ soort: kind }: SittingKey, { takenOn, onMap, status }: PlanSitting): boolean =>
  takenOn === null && onMap && status === TAKEN_IN[kind];

function standOf(key: SittingKey, sitting: PlanSitting): Afname['stand'] {
  if (sitting.takenOn !== null) return 'ingeleverd';
  if (!isOpen(key, sitting)) return 'dicht';
  return sitting.state === 'bezig' ? 'bezig' : 'mag';
}
