import { getsAdminId } from '../../platform/auth/panel-roles.ts';
import type { SignedInSession } from '../../platform/auth/session-context.ts';
import { createError } from '../../platform/error/create-error.ts';
import { registeredName } from '../../platform/taal/name.ts';
import type { Me } from './users.contract.ts';
import type { UsersRepository } from './users.repository.ts';

export class UsersService {
  constructor(private readonly repository: UsersRepository) {}

  async findMe(session: SignedInSession): Promise<Me> {
    const row = await this.repository.find(session.adminId, session.gebruikerId);
    if (row === undefined) throw createError('TOKEN_ONGELDIG');
    return {
      _id: session.gebruikerId,
      role: session.rol,
      ...(getsAdminId(session.rol) ? { adminId: session.adminId } : {}),
      naam: registeredName(row),
      features: row.features,
      licentieStatus: row.licentie_status,
      locale: session.locale,
      thema: row.thema,
      exp: session.exp,
    };
  }
}
