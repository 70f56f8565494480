import type { Knex } from 'knex';

/**
 * What a licence costs, in cents without VAT. These amounts are examples: while the mark stands no amount leaves the
 * server. A band counts from `van` to `tot` pupils, seats or children.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE prijsregels (
      land text NOT NULL CHECK (land IN ('NL','BE')), soort text NOT NULL CHECK (soort IN ('school','rt','thuis')), part text NOT NULL,
      van int NOT NULL, tot int, bedrag int NOT NULL CHECK (bedrag >= 0), btw int NOT NULL, is_voorbeeld boolean NOT NULL DEFAULT true,
      PRIMARY KEY (land, soort, part, van));
    INSERT INTO prijsregels (land, soort, part, van, tot, bedrag, btw)
      SELECT land, soort, part, van, tot, bedrag, 21 FROM (VALUES
        ('school','licentie',1,50,950), ('school','licentie',51,150,825), ('school','licentie',151,300,725), ('school','licentie',301,NULL,650),
        ('school','minimum',1,NULL,15000), ('school','featureZorgtraject',1,NULL,9500), ('school','testschool',1,NULL,7500),
        ('rt','licentie',1,5,1200), ('rt','licentie',6,10,2000), ('rt','licentie',11,25,4000),
        ('thuis','licentie',1,1,650), ('thuis','licentie',2,4,250)) AS r (soort, part, van, tot, bedrag), (VALUES ('NL'), ('BE')) AS l (land);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE prijsregels');
}
