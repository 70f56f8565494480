import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import { newGroepscode } from '../../platform/auth/leerling-secret.ts';
import { createError } from '../../platform/error/create-error.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import { GroepenManagementRepository } from './groepen-management.repository.ts';

/** Whose group it is, and in which words its setting is named. */
interface Owner {
  adminId: string;
  session: { locale: TextLocale; adminKind: string };
}
interface GroepInput {
  naam: string;
  jaargroepen: readonly number[];
  schooljaar: string;
  /** Its standard setting comes along. */
  bronGroepId?: string | undefined;
}

/** At home nobody speaks of a group. */
const settingName = ({ locale, adminKind }: Owner['session']): string =>
  serverText(locale, adminKind === 'thuis' ? 'groep.standaardThuis' : 'groep.standaardInstelling');

export const inOrder = (years: readonly number[]): number[] => [...new Set(years)].sort((a, b) => a - b);

export async function assignCode(
  groepen: GroepenManagementRepository,
  adminId: string,
  groepId: string,
): Promise<void> {
  while (!(await groepen.saveCode(adminId, groepId, newGroepscode())));
}

export async function checkCapacity(groepen: GroepenManagementRepository, adminId: string): Promise<void> {
  if ((await groepen.countActive(adminId)) >= CONSTANTS.GROEPEN_MAX)
    throw createError('GROEP_VOL', { sleutel: 'GROEPEN_VOL', waarden: { max: CONSTANTS.GROEPEN_MAX } });
}

/** Makes groups inside the transaction of whoever asks, another feature too. */
export class NewGroepen {
  private readonly groepen: GroepenManagementRepository;

  constructor(db: Knex) {
    this.groepen = new GroepenManagementRepository(db);
  }

  /** New group with its code and standard setting; answers its id. */
  async create({ adminId, session }: Owner, newOne: GroepInput): Promise<string> {
    const { groepen } = this;
    await checkCapacity(groepen, adminId);
    const id = v7();
    const jaargroepen = inOrder(newOne.jaargroepen);
    await groepen.create({ adminId, id, naam: newOne.naam, jaargroepen, schooljaar: newOne.schooljaar });
    await assignCode(groepen, adminId, id);
    const source =
      newOne.bronGroepId === undefined ? undefined : await groepen.findDefaultSetting(adminId, newOne.bronGroepId);
    const base = {
      ...defaultSetting(jaargroepen[0] ?? 3),
      niveauTot: Math.min(8.5, Math.max(3, jaargroepen.at(-1) ?? 3) + 0.5),
    };
    await groepen.saveSetting(adminId, id, {
      id: v7(),
      naam: source?.naam ?? settingName(session),
      inhoud: source?.instelling ?? base,
    });
    return id;
  }
}
