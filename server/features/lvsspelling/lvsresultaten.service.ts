import { v7 } from 'uuid';
import { LVS_VANAF, niveauVan } from '#engine/core/domein/lvs.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { vergelijkNamen } from '../../platform/taal/naam.ts';
import { datumVan } from '../../platform/tijd/klok.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { lvsNaam } from './lvs-presenteer.ts';
import { findStartvoorstellen } from './lvs-start.ts';
import { zonderLeeg } from './lvs-rij.ts';
import { lvsSleutel, type LvsBewaard } from './lvs-uitslag.ts';
import type { Groepsresultaten, LvsResultaat, LvsUitslag, NieuwLvsResultaat } from './lvsresultaten.contract.ts';
import { lvsAudit, type LvsDeps } from './lvsspelling.service.ts';

const presenteer = ({ id, bron, uitslag }: LvsBewaard): LvsResultaat => ({ id, bron, ...uitslag });

/** Results as a teacher sees them, and single ones by hand. */
export class LvsResultatenService {
  constructor(private readonly deps: LvsDeps & { leerlingen: LeerlingenRead }) {}

  /** Every pupil of a group, with the start level that follows where it differs. */
  async findGroep(toegang: Toegang, groepId: string): Promise<Groepsresultaten> {
    const {
      repositories: { resultaten },
      groepen,
      clock,
    } = this.deps;
    const groep = await groepen.require(toegang, groepId);
    const leerlingen = await resultaten.findLeerlingen({ adminId: toegang.adminId, docentId: null, groepId });
    const ids = leerlingen.map(({ id }) => id);
    const bewaard = await resultaten.findResultaten(toegang.adminId, ids);
    const voorstellen = new Map(
      (await findStartvoorstellen(resultaten, { adminId: toegang.adminId, leerlingIds: ids }, clock.now())).map(
        (voorstel) => [voorstel.leerlingId, voorstel],
      ),
    );
    return {
      groep: { id: groep.id, naam: groep.naam },
      items: leerlingen
        .map((leerling) => ({
          leerlingId: leerling.id,
          naam: lvsNaam(leerling),
          sleutel: leerling.sleutel ?? undefined,
          voorstel: voorstellen.get(leerling.id),
          resultaten: bewaard.filter(({ leerlingId }) => leerlingId === leerling.id).map(presenteer),
        }))
        .sort((a, b) => vergelijkNamen(a.naam, b.naam)),
    };
  }

  /** One result by hand. Throws ONGELDIGE_INVOER for a day that cannot be, and for a result that is there already. */
  async create(toegang: Toegang, leerlingId: string, nieuw: NieuwLvsResultaat): Promise<LvsResultaat> {
    const op = new Date(this.deps.clock.now());
    if (nieuw.afnamedatum < LVS_VANAF || nieuw.afnamedatum > datumVan(op.getTime()))
      throw createError('ONGELDIGE_INVOER', { velden: { afnamedatum: 'bereik' } });
    await this.deps.leerlingen.require(toegang, leerlingId);
    const niveau =
      nieuw.niveau === undefined || nieuw.schaal === undefined ? undefined : niveauVan(nieuw.niveau, nieuw.schaal);
    const uitslag: LvsUitslag = zonderLeeg({ ...nieuw, niveau, categorieen: {} });
    const id = v7();
    return this.deps.transactie(async ({ plannen, resultaten, audit }) => {
      await plannen.lockTenant(toegang.adminId);
      const bestaand = await resultaten.findResultaten(toegang.adminId, [leerlingId]);
      if (bestaand.some((rij) => lvsSleutel(leerlingId, rij.uitslag) === lvsSleutel(leerlingId, uitslag)))
        throw createError('ONGELDIGE_INVOER', { velden: { toets: 'bestaat_al' } });
      await resultaten.create(
        { adminId: toegang.adminId, door: toegang.sessie.gebruikerId, op, bron: 'hand', importId: null },
        [{ id, leerlingId, uitslag }],
      );
      await audit.save(lvsAudit(toegang, { actie: 'lvs.toegevoegd', soort: 'lvs_resultaat', doelId: id }));
      return { id, bron: 'hand', ...uitslag };
    });
  }

  async delete(toegang: Toegang, leerlingId: string, resultaatId: string): Promise<void> {
    await this.deps.leerlingen.require(toegang, leerlingId);
    await this.deps.transactie(async ({ resultaten, audit }) => {
      const [rij] = await resultaten.findOpId(toegang.adminId, [resultaatId]);
      if (rij === undefined || rij.leerlingId !== leerlingId) throw createError('NIET_GEVONDEN');
      await resultaten.delete(toegang.adminId, [resultaatId]);
      await audit.save(lvsAudit(toegang, { actie: 'lvs.verwijderd', soort: 'lvs_resultaat', doelId: resultaatId }));
    });
  }
}
