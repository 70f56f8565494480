import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { LVS_FROM } from '#engine/core/domein/lvs.ts';
import type { EckSeal } from '../../platform/auth/eck.ts';
import type { AuditEntry, AuditRepository } from '../../platform/database/audit.repository.ts';
import type { ImportplanRepository } from '../../platform/database/importplan.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { FileData } from '../../platform/http/upload.ts';
import { dateOf } from '../../platform/time/clock.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LvsTable } from './lvs-file.reader.ts';
import { columnsOf, proposeMapping, fromProfile } from './lvs-columns.ts';
import type { LvsKnown } from './lvs-link.ts';
import { lvsTallies, draftLvsPlan, involvedIds, type LvsPlanDraft, type LvsPlanHeading } from './lvs-plan.ts';
import { presentLvs } from './lvs-present.ts';
import type { LvsProfilesRepository } from './lvs-profiles.repository.ts';
import type { LvsRange, LvsResultsRepository } from './lvs-results.repository.ts';
import type { LvsMapping, LvsPlan as LvsPlanOutput, LvsOutcome } from './lvsspelling.contract.ts';

export type LvsPlans = ImportplanRepository<'lvs', LvsOutcome, { regels: number }>;
export interface LvsRepositories {
  plans: LvsPlans;
  resultaten: LvsResultsRepository;
  profielen: LvsProfilesRepository;
  audit: AuditRepository;
}
export interface LvsDeps {
  repositories: LvsRepositories;
  transaction: Transaction<LvsRepositories>;
  groepen: GroepenRead;
  eck: EckSeal;
  clock: Clock;
}
/** What reads the files that come in. */
interface LvsReading extends LvsDeps {
  readFile(file: FileData): Promise<LvsTable>;
}

const VALID_MS = 30 * 60_000;

/** Whom this user may bring in results of. */
export const lvsRange = (access: Access, groepId: string | undefined): LvsRange => ({
  adminId: access.adminId,
  docentId: access.scope === 'eigen' ? access.session.gebruikerId : null,
  groepId: groepId ?? null,
});

export const lvsAudit = (access: Access, rule: Pick<AuditEntry, 'actie' | 'soort' | 'doelId'>): AuditEntry => ({
  adminId: access.adminId,
  wie: access.session.gebruikerId,
  rol: access.session.rol,
  reden: access.reden,
  ...rule,
});

/** Plans of a docent are the docent's own. */
export const canAccessPlan = (access: Access, row: { gemaakt_door: string } | undefined): boolean =>
  row !== undefined && (access.scope !== 'eigen' || row.gemaakt_door === access.session.gebruikerId);

interface Build {
  planId: string;
  sha256: string;
  tabel: LvsTable;
  mapping: LvsMapping;
  groepId: string | undefined;
  verlooptOp: Date;
}
interface Created {
  plan: LvsPlanDraft;
  versie: string;
  leerlingen: LvsKnown[];
}
interface Profile {
  naam: string;
  mapping: LvsMapping;
}

/** Reads a file with results and says what would happen; the file itself is never kept, so another mapping comes with the file again. */
export class LvsspellingService {
  constructor(private readonly deps: LvsReading) {}

  /** First reading: the mapping follows a profile that fits, else the words of the heading. */
  async plan(access: Access, file: FileData, groepId: string | undefined): Promise<LvsPlanOutput> {
    if (groepId !== undefined) await this.deps.groepen.require(access, groepId);
    const table = await this.deps.readFile(file);
    const profiles = await this.findProfiles(access, table);
    const [recognized] = profiles;
    const now = this.deps.clock.now();
    const build: Build = {
      planId: v7(),
      sha256: sha256Of(file),
      tabel: table,
      mapping: recognized?.mapping ?? proposeMapping(table.rijen),
      groepId,
      verlooptOp: new Date(now + VALID_MS),
    };
    const created = await this.create(access, build);
    const { plan, versie: version } = created;
    await this.deps.transaction(async ({ plans, audit }) => {
      await plans.cleanup(new Date(now));
      await plans.create({
        adminId: access.adminId,
        id: build.planId,
        soort: 'lvs',
        sha256: build.sha256,
        tellingen: lvsTallies(plan.regels),
        gegevensversie: version,
        door: access.session.gebruikerId,
        op: new Date(now),
        verlooptOp: build.verlooptOp,
        inhoud: contentOf(plan, table),
      });
      await audit.save(lvsAudit(access, { actie: 'lvs.plan', soort: 'importplan', doelId: build.planId }));
    });
    return this.present(access, build, { gemaakt: created, profielen: profiles, herkend: recognized?.naam });
  }

  /** Another mapping for the same file. Throws PLAN_VERVALLEN when it is another file, or too late. */
  async remap(
    access: Access,
    planId: string,
    part: { bestand: FileData; mapping: LvsMapping },
  ): Promise<LvsPlanOutput> {
    const { plans } = this.deps.repositories;
    const row = await plans.find(access.adminId, planId);
    if (row === undefined || !canAccessPlan(access, row)) throw createError('NIET_GEVONDEN');
    if (
      row.status !== 'gemaakt' ||
      row.verloopt_op.getTime() < this.deps.clock.now() ||
      row.bestand_sha256 !== sha256Of(part.bestand)
    )
      throw createError('PLAN_VERVALLEN');
    const table = await this.deps.readFile(part.bestand);
    this.validate(part.mapping, table);
    const [header] = await plans.findParts<LvsPlanHeading>(access.adminId, planId, 'plan');
    const build: Build = {
      planId,
      sha256: row.bestand_sha256,
      tabel: table,
      mapping: part.mapping,
      groepId: header?.groepId,
      verlooptOp: row.verloopt_op,
    };
    const created = await this.create(access, build);
    const { plan, versie: version } = created;
    await this.deps.transaction(async (repos) => {
      const again = await repos.plans.lock(access.adminId, planId);
      if (again?.status !== 'gemaakt') throw createError('PLAN_VERVALLEN');
      await repos.plans.replace(access.adminId, planId, {
        tellingen: lvsTallies(plan.regels),
        gegevensversie: version,
        inhoud: contentOf(plan, table),
      });
    });
    return this.present(access, build, {
      gemaakt: created,
      profielen: await this.findProfiles(access, table),
      herkend: undefined,
    });
  }

  private async create(access: Access, { tabel: table, mapping, groepId }: Build): Promise<Created> {
    const {
      repositories: { resultaten: results },
      eck,
      clock,
    } = this.deps;
    const leerlingen = await results.findLeerlingen(lvsRange(access, groepId));
    const created = await draftLvsPlan({
      rijen: table.rijen,
      gegokt: table.gegokt,
      mapping,
      groepId,
      leerlingen,
      land: access.session.land,
      vandaag: dateOf(clock.now()),
      hmacOf: (eckid) => eck.seal(eckid).hmac,
      findResults: (ids) => results.findResults(access.adminId, ids),
    });
    return { ...created, leerlingen };
  }

  private async present(
    access: Access,
    build: Build,
    part: { gemaakt: Created; profielen: Profile[]; herkend: string | undefined },
  ): Promise<LvsPlanOutput> {
    const { plan, leerlingen } = part.gemaakt;
    const saved = await this.deps.repositories.resultaten.findResults(access.adminId, involvedIds(plan.regels));
    return presentLvs(plan, {
      planId: build.planId,
      sha256: build.sha256,
      verlooptOp: build.verlooptOp,
      leerlingen,
      saved,
      locale: access.session.locale,
      kolommen: columnsOf(build.tabel.rijen),
      profielen: part.profielen,
      herkend: part.herkend,
    });
  }

  /** Kept mappings that fit the file, those with most columns first. */
  private async findProfiles({ adminId }: Access, { rijen: [header = []] }: LvsTable): Promise<Profile[]> {
    const profiles = await this.deps.repositories.profielen.find(adminId);
    return profiles
      .toSorted((a, b) => b.inhoud.kolommen.length - a.inhoud.kolommen.length)
      .flatMap(({ naam: name, inhoud: content }) => {
        const mapping = fromProfile(header, content);
        return mapping === undefined ? [] : [{ naam: name, mapping }];
      });
  }

  /** Throws ONGELDIGE_INVOER for a mapping that does not belong to this file, and for a day that cannot be. */
  private validate({ kolommen: columns, vast: fixed }: LvsMapping, { rijen: [header = []] }: LvsTable): void {
    if (columns.length !== header.length) throw createError('ONGELDIGE_INVOER', { velden: { kolommen: 'formaat' } });
    const { afnamedatum: afnameDate } = fixed;
    if (afnameDate !== undefined && (afnameDate < LVS_FROM || afnameDate > dateOf(this.deps.clock.now())))
      throw createError('ONGELDIGE_INVOER', { velden: { 'vast.afnamedatum': 'bereik' } });
  }
}

const sha256Of = ({ bytes }: FileData): string => createHash('sha256').update(bytes).digest('hex');
/** Plan as it is stored: what holds for all of it with the names of every column, then the rows. */
const contentOf = ({ kop: header, regels: rules }: LvsPlanDraft, { rijen: [headers = []] }: LvsTable): unknown[] => [
  { ...header, koppen: headers },
  ...rules,
];
