import { createHash, randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { maakVerhuiscode, toonVerhuiscode } from '#engine/core/domein/verhuiscode.ts';
import type { AuditRegel, AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { volleNaam } from '../../platform/taal/naam.ts';
import type { TellerOpslag } from '../../platform/teller/teller-opslag.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { codeVan, magZorg, stand, zoekBestaande } from './inzage.ts';
import {
  VERHUIS_DAGEN,
  type Inzage,
  type Inzagen,
  type Inzien,
  type NieuwVerhuistoken,
  type Verhuiscodes,
  type VerhuistokenItem,
  type Verhuistokens,
} from './verhuistokens.contract.ts';
import type { AdminRij, NieuwToken, TokenRij, VerhuistokensRepository } from './verhuistokens.repository.ts';

export interface TokenRepositories {
  tokens: VerhuistokensRepository;
  audit: AuditRepository;
}
interface Deps extends TokenRepositories {
  transactie: Transactie<TokenRepositories>;
  leerlingen: LeerlingenRead;
  tellers: TellerOpslag;
  clock: Clock;
}

const DAG_MS = 86_400_000;
const VENSTER_MS = 15 * 60_000;
/** Wrong codes of one tenant or one user in that time. */
const MIS_MAX = 10;

export const hashVan = (code: string): string => createHash('sha256').update(`verhuis:${code}`).digest('hex');

/** Making, showing and taking back tokens, and looking at one that came in. */
export class VerhuistokensService {
  constructor(private readonly deps: Deps) {}

  /** One code per pupil, told once; only its hash is kept. */
  async create(toegang: Toegang, vraag: NieuwVerhuistoken): Promise<Verhuiscodes> {
    const { adminId } = toegang;
    const admin = await this.admin(adminId);
    if (vraag.scope.zorg && !magZorg(toegang.sessie.rol, admin)) throw createError('NIET_TOEGESTAAN');
    const leerlingen = await Promise.all(vraag.leerlingIds.map((id) => this.deps.leerlingen.require(toegang, id)));
    const nu = new Date(this.deps.clock.now());
    const verlooptOp = new Date(nu.getTime() + VERHUIS_DAGEN * DAG_MS);
    const batchId = v7();
    const nieuw = leerlingen.map((leerling) => ({ leerling, code: maakVerhuiscode(randomInt), id: v7() }));
    await this.deps.transactie(async (r) => {
      await r.tokens.revokeVanLeerlingen(adminId, vraag.leerlingIds, nu);
      await r.tokens.create(
        nieuw.map(({ leerling, code, id }): NieuwToken => ({
          adminId,
          id,
          batchId,
          leerlingId: leerling.id,
          door: toegang.sessie.gebruikerId,
          hash: hashVan(code),
          scope: vraag.scope,
          doelCode: vraag.doelCode ?? null,
          inzageOp: vraag.inzageOp ?? null,
          toestemmingNaam: vraag.toestemmingNaam ?? null,
          opmerking: vraag.opmerking ?? null,
          gemaaktOp: nu,
          verlooptOp,
        })),
      );
      await r.audit.saveAlle(nieuw.map(({ id }) => this.regel(toegang, 'verhuistoken.gemaakt', id)));
    });
    return {
      batchId,
      verlooptOp: verlooptOp.toISOString(),
      tokens: nieuw.map(({ leerling, code }) => ({
        leerlingId: leerling.id,
        naam: leerling.weergavenaam,
        token: toonVerhuiscode(code),
      })),
    };
  }

  async list(toegang: Toegang): Promise<Verhuistokens> {
    const nu = this.deps.clock.now();
    return { items: (await this.deps.tokens.list(toegang.adminId)).map((rij) => this.present(rij, nu)) };
  }

  async revoke(toegang: Toegang, tokenId: string): Promise<void> {
    if ((await this.deps.tokens.find(toegang.adminId, tokenId)) === undefined) throw createError('NIET_GEVONDEN');
    await this.deps.transactie(async (r) => {
      if (
        !(await r.tokens.close(
          { adminId: toegang.adminId, id: tokenId },
          { status: 'ingetrokken', door: null, nu: new Date(this.deps.clock.now()) },
        ))
      )
        throw createError('STAP_NIET_TOEGESTAAN');
      await r.audit.saveAlle([this.regel(toegang, 'verhuistoken.ingetrokken', tokenId)]);
    });
  }

  /** What the codes hold, for somebody who may let pupils in; guessing is stopped. */
  async preview(toegang: Toegang, vraag: Inzien): Promise<Inzagen> {
    await this.checkRem(toegang);
    const wie = { admin: await this.admin(toegang.adminId), rol: toegang.sessie.rol, nu: this.deps.clock.now() };
    const hier = await this.deps.tokens.findNamen(toegang.adminId);
    const gezien = new Set<string>();
    const items: Inzage[] = [];
    for (const getypt of vraag.tokens) {
      const gelezen = codeVan(getypt);
      if (!('code' in gelezen)) items.push({ token: getypt, status: gelezen.status });
      else if (gezien.has(gelezen.code)) items.push({ token: getypt, status: 'dubbel' });
      else {
        gezien.add(gelezen.code);
        const token = await this.zoek(toegang, gelezen.code);
        items.push({ token: getypt, ...(await this.toon(token, stand(token, wie), hier)) });
      }
    }
    return { items };
  }

  /** Token of a code; a code that nobody made counts as a guess. */
  async zoek(toegang: Toegang, code: string): Promise<TokenRij | undefined> {
    const token = await this.deps.tokens.findByHash(hashVan(code));
    if (token === undefined) await this.telMis(toegang);
    return token;
  }

  async admin(adminId: string): Promise<AdminRij> {
    const admin = await this.deps.tokens.findAdmin(adminId);
    if (admin === undefined) throw createError('NIET_GEVONDEN');
    return admin;
  }

  async checkRem(toegang: Toegang): Promise<void> {
    for (const sleutel of this.remSleutels(toegang)) {
      if ((await this.deps.tellers.stand(sleutel)) >= MIS_MAX)
        throw createError('TE_VAAK', { headers: { 'Retry-After': String(VENSTER_MS / 1000) } });
    }
  }

  private async telMis(toegang: Toegang): Promise<void> {
    for (const sleutel of this.remSleutels(toegang)) await this.deps.tellers.tel(sleutel, VENSTER_MS);
    await this.checkRem(toegang);
  }

  private remSleutels(toegang: Toegang): string[] {
    return [`verhuis:admin:${toegang.adminId}`, `verhuis:gebruiker:${toegang.sessie.gebruikerId}`];
  }

  private async toon(
    token: TokenRij | undefined,
    status: Inzage['status'],
    hier: Parameters<typeof zoekBestaande>[1],
  ): Promise<Omit<Inzage, 'token'>> {
    if (token === undefined || status !== 'goed') return { status };
    const bron = await this.deps.tokens.findBron(token.admin_id, token.leerling_id);
    if (bron === undefined) return { status: 'ingetrokken' };
    await this.deps.tokens.markSeen({ adminId: token.admin_id, id: token.id });
    const bestaandeLeerling = zoekBestaande(bron, hier);
    return {
      status,
      naam: volleNaam({ voornaam: bron.roepnaam, voorvoegsel: bron.voorvoegsel, achternaam: bron.achternaam }),
      roepnaam: bron.roepnaam,
      jaargroep: bron.jaargroep,
      van: bron.school,
      scope: token.scope,
      ...(token.opmerking === null ? {} : { opmerking: token.opmerking }),
      ...(bestaandeLeerling === undefined ? {} : { bestaandeLeerling }),
    };
  }

  private present(rij: TokenRij & { naam: string | null }, nu: number): VerhuistokenItem {
    const open = rij.status === 'gemaakt' || rij.status === 'ingezien';
    return {
      id: rij.id,
      batchId: rij.batch_id,
      status: open && rij.verloopt_op.getTime() <= nu ? 'verlopen' : rij.status,
      scope: rij.scope,
      gemaaktOp: rij.gemaakt_op.toISOString(),
      verlooptOp: rij.verloopt_op.toISOString(),
      ...(rij.naam === null ? {} : { naam: rij.naam }),
      ...(rij.doel_code === null ? {} : { doelCode: rij.doel_code }),
    };
  }

  private regel(toegang: Toegang, actie: string, doelId: string): AuditRegel {
    return {
      adminId: toegang.adminId,
      wie: toegang.sessie.gebruikerId,
      rol: toegang.sessie.rol,
      actie,
      soort: 'verhuistoken',
      doelId,
      reden: toegang.reden,
    };
  }
}
