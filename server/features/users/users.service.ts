import { krijgtAdminId } from '../../platform/auth/paneelrollen.ts';
import type { Sessie } from '../../platform/auth/sessie-context.ts';
import { createError } from '../../platform/fout/create-error.ts';
import { volleNaam } from '../../platform/taal/naam.ts';
import type { Mij } from './users.contract.ts';
import type { UsersRepository } from './users.repository.ts';

export class UsersService {
  constructor(private readonly repository: UsersRepository) {}

  async findMij(sessie: Sessie): Promise<Mij> {
    const rij = await this.repository.find(sessie.adminId, sessie.gebruikerId);
    if (rij === undefined) throw createError('TOKEN_ONGELDIG');
    return {
      _id: sessie.gebruikerId,
      role: sessie.rol,
      ...(krijgtAdminId(sessie.rol) ? { adminId: sessie.adminId } : {}),
      naam: volleNaam(rij),
      features: rij.features,
      licentieStatus: rij.licentie_status,
      locale: sessie.locale,
      thema: rij.thema,
      exp: sessie.exp,
    };
  }
}
