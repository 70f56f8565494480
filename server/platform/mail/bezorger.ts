import type { Clock } from '#engine/core/basis/clock.ts';
import type { Logger } from '../logging/logger.ts';
import { tekst } from '../taal/teksten.ts';
import type { Adressen } from './adressen.ts';
import type { Afzender } from './afzender.ts';
import type { MailRepository, MailRij } from './mail.repository.ts';
import { maakOp, type MailInhoud } from './opmaak.ts';
import { isGeheim, isSjabloon, sjabloonVan, vulSjabloon, type SjabloonCode } from './sjablonen.ts';

const MINUUT = 60_000;
/** Wait after the first, second ... failure; after the last one the mail has failed. */
export const WACHTTIJDEN_MIN = [1, 5, 30, 120, 720] as const;
/** A process that took a mail and died gives it back after this time. */
const PACHT_MS = 2 * MINUUT;
const TEGELIJK = 20;
const KIJK_MS = 4_000;

interface Deps {
  mail: MailRepository;
  afzender: Afzender;
  adressen: Adressen;
  clock: Clock;
  log: Logger;
}

/** Empties the queue of mail: takes what is due, lays it out and sends it, and puts back what failed. */
export class MailBezorger {
  private bezig: Promise<number> = Promise.resolve(0);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly deps: Deps) {}

  start(): void {
    this.timer = setInterval(
      () => void this.run().catch((fout: unknown) => this.deps.log.error({ err: fout }, 'mail queue failed')),
      KIJK_MS,
    );
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.bezig.catch(() => 0);
    this.deps.afzender.close();
  }

  /** Sends everything that is due now; answers how many were handed over. One round at a time in a process. */
  run(): Promise<number> {
    this.bezig = this.bezig.catch(() => 0).then(() => this.ronde());
    return this.bezig;
  }

  private async ronde(): Promise<number> {
    let bezorgd = 0;
    for (;;) {
      const rijen = await this.deps.mail.claim({
        nu: new Date(this.deps.clock.now()),
        pachtMs: PACHT_MS,
        hoogstens: TEGELIJK,
      });
      for (const rij of rijen) if (await this.bezorg(rij)) bezorgd += 1;
      if (rijen.length < TEGELIJK) return bezorgd;
    }
  }

  private async bezorg(rij: MailRij): Promise<boolean> {
    const { mail, afzender, clock, log } = this.deps;
    if (!isSjabloon(rij.sjabloon)) {
      await mail.finish(rij, { status: 'mislukt', nu: new Date(clock.now()), wisWaarden: true });
      log.error({ mail: rij.id, sjabloon: rij.sjabloon }, 'mail of an unknown template');
      return false;
    }
    try {
      const uitkomst = await afzender.stuur(rij.aan, this.inhoud(rij, rij.sjabloon));
      const nu = new Date(clock.now());
      await mail.finish(rij, {
        status: uitkomst === 'bezorgd' ? 'verzonden' : 'teruggekomen',
        nu,
        wisWaarden: isGeheim(rij.sjabloon),
      });
      if (uitkomst !== 'bezorgd') await mail.markTeruggekomen(rij, nu);
      return uitkomst === 'bezorgd';
    } catch (fout) {
      await this.misluk(rij, fout);
      return false;
    }
  }

  private async misluk(rij: MailRij, fout: unknown): Promise<void> {
    const { mail, clock, log } = this.deps;
    const nu = clock.now();
    const minuten = WACHTTIJDEN_MIN[rij.pogingen - 1];
    log.warn({ mail: rij.id, sjabloon: rij.sjabloon, poging: rij.pogingen, err: fout }, 'mail not sent');
    if (minuten === undefined) await mail.finish(rij, { status: 'mislukt', nu: new Date(nu), wisWaarden: true });
    else await mail.retry(rij, new Date(nu + minuten * MINUUT));
  }

  private inhoud(rij: MailRij, code: SjabloonCode): MailInhoud {
    const merk = tekst(rij.locale, 'mail.productnaam');
    const { naam = '' } = rij.waarden;
    const aanhef = naam === '' ? tekst(rij.locale, 'mail.aanhef') : tekst(rij.locale, 'mail.aanhefNaam', { naam });
    const pad = rij.waarden['pad'];
    const link = pad === undefined ? undefined : this.deps.adressen.link(rij.locale, pad);
    const waarden = {
      productnaam: merk,
      hulpadres: this.deps.adressen.hulp,
      aanhef,
      ...rij.waarden,
      ...(link === undefined ? {} : { link }),
    };
    return maakOp(vulSjabloon(sjabloonVan(code, rij.locale), waarden), {
      locale: rij.locale,
      link,
      merk,
      voet: tekst(rij.locale, 'mail.voet', { hulpadres: this.deps.adressen.hulp }),
    });
  }
}
