import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { isTooCommon } from '#engine/core/domein/password.ts';
import { linkTokenHash } from '../../platform/auth/link-token.ts';
import { randomCode } from '../../platform/auth/random-code.ts';
import type { PasswordHasher } from '../../platform/auth/wachtwoorden.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { TextLocale } from '../../platform/taal/texts.ts';
import type { FirstStart } from './first-start.contract.ts';
import type { FirstStartRepository } from './first-start.repository.ts';

export interface FirstStartRepositories {
  firstStart: FirstStartRepository;
  audit: AuditRepository;
}
interface Deps extends FirstStartRepositories {
  transaction: Transaction<FirstStartRepositories>;
  wachtwoorden: PasswordHasher;
  clock: Clock;
}

const CODE_LENGTH = 8;

/** The first superadmin of a server of one's own; whoever sees its terminal may be it. */
export class FirstStartService {
  constructor(private readonly deps: Deps) {}

  async check(token: string): Promise<{ geldig: true }> {
    if (!(await this.deps.firstStart.isOpen(linkTokenHash(token)))) throw used();
    return { geldig: true };
  }

  async create(token: string, person: FirstStart, locale: TextLocale): Promise<{ gebruikersnaam: string }> {
    await this.check(token);
    const { voornaam, achternaam, gebruikersnaam, email } = person;
    if (isTooCommon(person.wachtwoord, [voornaam, achternaam, gebruikersnaam, email, person.organisatie]))
      throw createError('ONGELDIGE_INVOER', { velden: { wachtwoord: 'te_bekend' } });
    const hash = await this.deps.wachtwoorden.hash(person.wachtwoord);
    await this.deps.transaction(async ({ firstStart, audit }) => {
      if (!(await firstStart.close(linkTokenHash(token)))) throw used();
      const adminId =
        (await firstStart.findOffice()) ?? (await this.createOffice(firstStart, person.organisatie, locale));
      const id = v7();
      await firstStart.insertPerson({
        adminId,
        id,
        role: 'superadmin',
        gebruikersnaam,
        email,
        voornaam,
        achternaam,
        voorvoegsel: person.voorvoegsel === undefined || person.voorvoegsel === '' ? null : person.voorvoegsel,
        hash,
        nu: new Date(this.deps.clock.now()),
      });
      await audit.save({
        adminId,
        wie: id,
        rol: 'superadmin',
        actie: 'superadmin.eerste',
        soort: 'gebruiker',
        doelId: id,
      });
    });
    return { gebruikersnaam };
  }

  private async createOffice(firstStart: FirstStartRepository, name: string, locale: TextLocale): Promise<string> {
    const id = v7();
    const land = locale === 'nl-BE' ? 'BE' : 'NL';
    await firstStart.insertOffice({ id, naam: name, land, locale, code: randomCode(CODE_LENGTH) });
    return id;
  }
}

const used = (): Error => createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'EERSTE_START_GEBRUIKT' });
