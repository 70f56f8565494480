import { v7 } from 'uuid';
import { LVS_FROM, niveauOf } from '#engine/core/domein/lvs.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { compareNames } from '../../platform/taal/name.ts';
import { dateOf } from '../../platform/time/clock.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { lvsName } from './lvs-present.ts';
import { findStartProposals } from './lvs-start.ts';
import { withoutEmpty } from './lvs-row.ts';
import { lvsKey, type LvsSaved } from './lvs-finding.ts';
import type { GroepResults, LvsResult, LvsFinding, NewLvsResult } from './lvs-results.contract.ts';
import { lvsAudit, type LvsDeps } from './lvsspelling.service.ts';

const present = ({ id, bron: source, uitslag: finding }: LvsSaved): LvsResult => ({ id, bron: source, ...finding });

/** Results as a teacher sees them, and single ones by hand. */
export class LvsResultsService {
  constructor(private readonly deps: LvsDeps & { leerlingen: LeerlingenRead }) {}

  /** Every pupil of a group, with the start level that follows where it differs. */
  async findGroep(access: Access, groepId: string): Promise<GroepResults> {
    const {
      repositories: { resultaten: results },
      groepen,
      clock,
    } = this.deps;
    const groep = await groepen.require(access, groepId);
    const leerlingen = await results.findLeerlingen({ adminId: access.adminId, docentId: null, groepId });
    const ids = leerlingen.map(({ id }) => id);
    const saved = await results.findResults(access.adminId, ids);
    const proposals = new Map(
      (await findStartProposals(results, { adminId: access.adminId, leerlingIds: ids }, clock.now())).map(
        (proposal) => [proposal.leerlingId, proposal],
      ),
    );
    return {
      groep: { id: groep.id, naam: groep.naam },
      items: leerlingen
        .map((leerling) => ({
          leerlingId: leerling.id,
          naam: lvsName(leerling),
          sleutel: leerling.sleutel ?? undefined,
          voorstel: proposals.get(leerling.id),
          resultaten: saved.filter(({ leerlingId }) => leerlingId === leerling.id).map(present),
        }))
        .sort((a, b) => compareNames(a.naam, b.naam)),
    };
  }

  /** One result by hand. Throws ONGELDIGE_INVOER for a day that cannot be, and for a result that is there already. */
  async create(access: Access, leerlingId: string, newOne: NewLvsResult): Promise<LvsResult> {
    const at = new Date(this.deps.clock.now());
    if (newOne.afnamedatum < LVS_FROM || newOne.afnamedatum > dateOf(at.getTime()))
      throw createError('ONGELDIGE_INVOER', { velden: { afnamedatum: 'bereik' } });
    await this.deps.leerlingen.require(access, leerlingId);
    const niveau =
      newOne.niveau === undefined || newOne.schaal === undefined ? undefined : niveauOf(newOne.niveau, newOne.schaal);
    const finding: LvsFinding = withoutEmpty({ ...newOne, niveau, categorieen: {} });
    const id = v7();
    return this.deps.transaction(async ({ plans, resultaten: results, audit }) => {
      await plans.lockTenant(access.adminId);
      const existing = await results.findResults(access.adminId, [leerlingId]);
      if (existing.some((row) => lvsKey(leerlingId, row.uitslag) === lvsKey(leerlingId, finding)))
        throw createError('ONGELDIGE_INVOER', { velden: { toets: 'bestaat_al' } });
      await results.create(
        { adminId: access.adminId, door: access.session.gebruikerId, op: at, bron: 'hand', importId: null },
        [{ id, leerlingId, uitslag: finding }],
      );
      await audit.save(lvsAudit(access, { actie: 'lvs.toegevoegd', soort: 'lvs_resultaat', doelId: id }));
      return { id, bron: 'hand', ...finding };
    });
  }

  async delete(access: Access, leerlingId: string, resultId: string): Promise<void> {
    await this.deps.leerlingen.require(access, leerlingId);
    await this.deps.transaction(async ({ resultaten: results, audit }) => {
      const [row] = await results.findByIds(access.adminId, [resultId]);
      if (row === undefined || row.leerlingId !== leerlingId) throw createError('NIET_GEVONDEN');
      await results.delete(access.adminId, [resultId]);
      await audit.save(lvsAudit(access, { actie: 'lvs.verwijderd', soort: 'lvs_resultaat', doelId: resultId }));
    });
  }
}
