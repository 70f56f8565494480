import { v7 } from 'uuid';
import { createCsv } from '#engine/core/basis/csv.ts';
import type { PlanRow } from '../../platform/database/importplan.repository.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { registeredName } from '../../platform/taal/name.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import { toProfile } from './lvs-columns.ts';
import { createLvsCommand, type LvsCommand } from './lvs-command.ts';
import { involvedIds, lvsVersion, type LvsPlanDraft, type LvsPlanHeading, type LvsPlanLine } from './lvs-plan.ts';
import { lvsNotice, lvsName } from './lvs-present.ts';
import { findStartProposals } from './lvs-start.ts';
import { createLvsUndoLines, weighLvsUndo, type LvsUndoLine } from './lvs-back.ts';
import type { LvsSpot } from './lvs-results.repository.ts';
import type { LvsHistory, LvsUndo, LvsOutcome, LvsExecute } from './lvsspelling.contract.ts';
import { lvsAudit, lvsRange, canAccessPlan, type LvsDeps, type LvsRepositories } from './lvsspelling.service.ts';

type Header = LvsPlanHeading & { koppen: string[] };
/** Rows that stayed behind, as they lie for half an hour. */
interface Rest {
  kop: string[];
}

/** A plan that is run, with what it comes down to. */
interface Work {
  planId: string;
  plan: LvsPlanDraft & { kop: Header };
  opdracht: LvsCommand;
  profielnaam: string | undefined;
}

const UNDO_MS = 30 * 86_400_000;
const AUDIT_BATCH = 250;
const CODES_BY_KIND: Readonly<Record<string, string>> = { niet_gevonden: 'NIET_GEVONDEN', ambigu: 'AMBIGU' };

/** Runs a plan in one transaction, and takes it back within thirty days. */
export class LvsExecutionService {
  constructor(private readonly deps: LvsDeps) {}

  /** Runs a plan. The same user gets the first answer again; anybody else, and a school that changed, gets 409. */
  async run(
    access: Access,
    planId: string,
    { keuzes: choices, profielnaam: profileName }: LvsExecute,
  ): Promise<LvsOutcome> {
    const { adminId } = access;
    const out = await this.deps.transaction(async (repos) => {
      await repos.plans.lockTenant(adminId);
      const row = await repos.plans.lock(adminId, planId);
      if (row === undefined || !canAccessPlan(access, row)) throw createError('NIET_GEVONDEN');
      const earlier = this.earlier(row, access);
      if (earlier !== null) return earlier;
      const plan = planOf(await repos.plans.findParts<Header | LvsPlanLine>(adminId, planId, 'plan'));
      const saved = await this.verify(repos, access, { plan, versie: row.gegevensversie });
      if (saved === undefined) return undefined;
      const command = await createLvsCommand(plan, choices, { saved, newId: v7, namesRequired: mustCheckNames(plan) });
      return this.runAction(repos, access, { planId, plan, opdracht: command, profielnaam: profileName });
    });
    if (out !== undefined) return out;
    await this.deps.repositories.plans.saveLapsed(adminId, planId);
    throw createError('PLAN_VERVALLEN');
  }

  /** Rows that did not come along, with what is wrong with them, as a CSV that can be put right and sent again. */
  async findNotFound(access: Access, planId: string): Promise<string> {
    const { plans } = this.deps.repositories;
    const row = await plans.find(access.adminId, planId);
    if (row === undefined || !canAccessPlan(access, row)) throw createError('NIET_GEVONDEN');
    const [header, ...rules] =
      row.status === 'gemaakt'
        ? partsOf(await plans.findParts<Header | LvsPlanLine>(access.adminId, planId, 'plan'))
        : partsOf(await plans.findParts<Rest | LvsPlanLine>(access.adminId, planId, 'rest'));
    if (header === undefined) throw createError('PLAN_VERVALLEN');
    return createCsv([
      [...header.kop, serverText(access.session.locale, 'lvs.melding')],
      ...rules.flatMap((rule) =>
        rule.cellen === undefined ? [] : [[...rule.cellen, zinOf(rule, access.session.locale)]],
      ),
    ]);
  }

  async listHistory(access: Access): Promise<LvsHistory> {
    const rows = await this.deps.repositories.plans.findHistory(
      access.adminId,
      access.scope === 'eigen' ? access.session.gebruikerId : undefined,
    );
    const now = this.deps.clock.now();
    return {
      items: rows.map((row) => ({
        planId: row.id,
        status: row.status,
        op: row.uitgevoerd_op.toISOString(),
        nieuw: row.uitkomst.nieuw,
        gewijzigd: row.uitkomst.gewijzigd,
        over: row.uitkomst.over,
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

  /** Takes back what nobody changed since. */
  async undo(access: Access, planId: string): Promise<LvsUndo> {
    const { adminId } = access;
    return this.deps.transaction(async ({ plans, resultaten: results, audit }) => {
      await plans.lockTenant(adminId);
      const row = await plans.lock(adminId, planId);
      if (row === undefined || !canAccessPlan(access, row)) throw createError('NIET_GEVONDEN');
      const at = new Date(this.deps.clock.now());
      if (row.status !== 'uitgevoerd' || row.ongedaan_tot === null || row.ongedaan_tot < at)
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ONGEDAAN_TE_LAAT' });
      const rules = await plans.findParts<LvsUndoLine>(adminId, planId, 'terug');
      const work = weighLvsUndo(
        rules,
        await results.findByIds(
          adminId,
          rules.map(({ id }) => id),
        ),
      );
      await results.delete(adminId, work.remove);
      await results.update({ adminId, op: at }, work.passwordReset);
      await plans.saveUndone(adminId, planId, at);
      await audit.save(lvsAudit(access, { actie: 'lvs.ongedaan', soort: 'importplan', doelId: planId }));
      const stays = new Set(work.overgeslagen.map(({ leerlingId }) => leerlingId));
      const leerlingen = stays.size === 0 ? [] : await results.findLeerlingen(lvsRange(access, undefined));
      return {
        teruggedraaid: work.remove.length + work.passwordReset.length,
        overgeslagen: leerlingen
          .filter(({ id }) => stays.has(id))
          .map((leerling) => ({ leerlingId: leerling.id, naam: lvsName(leerling) })),
      };
    });
  }

  /** First answer of a plan that was run; null = it may run now. */
  private earlier(row: PlanRow<'lvs', LvsOutcome, object>, access: Access): LvsOutcome | null {
    const own = row.status === 'uitgevoerd' && row.uitgevoerd_door === access.session.gebruikerId;
    if (row.uitkomst !== null && !own) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'PLAN_AL_UITGEVOERD' });
    if (row.uitkomst === null && (row.status !== 'gemaakt' || row.verloopt_op.getTime() < this.deps.clock.now()))
      throw createError('PLAN_VERVALLEN');
    return row.uitkomst;
  }

  /** Results of the pupils the plan is about; undefined when something changed since it was made. */
  private async verify(
    { resultaten: results }: LvsRepositories,
    access: Access,
    { plan, versie: version }: { plan: LvsPlanDraft; versie: string },
  ) {
    if (plan.kop.mist.length > 0)
      throw createError('ONGELDIGE_INVOER', {
        velden: Object.fromEntries(plan.kop.mist.map((part) => [`mapping.${part}`, 'verplicht' as const])),
      });
    const leerlingen = await results.findLeerlingen(lvsRange(access, plan.kop.groepId));
    const saved = await results.findResults(access.adminId, involvedIds(plan.regels));
    return (await lvsVersion(leerlingen, saved)) === version ? saved : undefined;
  }

  private async runAction(repos: LvsRepositories, access: Access, work: Work): Promise<LvsOutcome> {
    const { planId, opdracht: command, profielnaam: profileName } = work;
    const now = this.deps.clock.now();
    const spot: LvsSpot = {
      adminId: access.adminId,
      door: access.session.gebruikerId,
      op: new Date(now),
      bron: 'import',
      importId: planId,
    };
    await this.saveResults(repos, spot, work);
    const startniveaus = await findStartProposals(
      repos.resultaten,
      { adminId: spot.adminId, leerlingIds: command.leerlingIds },
      now,
    );
    const outcome: LvsOutcome = {
      planId,
      nieuw: command.nieuw.length,
      gewijzigd: command.change.length,
      gelijk: command.gelijk,
      over: command.over.length,
      startniveaus,
      profielnaam: profileName,
      ongedaanTot: new Date(now + UNDO_MS).toISOString(),
    };
    await this.saveEnding(repos, spot, { ...work, uitkomst: outcome });
    await this.saveAudit(repos, access, work);
    return outcome;
  }

  /** Writes the results, what stood there before, and the mapping under its name. */
  private async saveResults(
    repos: LvsRepositories,
    spot: LvsSpot,
    { planId, plan, opdracht: command, profielnaam: profileName }: Work,
  ): Promise<void> {
    await repos.resultaten.create(spot, command.nieuw);
    await repos.resultaten.saveChanges(
      spot,
      command.change.map(({ oud: old }) => ({ id: v7(), saved: old })),
    );
    await repos.resultaten.update(
      spot,
      command.change.map(({ oud: old, uitslag: finding }) => ({
        ...old,
        uitslag: finding,
        bron: 'import',
        importId: planId,
      })),
    );
    if (profileName !== undefined)
      await repos.profielen.save(spot.adminId, {
        naam: profileName,
        inhoud: toProfile(plan.kop.koppen, plan.kop.mapping),
        op: spot.op,
      });
  }

  /** Keeps how to take the plan back, the rows that stayed behind, and the answer. */
  private async saveEnding(
    { plans }: LvsRepositories,
    spot: LvsSpot,
    { planId, plan, opdracht: command, uitkomst: outcome }: Work & { uitkomst: LvsOutcome },
  ): Promise<void> {
    const back = createLvsUndoLines(command);
    await plans.saveParts(spot.adminId, { planId, soort: 'terug', inhoud: back });
    await plans.saveParts(spot.adminId, {
      planId,
      soort: 'rest',
      inhoud: [{ kop: plan.kop.kop }, ...command.over],
    });
    await plans.saveExecuted(spot.adminId, planId, {
      door: spot.door,
      op: spot.op,
      uitkomst: outcome,
      ongedaanTot: new Date(outcome.ongedaanTot),
      terug: { regels: back.length },
    });
  }

  private async saveAudit(
    { audit }: LvsRepositories,
    access: Access,
    { planId, opdracht: command }: Work,
  ): Promise<void> {
    const rules = [
      lvsAudit(access, { actie: 'lvs.uitgevoerd', soort: 'importplan', doelId: planId }),
      ...command.change.map(({ oud: old }) =>
        lvsAudit(access, { actie: 'lvs.gewijzigd', soort: 'lvs_resultaat', doelId: old.id }),
      ),
    ];
    for (let from = 0; from < rules.length; from += AUDIT_BATCH)
      await audit.saveAll(rules.slice(from, from + AUDIT_BATCH));
  }
}

/** A guessed character set shows in names with accents. */
const mustCheckNames = ({ kop: header, regels: rules }: LvsPlanDraft): boolean =>
  header.gegokt && rules.some(({ naam: name }) => /[^ -~]/.test(name));

/** The stored pieces: what holds for all rows, then the rows. */
function partsOf<K extends { kop: string[] }>(parts: readonly (K | LvsPlanLine)[]): [K | undefined, ...LvsPlanLine[]] {
  const header = parts.find((part): part is K => 'kop' in part);
  return [header, ...parts.filter((part): part is LvsPlanLine => 'nr' in part)];
}

function planOf(parts: readonly (Header | LvsPlanLine)[]): LvsPlanDraft & { kop: Header } {
  const [header, ...rules] = partsOf<Header>(parts);
  if (header === undefined) throw createError('PLAN_VERVALLEN');
  return { kop: header, regels: rules };
}

/** Why a row did not come along. */
function zinOf({ codes, soort: kind }: LvsPlanLine, locale: TextLocale): string {
  return codes.length > 0 ? lvsNotice(codes, locale) : serverText(locale, `lvs.${CODES_BY_KIND[kind] ?? kind}`);
}
