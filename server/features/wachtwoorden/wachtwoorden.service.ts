import type { Clock } from '#engine/core/basis/clock.ts';
import type { SignInThrottle } from '../../platform/auth/sign-in-throttle.ts';
import { secretPath, type Vault } from '../../platform/auth/vault.ts';
import { newGroepscode, imagesOf } from '../../platform/auth/leerling-secret.ts';
import type { PasswordHasher as Hasher } from '../../platform/auth/wachtwoorden.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { nameKey, compareNames, registeredName } from '../../platform/taal/name.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { secretText, isGuessable, createSecrets, type LeerlingSecret } from './secrets.ts';
import type {
  NewGroepscode,
  LeerlingCard,
  LogLine,
  NewPasswords,
  NewPasswordsAntwoord,
  PasswordItem,
  PasswordOverview,
  SelfPassword,
  SelfPasswordStatus,
} from './wachtwoorden.contract.ts';
import type { SecretHolderRow, NewSecret, PasswordsRepository, SelfRow } from './wachtwoorden.repository.ts';

export interface PasswordsRepositories {
  wachtwoorden: PasswordsRepository;
  audit: AuditRepository;
}
interface Deps extends PasswordsRepositories {
  transaction: Transaction<PasswordsRepositories>;
  groepen: GroepenRead;
  leerlingen: LeerlingenRead;
  hasher: Hasher;
  vault: Vault;
  brake: SignInThrottle;
  clock: Clock;
}
type Action = LogLine['actie'];

/** Tries before we give up when others keep changing the same group. */
const POGINGEN = 4;

/** Key of the wrong guesses at the own password, inside a session. */
const ownKey = (id: string): string => `eigen:${id}`;
const canChangeOwn = (itself: SelfRow): boolean => itself.eigen_wachtwoord && itself.wachtwoord_soort === 'tekst';

export class PasswordsService {
  constructor(private readonly deps: Deps) {}

  async list(access: Access, groepId: string): Promise<PasswordOverview> {
    const groep = await this.deps.groepen.require(access, groepId);
    const [members, school] = await Promise.all([
      this.deps.wachtwoorden.findMembers(access.adminId, groepId),
      this.deps.wachtwoorden.findSchool(access.adminId),
    ]);
    if (school === undefined) throw createError('NIET_GEVONDEN');
    const log = await this.deps.wachtwoorden.findLog(access.adminId, [groepId, ...members.map((member) => member.id)]);
    return {
      groep: { id: groep.id, naam: groep.naam, jaargroepen: groep.jaargroepen },
      school: { naam: school.naam, code: school.code },
      ...(groep.code === null ? {} : { groepscode: groep.code }),
      eigenWachtwoord: school.eigen_wachtwoord,
      items: members.map((member) => this.present(access.adminId, member)).sort((a, b) => compareNames(a.naam, b.naam)),
      log: log.map((row) => ({
        id: row.id,
        actie: row.actie,
        op: row.op.toISOString(),
        ...(row.doel_id === groepId ? {} : { leerlingId: row.doel_id }),
        ...(row.voornaam === null
          ? {}
          : {
              door: registeredName({
                voornaam: row.voornaam,
                voorvoegsel: row.voorvoegsel,
                achternaam: row.achternaam ?? '',
              }),
            }),
      })),
    };
  }

  /** New secrets: made and hashed first, then stored in one step in which nobody else can change the group. */
  async create(access: Access, groepId: string, vraag: NewPasswords): Promise<NewPasswordsAntwoord> {
    await this.deps.groepen.require(access, groepId);
    for (let poging = 0; poging < POGINGEN; poging += 1) {
      const members = await this.deps.wachtwoorden.findMembers(access.adminId, groepId);
      const children = members.filter((member) => vraag.leerlingIds.includes(member.id));
      if (children.length < vraag.leerlingIds.length) throw createError('NIET_GEVONDEN');
      const secrets = createSecrets(children, vraag, this.takenBy(access.adminId, members, vraag.leerlingIds));
      const rows = await this.seal(access.adminId, secrets);
      if (await this.save(access, groepId, { rijen: rows, secrets })) {
        await Promise.all(children.map((kind) => this.clearThrottle(access.adminId, kind)));
        return {
          kaarten: [...secrets].map(([leerlingId, secret]): LeerlingCard => ({
            leerlingId,
            geheim: secret.soort === 'plaatjes' ? secret.plaatjes : secret.wachtwoord,
          })),
        };
      }
    }
    throw createError('SERVER_DRUK', { headers: { 'Retry-After': '2' } });
  }

  async createGroepscode(access: Access, groepId: string): Promise<NewGroepscode> {
    await this.deps.groepen.require(access, groepId);
    let groepscode = newGroepscode();
    while (await this.deps.wachtwoorden.codeExists(groepscode)) groepscode = newGroepscode();
    await this.setGroepscode(access, groepId, groepscode);
    return { groepscode };
  }

  async removeGroepscode(access: Access, groepId: string): Promise<void> {
    await this.deps.groepen.require(access, groepId);
    await this.setGroepscode(access, groepId, null);
  }

  async unlock(access: Access, leerlingId: string): Promise<void> {
    await this.deps.leerlingen.require(access, leerlingId);
    const itself = await this.deps.wachtwoorden.findSelf(access.adminId, leerlingId);
    if (itself === undefined) throw createError('NIET_GEVONDEN');
    await this.clearThrottle(access.adminId, { id: leerlingId, gebruikersnaam: itself.gebruikersnaam });
    await this.deps.transaction(async (r) => {
      await r.wachtwoorden.unlock(access.adminId, leerlingId);
      await r.audit.saveAll([this.line(access, 'wachtwoorden.ontgrendeld', leerlingId)]);
    });
  }

  async setOwnPassword(access: Access, on: boolean): Promise<void> {
    const { adminId, session, reden: reason } = access;
    await this.deps.transaction(async ({ wachtwoorden: passwords, audit }) => {
      await passwords.saveOwnPassword(adminId, on);
      await audit.save({
        adminId,
        wie: session.gebruikerId,
        rol: session.rol,
        actie: 'instellingen.gewijzigd:leerlingEigenWachtwoord',
        soort: 'admin',
        doelId: adminId,
        reden: reason,
      });
    });
  }

  /** Whether this pupil may choose a password: the tenant allows it, and words are how it signs in. */
  async findSelf(access: Access, leerlingId: string): Promise<SelfPasswordStatus> {
    const leerling = await this.deps.leerlingen.openForWriting(access, leerlingId);
    const itself = await this.deps.wachtwoorden.findSelf(leerling.admin_id, leerlingId);
    return { mag: itself !== undefined && canChangeOwn(itself) };
  }

  /** A pupil chooses the own password; the own session goes on, others end. */
  async changeOwnPassword(access: Access, leerlingId: string, vraag: SelfPassword): Promise<void> {
    const leerling = await this.deps.leerlingen.openForWriting(access, leerlingId);
    const itself = await this.deps.wachtwoorden.findSelf(leerling.admin_id, leerlingId);
    if (itself === undefined || !canChangeOwn(itself)) throw createError('STAP_NIET_TOEGESTAAN');
    const poging = { soort: 'account', sleutel: ownKey(leerlingId), adres: access.session.adres } as const;
    const right = await this.deps.brake.isRight(poging, itself.wachtwoord_hash, (hash) =>
      this.deps.hasher.verify(hash, vraag.huidigWachtwoord),
    );
    if (!right) throw createError('ONGELDIGE_INVOER', { velden: { huidigWachtwoord: 'onbekend' } });
    if (isGuessable(vraag.wachtwoord, itself))
      throw createError('ONGELDIGE_INVOER', { velden: { wachtwoord: 'te_bekend' } });
    const hash = await this.deps.hasher.hash(vraag.wachtwoord);
    const now = this.now();
    await this.deps.transaction(async (r) => {
      await r.wachtwoorden.saveSecrets(
        leerling.admin_id,
        [{ id: leerlingId, hash, soort: 'tekst', enc: null, zelf: true }],
        now,
      );
      await r.wachtwoorden.endSessions(leerling.admin_id, [leerlingId], { nu: now, except: access.session.sid });
      await r.audit.saveAll([this.line(access, 'wachtwoorden.zelf', leerlingId)]);
    });
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }

  private present(adminId: string, member: SecretHolderRow): PasswordItem {
    const images = imagesOf(this.deps.vault, adminId, member);
    return {
      leerlingId: member.id,
      naam: member.weergavenaam,
      roepnaam: member.roepnaam,
      gebruikersnaam: member.gebruikersnaam,
      dier: member.dier,
      jaargroep: member.jaargroep,
      soort: member.wachtwoord_soort,
      geblokkeerd: (member.geblokkeerd_tot?.getTime() ?? 0) > this.deps.clock.now(),
      ...(images === undefined ? {} : { plaatjes: images }),
      ...(member.wachtwoord_gewijzigd_op === null ? {} : { gewijzigdOp: member.wachtwoord_gewijzigd_op.toISOString() }),
    };
  }

  /** Picture codes of everybody in the group who keeps the own one. */
  private takenBy(adminId: string, members: readonly SecretHolderRow[], without: readonly string[]): Set<string> {
    const stayers = members.filter((member) => member.wachtwoord_soort === 'plaatjes' && !without.includes(member.id));
    return new Set(stayers.flatMap((member) => imagesOf(this.deps.vault, adminId, member)?.join('-') ?? []));
  }

  /** Sixty hashes wait for each other in the queue of the hasher, off the event loop. */
  private seal(adminId: string, secrets: ReadonlyMap<string, LeerlingSecret>): Promise<NewSecret[]> {
    return Promise.all(
      [...secrets].map(async ([id, secret]): Promise<NewSecret> => {
        const text = secretText(secret);
        const enc = secret.soort === 'plaatjes' ? this.deps.vault.sluit(text, secretPath(adminId, id)) : null;
        return { id, hash: await this.deps.hasher.hash(text), soort: secret.soort, enc };
      }),
    );
  }

  /** False when somebody else took one of these picture codes in the meantime. */
  private save(
    access: Access,
    groepId: string,
    newOne: { rijen: readonly NewSecret[]; secrets: ReadonlyMap<string, LeerlingSecret> },
  ): Promise<boolean> {
    const { adminId } = access;
    const ids = [...newOne.secrets.keys()];
    return this.deps.transaction(async (r) => {
      await r.wachtwoorden.lockGroep(adminId, groepId);
      const taken = this.takenBy(adminId, await r.wachtwoorden.findMembers(adminId, groepId), ids);
      if ([...newOne.secrets.values()].some((secret) => secret.soort === 'plaatjes' && taken.has(secretText(secret))))
        return false;
      const now = this.now();
      await r.wachtwoorden.saveSecrets(adminId, newOne.rijen, now);
      await r.wachtwoorden.endSessions(adminId, ids, { nu: now });
      await r.audit.saveAll(ids.map((id) => this.line(access, 'wachtwoorden.nieuw', id)));
      return true;
    });
  }

  private setGroepscode(access: Access, groepId: string, code: string | null): Promise<void> {
    return this.deps.transaction(async (r) => {
      await r.wachtwoorden.lockGroep(access.adminId, groepId);
      await r.wachtwoorden.saveGroepscode({ adminId: access.adminId, groepId, code, nu: this.now() });
      await r.audit.saveAll([this.line(access, code === null ? 'groepscode.uit' : 'groepscode.nieuw', groepId)]);
    });
  }

  /** A pupil waits on the own tile or on the own name: both are opened. */
  private async clearThrottle(adminId: string, kind: { id: string; gebruikersnaam: string }): Promise<void> {
    const school = await this.deps.wachtwoorden.findSchool(adminId);
    const name = nameKey(kind.gebruikersnaam);
    await this.deps.brake.unlock(
      [kind.id, ownKey(kind.id), `|${name}`, `${school?.code ?? ''}|${name}`],
      await this.deps.wachtwoorden.findDevices(adminId, kind.id),
    );
  }

  private line(access: Access, action: Action, doelId: string) {
    return {
      adminId: access.adminId,
      wie: access.session.gebruikerId,
      rol: access.session.rol,
      actie: action,
      soort: action.startsWith('groepscode') ? 'groep' : 'leerling',
      doelId,
      reden: access.reden,
    };
  }
}
