import type { Clock } from '#engine/core/basis/clock.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import { parseInput, type Access } from '../../platform/http/route.ts';
import { dayOf, dateOfDay } from '../../platform/time/clock.ts';
import {
  settingsSchema,
  DEFAULT_SETTINGS,
  CHANGE,
  type AccountDetails,
  type AccountDetailsChange,
  type AdminSettings,
  type SettingsChange,
} from './accountgegevens.contract.ts';
import type { AccountDetailsRepository, AccountDetailsRow } from './accountgegevens.repository.ts';

export interface AccountDetailsRepositories {
  gegevens: AccountDetailsRepository;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<AccountDetailsRepositories>;
  repository: AccountDetailsRepository;
  clock: Clock;
  /** For the papers; of the whole installation. */ subverwerkers: readonly string[];
}

/** Days that somebody in the bin still has after the term was made shorter. */
const GRACE_DAYS = 7;
const COLUMN: Readonly<Record<string, string>> = {
  factuurEmail: 'factuur_email',
  factuurKenmerk: 'factuur_kenmerk',
  btwNummer: 'btw_nummer',
};
/** Columns that are empty as null. */
const NULLABLE: ReadonlySet<string> = new Set([
  'brin',
  'dependance',
  'kvk',
  'instellingsnummer',
  'ondernemingsnummer',
  'btw_nummer',
]);

/** Details and settings of a tenant. */
export class AccountDetailsService {
  constructor(private readonly deps: Deps) {}

  async find(access: Access): Promise<AccountDetails> {
    return this.present(await this.require(this.deps.repository, access.adminId));
  }

  async update(access: Access, ruw: unknown): Promise<AccountDetails> {
    const { land } = await this.require(this.deps.repository, access.adminId);
    const { versie: version, ...fields }: AccountDetailsChange =
      land === 'BE' ? parseInput(CHANGE.BE, ruw) : parseInput(CHANGE.NL, ruw);
    return this.write(access, { actie: 'accountgegevens.gewijzigd', velden: fields }, ({ gegevens: details }) =>
      details.save(access.adminId, version, { velden: columnsOf(fields), nu: this.now() }),
    );
  }

  /** Changes settings; what a tenant no longer keeps is erased in the same transaction. */
  async updateSettings(access: Access, { versie: version, ...settings }: SettingsChange): Promise<AccountDetails> {
    return this.write(access, { actie: 'instellingen.gewijzigd', velden: settings }, async ({ gegevens: details }) => {
      if (!(await details.saveSettings(access.adminId, version, { instellingen: settings, nu: this.now() })))
        return false;
      if (settings.geboortedatumBewaren === false) await details.wipeLeerlingField(access.adminId, 'geboortedatum');
      if (settings.geslachtBewaren === false) await details.wipeLeerlingField(access.adminId, 'geslacht');
      if (settings.prullenbakDagen !== undefined)
        await details.moveErasureDate(
          access.adminId,
          settings.prullenbakDagen,
          dateOfDay(dayOf(this.deps.clock.now()) + GRACE_DAYS),
        );
      return true;
    });
  }

  private present(row: AccountDetailsRow): AccountDetails {
    return { ...present(row), subverwerkers: [...this.deps.subverwerkers] };
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }

  private async require(details: AccountDetailsRepository, adminId: string): Promise<AccountDetailsRow> {
    const row = await details.find(adminId);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return row;
  }

  private write(
    access: Access,
    part: { actie: string; velden: object },
    work: (repos: AccountDetailsRepositories) => Promise<boolean>,
  ): Promise<AccountDetails> {
    const { adminId, session, reden: reason } = access;
    return this.deps.transaction(async (repos) => {
      if (!(await work(repos)))
        throw createError('GEWIJZIGD_DOOR_ANDER', {
          details: this.present(await this.require(repos.gegevens, adminId)),
        });
      // Names of the changed fields, never their values.
      await repos.audit.save({
        adminId,
        wie: session.gebruikerId,
        rol: session.rol,
        actie: `${part.actie}:${Object.keys(part.velden).toSorted().join(',')}`,
        soort: 'admin',
        doelId: adminId,
        reden: reason,
      });
      return this.present(await this.require(repos.gegevens, adminId));
    });
  }
}

function columnsOf(fields: Record<string, string | undefined>): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const column = COLUMN[name] ?? name;
      return value === undefined ? [] : [[column, value === '' && NULLABLE.has(column) ? null : value]];
    }),
  );
}

/** Own choices over the standard; a value that no longer fits counts as none. */
function settingsOf(ruw: unknown): AdminSettings {
  const own = Object.entries(Object(ruw) === ruw ? { ...DEFAULT_SETTINGS, ...Object(ruw) } : DEFAULT_SETTINGS).filter(
    ([name]) => name in DEFAULT_SETTINGS,
  );
  const outcome = settingsSchema.safeParse(Object.fromEntries(own));
  return outcome.success ? outcome.data : DEFAULT_SETTINGS;
}

function present(row: AccountDetailsRow): Omit<AccountDetails, 'subverwerkers'> {
  const {
    factuur_email: factuurEmail,
    factuur_kenmerk: factuurIdentifier,
    btw_nummer: vatNumber,
    instellingen: settings,
    brin,
    dependance: annex,
    kvk,
    instellingsnummer: institutionNumber,
    ondernemingsnummer: enterpriseNumber,
    ...rest
  } = row;
  return {
    ...rest,
    factuurEmail,
    factuurKenmerk: factuurIdentifier,
    btwNummer: vatNumber ?? '',
    brin: brin ?? '',
    dependance: annex ?? '',
    kvk: kvk ?? '',
    instellingsnummer: institutionNumber ?? '',
    ondernemingsnummer: enterpriseNumber ?? '',
    instellingen: settingsOf(settings),
  };
}
