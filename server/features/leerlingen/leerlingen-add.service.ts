import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { ANIMALS } from '#engine/core/domein/animals.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import type { PasswordHasher } from '../../platform/auth/wachtwoorden.ts';
import type { RuleCode } from '../../platform/contract/fields.contract.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { nameKey, registeredName } from '../../platform/taal/name.ts';
import { dateOf } from '../../platform/time/clock.ts';
import type { GroepenRead, GroepRow } from '../groepen/groepen.read.ts';
import type { LicentiesRead } from '../licenties/licenties.read.ts';
import { claimFreeName, desiredName } from '../../platform/taal/gebruikersnaam.ts';
import { renameGroep } from './rename-groep.ts';
import { takenImages, createStartSecret, type StartSecret } from './leerling-secret.ts';
import type {
  AddedLeerlingen,
  AddLeerlingen,
  LeerlingProposalsVraag,
  LeerlingProposals,
  NewLeerling,
} from './leerlingen-management.contract.ts';
import type { LeerlingenManagementRepository, LidRow } from './leerlingen-management.repository.ts';

export interface AddRepositories {
  leerlingen: LeerlingenManagementRepository;
  licenties: LicentiesRead;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<AddRepositories>;
  repository: LeerlingenManagementRepository;
  groepen: GroepenRead;
  wachtwoorden: PasswordHasher;
  vault: Vault;
  clock: Clock;
}
interface Row {
  id: string;
  wie: NewLeerling;
  geheim: StartSecret;
  dier: string;
  gebruikersnaam: string;
}

/** Adds leerlingen to a group, all or none. */
export class AddLeerlingenService {
  constructor(private readonly deps: Deps) {}

  async add(access: Access, groepId: string, input: AddLeerlingen): Promise<AddedLeerlingen> {
    const groep = await this.deps.groepen.require(access, groepId);
    const members = await this.deps.repository.findMembers(access.adminId, groepId);
    const rows = await this.createRows(access, input, members);
    await this.deps.transaction(async (repos) => {
      await this.checkCapacity(repos, access, { groepId, nodig: rows.length });
      for (const row of rows) await this.save(repos, access.adminId, row);
      await repos.leerlingen.openMemberships(access.adminId, groepId, {
        ids: rows.map(({ id }) => id),
        datum: dateOf(this.deps.clock.now()),
      });
      await renameGroep(repos.leerlingen, access.adminId, groepId);
      await repos.audit.save({
        adminId: access.adminId,
        wie: access.session.gebruikerId,
        rol: access.session.rol,
        actie: 'leerlingen.toegevoegd',
        soort: 'groep',
        doelId: groepId,
        reden: access.reden,
      });
    });
    return {
      items: rows.map((row) => ({
        id: row.id,
        gebruikersnaam: row.gebruikersnaam,
        wachtwoordkaart: cardOf(row, groep),
      })),
    };
  }

  /** A free user name for every name, and who has that name already. */
  async proposals(access: Access, { namen: names }: LeerlingProposalsVraag): Promise<LeerlingProposals> {
    const wishes = names.map(desiredName);
    const fullNames = names.map((who) =>
      nameKey(
        registeredName({
          voornaam: who.roepnaam,
          voorvoegsel: who.voorvoegsel ?? null,
          achternaam: who.achternaam ?? '',
        }),
      ),
    );
    const [taken, duplicates] = await Promise.all([
      this.deps.repository.findNames(access.adminId, [...new Set(wishes)]),
      this.deps.repository.findDuplicates(access.adminId, [
        ...new Set(fullNames.flatMap((name) => [name, `${name} `])),
      ]),
    ]);
    const used = new Set(taken);
    return {
      items: wishes.map((wish, nr) => ({
        gebruikersnaam: claimFreeName(wish, used),
        dubbel: duplicates
          .filter(({ zoeknaam: searchName }) => searchName.trim() === fullNames[nr])
          .map((d) => ({
            leerlingId: d.id,
            naam: d.naam,
            prullenbak: d.status === 'prullenbak',
            ...(d.groep === null ? {} : { groep: d.groep }),
          })),
      })),
    };
  }

  private async checkCapacity(
    { leerlingen, licenties }: AddRepositories,
    access: Access,
    vraag: { groepId: string; nodig: number },
  ): Promise<void> {
    await licenties.claimSeats(access.adminId, vraag.nodig);
    const home = access.session.adminKind === 'thuis';
    const max = home ? CONSTANTS.HOME_CHILDREN : CONSTANTS.GROEP_MAX;
    const count = home
      ? await licenties.countChildren(access.adminId)
      : await leerlingen.countMembers(access.adminId, vraag.groepId);
    if (count + vraag.nodig > max)
      throw createError('GROEP_VOL', { ...(home ? { sleutel: 'KINDEREN_VOL' } : {}), waarden: { max } });
  }

  private async createRows(
    access: Access,
    { leerlingen, inlogsoort: loginKind }: AddLeerlingen,
    members: readonly LidRow[],
  ): Promise<Row[]> {
    const wishes = leerlingen.map((who) => who.gebruikersnaam ?? desiredName(who));
    const names = new Set(await this.deps.repository.findNames(access.adminId, [...new Set(wishes.map(nameKey))]));
    const taken = takenImages(this.deps.vault, access.adminId, members);
    const animals = freeAnimals(members, leerlingen);
    const fields: Record<string, RuleCode> = {};
    const spots = leerlingen.map((who, nr) => {
      const wish = wishes[nr] ?? desiredName(who);
      if (who.gebruikersnaam !== undefined && names.has(nameKey(wish)))
        fields[`leerlingen.${nr}.gebruikersnaam`] = 'bestaat_al';
      return { id: v7(), wie: who, dier: who.dier ?? animals(), gebruikersnaam: claimFreeName(wish, names) };
    });
    if (Object.keys(fields).length > 0) throw createError('ONGELDIGE_INVOER', { velden: fields });
    return Promise.all(
      spots.map(async (spot) => {
        const kind = loginKind ?? (spot.wie.jaargroep <= 3 ? 'plaatjes' : 'tekst');
        return {
          ...spot,
          geheim: await createStartSecret(this.deps, { adminId: access.adminId, id: spot.id, soort: kind }, taken),
        };
      }),
    );
  }

  private save(
    { leerlingen }: AddRepositories,
    adminId: string,
    { id, wie: who, geheim: secret, dier: animal, gebruikersnaam }: Row,
  ): Promise<void> {
    return leerlingen.create({
      adminId,
      id,
      roepnaam: who.roepnaam,
      voorvoegsel: who.voorvoegsel === '' ? null : (who.voorvoegsel ?? null),
      achternaam: who.achternaam ?? '',
      jaargroep: who.jaargroep,
      dier: animal,
      gebruikersnaam,
      nameKey: nameKey(gebruikersnaam),
      hash: secret.hash,
      soort: secret.soort,
      geheimEnc: secret.geheimEnc,
    });
  }
}

/** Next animal that nobody in the group has; after the last one they begin again. */
function freeAnimals(members: readonly LidRow[], newOne: readonly NewLeerling[]): () => string {
  const taken = new Set([
    ...members.map(({ dier: animal }) => animal),
    ...newOne.flatMap(({ dier: animal }) => animal ?? []),
  ]);
  const over = [...ANIMALS.filter((animal) => !taken.has(animal)), ...ANIMALS];
  let nr = 0;
  return () => {
    const animal = over[nr % over.length] ?? 'vos';
    nr += 1;
    return animal;
  };
}

function cardOf(
  { wie: who, geheim: secret, dier: animal }: Row,
  groep: GroepRow,
): AddedLeerlingen['items'][number]['wachtwoordkaart'] {
  return {
    naam: who.roepnaam,
    dier: animal,
    soort: secret.soort,
    ...(secret.plaatjes === undefined ? {} : { plaatjes: secret.plaatjes }),
    ...(secret.wachtwoord === undefined ? {} : { wachtwoord: secret.wachtwoord }),
    ...(groep.code === null ? {} : { groepscode: groep.code }),
  };
}
