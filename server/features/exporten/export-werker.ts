import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import { momentTekst } from '../../platform/taal/moment.ts';
import { naamSleutel } from '../../platform/taal/naam.ts';
import { tekst } from '../../platform/taal/teksten.ts';
import { datumVan } from '../../platform/tijd/klok.ts';
import { EXPORT_UREN } from './exporten.contract.ts';
import type { ExportenRepository, Opdracht } from './exporten.repository.ts';
import type { ExportWerk } from './tenant-export.ts';
import type { TenantKop, TenantRepository } from './tenant.repository.ts';

export interface WerkerRepositories {
  exporten: ExportenRepository;
  mail: MailRepository;
}
interface Deps extends WerkerRepositories {
  transactie: Transactie<WerkerRepositories>;
  tenant: TenantRepository;
  clock: Clock;
  log: Logger;
  maak(werk: ExportWerk): Promise<void>;
}

const KIJK_MS = 5_000;
const PACHT_MS = 5 * 60_000;
const POGINGEN = 3;
const UUR_MS = 3_600_000;

/** Makes exports in the background, one at a time in a process; a process that dies leaves a lease that runs out. */
export class ExportWerker {
  private bezig: Promise<number> = Promise.resolve(0);
  private timer: NodeJS.Timeout | undefined;
  private gestopt = false;

  constructor(private readonly deps: Deps) {}

  start(): void {
    this.timer = setInterval(() => this.wek(), KIJK_MS);
    this.timer.unref();
  }

  /** Looks at once, in a process that works. */
  wek(): void {
    if (this.timer !== undefined)
      void this.run().catch((fout: unknown) => this.deps.log.error({ err: fout }, 'export queue failed'));
  }

  async stop(): Promise<void> {
    this.gestopt = true;
    clearInterval(this.timer);
    this.timer = undefined;
    await this.bezig.catch(() => 0);
  }

  /** Makes everything that waits; answers how many were finished. */
  run(): Promise<number> {
    this.bezig = this.bezig.catch(() => 0).then(() => this.ronde());
    return this.bezig;
  }

  private async ronde(): Promise<number> {
    const { exporten, clock } = this.deps;
    let klaar = 0;
    while (!this.gestopt) {
      const nu = clock.now();
      const werk = await exporten.claim({
        sleutel: v7(),
        nu: new Date(nu),
        tot: new Date(nu + PACHT_MS),
        pogingen: POGINGEN,
      });
      if (werk === undefined) break;
      if (await this.doe(werk)) klaar += 1;
    }
    await exporten.wipeVerlopen(new Date(clock.now()), POGINGEN);
    return klaar;
  }

  private async doe(werk: Opdracht): Promise<boolean> {
    const { exporten, log } = this.deps;
    try {
      await this.maak(werk);
      return true;
    } catch (fout) {
      log.error({ export: werk.id, poging: werk.pogingen, err: fout }, 'export failed');
      await exporten.release(werk, !this.gestopt);
      return false;
    }
  }

  private async maak(werk: Opdracht): Promise<void> {
    const { exporten, tenant, clock } = this.deps;
    const kop = await tenant.findKop(werk.admin_id);
    if (kop === undefined) throw new Error('tenant of the export is gone');
    const op = new Date(clock.now());
    let [delen, bytes] = [0, 0];
    await this.deps.maak({
      adminId: werk.admin_id,
      kop,
      op,
      bewaar: async (stuk) => {
        if (!(await exporten.addDeel(werk, delen, stuk))) throw new Error('export stopped: lease lost');
        delen += 1;
        bytes += stuk.length;
      },
      meld: async (voortgang, totaal) => {
        if (
          this.gestopt ||
          !(await exporten.saveVoortgang(werk, { voortgang, totaal, tot: new Date(clock.now() + PACHT_MS) }))
        )
          throw new Error('export stopped: lease lost or server closing');
      },
    });
    await this.rondAf(werk, kop, bytes);
  }

  private async rondAf(werk: Opdracht, kop: TenantKop, bytes: number): Promise<void> {
    const { clock, tenant } = this.deps;
    const nu = clock.now();
    const verlooptOp = new Date(nu + EXPORT_UREN * UUR_MS);
    const slak = naamSleutel(kop.naam)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    const bestandsnaam = tekst(kop.locale, 'export.bestand', { organisatie: slak, datum: datumVan(nu) });
    const aan = await tenant.findAanvrager(werk.admin_id, werk.door);
    await this.deps.transactie(async (repos) => {
      if (!(await repos.exporten.finish(werk, { bestandsnaam, bytes, nu: new Date(nu), verlooptOp })))
        throw new Error('export stopped: lease lost');
      if (aan === undefined || aan.email === null) return;
      await postMail(
        { mail: repos.mail, clock },
        {
          adminId: werk.admin_id,
          sjabloon: 'export-klaar',
          locale: kop.locale,
          aan: aan.email,
          gebruikerId: werk.door,
          waarden: {
            naam: aan.voornaam,
            organisatie: kop.naam,
            verlooptOp: momentTekst(verlooptOp.getTime(), kop.locale),
            pad: `/admins/${werk.admin_id}/accountgegevens?deel=privacy`,
          },
        },
      );
    });
  }
}
