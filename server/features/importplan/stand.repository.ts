import type { Knex } from 'knex';
import type { BekendeGroep, BekendeLeerling, Lid, Schoolstand } from './stand.ts';

const PER_KEER = 500;
const STANDAARD_DAGEN = 90;

interface LeerlingRij {
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
interface LidRij extends Lid {
  leerlingId: string;
}
interface AdminRij {
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
const LEDEN = `
  SELECT leerling_id AS "leerlingId", groep_id AS "groepId", to_char(van, 'YYYY-MM-DD') AS van FROM groepslidmaatschappen
  WHERE admin_id = :adminId AND tot IS NULL AND leerling_id = ANY(:ids::uuid[]) ORDER BY groep_id, van`;

const ADMIN = `
  SELECT brin, dependance, instellingsnummer, coalesce((instellingen ->> 'geboortedatumBewaren')::boolean, true) AS geboortedatum,
    coalesce((instellingen ->> 'geslachtBewaren')::boolean, false) AS geslacht, (instellingen ->> 'prullenbakDagen')::int AS dagen
  FROM admins WHERE id = ?`;

const leerlingVan = (rij: LeerlingRij, groepen: Lid[]): BekendeLeerling => ({
  id: rij.id,
  roepnaam: rij.roepnaam,
  voorvoegsel: rij.voorvoegsel ?? '',
  achternaam: rij.achternaam,
  geboortedatum: rij.geboortedatum,
  geslacht: rij.geslacht,
  jaargroep: rij.jaargroep,
  jaargroepCode: rij.jaargroep_code,
  sleutel: rij.externe_sleutel,
  eckHmac: rij.eck_hmac,
  actief: rij.status === 'actief',
  versie: rij.versie,
  groepen,
});

/** Reads a whole school, in pieces. */
export class StandRepository {
  constructor(private readonly db: Knex) {}

  /**
   * Tells the database how many rows there are. It does so by itself after a minute or more, the embedded one never, and reads
   * lists of a new school a thousand times slower until then. Only a help, so a failure is nobody's concern.
   */
  async analyze(): Promise<void> {
    for (const tabel of [
      'gebruikers',
      'aanmeldnamen',
      'leerlingen',
      'leerling_eck',
      'groepen',
      'groepslidmaatschappen',
    ])
      await this.db.raw('ANALYZE ??', [tabel]).catch(() => undefined);
  }

  async find(adminId: string): Promise<Schoolstand> {
    const leerlingen = await this.findLeerlingen(adminId);
    const groepen: (BekendeGroep & { gearchiveerd: boolean })[] = await this.db('groepen')
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
    }: { rows: AdminRij[] } = await this.db.raw(ADMIN, [adminId]);
    return {
      leerlingen,
      groepen: groepen.filter((groep) => !groep.gearchiveerd),
      bezetteNamen: groepen.map(({ schooljaar, naam }) => ({ schooljaar, naam })),
      emails: new Set(emails.map((email) => email.toLowerCase())),
      school: schoolVan(admin),
      geboortedatumBewaren: admin?.geboortedatum ?? true,
      geslachtBewaren: admin?.geslacht ?? false,
      prullenbakDagen: admin?.dagen ?? STANDAARD_DAGEN,
    };
  }

  private async findLeerlingen(adminId: string): Promise<BekendeLeerling[]> {
    const uit: BekendeLeerling[] = [];
    let na = '00000000-0000-0000-0000-000000000000';
    for (let klaar = false; !klaar;) {
      const { rows }: { rows: LeerlingRij[] } = await this.db.raw(LEERLINGEN, { adminId, na, aantal: PER_KEER });
      const leden = await this.findLeden(
        adminId,
        rows.map(({ id }) => id),
      );
      uit.push(...rows.map((rij) => leerlingVan(rij, leden.get(rij.id) ?? [])));
      na = rows.at(-1)?.id ?? na;
      klaar = rows.length < PER_KEER;
    }
    return uit;
  }

  private async findLeden(adminId: string, ids: readonly string[]): Promise<Map<string, Lid[]>> {
    const { rows }: { rows: LidRij[] } = await this.db.raw(LEDEN, { adminId, ids: [...ids] });
    const uit = new Map<string, Lid[]>(ids.map((id) => [id, []]));
    for (const { leerlingId, ...lid } of rows) uit.get(leerlingId)?.push(lid);
    return uit;
  }
}

function schoolVan(admin: AdminRij | undefined): Schoolstand['school'] {
  const delen: [keyof Schoolstand['school'], string | null | undefined][] = [
    ['brin', admin?.brin],
    ['dependance', admin?.dependance],
    ['instellingsnummer', admin?.instellingsnummer],
  ];
  return Object.fromEntries(delen.filter(([, waarde]) => waarde !== null && waarde !== undefined && waarde !== ''));
}
