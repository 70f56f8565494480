/** One school with pupils that play, pupils with a history, and their teacher; and the count of what is stored in the end. */
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { createLoggedJudge } from '../../../server/platform/content/judge.ts';
import { loadContent } from '../../../server/platform/content/content.ts';
import { bulk } from '../../../server/platform/database/bulk.ts';
import { buildAdmin, buildGebruiker, buildGroep, buildLeerling, skipInstap } from '../../../server/test/build.ts';
import { buildAntwoord, buildRonde, type TestRonde } from '../../../server/test/ronde.ts';

const CONTENT = fileURLToPath(new URL('../../../assets/content', import.meta.url));
/** Pupils that answer through the product, and those whose answers go straight to the database. */
const PLAYING = 48;
const STRAIGHT = 16;
/** Pupils with a history: a class that is looked at, and that opens rounds. */
const READING = 24;
const HISTORY = 300;
const HISTORY_DOELEN = 30;
const WORDS = 40;

export interface Player extends TestRonde {
  adminId: string;
  leerlingId: string;
  signInName: string;
}
/** An answer without its identity. */
export interface Word {
  itemId: string;
  doelId: string;
  ruw: string;
}
export interface School {
  adminId: string;
  groepId: string;
  docent: string;
  playing: readonly Player[];
  straight: readonly Player[];
  reading: readonly Player[];
  words: readonly Word[];
}

/** Words that the server can judge as dictation, of the first goals that have any. */
function findWords(): Word[] {
  const content = loadContent(CONTENT);
  const judge = createLoggedJudge(content);
  const probe = { somvensterId: v7(), taakId: v7(), rondeId: v7() };
  const words = [...content.items.values()].flatMap((item) => {
    const cat = isWoord(item) ? item.cats[0] : undefined;
    return isWoord(item) && cat !== undefined ? [{ itemId: item.id, doelId: cat.id, ruw: item.w }] : [];
  });
  return words.filter((word) => judge(buildAntwoord(probe, word))?.goed === true);
}

async function addPlayers(
  db: Knex,
  groep: { adminId: string; id: string; tag: string },
  count: number,
): Promise<Player[]> {
  const out: Player[] = [];
  for (let nr = 0; nr < count; nr += 1) {
    const signInName = `${groep.tag}${nr}`;
    const { adminId } = groep;
    const leerlingId = await buildLeerling(db, {
      adminId,
      naam: signInName,
      voornaam: `Kind ${nr}`,
      groepId: groep.id,
      jaargroep: 5,
    });
    await skipInstap(db, { adminId, id: leerlingId });
    out.push({ adminId, leerlingId, signInName, ...(await buildRonde(db, { adminId, leerlingId })) });
  }
  return out;
}

/** Answers of earlier months, with the sums that go with them. */
async function addHistory(db: Knex, players: readonly Player[], words: readonly Word[]): Promise<void> {
  const doelen = [...new Set(words.map(({ doelId }) => doelId))].slice(0, HISTORY_DOELEN);
  const pool = words.filter(({ doelId }) => doelen.includes(doelId));
  for (const player of players) {
    const rows = Array.from({ length: HISTORY }, (_, nr) => {
      const word = pool[(nr * 37) % pool.length];
      if (word === undefined) throw new Error('no words to practise');
      const {
        clientId,
        seq,
        taakId,
        rondeId,
        nr: spot,
        itemId,
        doelId,
        ms,
        goed: correct,
        format,
        ...rest
      } = buildAntwoord(player, { ...word, nr: nr % 20, seq: nr + 1 });
      const extra = { ...rest, formaat: format, woord: word.ruw };
      return {
        admin_id: player.adminId,
        leerling_id: player.leerlingId,
        client_id: clientId,
        seq,
        taak_id: taakId,
        ronde_id: rondeId,
        nr: spot,
        item_id: itemId,
        doel_id: doelId,
        goed: correct,
        ms,
        extra,
        op: new Date(Date.now() - nr * 8 * 3_600_000),
      };
    });
    await bulk(db, 'antwoorden').insert(rows);
  }
  const who = players.map(({ leerlingId }) => leerlingId);
  // Done, so that the map makes them a route of their own.
  await db('somvensters')
    .where({ admin_id: players[0]?.adminId ?? '', soort: 'leerkracht' })
    .whereIn('leerling_id', who)
    .update({ status: 'voltooid' });
  await db.raw(
    `INSERT INTO leerling_doelen (admin_id, leerling_id, doel_id, n, goed, ms_sum, op)
     SELECT admin_id, leerling_id, doel_id, count(*), count(*) FILTER (WHERE goed), sum(ms), max(op) FROM antwoorden
     WHERE admin_id = ?::uuid AND leerling_id = ANY(?::uuid[]) GROUP BY 1, 2, 3`,
    [players[0]?.adminId ?? '', who],
  );
  await db.raw(
    `INSERT INTO leerling_weken (admin_id, leerling_id, week, doel_id, n, goed, ms_sum)
     SELECT admin_id, leerling_id, date_trunc('week', op)::date, doel_id, count(*), count(*) FILTER (WHERE goed), sum(ms) FROM antwoorden
     WHERE admin_id = ?::uuid AND leerling_id = ANY(?::uuid[]) GROUP BY 1, 2, 3, 4`,
    [players[0]?.adminId ?? '', who],
  );
}

/** Brings the database up to date and builds the school in it. */
export async function buildBenchSchool(db: Knex): Promise<School> {
  await migrate(db);
  const tag = `b${process.pid}x`;
  const adminId = await buildAdmin(db, { soort: 'school', naam: 'Benchschool', code: tag.toUpperCase().slice(0, 8) });
  const docent = `${tag}docent`;
  const docentId = await buildGebruiker(db, { adminId, role: 'docent', naam: docent, voornaam: 'Dirk' });
  const words = findWords();
  const groepen = await Promise.all(
    ['P', 'S', 'L'].map((letter) =>
      buildGroep(db, {
        adminId,
        naam: letter,
        jaargroep: 5,
        code: `${letter}${String(process.pid % 100_000).padStart(5, '0')}`,
      }),
    ),
  );
  const sizes = [PLAYING, STRAIGHT, READING];
  const [playing = [], straight = [], reading = []] = await Promise.all(
    groepen.map(({ id }, nr) => addPlayers(db, { adminId, id, tag: `${tag}g${nr}p` }, sizes[nr] ?? 0)),
  );
  const groepId = groepen[2]?.id ?? '';
  await db('docent_groepen').insert({ admin_id: adminId, gebruiker_id: docentId, groep_id: groepId });
  await addHistory(db, reading, words);
  await db.raw('ANALYZE');
  return { adminId, groepId, docent, playing, straight, reading, words: words.slice(0, WORDS) };
}

export interface Recount {
  /** Answers in the log, without the history. */ stored: number;
  /** Sums of goals or weeks that differ from the log. */ wrong: number;
}

/** What the database holds in the end, of one school. */
export async function recount(db: Knex, school: School): Promise<Recount> {
  const sums = 'leerling_id, doel_id, sum(n)::bigint AS n, sum(goed)::bigint AS goed, sum(ms_sum)::bigint AS ms';
  const {
    rows: [out],
  }: { rows: Recount[] } = await db.raw(
    `WITH log AS (SELECT leerling_id, doel_id, count(*) AS n, count(*) FILTER (WHERE goed) AS goed, sum(ms)::bigint AS ms
        FROM antwoorden WHERE admin_id = :school::uuid GROUP BY 1, 2),
      doelen AS (SELECT ${sums} FROM leerling_doelen WHERE admin_id = :school::uuid GROUP BY 1, 2),
      weken AS (SELECT ${sums} FROM leerling_weken WHERE admin_id = :school::uuid GROUP BY 1, 2),
      fout AS (
        (SELECT * FROM log EXCEPT SELECT * FROM doelen) UNION ALL (SELECT * FROM doelen EXCEPT SELECT * FROM log) UNION ALL
        (SELECT * FROM log EXCEPT SELECT * FROM weken) UNION ALL (SELECT * FROM weken EXCEPT SELECT * FROM log))
     SELECT (SELECT coalesce(sum(n), 0) FROM log)::int - :history::int AS stored, (SELECT count(*) FROM fout)::int AS wrong`,
    { school: school.adminId, history: READING * HISTORY },
  );
  return out ?? { stored: 0, wrong: 1 };
}
