import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { allowed } from '#engine/core/domein/permissions.ts';
import { normalize } from '#engine/core/taal/woord/normalize.ts';
import type { RuleCode } from '../../platform/contract/fields.contract.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { AnalysisService } from './analysis.service.ts';
import {
  BLOCKING_DOUBTS,
  type Analysis,
  type AnalysisRequest,
  type ListWoord,
  type NewWoordlijst,
  type Woordlijst,
  type WoordlijstChange,
  type Woordlijsten,
} from './woordlijsten.contract.ts';
import type { WoordlijstenRead } from './woordlijsten.read.ts';
import type { WoordlijstenRepository, WoordlijstRow } from './woordlijsten.repository.ts';

interface Deps {
  repository: WoordlijstenRepository;
  read: WoordlijstenRead;
  analysis: AnalysisService;
  clock: Clock;
}

const EXAMPLES = 4;

/** Word lists of teachers. */
export class WoordlijstenService {
  constructor(private readonly deps: Deps) {}

  async list(access: Access): Promise<Woordlijsten> {
    const rows = await this.deps.read.findAll(access);
    return {
      items: rows.map((row) => ({
        ...head(access, row),
        aantal: row.woorden.length,
        voorbeelden: row.woorden.slice(0, EXAMPLES).map(({ spelling }) => spelling),
      })),
    };
  }

  async find(access: Access, id: string): Promise<Woordlijst> {
    return this.present(access, await this.deps.read.require(access, id));
  }

  async analyze(access: Access, { woorden, jaargroep }: AnalysisRequest): Promise<Analysis> {
    return { items: await this.deps.analysis.analyze(access.adminId, woorden, jaargroep) };
  }

  async create(access: Access, list: NewWoordlijst): Promise<Woordlijst> {
    const { repository } = this.deps;
    if ((await repository.count(access.adminId)) >= CONSTANTS.WOORDLIJSTEN_MAX)
      throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'WOORDLIJSTEN_VOL' });
    const id = v7();
    const stored = await this.checked(access, list);
    await repository.create(access.adminId, id, { ...stored, ownerId: access.session.gebruikerId });
    return this.find(access, id);
  }

  async change(access: Access, id: string, list: WoordlijstChange): Promise<Woordlijst> {
    await this.requireEditable(access, id);
    const stored = await this.checked(access, list);
    if (await this.deps.repository.save(access.adminId, id, { ...stored, version: list.versie }))
      return this.find(access, id);
    throw createError('GEWIJZIGD_DOOR_ANDER', { details: await this.find(access, id) });
  }

  async remove(access: Access, id: string): Promise<void> {
    await this.requireEditable(access, id);
    await this.deps.repository.setRemoved(access.adminId, id, new Date(this.deps.clock.now()));
  }

  async restore(access: Access, id: string): Promise<Woordlijst> {
    const row = await this.deps.read.require(access, id, true);
    if (!editable(access, row)) throw createError('NIET_GEVONDEN');
    await this.deps.repository.setRemoved(access.adminId, id, null);
    return this.find(access, id);
  }

  private async requireEditable(access: Access, id: string): Promise<void> {
    if (!editable(access, await this.deps.read.require(access, id))) throw createError('NIET_GEVONDEN');
  }

  /** A word that cannot be played, and one that stands there twice, are marked at their own place. */
  private async checked(access: Access, list: NewWoordlijst) {
    const woorden = list.woorden.map((woord): ListWoord => ({ ...woord, spelling: normalize(woord.spelling) }));
    const analyzed = await this.deps.analysis.analyze(access.adminId, woorden, list.jaargroep);
    const fields: Record<string, RuleCode> = {};
    const seen = new Set<string>();
    for (const [nr, { spelling, doubts }] of analyzed.entries()) {
      if (doubts.some((doubt) => BLOCKING_DOUBTS.includes(doubt))) fields[`woorden.${nr}.spelling`] = 'formaat';
      if (seen.has(spelling)) fields[`woorden.${nr}.spelling`] = 'bestaat_al';
      seen.add(spelling);
    }
    if (Object.keys(fields).length > 0) throw createError('ONGELDIGE_INVOER', { velden: fields });
    const stored = woorden.flatMap((woord) => {
      const item = this.deps.analysis.itemOf(woord.spelling);
      return item === undefined ? [] : [{ ...woord, id: item.id }];
    });
    return { naam: list.naam, shared: list.gedeeld, jaargroep: list.jaargroep ?? null, woorden: stored };
  }

  private async present(access: Access, row: WoordlijstRow): Promise<Woordlijst> {
    const woorden = await this.deps.analysis.analyze(access.adminId, row.woorden, row.jaargroep ?? undefined);
    return { ...head(access, row), woorden };
  }
}

/** A docent changes own lists; whoever runs the school changes them all. */
const editable = (access: Access, row: WoordlijstRow): boolean =>
  allowed(access.session.rol, 'woordlijsten.wijzigen') &&
  (access.scope !== 'eigen' || row.owner_id === access.session.gebruikerId);

const head = (access: Access, row: WoordlijstRow) => ({
  id: row.id,
  naam: row.naam,
  gedeeld: row.shared,
  ...(row.jaargroep === null ? {} : { jaargroep: row.jaargroep }),
  versie: row.versie,
  ...(row.maker === null ? {} : { maker: row.maker }),
  editable: editable(access, row),
});
