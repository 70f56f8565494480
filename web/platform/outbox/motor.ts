import { BUNDEL_MAX, maakBundel } from './bundel.ts';
import type { Eigenaar, Post, Winkel } from './post.ts';
import type { Uitkomst } from './uitkomst.ts';
import { aanloop, wachttijd } from './wachttijd.ts';

/** Answers that start a send at once, and ms an answer may wait. */
export const DREMPEL = { aantal: 5, ms: 20_000 } as const;

export interface Stand { wachtend: number; storing: boolean; wachtOpLogin: boolean }

export interface MotorDelen {
  winkel: Winkel;
  eigenaar: Eigenaar;
  /** Sends one batch; never throws. */
  zend: (posten: readonly Post[], keepalive: boolean) => Promise<Uitkomst>;
  isLeider: () => boolean;
  nu: () => number;
  rng: () => number;
  /** Entries the server has stored. */
  bevestigd: (posten: readonly Post[]) => void;
  /** An entry the server will never take. */
  afgekeurd: (post: Post, reden: string) => void;
  gewijzigd: (stand: Stand) => void;
}

export interface Motor {
  /** An answer was stored; `meteen` skips waiting for more. */
  nieuw(post: Post, meteen: boolean): void;
  /** Sends everything now; answers whether nothing is left. */
  spoel(keepalive?: boolean): Promise<'leeg' | 'later'>;
  /** `online`, a new leader, or a success elsewhere. */
  wek(): void;
  /** The owner is signed in again. */
  hervat(): void;
  stand(): Stand;
  stop(): void;
}

/** Decides when to send and what a reply means; all time, chance, storage and network come from outside. */
export function createMotor(delen: MotorDelen): Motor {
  const { winkel, eigenaar, zend, nu, rng } = delen;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lopend: Promise<'leeg' | 'later'> | null = null;
  let gestopt = false;
  let wachtend = 0;
  let verzameld = 0;
  let poging = 0;
  let sinds: number | null = null;
  let magVanaf = 0;
  let wachtOpLogin = false;
  /** Largest batch after a 413, and how many entries still go one by one after a 400. */
  let grens = BUNDEL_MAX;
  let enkel = 0;

  const stand = (): Stand => ({ wachtend, storing: sinds !== null, wachtOpLogin });
  const meld = async () => {
    wachtend = await winkel.tel(eigenaar);
    delen.gewijzigd(stand());
  };

  const plan = (ms: number, vervang: boolean) => {
    if (gestopt || (timer !== null && !vervang)) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      void drain(false);
    }, ms);
  };

  const klaar = async (bundel: readonly Post[]) => {
    await winkel.verwijder(bundel);
    delen.bevestigd(bundel);
    [poging, sinds, magVanaf, grens] = [0, null, 0, BUNDEL_MAX];
    enkel = Math.max(0, enkel - bundel.length);
  };

  const keurAf = async (post: Post, reden: string) => {
    await winkel.keurAf(post, reden);
    enkel = Math.max(0, enkel - 1);
    delen.afgekeurd(post, reden);
  };

  const stel = (wacht: number | null) => {
    poging += 1;
    sinds ??= nu();
    const ms = wachttijd({ poging, duur: nu() - sinds, wacht }, rng);
    magVanaf = wacht === null ? 0 : nu() + ms;
    plan(ms, true);
  };

  const verwerk = async (bundel: readonly Post[], uitkomst: Uitkomst): Promise<'verder' | 'later'> => {
    const [eerste] = bundel;
    if (uitkomst.soort === 'klaar') await klaar(bundel);
    else if (uitkomst.soort === 'later') stel(uitkomst.wacht);
    else if (uitkomst.soort === 'login') wachtOpLogin = true;
    else if (bundel.length === 1 && eerste) await keurAf(eerste, uitkomst.soort === 'splits' ? uitkomst.reden : '413');
    else if (uitkomst.soort === 'halveer') grens = Math.max(1, Math.floor(bundel.length / 2));
    else enkel = bundel.length;
    return uitkomst.soort === 'later' || uitkomst.soort === 'login' ? 'later' : 'verder';
  };

  const ronde = async (keepalive: boolean): Promise<'leeg' | 'later'> => {
    while (!gestopt) {
      const bundel = maakBundel(await winkel.lees(eigenaar, BUNDEL_MAX), enkel > 0 ? 1 : grens);
      if (bundel.length === 0) return 'leeg';
      verzameld = 0;
      if ((await verwerk(bundel, await zend(bundel, keepalive))) === 'later') return 'later';
    }
    return 'later';
  };

  const drain = async (keepalive: boolean): Promise<'leeg' | 'later'> => {
    if (gestopt || wachtOpLogin || !delen.isLeider() || nu() < magVanaf) return 'later';
    if (lopend) return lopend.then((uit) => (uit === 'later' ? uit : drain(keepalive)));
    lopend = ronde(keepalive).finally(() => { lopend = null; });
    const uit = await lopend;
    await meld();
    return uit;
  };

  return {
    nieuw: (post, meteen) => {
      verzameld += 1;
      wachtend += 1;
      delen.gewijzigd(stand());
      if (sinds !== null) return;
      if (meteen || verzameld >= DREMPEL.aantal) void drain(false);
      else plan(Math.max(0, post.op + DREMPEL.ms - nu()), false);
    },
    spoel: (keepalive = false) => drain(keepalive),
    wek: () => {
      if (!wachtOpLogin) plan(aanloop(rng), true);
    },
    hervat: () => {
      wachtOpLogin = false;
      void drain(false);
    },
    stand,
    stop: () => {
      gestopt = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
