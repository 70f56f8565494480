import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { imageSecret, type PictureId } from '#engine/core/domein/images.ts';
import { secretPath, type Vault } from '../../platform/auth/vault.ts';
import { newImages, newWoorden, imagesOf } from '../../platform/auth/leerling-secret.ts';
import type { PasswordHasher } from '../../platform/auth/wachtwoorden.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError, type AppError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import { erasureHash, type ErasureList, type ErasureLine } from '../../platform/privacy/erasure-list.ts';
import { serverDayText } from '../../platform/taal/moment.ts';
import { nameKey } from '../../platform/taal/name.ts';
import { dateOf } from '../../platform/time/clock.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { LicentiesRead } from '../licenties/licenties.read.ts';
import { mergeBases, type StateBaseRead } from '../somvensters/state-base.read.ts';
import { parseCode, state, freeNumberedName } from './inzage.ts';
import type { TakenOver, Import, ImportLine, Inzage } from './verhuistokens.contract.ts';
import type { SourceLeerling, TokenRow, VerhuistokensRepository } from './verhuistokens.repository.ts';
import type { VerhuistokensService } from './verhuistokens.service.ts';
import type { Transfer, TransferRepository } from './transfer.repository.ts';

export interface TransferRepositories {
  tokens: VerhuistokensRepository;
  transfer: TransferRepository;
  licenties: LicentiesRead;
  bases: StateBaseRead;
  mail: MailRepository;
  audit: AuditRepository;
}
interface Deps {
  tokens: VerhuistokensService;
  transaction: Transaction<TransferRepositories>;
  groepen: GroepenRead;
  leerlingen: LeerlingenRead;
  hasher: PasswordHasher;
  vault: Vault;
  erasureList: ErasureList;
  clock: Clock;
}
interface Pair {
  regel: ImportLine;
  token: TokenRow;
}
type Secret =
  | { soort: 'plaatjes'; waarde: PictureId[]; tekst: string }
  | { soort: 'tekst'; waarde: string; tekst: string };

/** Refusal that belongs to a state of the token. */
function errorOf(status: Exclude<Inzage['status'], 'goed'>): AppError {
  if (status === 'andere_school' || status === 'zorg_niet') return createError('NIET_TOEGESTAAN');
  if (status === 'onbekend' || status === 'fout_teken')
    return createError('NIET_GEVONDEN', { sleutel: 'VERHUIS_ONBEKEND' });
  return status === 'zelfde_school' || status === 'dubbel'
    ? createError('STAP_NIET_TOEGESTAAN')
    : createError('VERLOPEN_OF_GEBRUIKT');
}

/** Redeeming tokens: all pupils come in one transaction, or nobody does. */
export class TransferService {
  constructor(private readonly deps: Deps) {}

  async redeem(access: Access, vraag: Import): Promise<TakenOver> {
    await this.deps.tokens.checkThrottle(access);
    const pairs = await this.searchAll(access, vraag.regels);
    for (const { regel: rule } of pairs) {
      await this.deps.groepen.require(access, rule.groepId);
      if (rule.samenvoegenMet !== undefined) await this.deps.leerlingen.require(access, rule.samenvoegenMet);
    }
    // The same order for everybody: two batches with the same pupils wait for each other instead of locking both.
    const order = pairs.toSorted((a, b) => (a.token.id < b.token.id ? -1 : 1));
    const tombstones: ErasureLine[] = [];
    const out = await this.deps.transaction(async (r): Promise<TakenOver> => {
      const newOne = order.filter(({ regel: rule }) => rule.samenvoegenMet === undefined).length;
      if (newOne > 0) await r.licenties.claimSeats(access.adminId, newOne);
      const items: TakenOver['items'] = [];
      for (const pair of order) items.push(await this.transfer(r, access, { ...pair, tombstones }));
      await this.report(
        r,
        order.map(({ token }) => token.admin_id),
      );
      return { items };
    });
    // Beside the data only when it is certain: an old backup must not bring back who has left.
    this.deps.erasureList.add(tombstones);
    return out;
  }

  /** Tells who ran the old tenants how many left; no names in a mail. */
  private async report(r: TransferRepositories, fromAdmins: readonly string[]): Promise<void> {
    const now = this.deps.clock.now();
    for (const adminId of new Set(fromAdmins)) {
      const count = String(fromAdmins.filter((other) => other === adminId).length);
      for (const { id, voornaam, email, organisatie: organization, locale } of await r.tokens.findManagers(adminId)) {
        await postMail(
          { mail: r.mail, clock: this.deps.clock },
          {
            adminId,
            sjabloon: 'verhuis-ingelezen',
            locale,
            aan: email,
            gebruikerId: id,
            waarden: {
              naam: voornaam,
              organisatie: organization,
              aantal: count,
              datum: serverDayText(now, locale),
              pad: `/admins/${adminId}`,
            },
          },
        );
      }
    }
  }

  private async searchAll(access: Access, rules: readonly ImportLine[]): Promise<Pair[]> {
    const who = {
      admin: await this.deps.tokens.admin(access.adminId),
      rol: access.session.rol,
      nu: this.deps.clock.now(),
    };
    const pairs: Pair[] = [];
    for (const rule of rules) {
      const read = parseCode(rule.token);
      if (!('code' in read)) throw errorOf(read.status);
      const token = await this.deps.tokens.search(access, read.code);
      const status = pairs.some((pair) => pair.token.id === token?.id) ? 'dubbel' : state(token, who);
      if (token === undefined || status !== 'goed') throw errorOf(status === 'goed' ? 'onbekend' : status);
      pairs.push({ regel: rule, token });
    }
    return pairs;
  }

  private async transfer(
    r: TransferRepositories,
    access: Access,
    { regel: rule, token, tombstones }: Pair & { tombstones: ErasureLine[] },
  ): Promise<TakenOver['items'][number]> {
    const now = new Date(this.deps.clock.now());
    const spot = { adminId: token.admin_id, id: token.id };
    // It was free a moment ago: who finds it taken now came second.
    if (!(await r.tokens.close(spot, { status: 'ingelezen', door: access.adminId, nu: now })))
      throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'VERHUIS_NET_GEBRUIKT' });
    const source = await r.tokens.findSource(token.admin_id, token.leerling_id);
    if (source === undefined) throw createError('VERLOPEN_OF_GEBRUIKT');
    const v: Transfer = {
      fromAdmin: token.admin_id,
      fromId: token.leerling_id,
      toAdmin: access.adminId,
      toId: rule.samenvoegenMet ?? v7(),
      scope: token.scope,
      merge: rule.samenvoegenMet !== undefined,
      nu: now,
    };
    const card = v.merge ? undefined : await this.createLeerling(r, { v, bron: source, groepId: rule.groepId });
    if (v.merge && v.scope.voortgang) await this.merge(r, v);
    else await r.transfer.copy(v);
    await r.transfer.erase(v);
    const hash = erasureHash(v.fromAdmin, v.fromId);
    await r.transfer.saveTombstone({ adminId: v.fromAdmin, hash, nu: now });
    tombstones.push({ adminId: v.fromAdmin, hash, op: now });
    const who = {
      wie: access.session.gebruikerId,
      rol: access.session.rol,
      soort: 'verhuistoken',
      doelId: token.id,
      reden: access.reden,
    };
    await r.audit.saveAll([
      { ...who, adminId: v.fromAdmin, actie: 'verhuistoken.vertrokken' },
      { ...who, adminId: v.toAdmin, actie: 'verhuistoken.ingelezen' },
    ]);
    return {
      leerlingId: v.toId,
      naam: source.weergavenaam,
      groepId: rule.groepId,
      ...(card === undefined ? {} : { kaart: card.waarde }),
    };
  }

  /** Two pupils become one: what was learned from answers that are no longer there, of both. */
  private async merge(r: TransferRepositories, v: Transfer): Promise<void> {
    await r.transfer.lock(v);
    const base = mergeBases(await r.bases.findBase(v.toAdmin, v.toId), await r.bases.findBase(v.fromAdmin, v.fromId));
    await r.transfer.copy(v);
    if (base !== undefined) await r.transfer.saveBase(v, base);
  }

  /** The pupil at the new tenant: a free name, a secret that nobody in the group has, a place in the group. */
  private async createLeerling(
    r: TransferRepositories,
    { v, bron: source, groepId }: { v: Transfer; bron: SourceLeerling; groepId: string },
  ): Promise<Secret> {
    const members = await r.tokens.lockGroep(v.toAdmin, groepId);
    if (members.length >= CONSTANTS.GROEP_MAX)
      throw createError('GROEP_VOL', { waarden: { max: CONSTANTS.GROEP_MAX } });
    const taken = new Set(members.flatMap((member) => imagesOf(this.deps.vault, v.toAdmin, member)?.join('-') ?? []));
    const secret = createSecret(source.jaargroep, taken);
    const gebruikersnaam = freeNumberedName(
      source.gebruikersnaam,
      await r.tokens.takenNames(v.toAdmin, nameKey(source.gebruikersnaam)),
    );
    const hasNamesake = members.some((member) => nameKey(member.roepnaam) === nameKey(source.roepnaam));
    await r.transfer.createLeerling(v, {
      toAdmin: v.toAdmin,
      toId: v.toId,
      gebruikersnaam,
      nameKey: nameKey(gebruikersnaam),
      groepId,
      nu: v.nu,
      van: dateOf(v.nu.getTime()),
      weergavenaam:
        hasNamesake && source.achternaam !== ''
          ? `${source.roepnaam} ${source.achternaam.slice(0, 1).toUpperCase()}`
          : source.roepnaam,
      hash: await this.deps.hasher.hash(secret.tekst),
      soort: secret.soort,
      enc: secret.soort === 'plaatjes' ? this.deps.vault.sluit(secret.tekst, secretPath(v.toAdmin, v.toId)) : null,
    });
    return secret;
  }
}

function createSecret(jaargroep: number, taken: Set<string>): Secret {
  if (jaargroep > 3) {
    const woorden = newWoorden();
    return { soort: 'tekst', waarde: woorden, tekst: woorden };
  }
  const images = newImages(taken);
  return { soort: 'plaatjes', waarde: images, tekst: imageSecret(images) };
}
