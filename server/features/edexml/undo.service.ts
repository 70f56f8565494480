import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { serverText } from '../../platform/taal/texts.ts';
import { dayOf, dateOf, dateOfDay } from '../../platform/time/clock.ts';
import type { ImportUndo } from './edexml.contract.ts';
import type { ImportDeps, ImportRepositories } from './edexml.service.ts';
import { wholeName } from './standing.ts';
import { weighUndo, type UndoHeader, type UndoLine, type UndoWork } from './back.ts';
import type { ImportTarget } from './execution.repository.ts';

/** Takes an import back within seven days, as far as nobody changed what it did. */
export class UndoService {
  constructor(private readonly deps: ImportDeps) {}

  async undo(access: Access, planId: string): Promise<ImportUndo> {
    const { adminId } = access;
    return this.deps.transaction(async (repos) => {
      await repos.plans.lockTenant(adminId);
      const row = await repos.plans.lock(adminId, planId);
      if (row === undefined) throw createError('NIET_GEVONDEN');
      const now = this.deps.clock.now();
      if (
        row.status !== 'uitgevoerd' ||
        row.terug === null ||
        row.ongedaan_tot === null ||
        row.ongedaan_tot.getTime() < now
      )
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ONGEDAAN_TE_LAAT' });
      const rules = await repos.plans.findParts<UndoLine>(adminId, planId, 'terug');
      const newOne = rules.flatMap((rule) => (rule.soort === 'nieuw' ? [rule.id] : []));
      const state = await repos.stand.find(adminId);
      const work = weighUndo(rules, state, new Set(await repos.undo.findUsed(adminId, newOne)));
      const spot: ImportTarget = { adminId, door: access.session.gebruikerId, op: new Date(now), dag: dateOf(now) };
      const bin = {
        reden: serverText(access.session.locale, `import.reden.${row.soort}`),
        wissenOp: dateOfDay(dayOf(now) + state.prullenbakDagen),
      };
      await this.rollBack(repos, spot, { work, kop: row.terug, bin });
      await repos.plans.saveUndone(adminId, planId, spot.op);
      await repos.audit.save({
        adminId,
        wie: spot.door,
        rol: access.session.rol,
        actie: 'import.ongedaan',
        soort: 'importplan',
        doelId: planId,
        reden: access.reden,
      });
      return {
        teruggedraaid: work.remove.length + work.passwordReset.length + work.fromBin.length,
        overgeslagen: work.overgeslagen.map((leerling) => ({ leerlingId: leerling.id, naam: wholeName(leerling) })),
      };
    });
  }

  private async rollBack(
    repos: ImportRepositories,
    spot: ImportTarget,
    part: { work: UndoWork; kop: UndoHeader; bin: { reden: string; wissenOp: string } },
  ): Promise<void> {
    const { work, kop: header } = part;
    await repos.undo.deleteLeerlingen(spot.adminId, work.remove);
    await repos.execution.putPrullenbak(spot, work.backToBin, part.bin);
    await repos.licenties.claimSeats(spot.adminId, work.fromBin.length);
    await repos.execution.takePrullenbak(spot, work.fromBin);
    await repos.undo.restoreLeerlingen(spot.adminId, work.passwordReset, spot.op);
    await repos.execution.deleteMembers(spot.adminId, work.sluit);
    await repos.execution.reopenMembers(spot.adminId, work.reopen);
    await repos.execution.saveArchived(spot.adminId, header.gearchiveerd, null);
    await repos.undo.deleteEmptyGroepen(spot.adminId, header.groepen);
    await repos.undo.restoreSchool(spot.adminId, header.school);
    await repos.execution.renameTiles(spot.adminId, [...new Set(work.reopen.map(({ groepId }) => groepId))]);
  }
}
