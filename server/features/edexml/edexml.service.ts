import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { EckSeal } from '../../platform/auth/eck.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { ImportplanRepository, PlanRow } from '../../platform/database/importplan.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { FileData } from '../../platform/http/upload.ts';
import { registeredName } from '../../platform/taal/name.ts';
import { serverText } from '../../platform/taal/texts.ts';
import { dayOf, dateOf, dateOfDay, schooljaarOf } from '../../platform/time/clock.ts';
import type { LicentiesRead } from '../licenties/licenties.read.ts';
import type { ImportHistory, Importplan, Choices, ImportOutcome } from './edexml.contract.ts';
import type { ReadImport } from './import.reader.ts';
import type { Schoolcode } from './delivery.ts';
import type { UndoRepository } from './undo.repository.ts';
import { createCommand, type ImportCommand } from './command.ts';
import { draftImportPlan } from './plan.ts';
import type { ImportPlanDraft, DraftRule } from './plan.types.ts';
import { presentPlan, talliesOf } from './present.ts';
import { dataVersion, type SchoolState } from './standing.ts';
import type { SchoolStateRepository } from './standing.repository.ts';
import { createUndoLines, type UndoHeader } from './back.ts';
import type { MembershipRow, ImportTarget, ExecutionRepository } from './execution.repository.ts';

type Kind = 'edexml' | 'csv';
export interface ImportRepositories {
  plans: ImportplanRepository<Kind, ImportOutcome, UndoHeader>;
  stand: SchoolStateRepository;
  execution: ExecutionRepository;
  undo: UndoRepository;
  licenties: LicentiesRead;
  audit: AuditRepository;
}
export interface ImportDeps {
  repositories: ImportRepositories;
  transaction: Transaction<ImportRepositories>;
  eck: EckSeal;
  clock: Clock;
}

/** Rows from which an import changes how the tables are best read. */
const MANY = 250;
const VALID_MS = 30 * 60_000;
const UNDO_DAYS = 7;
const DAY_MS = 86_400_000;

/** Plan first, then one transaction: nothing is written before somebody confirms, and then all of it or nothing. */
export class EdexmlService {
  constructor(private readonly deps: ImportDeps) {}

  /** Holds a file against the school. Throws ANDERE_SCHOOL unless office said that it knows. */
  async plan(
    access: Access,
    file: FileData,
    part: { read: (file: FileData, state: SchoolState) => Promise<ReadImport>; andereSchool: boolean },
  ): Promise<Importplan> {
    const { adminId } = access;
    const {
      repositories: { stand: states, licenties },
      transaction,
      clock,
      eck,
    } = this.deps;
    const state = await states.find(adminId);
    const { levering: delivery, gegokt: guessed } = await part.read(file, state);
    const now = clock.now();
    delivery.schooljaar ||= schooljaarOf(now);
    if (isOtherSchool(delivery.school, state.school) && !(part.andereSchool && access.scope === 'reden'))
      throw createError('ANDERE_SCHOOL');
    const plan = await draftImportPlan({
      levering: delivery,
      gegokt: guessed,
      stand: state,
      vandaag: dateOf(now),
      schooljaar: schooljaarOf(now),
      eck: (eckid) => eck.seal(eckid),
    });
    const planId = v7();
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    const expiresAt = new Date(now + VALID_MS);
    const { regels: rules, ...header } = plan;
    await transaction(async ({ plans, audit }) => {
      await plans.cleanup(new Date(now));
      await plans.create({
        adminId,
        id: planId,
        soort: plan.soort,
        sha256,
        tellingen: talliesOf(rules),
        gegevensversie: await dataVersion(state),
        door: access.session.gebruikerId,
        op: new Date(now),
        verlooptOp: expiresAt,
        inhoud: [header, ...rules],
      });
      await audit.save(this.line(access, part.andereSchool ? 'import.plan.andere_school' : 'import.plan', planId));
    });
    const places = await licenties.findSeats(adminId);
    return presentPlan(plan, {
      planId,
      sha256,
      verlooptOp: expiresAt.toISOString(),
      plaatsen: places?.totaal,
      stand: state,
    });
  }

  /** Runs a plan. The same user gets the first answer again; anybody else, and a school that changed, gets 409. */
  async run(access: Access, planId: string, choices: Choices): Promise<ImportOutcome> {
    const { adminId } = access;
    const out = await this.deps.transaction(async (repos) => {
      await repos.plans.lockTenant(adminId);
      const row = await repos.plans.lock(adminId, planId);
      if (row === undefined) throw createError('NIET_GEVONDEN');
      if (row.uitkomst !== null) return this.earlier(row, access);
      if (row.status !== 'gemaakt' || row.verloopt_op.getTime() < this.deps.clock.now())
        throw createError('PLAN_VERVALLEN');
      const state = await repos.stand.find(adminId);
      if ((await dataVersion(state)) !== row.gegevensversie) return undefined;
      const [header, ...rules] = await repos.plans.findParts<Omit<ImportPlanDraft, 'regels'> | DraftRule>(
        adminId,
        planId,
        'plan',
      );
      const command = await createCommand(planOf(header, rules), choices, { stand: state, newId: v7 });
      return this.runAction(repos, access, {
        planId,
        opdracht: command,
        stand: state,
        soort: row.soort,
        school: planOf(header, []).school,
      });
    });
    if (out !== undefined) {
      if (out.aangemaakt + out.prullenbak + out.verplaatst >= MANY) await this.deps.repositories.stand.analyze();
      return out;
    }
    await this.deps.repositories.plans.saveLapsed(adminId, planId);
    throw createError('PLAN_VERVALLEN');
  }

  async listHistory(adminId: string): Promise<ImportHistory> {
    const rows = await this.deps.repositories.plans.findHistory(adminId);
    const now = this.deps.clock.now();
    return {
      items: rows.map((row) => ({
        planId: row.id,
        soort: row.soort,
        status: row.status,
        op: row.uitgevoerd_op.toISOString(),
        aangemaakt: row.uitkomst.aangemaakt,
        gewijzigd: row.uitkomst.gewijzigd,
        prullenbak: row.uitkomst.prullenbak,
        door:
          row.voornaam === null
            ? ''
            : registeredName({
                voornaam: row.voornaam,
                voorvoegsel: row.voorvoegsel,
                achternaam: row.achternaam ?? '',
              }),
        ongedaanTot:
          row.status === 'uitgevoerd' && row.ongedaan_tot.getTime() > now ? row.ongedaan_tot.toISOString() : undefined,
      })),
    };
  }

  private earlier(row: PlanRow<Kind, ImportOutcome, UndoHeader>, access: Access): ImportOutcome {
    if (row.status !== 'uitgevoerd' || row.uitkomst === null || row.uitgevoerd_door !== access.session.gebruikerId)
      throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'PLAN_AL_UITGEVOERD' });
    return row.uitkomst;
  }

  private async runAction(
    repos: ImportRepositories,
    access: Access,
    work: { planId: string; opdracht: ImportCommand; stand: SchoolState; soort: Kind; school: Schoolcode },
  ): Promise<ImportOutcome> {
    const { opdracht: command, stand: state, planId } = work;
    const now = this.deps.clock.now();
    const spot: ImportTarget = {
      adminId: access.adminId,
      door: access.session.gebruikerId,
      op: new Date(now),
      dag: dateOf(now),
    };
    const restored = command.change.filter((change) => change.terugzetten);
    const erasureAt = dateOfDay(dayOf(now) + state.prullenbakDagen);
    await repos.execution.putPrullenbak(spot, command.weg, {
      reden: serverText(access.session.locale, `import.reden.${work.soort}`),
      wissenOp: erasureAt,
    });
    await repos.licenties.claimSeats(spot.adminId, command.nieuw.length + restored.length);
    await repos.execution.createGroepen(spot, command.groepen, {
      schooljaar: command.schooljaar,
      bron: work.soort,
      settingName: serverText(access.session.locale, 'groep.standaardInstelling'),
      newId: v7,
    });
    await repos.execution.saveGroepKeys(spot.adminId, command.groepKeys);
    await repos.execution.takePrullenbak(
      spot,
      restored.map(({ oud: old }) => old),
    );
    await repos.execution.createLeerlingen(spot, command.nieuw);
    await repos.execution.updateLeerlingen(spot, command.change);
    const loose = await this.move(repos, spot, command);
    await repos.execution.linkDocenten(spot.adminId, command.leerkrachten);
    if (Object.keys(work.school).length > 0)
      await repos.execution.saveSchool(spot.adminId, { ...work.school, ...state.school });
    const outcome = outcomeOf(planId, command, {
      teruggezet: restored.length,
      ongedaanTot: new Date(now + UNDO_DAYS * DAY_MS),
      emails: state.emails,
      groepen: state.groepen,
    });
    await repos.plans.saveParts(spot.adminId, { planId, soort: 'terug', inhoud: createUndoLines(command, loose) });
    await repos.plans.saveExecuted(spot.adminId, planId, {
      door: spot.door,
      op: spot.op,
      uitkomst: outcome,
      ongedaanTot: new Date(outcome.ongedaanTot),
      terug: {
        groepen: command.groepen.map(({ id }) => id),
        gearchiveerd: command.archiveren.map(({ id }) => id),
        school: state.school,
      },
    });
    await repos.audit.save(this.line(access, 'import.uitgevoerd', planId));
    for (const { id } of command.weg)
      await repos.audit.save({ ...this.line(access, 'import.prullenbak', id), soort: 'leerling' });
    return outcome;
  }

  /** Memberships of everybody; answers those that only closed because their group was archived. */
  private async move(
    { execution }: ImportRepositories,
    spot: ImportTarget,
    command: ImportCommand,
  ): Promise<MembershipRow[]> {
    const archived = command.archiveren.map(({ id }) => id);
    await execution.closeMembers(
      spot,
      command.change.flatMap(({ id, swap }) => swap.removed.map((member) => ({ leerlingId: id, ...member }))),
    );
    const loose = archived.length === 0 ? [] : await execution.findOpen(spot.adminId, archived);
    await execution.closeMembers(spot, loose);
    await execution.saveArchived(spot.adminId, archived, spot.op);
    const open = [
      ...command.nieuw.flatMap(({ id, groepIds }) => groepIds.map((groepId) => ({ leerlingId: id, groepId }))),
      ...command.change.flatMap(({ id, swap }) => swap.added.map((groepId) => ({ leerlingId: id, groepId }))),
    ];
    await execution.openMembers(spot, open);
    const touched = [
      ...open.map(({ groepId }) => groepId),
      ...command.change.flatMap(({ oud: old }) => old.groepen.map(({ groepId }) => groepId)),
    ];
    await execution.renameTiles(spot.adminId, [...new Set(touched)]);
    return loose;
  }

  private line(
    access: Access,
    action: string,
    doelId: string,
  ): {
    adminId: string;
    wie: string;
    rol: string;
    actie: string;
    soort: string;
    doelId: string;
    reden?: string | undefined;
  } {
    return {
      adminId: access.adminId,
      wie: access.session.gebruikerId,
      rol: access.session.rol,
      actie: action,
      soort: 'importplan',
      doelId,
      reden: access.reden,
    };
  }
}

/** The stored pieces as one plan again. */
function planOf(
  header: Omit<ImportPlanDraft, 'regels'> | DraftRule | undefined,
  parts: readonly (Omit<ImportPlanDraft, 'regels'> | DraftRule)[],
): ImportPlanDraft {
  if (header === undefined || !('schooljaar' in header)) throw createError('PLAN_VERVALLEN');
  return { ...header, regels: parts.filter((part): part is DraftRule => 'nr' in part) };
}

/** Whether a file names another school than the one that is known; a part that one of them lacks says nothing. */
function isOtherSchool(file: Schoolcode, known: Schoolcode): boolean {
  const collides = (['brin', 'dependance', 'instellingsnummer'] as const).some(
    (part) => file[part] !== undefined && known[part] !== undefined && file[part] !== known[part],
  );
  const other = (one: Schoolcode, two: Schoolcode): boolean =>
    one.brin !== undefined &&
    one.instellingsnummer === undefined &&
    two.brin === undefined &&
    two.instellingsnummer !== undefined;
  return collides || other(file, known) || other(known, file);
}

function outcomeOf(
  planId: string,
  command: ImportCommand,
  part: { teruggezet: number; ongedaanTot: Date; emails: ReadonlySet<string>; groepen: SchoolState['groepen'] },
): ImportOutcome {
  const names = new Map([...part.groepen, ...command.groepen].map(({ id, naam: name }) => [id, name]));
  const perGroep = new Map<string, number>();
  for (const {
    groepIds: [groepId],
  } of command.nieuw)
    if (groepId !== undefined) perGroep.set(groepId, (perGroep.get(groepId) ?? 0) + 1);
  return {
    planId,
    aangemaakt: command.nieuw.length,
    gewijzigd: command.change.length - part.teruggezet,
    teruggezet: part.teruggezet,
    prullenbak: command.weg.length,
    verplaatst: command.change.filter(({ swap }) => swap.added.length > 0).length,
    groepen: command.groepen.length,
    gearchiveerd: command.archiveren.length,
    uitgenodigd: 0,
    kaartgroepen: [...perGroep].map(([id, count]) => ({ id, naam: names.get(id) ?? '', aantal: count })),
    leerkrachten: command.leerkrachten.map((docent) => ({
      ...docent,
      uitgenodigd: part.emails.has(docent.email),
    })),
    ongedaanTot: part.ongedaanTot.toISOString(),
  };
}
