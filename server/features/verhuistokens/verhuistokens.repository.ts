import type { Knex } from 'knex';
import type { TokenScope } from './verhuistokens.contract.ts';

export interface TokenRow {
  admin_id: string;
  id: string;
  batch_id: string;
  leerling_id: string;
  scope: TokenScope;
  doel_code: string | null;
  opmerking: string | null;
  status: 'gemaakt' | 'ingezien' | 'ingelezen' | 'ingetrokken';
  gemaakt_op: Date;
  verloopt_op: Date;
}
export interface NewToken {
  adminId: string;
  id: string;
  batchId: string;
  leerlingId: string;
  door: string;
  hash: string;
  scope: TokenScope;
  doelCode: string | null;
  inzageOp: string | null;
  toestemmingNaam: string | null;
  opmerking: string | null;
  gemaaktOp: Date;
  verlooptOp: Date;
}
export interface SourceLeerling {
  id: string;
  roepnaam: string;
  voorvoegsel: string | null;
  achternaam: string;
  weergavenaam: string;
  jaargroep: number;
  gebruikersnaam: string;
  school: string;
}
export interface AdminRow {
  id: string;
  soort: string;
  code: string;
  brin: string | null;
  instellingsnummer: string | null;
  features: string[] | null;
}
export interface ManagerRow {
  id: string;
  voornaam: string;
  email: string;
  organisatie: string;
  locale: 'nl-NL' | 'nl-BE';
}
export interface LeerlingName {
  id: string;
  roepnaam: string;
  voorvoegsel: string | null;
  achternaam: string;
  weergavenaam: string;
  jaargroep: number;
  groep: string | null;
}

const LIST_MAX = 200;
const USABLE = ['gemaakt', 'ingezien'];
const FIELDS = [
  't.admin_id',
  't.id',
  't.batch_id',
  't.leerling_id',
  't.scope',
  't.doel_code',
  't.opmerking',
  't.status',
  't.gemaakt_op',
  't.verloopt_op',
];

export class VerhuistokensRepository {
  constructor(private readonly db: Knex) {}

  async create(tokens: readonly NewToken[]): Promise<void> {
    await this.db('verhuistokens').insert(
      tokens.map((t) => ({
        admin_id: t.adminId,
        id: t.id,
        batch_id: t.batchId,
        leerling_id: t.leerlingId,
        door: t.door,
        scope: JSON.stringify(t.scope),
        doel_code: t.doelCode,
        inzage_op: t.inzageOp,
        toestemming_naam: t.toestemmingNaam,
        opmerking: t.opmerking,
        gemaakt_op: t.gemaaktOp,
        verloopt_op: t.verlooptOp,
      })),
    );
    await this.db('verhuiswijzers').insert(
      tokens.map((t) => ({ token_hash: t.hash, admin_id: t.adminId, token_id: t.id })),
    );
  }

  /** Older codes of the same pupils stop working: there is one way out at a time. */
  async revokeForLeerlingen(adminId: string, leerlingIds: readonly string[], now: Date): Promise<void> {
    await this.db('verhuistokens')
      .where({ admin_id: adminId })
      .whereIn('leerling_id', [...leerlingIds])
      .whereIn('status', USABLE)
      .update({ status: 'ingetrokken', gesloten_op: now });
  }

  list(adminId: string): Promise<(TokenRow & { naam: string | null })[]> {
    return this.db('verhuistokens as t')
      .leftJoin('leerlingen as l', (on) => on.on('l.admin_id', 't.admin_id').andOn('l.id', 't.leerling_id'))
      .where('t.admin_id', adminId)
      .orderBy([
        { column: 't.gemaakt_op', order: 'desc' },
        { column: 't.id', order: 'desc' },
      ])
      .limit(LIST_MAX)
      .select(...FIELDS, 'l.weergavenaam as naam');
  }

  find(adminId: string, id: string): Promise<TokenRow | undefined> {
    return this.db('verhuistokens as t').where({ 't.admin_id': adminId, 't.id': id }).first(FIELDS);
  }

  /** Token of a code, wherever it was made; only the hash is compared. */
  async findByHash(hash: string): Promise<TokenRow | undefined> {
    const pointer: { admin_id: string; token_id: string } | undefined = await this.db('verhuiswijzers')
      .where({ token_hash: hash })
      .first('admin_id', 'token_id');
    return pointer === undefined ? undefined : this.find(pointer.admin_id, pointer.token_id);
  }

  /** Takes the token; false when somebody else was first. */
  async close(
    token: { adminId: string; id: string },
    to: { status: 'ingelezen' | 'ingetrokken'; door: string | null; nu: Date },
  ): Promise<boolean> {
    const count: number = await this.db('verhuistokens')
      .where({ admin_id: token.adminId, id: token.id })
      .whereIn('status', USABLE)
      .update({ status: to.status, gesloten_op: to.nu, ingelezen_door_admin: to.door });
    return count === 1;
  }

  async markSeen(token: { adminId: string; id: string }): Promise<void> {
    await this.db('verhuistokens')
      .where({ admin_id: token.adminId, id: token.id, status: 'gemaakt' })
      .update({ status: 'ingezien' });
  }

  findSource(adminId: string, leerlingId: string): Promise<SourceLeerling | undefined> {
    return this.db('leerlingen as l')
      .join('gebruikers as u', (on) => on.on('u.admin_id', 'l.admin_id').andOn('u.id', 'l.id'))
      .join('admins as a', 'a.id', 'l.admin_id')
      .where({ 'l.admin_id': adminId, 'l.id': leerlingId, 'l.status': 'actief' })
      .first(
        'l.id',
        'l.roepnaam',
        'l.voorvoegsel',
        'l.achternaam',
        'l.weergavenaam',
        'l.jaargroep',
        'u.gebruikersnaam',
        'a.naam as school',
      );
  }

  findAdmin(adminId: string): Promise<AdminRow | undefined> {
    return this.db('admins as a')
      .leftJoin('licenties as c', 'c.admin_id', 'a.id')
      .where('a.id', adminId)
      .first('a.id', 'a.soort', 'a.code', 'a.brin', 'a.instellingsnummer', 'c.features');
  }

  /** Who runs a tenant and has an address, to tell that somebody left. */
  findManagers(adminId: string): Promise<ManagerRow[]> {
    return this.db('gebruikers as u')
      .join('admins as a', 'a.id', 'u.admin_id')
      .where({ 'u.admin_id': adminId, 'u.actief': true })
      .whereIn('u.role', ['schooladmin', 'rtadmin', 'thuisadmin'])
      .whereNotNull('u.email')
      .select('u.id', 'u.voornaam', 'u.email', 'a.naam as organisatie', 'a.locale');
  }

  /** Names of a tenant, to find who is here already. */
  findNames(adminId: string): Promise<LeerlingName[]> {
    return this.db('leerlingen as l')
      .leftJoin('groepslidmaatschappen as m', (on) =>
        on.on('m.admin_id', 'l.admin_id').andOn('m.leerling_id', 'l.id').andOnNull('m.tot'),
      )
      .leftJoin('groepen as g', (on) => on.on('g.admin_id', 'm.admin_id').andOn('g.id', 'm.groep_id'))
      .where({ 'l.admin_id': adminId, 'l.status': 'actief' })
      .select(
        'l.id',
        'l.roepnaam',
        'l.voorvoegsel',
        'l.achternaam',
        'l.weergavenaam',
        'l.jaargroep',
        'g.naam as groep',
      );
  }

  async takenNames(adminId: string, name: string): Promise<Set<string>> {
    const rows: { naam: string }[] = await this.db('aanmeldnamen')
      .where({ admin_id: adminId })
      .where('naam', 'like', `${name.replaceAll(/[\\%_]/g, '\\$&')}%`)
      .select('naam');
    return new Set(rows.map((row) => row.naam));
  }

  /** Locks the group and answers who is in it. */
  async lockGroep(
    adminId: string,
    groepId: string,
  ): Promise<{ id: string; roepnaam: string; wachtwoord_soort: string; geheim_enc: Buffer | null }[]> {
    await this.db('groepen').where({ admin_id: adminId, id: groepId }).forUpdate().select('id');
    return this.db('groepslidmaatschappen as m')
      .join('leerlingen as l', (on) => on.on('l.admin_id', 'm.admin_id').andOn('l.id', 'm.leerling_id'))
      .join('gebruikers as u', (on) => on.on('u.admin_id', 'm.admin_id').andOn('u.id', 'm.leerling_id'))
      .where({ 'm.admin_id': adminId, 'm.groep_id': groepId, 'l.status': 'actief' })
      .whereNull('m.tot')
      .select('l.id', 'l.roepnaam', 'u.wachtwoord_soort', 'u.geheim_enc');
  }

  async isMember(adminId: string, groepId: string, leerlingId: string): Promise<boolean> {
    return (
      (await this.db('groepslidmaatschappen')
        .where({ admin_id: adminId, groep_id: groepId, leerling_id: leerlingId })
        .whereNull('tot')
        .first('leerling_id')) !== undefined
    );
  }
}
