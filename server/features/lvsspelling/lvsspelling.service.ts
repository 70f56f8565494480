import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { LVS_VANAF } from '#engine/core/domein/lvs.ts';
import type { EckZegel } from '../../platform/auth/eck.ts';
import type { AuditRegel, AuditRepository } from '../../platform/database/audit.repository.ts';
import type { ImportplanRepository } from '../../platform/database/importplan.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import type { Bestand } from '../../platform/http/upload.ts';
import { datumVan } from '../../platform/tijd/klok.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import { leesLvsBestand, type LvsTabel } from './lvs-bestand.ts';
import { kolommenVan, stelMappingVoor, uitProfiel } from './lvs-kolommen.ts';
import type { LvsBekend } from './lvs-koppelen.ts';
import { lvsTellingen, maakLvsPlan, betrokken, type LvsPlan, type LvsPlankop } from './lvs-plan.ts';
import { presenteerLvs } from './lvs-presenteer.ts';
import type { LvsProfielenRepository } from './lvsprofielen.repository.ts';
import type { LvsBereik, LvsResultatenRepository } from './lvsresultaten.repository.ts';
import type { LvsMapping, LvsPlan as LvsPlanUit, LvsUitkomst } from './lvsspelling.contract.ts';

export type LvsPlannen = ImportplanRepository<'lvs', LvsUitkomst, { regels: number }>;
export interface LvsRepositories {
  plannen: LvsPlannen;
  resultaten: LvsResultatenRepository;
  profielen: LvsProfielenRepository;
  audit: AuditRepository;
}
export interface LvsDeps {
  repositories: LvsRepositories;
  transactie: Transactie<LvsRepositories>;
  groepen: GroepenRead;
  eck: EckZegel;
  clock: Clock;
}

const GELDIG_MS = 30 * 60_000;

/** Whom this user may bring in results of. */
export const lvsBereik = (toegang: Toegang, groepId: string | undefined): LvsBereik => ({
  adminId: toegang.adminId,
  docentId: toegang.bereik === 'eigen' ? toegang.sessie.gebruikerId : null,
  groepId: groepId ?? null,
});

export const lvsAudit = (toegang: Toegang, regel: Pick<AuditRegel, 'actie' | 'soort' | 'doelId'>): AuditRegel => ({
  adminId: toegang.adminId,
  wie: toegang.sessie.gebruikerId,
  rol: toegang.sessie.rol,
  reden: toegang.reden,
  ...regel,
});

/** Plans of a docent are the docent's own. */
export const magPlan = (toegang: Toegang, rij: { gemaakt_door: string } | undefined): boolean =>
  rij !== undefined && (toegang.bereik !== 'eigen' || rij.gemaakt_door === toegang.sessie.gebruikerId);

interface Bouw {
  planId: string;
  sha256: string;
  tabel: LvsTabel;
  mapping: LvsMapping;
  groepId: string | undefined;
  verlooptOp: Date;
}
interface Gemaakt {
  plan: LvsPlan;
  versie: string;
  leerlingen: LvsBekend[];
}
interface Profiel {
  naam: string;
  mapping: LvsMapping;
}

/** Reads a file with results and says what would happen; the file itself is never kept, so another mapping comes with the file again. */
export class LvsspellingService {
  constructor(private readonly deps: LvsDeps) {}

  /** First reading: the mapping follows a profile that fits, else the words of the heading. */
  async plan(toegang: Toegang, bestand: Bestand, groepId: string | undefined): Promise<LvsPlanUit> {
    if (groepId !== undefined) await this.deps.groepen.require(toegang, groepId);
    const tabel = await leesLvsBestand(bestand.bytes);
    const profielen = await this.findProfielen(toegang, tabel);
    const [herkend] = profielen;
    const nu = this.deps.clock.now();
    const bouw: Bouw = {
      planId: v7(),
      sha256: sha256Van(bestand),
      tabel,
      mapping: herkend?.mapping ?? stelMappingVoor(tabel.rijen),
      groepId,
      verlooptOp: new Date(nu + GELDIG_MS),
    };
    const gemaakt = await this.maak(toegang, bouw);
    const { plan, versie } = gemaakt;
    await this.deps.transactie(async ({ plannen, audit }) => {
      await plannen.cleanup(new Date(nu));
      await plannen.create({
        adminId: toegang.adminId,
        id: bouw.planId,
        soort: 'lvs',
        sha256: bouw.sha256,
        tellingen: lvsTellingen(plan.regels),
        gegevensversie: versie,
        door: toegang.sessie.gebruikerId,
        op: new Date(nu),
        verlooptOp: bouw.verlooptOp,
        inhoud: inhoudVan(plan, tabel),
      });
      await audit.save(lvsAudit(toegang, { actie: 'lvs.plan', soort: 'importplan', doelId: bouw.planId }));
    });
    return this.presenteer(toegang, bouw, { gemaakt, profielen, herkend: herkend?.naam });
  }

  /** Another mapping for the same file. Throws PLAN_VERVALLEN when it is another file, or too late. */
  async remap(toegang: Toegang, planId: string, deel: { bestand: Bestand; mapping: LvsMapping }): Promise<LvsPlanUit> {
    const { plannen } = this.deps.repositories;
    const rij = await plannen.find(toegang.adminId, planId);
    if (rij === undefined || !magPlan(toegang, rij)) throw createError('NIET_GEVONDEN');
    if (
      rij.status !== 'gemaakt' ||
      rij.verloopt_op.getTime() < this.deps.clock.now() ||
      rij.bestand_sha256 !== sha256Van(deel.bestand)
    )
      throw createError('PLAN_VERVALLEN');
    const tabel = await leesLvsBestand(deel.bestand.bytes);
    this.keur(deel.mapping, tabel);
    const [kop] = await plannen.findDelen<LvsPlankop>(toegang.adminId, planId, 'plan');
    const bouw: Bouw = {
      planId,
      sha256: rij.bestand_sha256,
      tabel,
      mapping: deel.mapping,
      groepId: kop?.groepId,
      verlooptOp: rij.verloopt_op,
    };
    const gemaakt = await this.maak(toegang, bouw);
    const { plan, versie } = gemaakt;
    await this.deps.transactie(async (repos) => {
      const nog = await repos.plannen.lock(toegang.adminId, planId);
      if (nog?.status !== 'gemaakt') throw createError('PLAN_VERVALLEN');
      await repos.plannen.replace(toegang.adminId, planId, {
        tellingen: lvsTellingen(plan.regels),
        gegevensversie: versie,
        inhoud: inhoudVan(plan, tabel),
      });
    });
    return this.presenteer(toegang, bouw, {
      gemaakt,
      profielen: await this.findProfielen(toegang, tabel),
      herkend: undefined,
    });
  }

  private async maak(toegang: Toegang, { tabel, mapping, groepId }: Bouw): Promise<Gemaakt> {
    const {
      repositories: { resultaten },
      eck,
      clock,
    } = this.deps;
    const leerlingen = await resultaten.findLeerlingen(lvsBereik(toegang, groepId));
    const gemaakt = await maakLvsPlan({
      rijen: tabel.rijen,
      gegokt: tabel.gegokt,
      mapping,
      groepId,
      leerlingen,
      land: toegang.sessie.land,
      vandaag: datumVan(clock.now()),
      hmacVan: (eckid) => eck.zegel(eckid).hmac,
      findResultaten: (ids) => resultaten.findResultaten(toegang.adminId, ids),
    });
    return { ...gemaakt, leerlingen };
  }

  private async presenteer(
    toegang: Toegang,
    bouw: Bouw,
    deel: { gemaakt: Gemaakt; profielen: Profiel[]; herkend: string | undefined },
  ): Promise<LvsPlanUit> {
    const { plan, leerlingen } = deel.gemaakt;
    const bewaard = await this.deps.repositories.resultaten.findResultaten(toegang.adminId, betrokken(plan.regels));
    return presenteerLvs(plan, {
      planId: bouw.planId,
      sha256: bouw.sha256,
      verlooptOp: bouw.verlooptOp,
      leerlingen,
      bewaard,
      locale: toegang.sessie.locale,
      kolommen: kolommenVan(bouw.tabel.rijen),
      profielen: deel.profielen,
      herkend: deel.herkend,
    });
  }

  /** Kept mappings that fit the file, those with most columns first. */
  private async findProfielen({ adminId }: Toegang, { rijen: [kop = []] }: LvsTabel): Promise<Profiel[]> {
    const profielen = await this.deps.repositories.profielen.find(adminId);
    return profielen
      .toSorted((a, b) => b.inhoud.kolommen.length - a.inhoud.kolommen.length)
      .flatMap(({ naam, inhoud }) => {
        const mapping = uitProfiel(kop, inhoud);
        return mapping === undefined ? [] : [{ naam, mapping }];
      });
  }

  /** Throws ONGELDIGE_INVOER for a mapping that does not belong to this file, and for a day that cannot be. */
  private keur({ kolommen, vast }: LvsMapping, { rijen: [kop = []] }: LvsTabel): void {
    if (kolommen.length !== kop.length) throw createError('ONGELDIGE_INVOER', { velden: { kolommen: 'formaat' } });
    const { afnamedatum } = vast;
    if (afnamedatum !== undefined && (afnamedatum < LVS_VANAF || afnamedatum > datumVan(this.deps.clock.now())))
      throw createError('ONGELDIGE_INVOER', { velden: { 'vast.afnamedatum': 'bereik' } });
  }
}

const sha256Van = ({ bytes }: Bestand): string => createHash('sha256').update(bytes).digest('hex');
/** Plan as it is stored: what holds for all of it with the names of every column, then the rows. */
const inhoudVan = ({ kop, regels }: LvsPlan, { rijen: [koppen = []] }: LvsTabel): unknown[] => [
  { ...kop, koppen },
  ...regels,
];
