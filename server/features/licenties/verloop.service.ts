import type { Clock } from '#engine/core/basis/clock.ts';
import { NIEMAND } from '../../platform/database/niemand.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { doeDagwerk } from '../../platform/jobs/dagwerk.ts';
import type { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import type { Nachttaak } from '../../platform/jobs/nachtwerk.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import type { SjabloonCode } from '../../platform/mail/sjablonen.ts';
import { dagTekst } from '../../platform/taal/moment.ts';
import { dagVan, datumVanDag } from '../../platform/tijd/klok.ts';
import { berichtOp, statusOp, WAARSCHUW_DAGEN, WIS_DAGEN } from './verloop.ts';
import type { LicentieRij, VerloopRepository } from './verloop.repository.ts';

/** What the erasure of tenants does for a licence that ended. */
export interface Wisplan {
  /** Erases this tenant on a date, unless that is taken back; asking again changes nothing. */
  plan(adminId: string, wissenOp: string): Promise<void>;
  /** Of every tenant that was to be erased because its licence ended: those that are not in this list stay. */
  behoud(aflopend: readonly string[]): Promise<void>;
}
export interface VerloopRepositories {
  licenties: VerloopRepository;
  mail: MailRepository;
  audit: AuditRepository;
}
interface Deps {
  transactie: Transactie<VerloopRepositories>;
  licenties: VerloopRepository;
  jobs: JobsRepository;
  wisplan: Wisplan;
  clock: Clock;
}

const PACHT_MS = 30 * 60_000;
/** A licence is looked at from this many days before its last day. */
const KIJK_DAGEN = 60;
/** Mails about getting on with it, not about the end. */
const NAAR_GROEPEN: ReadonlySet<SjabloonCode> = new Set<SjabloonCode>(['proef-start', 'proef-halverwege']);
const middag = (datum: string): number => Date.parse(`${datum}T12:00:00Z`);

/** Every night: licences go on by the calendar, with the mails of the design, until everything is erased 90 days after the last day. */
export class VerloopService implements Nachttaak {
  readonly naam = 'licenties.verloop';

  constructor(private readonly deps: Deps) {}

  run(dag: number): Promise<void> {
    return doeDagwerk(this.deps, { naam: this.naam, dag, pachtMs: PACHT_MS }, async ({ sluit }) => {
      const grens = datumVanDag(dag + KIJK_DAGEN + 1);
      const actief = await this.deps.licenties.setActief(grens);
      const rijen = await this.deps.licenties.findEindigend(grens);
      let gewijzigd = actief.length;
      const verlopen: string[] = [];
      for (const rij of rijen) {
        const { status, veranderd } = await this.loop(rij, dag);
        gewijzigd += veranderd ? 1 : 0;
        if (status !== 'verlopen') continue;
        verlopen.push(rij.admin_id);
        await this.deps.wisplan.plan(rij.admin_id, wisdatum(rij, dag));
      }
      await this.deps.wisplan.behoud(verlopen);
      await sluit({ gewijzigd, verlopen: verlopen.length });
    });
  }

  /** One licence: its state of today, and the mail that belongs to it, once. */
  private async loop(rij: LicentieRij, dag: number): Promise<{ status: LicentieRij['status']; veranderd: boolean }> {
    const over = dag - dagVan(middag(rij.eind));
    const status = statusOp(rij.status, over);
    const bericht = berichtOp(status, over, rij.gemeld);
    const veranderd = status !== rij.status;
    if (!veranderd && bericht === undefined) return { status, veranderd };
    await this.deps.transactie(async (repos) => {
      if (!(await repos.licenties.update(rij, { status, gemeld: bericht?.dagen ?? rij.gemeld }))) return;
      if (bericht !== undefined) await this.meld(repos, { rij, sjabloon: bericht.sjabloon, dag });
      if (veranderd)
        await repos.audit.save({
          adminId: rij.admin_id,
          wie: NIEMAND,
          rol: 'systeem',
          actie: `licentie.status:${status}`,
          soort: 'admin',
          doelId: rij.admin_id,
        });
    });
    return { status, veranderd };
  }

  private async meld(
    { licenties, mail }: VerloopRepositories,
    { rij, sjabloon, dag }: { rij: LicentieRij; sjabloon: SjabloonCode; dag: number },
  ): Promise<void> {
    for (const beheerder of await licenties.findBeheerders(rij.admin_id)) {
      await postMail(
        { mail, clock: this.deps.clock },
        {
          adminId: rij.admin_id,
          sjabloon,
          locale: rij.locale,
          aan: beheerder.email,
          waarden: {
            naam: beheerder.voornaam,
            organisatie: rij.naam,
            eind: dagTekst(middag(rij.eind), rij.locale),
            plaatsen: String(rij.plaatsen),
            wissenOp: dagTekst(middag(wisdatum(rij, dag)), rij.locale),
            resterend: String(Math.max(0, dagVan(middag(rij.eind)) - dag)),
            pad: `/admins/${rij.admin_id}${NAAR_GROEPEN.has(sjabloon) ? '' : '/accountgegevens?deel=privacy'}`,
          },
        },
      );
    }
  }
}

/** Ninety days after the last day, but never with less than two weeks of warning. */
function wisdatum(rij: LicentieRij, dag: number): string {
  return datumVanDag(Math.max(dagVan(middag(rij.eind)) + WIS_DAGEN, dag + WAARSCHUW_DAGEN));
}
