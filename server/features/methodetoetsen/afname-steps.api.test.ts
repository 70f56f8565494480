import { afterAll, beforeAll, expect, it } from 'vitest';
import { AFNAME_STATUSES, afnameAfter, type AfnameEvent, type AfnameStatus } from '#engine/core/domein/methodetoets.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { wave } from '../../test/wave.ts';

let kit: ApiKit;
let docent: ReturnType<ApiKit['as']>;
let ik: ReturnType<ApiKit['as']>;
const HOUR = 3_600_000;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${one().adminId}`;
const WORDS = ['trein', 'kijkt', 'boom', 'fiets', 'schaap'].map((woord) => ({
  woord,
  zin: `Ik schrijf ${woord} op.`,
  leerdoelId: 'ei',
  overslaan: false,
}));
const at = (ms: number): string => new Date(kit.klok.now() + ms).toISOString();

beforeAll(async () => {
  kit = await startKit();
  docent = kit.as(await kit.token('docent.een'));
  ik = kit.as(await kit.token('zoé.een'));
});
afterAll(() => kit.stop());

/** An open toets for one leerling; answers the address of its sitting. */
async function openToets(): Promise<{ id: string; sitting: string }> {
  const { body } = await docent.post(`${A()}/groepen/${one().groepA}/methodetoetsen`, { titel: 'Blok 3' }).expect(201);
  const toets = `${A()}/methodetoetsen/${body.id}`;
  const change = { woorden: WORDS, vensterVan: at(-HOUR), vensterTot: at(HOUR), deelnemers: [one().leerling] };
  await docent.patch(toets, { versie: body.versie, ...change }).expect(200);
  await docent.post(`${toets}/overgangen`, { naar: 'gepland' }).expect(200);
  return { id: body.id, sitting: `${toets}/afnames/${one().leerling}` };
}
const stored = (id: string) =>
  db()('toetsafnamen').where({ admin_id: one().adminId, methodetoets_id: id, leerling_id: one().leerling });

/** How each event is asked for while the toets is open. */
const ASK: Readonly<Record<Exclude<AfnameEvent, 'vrijgeven'>, (sitting: string) => ReturnType<typeof docent.post>>> = {
  start: (sitting) => ik.post(`${sitting}/starts`),
  pauze: (sitting) => ik.post(`${sitting}/pauzes`),
  inleveren: (sitting) => ik.post(`${sitting}/inleveringen`),
  heropenen: (sitting) => docent.post(`${sitting}/heropeningen`, { reden: 'was ziek' }),
};
const EVENTS = ['start', 'pauze', 'inleveren', 'heropenen'] as const;
/** To hand in twice is to have handed in once: the second press changes nothing, and is no mistake. */
const isRepeat = (from: AfnameStatus, event: AfnameEvent): boolean => event === 'inleveren' && from === 'ingeleverd';

it.each(EVENTS.flatMap((event) => AFNAME_STATUSES.map((from) => ({ from, event }))))(
  'a sitting that is $from: $event',
  async ({ from, event }) => {
    const { id, sitting } = await openToets();
    await stored(id).update({ status: from });
    const next = afnameAfter(from, event);
    const { status, body } = await ASK[event](sitting);
    const allowed = next !== undefined || isRepeat(from, event);
    expect([status, allowed ? undefined : body.code]).toEqual(
      allowed ? [200, undefined] : [409, 'STAP_NIET_TOEGESTAAN'],
    );
    expect((await stored(id).first('status')).status).toBe(next ?? from);
  },
);

it('a word is heard in the voice of the school where it recorded one, its sentence in ours', async () => {
  const { sitting } = await openToets();
  const sound = wave(700, 20_000);
  await docent.post(`${A()}/opnamen`).field('spelling', 'boom').attach('bestand', sound, 'woord.wav').expect(201);
  await ik.post(`${sitting}/starts`).expect(200);
  const kindOf = async (part: string) =>
    (await ik.get(`${sitting}/spraak/${part}`).expect(200)).headers['content-type'];
  expect(await kindOf('w-3')).toBe('audio/wav');
  expect(await kindOf('z-3')).toBe('audio/mpeg');
  expect(await kindOf('w-1')).toBe('audio/mpeg');
});

it('asks every statement for its tenant', () => expect(kit.wacht.withoutTenant()).toEqual([]));
