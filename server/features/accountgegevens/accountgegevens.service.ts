import type { Clock } from '#engine/core/basis/clock.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import { parseInvoer, type Toegang } from '../../platform/http/route.ts';
import { dagVan, datumVanDag } from '../../platform/tijd/klok.ts';
import {
  instellingenSchema,
  STANDAARD_INSTELLINGEN,
  WIJZIGING,
  type Accountgegevens,
  type AccountgegevensWijziging,
  type Instellingen,
  type InstellingenWijziging,
} from './accountgegevens.contract.ts';
import type { AccountgegevensRepository, AccountgegevensRij } from './accountgegevens.repository.ts';

export interface AccountgegevensRepositories {
  gegevens: AccountgegevensRepository;
  audit: AuditRepository;
}
interface Deps {
  transactie: Transactie<AccountgegevensRepositories>;
  repository: AccountgegevensRepository;
  clock: Clock;
  /** For the papers; of the whole installation. */ subverwerkers: readonly string[];
}

/** Days that somebody in the bin still has after the term was made shorter. */
const RESPIJT_DAGEN = 7;
const KOLOM: Readonly<Record<string, string>> = {
  factuurEmail: 'factuur_email',
  factuurKenmerk: 'factuur_kenmerk',
  btwNummer: 'btw_nummer',
};
/** Columns that are empty as null. */
const MAG_NULL: ReadonlySet<string> = new Set([
  'brin',
  'dependance',
  'kvk',
  'instellingsnummer',
  'ondernemingsnummer',
  'btw_nummer',
]);

/** Details and settings of a tenant. */
export class AccountgegevensService {
  constructor(private readonly deps: Deps) {}

  async find(toegang: Toegang): Promise<Accountgegevens> {
    return this.present(await this.require(this.deps.repository, toegang.adminId));
  }

  async update(toegang: Toegang, ruw: unknown): Promise<Accountgegevens> {
    const { land } = await this.require(this.deps.repository, toegang.adminId);
    const { versie, ...velden }: AccountgegevensWijziging =
      land === 'BE' ? parseInvoer(WIJZIGING.BE, ruw) : parseInvoer(WIJZIGING.NL, ruw);
    return this.schrijf(toegang, { actie: 'accountgegevens.gewijzigd', velden }, ({ gegevens }) =>
      gegevens.save(toegang.adminId, versie, { velden: kolommenVan(velden), nu: this.nu() }),
    );
  }

  /** Changes settings; what a tenant no longer keeps is erased in the same transaction. */
  async updateInstellingen(
    toegang: Toegang,
    { versie, ...instellingen }: InstellingenWijziging,
  ): Promise<Accountgegevens> {
    return this.schrijf(toegang, { actie: 'instellingen.gewijzigd', velden: instellingen }, async ({ gegevens }) => {
      if (!(await gegevens.saveInstellingen(toegang.adminId, versie, { instellingen, nu: this.nu() }))) return false;
      if (instellingen.geboortedatumBewaren === false)
        await gegevens.wipeLeerlingveld(toegang.adminId, 'geboortedatum');
      if (instellingen.geslachtBewaren === false) await gegevens.wipeLeerlingveld(toegang.adminId, 'geslacht');
      if (instellingen.prullenbakDagen !== undefined)
        await gegevens.moveWisdatum(
          toegang.adminId,
          instellingen.prullenbakDagen,
          datumVanDag(dagVan(this.deps.clock.now()) + RESPIJT_DAGEN),
        );
      return true;
    });
  }

  private present(rij: AccountgegevensRij): Accountgegevens {
    return { ...present(rij), subverwerkers: [...this.deps.subverwerkers] };
  }

  private nu(): Date {
    return new Date(this.deps.clock.now());
  }

  private async require(gegevens: AccountgegevensRepository, adminId: string): Promise<AccountgegevensRij> {
    const rij = await gegevens.find(adminId);
    if (rij === undefined) throw createError('NIET_GEVONDEN');
    return rij;
  }

  private schrijf(
    toegang: Toegang,
    deel: { actie: string; velden: object },
    werk: (repos: AccountgegevensRepositories) => Promise<boolean>,
  ): Promise<Accountgegevens> {
    const { adminId, sessie, reden } = toegang;
    return this.deps.transactie(async (repos) => {
      if (!(await werk(repos)))
        throw createError('GEWIJZIGD_DOOR_ANDER', {
          details: this.present(await this.require(repos.gegevens, adminId)),
        });
      // Names of the changed fields, never their values.
      await repos.audit.save({
        adminId,
        wie: sessie.gebruikerId,
        rol: sessie.rol,
        actie: `${deel.actie}:${Object.keys(deel.velden).toSorted().join(',')}`,
        soort: 'admin',
        doelId: adminId,
        reden,
      });
      return this.present(await this.require(repos.gegevens, adminId));
    });
  }
}

function kolommenVan(velden: Record<string, string | undefined>): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(velden).flatMap(([naam, waarde]) => {
      const kolom = KOLOM[naam] ?? naam;
      return waarde === undefined ? [] : [[kolom, waarde === '' && MAG_NULL.has(kolom) ? null : waarde]];
    }),
  );
}

/** Own choices over the standard; a value that no longer fits counts as none. */
function instellingenVan(ruw: unknown): Instellingen {
  const eigen = Object.entries(
    Object(ruw) === ruw ? { ...STANDAARD_INSTELLINGEN, ...Object(ruw) } : STANDAARD_INSTELLINGEN,
  ).filter(([naam]) => naam in STANDAARD_INSTELLINGEN);
  const uitkomst = instellingenSchema.safeParse(Object.fromEntries(eigen));
  return uitkomst.success ? uitkomst.data : STANDAARD_INSTELLINGEN;
}

function present(rij: AccountgegevensRij): Omit<Accountgegevens, 'subverwerkers'> {
  const {
    factuur_email: factuurEmail,
    factuur_kenmerk: factuurKenmerk,
    btw_nummer: btwNummer,
    instellingen,
    brin,
    dependance,
    kvk,
    instellingsnummer,
    ondernemingsnummer,
    ...rest
  } = rij;
  return {
    ...rest,
    factuurEmail,
    factuurKenmerk,
    btwNummer: btwNummer ?? '',
    brin: brin ?? '',
    dependance: dependance ?? '',
    kvk: kvk ?? '',
    instellingsnummer: instellingsnummer ?? '',
    ondernemingsnummer: ondernemingsnummer ?? '',
    instellingen: instellingenVan(instellingen),
  };
}
