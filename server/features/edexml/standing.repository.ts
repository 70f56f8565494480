import type { Knex } from 'knex';
import type { KnownGroep, KnownLeerling, Member, SchoolState } from './standing.ts';

const BATCH_SIZE = 500;
const DEFAULT_DAYS = 90;

interface LeerlingRow {
  id: string;
  roepnaam: string;
  voorvoegsel: string | null;
  achternaam: string;
  geboortedatum: string | null;
  geslacht: number | null;
  jaargroep: number;
  jaargroep_code: string | null;
  externe_sleutel: string | null;
  eck_hmac: string | null;
  status: string;
  versie: number;
}
interface MemberRow extends Member {
  leerlingId: string;
}
interface AdminRow {
  brin: string | null;
  dependance: string | null;
  instellingsnummer: string | null;
  geboortedatum: boolean;
  geslacht: boolean;
  dagen: number | null;
}

const LEERLINGEN = `
  SELECT l.id, l.roepnaam, l.voorvoegsel, l.achternaam, to_char(l.geboortedatum, 'YYYY-MM-DD') AS geboortedatum, l.geslacht, l.jaargroep, l.jaargroep_code, l.externe_sleutel,
    e.eck_hmac, l.status, l.versie
  FROM (SELECT * FROM leerlingen WHERE admin_id = :adminId AND status IN ('actief', 'prullenbak') AND id > :na ORDER BY id LIMIT :aantal) l
  LEFT JOIN leerling_eck e ON e.admin_id = l.admin_id AND e.leerling_id = l.id ORDER BY l.id`;

/** Not part of the statement above: asked per leerling it takes a thousand times as long while the database has no statistics. */
const MEMBERS = `
  SELECT leerling_id AS "leerlingId", groep_id AS "groepId", to_char(van, 'YYYY-MM-DD') AS van FROM groepslidmaatschappen
  WHERE admin_id = :adminId AND tot IS NULL AND leerling_id = ANY(:ids::uuid[]) ORDER BY groep_id, van`;

const ADMIN = `
  SELECT brin, dependance, instellingsnummer, coalesce((instellingen ->> 'geboortedatumBewaren')::boolean, true) AS geboortedatum,
    coalesce((instellingen ->> 'geslachtBewaren')::boolean, false) AS geslacht, (instellingen ->> 'prullenbakDagen')::int AS dagen
  FROM admins WHERE id = ?`;

const leerlingOf = (row: LeerlingRow, groepen: Member[]): KnownLeerling => ({
  id: row.id,
  roepnaam: row.roepnaam,
  voorvoegsel: row.voorvoegsel ?? '',
  achternaam: row.achternaam,
  geboortedatum: row.geboortedatum,
  geslacht: row.geslacht,
  jaargroep: row.jaargroep,
  jaargroepCode: row.jaargroep_code,
  sleutel: row.externe_sleutel,
  eckHmac: row.eck_hmac,
  actief: row.status === 'actief',
  versie: row.versie,
  groepen,
});

/** Reads a whole school, in pieces. */
export class SchoolStateRepository {
  constructor(private readonly db: Knex) {}

  /**
   * Tells the database how many rows there are. It does so by itself after a minute or more, the embedded one never, and reads
   * lists of a new school a thousand times slower until then. Only a help, so a failure is nobody's concern.
   */
  async analyze(): Promise<void> {
    for (const table of [
      'gebruikers',
      'aanmeldnamen',
      'leerlingen',
      'leerling_eck',
      'groepen',
      'groepslidmaatschappen',
    ])
      await this.db.raw('ANALYZE ??', [table]).catch(() => undefined);
  }

  async find(adminId: string): Promise<SchoolState> {
    const leerlingen = await this.findLeerlingen(adminId);
    const groepen: (KnownGroep & { gearchiveerd: boolean })[] = await this.db('groepen')
      .where({ admin_id: adminId })
      .orderBy('id')
      .select(
        'id',
        'naam',
        'jaargroepen',
        'schooljaar',
        'externe_sleutel as sleutel',
        'samengesteld',
        'bron',
        this.db.raw('gearchiveerd_op IS NOT NULL AS gearchiveerd'),
      );
    const emails: string[] = await this.db('gebruikers')
      .where({ admin_id: adminId })
      .whereNotNull('email')
      .pluck('email');
    const {
      rows: [admin],
    }: { rows: AdminRow[] } = await this.db.raw(ADMIN, [adminId]);
    return {
      leerlingen,
      groepen: groepen.filter((groep) => !groep.gearchiveerd),
      takenNames: groepen.map(({ schooljaar, naam: name }) => ({ schooljaar, naam: name })),
      emails: new Set(emails.map((email) => email.toLowerCase())),
      school: schoolOf(admin),
      geboortedatumBewaren: admin?.geboortedatum ?? true,
      geslachtBewaren: admin?.geslacht ?? false,
      prullenbakDagen: admin?.dagen ?? DEFAULT_DAYS,
    };
  }

  private async findLeerlingen(adminId: string): Promise<KnownLeerling[]> {
    const out: KnownLeerling[] = [];
    let after = '00000000-0000-0000-0000-000000000000';
    for (let done = false; !done;) {
      const { rows }: { rows: LeerlingRow[] } = await this.db.raw(LEERLINGEN, {
        adminId,
        na: after,
        aantal: BATCH_SIZE,
      });
      const members = await this.findMembers(
        adminId,
        rows.map(({ id }) => id),
      );
      out.push(...rows.map((row) => leerlingOf(row, members.get(row.id) ?? [])));
      after = rows.at(-1)?.id ?? after;
      done = rows.length < BATCH_SIZE;
    }
    return out;
  }

  private async findMembers(adminId: string, ids: readonly string[]): Promise<Map<string, Member[]>> {
    const { rows }: { rows: MemberRow[] } = await this.db.raw(MEMBERS, { adminId, ids: [...ids] });
    const out = new Map<string, Member[]>(ids.map((id) => [id, []]));
    for (const { leerlingId, ...member } of rows) out.get(leerlingId)?.push(member);
    return out;
  }
}

function schoolOf(admin: AdminRow | undefined): SchoolState['school'] {
  const parts: [keyof SchoolState['school'], string | null | undefined][] = [
    ['brin', admin?.brin],
    ['dependance', admin?.dependance],
    ['instellingsnummer', admin?.instellingsnummer],
  ];
  return Object.fromEntries(parts.filter(([, value]) => value !== null && value !== undefined && value !== ''));
}
