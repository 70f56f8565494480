import type { Clock } from '#engine/core/basis/clock.ts';
import { blockOf } from '#engine/core/domein/building-blocks.ts';
import { FIGURE_SLOTS, type OwnFigure } from '#engine/core/domein/figure.ts';
import { partOf } from '#engine/core/domein/wardrobe.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { ownedOf, type BookingRow, type LedgerRepository } from '../../platform/ledger/ledger.repository.ts';
import type { LeerlingenRead, LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import { RETURN_HOURS, type Beloningen, type Eiland, type OpenedGifts } from './beloningen.contract.ts';
import type { BeloningenRead } from './beloningen.read.ts';
import type { BeloningenRepository } from './beloningen.repository.ts';

export interface BeloningenRepositories {
  ledger: LedgerRepository;
  own: BeloningenRepository;
  read: BeloningenRead;
}
interface Deps {
  transaction: Transaction<BeloningenRepositories>;
  leerlingen: LeerlingenRead;
  instellingen: OefeninstellingenRead;
  content: Pick<Content, 'leerdoelen' | 'strands'>;
  clock: Clock;
}

const HOUR_MS = 3_600_000;

/** What a leerling earned, has and wears. */
export class BeloningenService {
  constructor(private readonly deps: Deps) {}

  async find(access: Access, leerlingId: string): Promise<Beloningen> {
    const { leerling } = await this.deps.leerlingen.open(access, leerlingId);
    const { instelling: setting } = await this.deps.instellingen.findFor(access.adminId, leerling);
    const { admin_id: adminId, id } = leerling;
    return this.deps.transaction(async ({ ledger, own, read }) => {
      const things = await ledger.findThings(adminId, id);
      const { figuur: figure, eiland: corner, seenUntil } = await read.findOwn(adminId, id);
      const stars = await own.findStars(adminId, id);
      return {
        aan: setting.beloningen,
        munten: Math.max(0, await ledger.balance(adminId, id)),
        earned: await own.findEarned(adminId, id),
        figuur: figure,
        eigen: [...ownedOf(things)],
        aankopen: this.returnable(things),
        stickers: stars.map(({ spel, sterren: best }) => ({ spel, trap: Math.min(3, best) })),
        leerdoelen: this.mastered(things),
        eiland: corner.filter(({ code }) => blockOf(code) !== undefined),
        gifts: await read.findGifts(adminId, id, seenUntil),
      };
    });
  }

  /** Stores the figure; only what is free or owned can be worn. What the catalogue no longer knows is taken off. */
  async setFigure(access: Access, leerlingId: string, figure: OwnFigure): Promise<OwnFigure> {
    const leerling = await this.deps.leerlingen.openForWriting(access, leerlingId);
    return this.withThings(leerling, async ({ own }, owned) => {
      const parts: OwnFigure['parts'] = {};
      for (const slot of FIGURE_SLOTS) {
        const code = figure.parts[slot];
        const part = code === undefined ? undefined : partOf(code);
        if (part === undefined) continue;
        if (part.slot !== slot) throw createError('ONGELDIGE_INVOER', { velden: { [`parts.${slot}`]: 'kies' } });
        if (part.price > 0 && !owned.has(part.code))
          throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ONDERDEEL_NIET_VAN_JOU' });
        parts[slot] = part.code;
      }
      const stored = { ...figure, parts };
      await own.save(leerling.admin_id, leerling.id, { figuur: stored });
      return stored;
    });
  }

  /** Stores where the things of the own corner stand; only what is owned can stand there. */
  async setCorner(access: Access, leerlingId: string, { eiland: corner }: Eiland): Promise<Eiland> {
    const leerling = await this.deps.leerlingen.openForWriting(access, leerlingId);
    return this.withThings(leerling, async ({ own }, owned) => {
      const known = corner.filter(({ code }) => blockOf(code) !== undefined);
      if (known.some(({ code }) => !owned.has(code)))
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ONDERDEEL_NIET_VAN_JOU' });
      await own.save(leerling.admin_id, leerling.id, { eiland: known });
      return { eiland: known };
    });
  }

  /** Gifts stay opened, also when an older device tells of fewer. */
  async openGifts(access: Access, leerlingId: string, { seenUntil }: OpenedGifts): Promise<void> {
    const leerling = await this.deps.leerlingen.openForWriting(access, leerlingId);
    await this.withThings(leerling, async ({ own, read }) => {
      const { seenUntil: before } = await read.findOwn(leerling.admin_id, leerling.id);
      const moment = new Date(Math.min(Date.parse(seenUntil), this.deps.clock.now()));
      if (before === null || before < moment) await own.save(leerling.admin_id, leerling.id, { seenUntil: moment });
    });
  }

  /** Work on what a leerling has, while nobody else buys or brings back anything of it. */
  private withThings<T>(
    { admin_id: adminId, id }: LeerlingRow,
    work: (repositories: BeloningenRepositories, owned: ReadonlySet<string>) => Promise<T>,
  ): Promise<T> {
    return this.deps.transaction(async (repositories) => {
      await repositories.ledger.lock(adminId, id);
      return work(repositories, ownedOf(await repositories.ledger.findThings(adminId, id)));
    });
  }

  private returnable(things: readonly BookingRow[]): Beloningen['aankopen'] {
    const back = new Set(things.filter(({ soort: kind }) => kind === 'terug').map(({ sleutel: key }) => key));
    return things
      .filter(({ soort: kind }) => kind === 'aankoop')
      .map(({ sleutel: key, code, bedrag: amount, op: moment }) => ({
        sleutel: key.replace('aankoop:', ''),
        code,
        bedrag: -amount,
        tot: new Date(moment.getTime() + RETURN_HOURS * HOUR_MS).toISOString(),
      }))
      .filter(({ sleutel: key, tot: until }) => !back.has(`terug:${key}`) && Date.parse(until) > this.deps.clock.now())
      .toReversed();
  }

  private mastered(things: readonly BookingRow[]): Beloningen['leerdoelen'] {
    const { leerdoelen, strands } = this.deps.content;
    return things
      .filter(({ soort: kind }) => kind === 'doel')
      .flatMap(({ code }) => {
        const doel = leerdoelen.get(code) ?? strands.get(code);
        return doel === undefined ? [] : [{ doelId: code, titel: doel.kindnaam }];
      });
  }
}
