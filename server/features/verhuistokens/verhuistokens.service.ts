import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createTransferCode, formatTransferCode } from '#engine/core/domein/transfer-code.ts';
import type { AuditEntry, AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { registeredName } from '../../platform/taal/name.ts';
import type { MissLimit } from '../../platform/counter/miss-limit.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { transferHash, transferStatus } from './token-trace.read.ts';
import { parseCode, canAccessCare, state, findExisting } from './inzage.ts';
import {
  TRANSFER_DAYS,
  type Inzage,
  type Inzagen,
  type Inspect,
  type NewVerhuistoken,
  type TransferCodes,
  type VerhuistokenItem,
  type Verhuistokens,
} from './verhuistokens.contract.ts';
import type { AdminRow, NewToken, TokenRow, VerhuistokensRepository } from './verhuistokens.repository.ts';

export interface TokenRepositories {
  tokens: VerhuistokensRepository;
  audit: AuditRepository;
}
interface Deps extends TokenRepositories {
  transaction: Transaction<TokenRepositories>;
  leerlingen: LeerlingenRead;
  limit: MissLimit;
  clock: Clock;
}

const DAY_MS = 86_400_000;
/** Wrong codes of one tenant or one user. */
export const TOKEN_LIMIT = { max: 10, windowMs: 15 * 60_000 } as const;

/** Making, showing and taking back tokens, and looking at one that came in. */
export class VerhuistokensService {
  constructor(private readonly deps: Deps) {}

  /** One code per pupil, told once; only its hash is kept. */
  async create(access: Access, vraag: NewVerhuistoken): Promise<TransferCodes> {
    const { adminId } = access;
    const admin = await this.admin(adminId);
    if (vraag.scope.zorg && !canAccessCare(access.session.rol, admin)) throw createError('NIET_TOEGESTAAN');
    const leerlingen = await Promise.all(vraag.leerlingIds.map((id) => this.deps.leerlingen.require(access, id)));
    const now = new Date(this.deps.clock.now());
    const expiresAt = new Date(now.getTime() + TRANSFER_DAYS * DAY_MS);
    const batchId = v7();
    const newOne = leerlingen.map((leerling) => ({ leerling, code: createTransferCode(randomInt), id: v7() }));
    await this.deps.transaction(async (r) => {
      await r.tokens.revokeForLeerlingen(adminId, vraag.leerlingIds, now);
      await r.tokens.create(
        newOne.map(({ leerling, code, id }): NewToken => ({
          adminId,
          id,
          batchId,
          leerlingId: leerling.id,
          door: access.session.gebruikerId,
          hash: transferHash(code),
          scope: vraag.scope,
          doelCode: vraag.doelCode ?? null,
          inzageOp: vraag.inzageOp ?? null,
          toestemmingNaam: vraag.toestemmingNaam ?? null,
          opmerking: vraag.opmerking ?? null,
          gemaaktOp: now,
          verlooptOp: expiresAt,
        })),
      );
      await r.audit.saveAll(newOne.map(({ id }) => this.line(access, 'verhuistoken.gemaakt', id)));
    });
    return {
      batchId,
      verlooptOp: expiresAt.toISOString(),
      tokens: newOne.map(({ leerling, code }) => ({
        leerlingId: leerling.id,
        naam: leerling.weergavenaam,
        token: formatTransferCode(code),
      })),
    };
  }

  async list(access: Access): Promise<Verhuistokens> {
    const now = this.deps.clock.now();
    return { items: (await this.deps.tokens.list(access.adminId)).map((row) => this.present(row, now)) };
  }

  async revoke(access: Access, tokenId: string): Promise<void> {
    if ((await this.deps.tokens.find(access.adminId, tokenId)) === undefined) throw createError('NIET_GEVONDEN');
    await this.deps.transaction(async (r) => {
      if (
        !(await r.tokens.close(
          { adminId: access.adminId, id: tokenId },
          { status: 'ingetrokken', door: null, nu: new Date(this.deps.clock.now()) },
        ))
      )
        throw createError('STAP_NIET_TOEGESTAAN');
      await r.audit.saveAll([this.line(access, 'verhuistoken.ingetrokken', tokenId)]);
    });
  }

  /** What the codes hold, for somebody who may let pupils in; guessing is stopped. */
  async preview(access: Access, vraag: Inspect): Promise<Inzagen> {
    await this.checkThrottle(access);
    const who = { admin: await this.admin(access.adminId), rol: access.session.rol, nu: this.deps.clock.now() };
    const here = await this.deps.tokens.findNames(access.adminId);
    const seen = new Set<string>();
    const items: Inzage[] = [];
    for (const typed of vraag.tokens) {
      const read = parseCode(typed);
      if (!('code' in read)) items.push({ token: typed, status: read.status });
      else if (seen.has(read.code)) items.push({ token: typed, status: 'dubbel' });
      else {
        seen.add(read.code);
        const token = await this.search(access, read.code);
        items.push({ token: typed, ...(await this.show(token, state(token, who), here)) });
      }
    }
    return { items };
  }

  /** Token of a code; a code that nobody made counts as a guess. */
  search(access: Access, code: string): Promise<TokenRow | undefined> {
    return this.deps.limit.find(this.throttleKeys(access), () => this.deps.tokens.findByHash(transferHash(code)));
  }

  async admin(adminId: string): Promise<AdminRow> {
    const admin = await this.deps.tokens.findAdmin(adminId);
    if (admin === undefined) throw createError('NIET_GEVONDEN');
    return admin;
  }

  checkThrottle(access: Access): Promise<void> {
    return this.deps.limit.check(this.throttleKeys(access));
  }

  private throttleKeys(access: Access): string[] {
    return [`verhuis:admin:${access.adminId}`, `verhuis:gebruiker:${access.session.gebruikerId}`];
  }

  private async show(
    token: TokenRow | undefined,
    status: Inzage['status'],
    here: Parameters<typeof findExisting>[1],
  ): Promise<Omit<Inzage, 'token'>> {
    if (token === undefined || status !== 'goed') return { status };
    const source = await this.deps.tokens.findSource(token.admin_id, token.leerling_id);
    if (source === undefined) return { status: 'ingetrokken' };
    await this.deps.tokens.markSeen({ adminId: token.admin_id, id: token.id });
    const existingLeerling = findExisting(source, here);
    return {
      status,
      naam: registeredName({
        voornaam: source.roepnaam,
        voorvoegsel: source.voorvoegsel,
        achternaam: source.achternaam,
      }),
      roepnaam: source.roepnaam,
      jaargroep: source.jaargroep,
      van: source.school,
      scope: token.scope,
      ...(token.opmerking === null ? {} : { opmerking: token.opmerking }),
      ...(existingLeerling === undefined ? {} : { bestaandeLeerling: existingLeerling }),
    };
  }

  private present(row: TokenRow & { naam: string | null }, now: number): VerhuistokenItem {
    return {
      id: row.id,
      batchId: row.batch_id,
      status: transferStatus(row, now),
      scope: row.scope,
      gemaaktOp: row.gemaakt_op.toISOString(),
      verlooptOp: row.verloopt_op.toISOString(),
      ...(row.naam === null ? {} : { naam: row.naam }),
      ...(row.doel_code === null ? {} : { doelCode: row.doel_code }),
    };
  }

  private line(access: Access, action: string, doelId: string): AuditEntry {
    return {
      adminId: access.adminId,
      wie: access.session.gebruikerId,
      rol: access.session.rol,
      actie: action,
      soort: 'verhuistoken',
      doelId,
      reden: access.reden,
    };
  }
}
