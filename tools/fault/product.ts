/** The whole product in a process that may be killed at any moment; the first start makes a school of pupils who play. */
import { readEnv } from '../../server/platform/env.ts';
import { createServer } from '../../server/main.ts';
import { buildAdmin, buildGroep, buildLeerling, skipInstap } from '../../server/test/build.ts';
import { TEST_SPELLEN } from '../../server/test/spellen.ts';
import { exitWithParent } from '../build/with-ouder.ts';
import { leerlingName, SCHOOL_CODE } from './school.ts';

const started = createServer({ env: readEnv(process.env), spellen: TEST_SPELLEN });
exitWithParent(async () => (await started).close());
const server = await started;
const db = server.database.knex;

if ((await db('admins').where({ code: SCHOOL_CODE }).first()) === undefined) {
  const adminId = await buildAdmin(db, { soort: 'school', naam: 'Basisschool De Storing', code: SCHOOL_CODE });
  const groep = await buildGroep(db, { adminId, naam: 'Groep 4', jaargroep: 4, code: 'STRNG4' });
  for (let nr = 0; nr < Number(process.env['FAULT_PUPILS']); nr += 1) {
    const name = leerlingName(nr);
    const id = await buildLeerling(db, {
      adminId,
      naam: name,
      voornaam: `Kind ${nr}`,
      groepId: groep.id,
      jaargroep: 4,
    });
    await skipInstap(db, { adminId, id });
  }
}
process.stdout.write(`${await server.listen()}\n`);
