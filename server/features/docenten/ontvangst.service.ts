import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { isTeBekend } from '#engine/core/domein/wachtwoord.ts';
import { linkTokenHash } from '../../platform/auth/link-token.ts';
import type { Wachtwoorden } from '../../platform/auth/wachtwoorden.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import { postMail } from '../../platform/mail/post.ts';
import { naamSleutel, volleNaam } from '../../platform/taal/naam.ts';
import type { DocentenRepositories } from './docenten.service.ts';
import type { Acceptatie, OpenUitnodiging } from './uitnodiging.contract.ts';
import type { UitnodigingMetTenant, UitnodigingStatus } from './uitnodigingen.repository.ts';

interface Deps extends DocentenRepositories {
  transactie: Transactie<DocentenRepositories>;
  wachtwoorden: Wachtwoorden;
  clock: Clock;
}

const DAG_MS = 86_400_000;
const REDEN: Partial<Record<UitnodigingStatus, string>> = {
  ingetrokken: 'UITNODIGING_INGETROKKEN',
  geaccepteerd: 'UITNODIGING_GEBRUIKT',
  geweigerd: 'UITNODIGING_GEWEIGERD',
};

/** Invitations as those who receive them see them: the token in the address is the proof. */
export class OntvangstService {
  constructor(private readonly deps: Deps) {}

  async open(token: string): Promise<OpenUitnodiging> {
    const rij = await this.vindOpen(token);
    await this.deps.uitnodigingen.move(wieVan(rij), { van: ['verzonden'], naar: 'geopend', nu: this.nu() });
    const [afzender, namen] = [
      await this.deps.docenten.findNaam(rij.admin_id, rij.afzender_id),
      await this.deps.docenten.groepNamen(rij.admin_id),
    ];
    return {
      organisatie: rij.organisatie,
      rol: rij.soort,
      email: rij.email,
      naam: rij.naam,
      locale: rij.locale,
      afzender: afzender === undefined ? rij.organisatie : volleNaam(afzender),
      groepen: namen.filter(({ id }) => rij.groep_ids.includes(id)).map(({ naam }) => naam),
    };
  }

  /** Makes the account; two requests at once make one. */
  async accept(token: string, acceptatie: Acceptatie): Promise<{ gebruikersnaam: string }> {
    const rij = await this.vindOpen(token);
    const eigen = [acceptatie.voornaam, acceptatie.achternaam, acceptatie.gebruikersnaam, rij.email, rij.organisatie];
    if (isTeBekend(acceptatie.wachtwoord, eigen))
      throw createError('ONGELDIGE_INVOER', { velden: { wachtwoord: 'te_bekend' } });
    const hash = await this.deps.wachtwoorden.hash(acceptatie.wachtwoord);
    await this.deps.transactie(async (repos) => {
      const gelukt = await repos.uitnodigingen.move(wieVan(rij), {
        van: ['verzonden', 'geopend'],
        naar: 'geaccepteerd',
        nu: this.nu(),
      });
      if (!gelukt) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'UITNODIGING_GEBRUIKT' });
      await this.maakGebruiker(repos, rij, { acceptatie, hash });
    });
    return { gebruikersnaam: acceptatie.gebruikersnaam };
  }

  async refuse(token: string): Promise<void> {
    const rij = await this.vindOpen(token);
    await this.deps.uitnodigingen.move(wieVan(rij), {
      van: ['verzonden', 'geopend'],
      naar: 'geweigerd',
      nu: this.nu(),
    });
  }

  /** Somebody with a link that ran out asks the sender for a new one, at most once a day. */
  async ask(token: string): Promise<void> {
    const rij = await this.deps.uitnodigingen.findByToken(linkTokenHash(token));
    if (rij === undefined || this.statusVan(rij) !== 'verlopen')
      throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'UITNODIGING_ONBEKEND' });
    const nu = this.deps.clock.now();
    if (!(await this.deps.uitnodigingen.markGevraagd(wieVan(rij), { nu: new Date(nu), sinds: new Date(nu - DAG_MS) })))
      return;
    const afzender = await this.deps.docenten.findNaam(rij.admin_id, rij.afzender_id);
    if (afzender === undefined || afzender.email === null) return;
    await postMail(this.deps, {
      adminId: rij.admin_id,
      sjabloon: 'uitnodiging-gevraagd',
      locale: rij.locale,
      aan: afzender.email,
      gebruikerId: rij.afzender_id,
      waarden: {
        naam: afzender.voornaam,
        email: rij.email,
        organisatie: rij.organisatie,
        pad: `/admins/${rij.admin_id}/docenten`,
      },
    });
  }

  private nu(): Date {
    return new Date(this.deps.clock.now());
  }

  /** The night job may still have to write that it ran out. */
  private statusVan(rij: UitnodigingMetTenant): UitnodigingStatus {
    const open = rij.status === 'verzonden' || rij.status === 'geopend' || rij.status === 'mislukt';
    return open && rij.verloopt_op.getTime() <= this.deps.clock.now() ? 'verlopen' : rij.status;
  }

  private async vindOpen(token: string): Promise<UitnodigingMetTenant> {
    const rij = await this.deps.uitnodigingen.findByToken(linkTokenHash(token));
    if (rij === undefined) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'UITNODIGING_ONBEKEND' });
    const status = this.statusVan(rij);
    if (status === 'verlopen') throw createError('UITNODIGING_VERLOPEN');
    const reden = REDEN[status];
    if (reden !== undefined) throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: reden });
    return rij;
  }

  private async maakGebruiker(
    repos: DocentenRepositories,
    rij: UitnodigingMetTenant,
    deel: { acceptatie: Acceptatie; hash: string },
  ): Promise<void> {
    const { acceptatie, hash } = deel;
    const bezet = await repos.docenten.findBezet(rij.admin_id, [acceptatie.gebruikersnaam, rij.email]);
    if (bezet.has(naamSleutel(rij.email)))
      throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'UITNODIGING_BESTAAT' });
    if (bezet.size > 0) throw createError('ONGELDIGE_INVOER', { velden: { gebruikersnaam: 'bestaat_al' } });
    const id = v7();
    await repos.docenten.insert({
      adminId: rij.admin_id,
      id,
      role: rij.soort,
      gebruikersnaam: acceptatie.gebruikersnaam,
      email: rij.email,
      voornaam: acceptatie.voornaam,
      achternaam: acceptatie.achternaam,
      voorvoegsel:
        acceptatie.voorvoegsel === undefined || acceptatie.voorvoegsel === '' ? null : acceptatie.voorvoegsel,
      hash,
      nu: this.nu(),
    });
    await repos.docenten.replaceGroepen(
      rij.admin_id,
      id,
      await repos.docenten.filterGroepen(rij.admin_id, rij.groep_ids),
    );
    await repos.audit.save({
      adminId: rij.admin_id,
      wie: id,
      rol: rij.soort,
      actie: 'uitnodiging.geaccepteerd',
      soort: 'uitnodiging',
      doelId: rij.id,
    });
  }
}

const wieVan = (rij: UitnodigingMetTenant) => ({ adminId: rij.admin_id, id: rij.id });
