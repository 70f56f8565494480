import type { Knex } from 'knex';
import type { Scope } from './verhuistokens.contract.ts';

export interface TokenRij {
  admin_id: string;
  id: string;
  batch_id: string;
  leerling_id: string;
  scope: Scope;
  doel_code: string | null;
  opmerking: string | null;
  status: 'gemaakt' | 'ingezien' | 'ingelezen' | 'ingetrokken';
  gemaakt_op: Date;
  verloopt_op: Date;
}
export interface NieuwToken {
  adminId: string;
  id: string;
  batchId: string;
  leerlingId: string;
  door: string;
  hash: string;
  scope: Scope;
  doelCode: string | null;
  inzageOp: string | null;
  toestemmingNaam: string | null;
  opmerking: string | null;
  gemaaktOp: Date;
  verlooptOp: Date;
}
export interface BronLeerling {
  id: string;
  roepnaam: string;
  voorvoegsel: string | null;
  achternaam: string;
  weergavenaam: string;
  jaargroep: number;
  gebruikersnaam: string;
  school: string;
}
export interface AdminRij {
  id: string;
  soort: string;
  code: string;
  brin: string | null;
  instellingsnummer: string | null;
  features: string[] | null;
}
export interface BeheerderRij {
  id: string;
  voornaam: string;
  email: string;
  organisatie: string;
  locale: 'nl-NL' | 'nl-BE';
}
export interface LeerlingNaam {
  id: string;
  roepnaam: string;
  voorvoegsel: string | null;
  achternaam: string;
  weergavenaam: string;
  jaargroep: number;
  groep: string | null;
}

const LIJST_MAX = 200;
const BRUIKBAAR = ['gemaakt', 'ingezien'];
const VELDEN = [
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

  async create(tokens: readonly NieuwToken[]): Promise<void> {
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
  async revokeVanLeerlingen(adminId: string, leerlingIds: readonly string[], nu: Date): Promise<void> {
    await this.db('verhuistokens')
      .where({ admin_id: adminId })
      .whereIn('leerling_id', [...leerlingIds])
      .whereIn('status', BRUIKBAAR)
      .update({ status: 'ingetrokken', gesloten_op: nu });
  }

  list(adminId: string): Promise<(TokenRij & { naam: string | null })[]> {
    return this.db('verhuistokens as t')
      .leftJoin('leerlingen as l', (on) => on.on('l.admin_id', 't.admin_id').andOn('l.id', 't.leerling_id'))
      .where('t.admin_id', adminId)
      .orderBy([
        { column: 't.gemaakt_op', order: 'desc' },
        { column: 't.id', order: 'desc' },
      ])
      .limit(LIJST_MAX)
      .select(...VELDEN, 'l.weergavenaam as naam');
  }

  find(adminId: string, id: string): Promise<TokenRij | undefined> {
    return this.db('verhuistokens as t').where({ 't.admin_id': adminId, 't.id': id }).first(VELDEN);
  }

  /** Token of a code, wherever it was made; only the hash is compared. */
  async findByHash(hash: string): Promise<TokenRij | undefined> {
    const wijzer: { admin_id: string; token_id: string } | undefined = await this.db('verhuiswijzers')
      .where({ token_hash: hash })
      .first('admin_id', 'token_id');
    return wijzer === undefined ? undefined : this.find(wijzer.admin_id, wijzer.token_id);
  }

  /** Takes the token; false when somebody else was first. */
  async close(
    token: { adminId: string; id: string },
    naar: { status: 'ingelezen' | 'ingetrokken'; door: string | null; nu: Date },
  ): Promise<boolean> {
    const aantal: number = await this.db('verhuistokens')
      .where({ admin_id: token.adminId, id: token.id })
      .whereIn('status', BRUIKBAAR)
      .update({ status: naar.status, gesloten_op: naar.nu, ingelezen_door_admin: naar.door });
    return aantal === 1;
  }

  async markSeen(token: { adminId: string; id: string }): Promise<void> {
    await this.db('verhuistokens')
      .where({ admin_id: token.adminId, id: token.id, status: 'gemaakt' })
      .update({ status: 'ingezien' });
  }

  findBron(adminId: string, leerlingId: string): Promise<BronLeerling | undefined> {
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

  findAdmin(adminId: string): Promise<AdminRij | undefined> {
    return this.db('admins as a')
      .leftJoin('licenties as c', 'c.admin_id', 'a.id')
      .where('a.id', adminId)
      .first('a.id', 'a.soort', 'a.code', 'a.brin', 'a.instellingsnummer', 'c.features');
  }

  /** Who runs a tenant and has an address, to tell that somebody left. */
  findBeheerders(adminId: string): Promise<BeheerderRij[]> {
    return this.db('gebruikers as u')
      .join('admins as a', 'a.id', 'u.admin_id')
      .where({ 'u.admin_id': adminId, 'u.actief': true })
      .whereIn('u.role', ['schooladmin', 'rtadmin', 'thuisadmin'])
      .whereNotNull('u.email')
      .select('u.id', 'u.voornaam', 'u.email', 'a.naam as organisatie', 'a.locale');
  }

  /** Names of a tenant, to find who is here already. */
  findNamen(adminId: string): Promise<LeerlingNaam[]> {
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

  async bezetteNamen(adminId: string, naam: string): Promise<Set<string>> {
    const rijen: { naam: string }[] = await this.db('aanmeldnamen')
      .where({ admin_id: adminId })
      .where('naam', 'like', `${naam.replaceAll(/[\\%_]/g, '\\$&')}%`)
      .select('naam');
    return new Set(rijen.map((rij) => rij.naam));
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

  async isLid(adminId: string, groepId: string, leerlingId: string): Promise<boolean> {
    return (
      (await this.db('groepslidmaatschappen')
        .where({ admin_id: adminId, groep_id: groepId, leerling_id: leerlingId })
        .whereNull('tot')
        .first('leerling_id')) !== undefined
    );
  }
}
