import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { naamSleutel, volleNaam } from '../../platform/taal/naam.ts';
import type { NieuweUitnodigingen } from './docenten.contract.ts';
import { rollenVan, type DocentenRepositories } from './docenten.service.ts';
import type { TenantRij } from './docenten.repository.ts';
import type { UitnodigingPost } from './uitnodiging-post.ts';
import type { UitnodigingMetTenant, UitnodigingStatus } from './uitnodigingen.repository.ts';

interface Deps extends DocentenRepositories {
  transactie: Transactie<DocentenRepositories>;
  post: UitnodigingPost;
  clock: Clock;
}

/** People of one tenant, invited ones included. */
const DOCENTEN_MAX = 200;
const LEVEND: readonly UitnodigingStatus[] = ['verzonden', 'geopend', 'verlopen', 'mislukt'];
interface Opdracht {
  toegang: Toegang;
  tenant: TenantRij;
  afzender: string;
  nieuw: NieuweUitnodigingen;
}

/** Invitations as those who send them see them. */
export class UitnodigingenService {
  constructor(private readonly deps: Deps) {}

  /** Makes and posts all invitations, or none when an address is not free. */
  async invite(toegang: Toegang, nieuw: NieuweUitnodigingen): Promise<{ items: { id: string; email: string }[] }> {
    const tenant = await this.deps.docenten.findTenant(toegang.adminId);
    if (tenant === undefined) throw createError('NIET_GEVONDEN');
    if (!rollenVan(tenant.soort).includes(nieuw.rol))
      throw createError('ONGELDIGE_INVOER', { velden: { rol: 'kies' } });
    await this.keurAdressen(toegang.adminId, nieuw.emails);
    const opdracht = {
      toegang,
      tenant,
      afzender: await this.afzender(toegang),
      nieuw: { ...nieuw, groepIds: nieuw.rol === 'docent' ? nieuw.groepIds : [] },
    };
    return this.deps.transactie(async (repos) => {
      const groepIds = await repos.docenten.filterGroepen(toegang.adminId, opdracht.nieuw.groepIds);
      if (groepIds.length !== new Set(opdracht.nieuw.groepIds).size)
        throw createError('ONGELDIGE_INVOER', { velden: { groepIds: 'kies' } });
      const items: { id: string; email: string }[] = [];
      for (const [nr, email] of nieuw.emails.entries())
        items.push(await this.maak(repos, opdracht, { email, nr, groepIds }));
      return { items };
    });
  }

  /** New link for somebody whose link ran out, did not arrive or was lost. */
  async resend(toegang: Toegang, id: string): Promise<void> {
    const rij = await this.vind(toegang, id);
    if (!LEVEND.includes(rij.status)) throw createError('STAP_NIET_TOEGESTAAN');
    const afzender = await this.afzender(toegang);
    const wie = { adminId: toegang.adminId, id };
    const { link, token } = this.deps.post.maakLink(wie);
    await this.deps.transactie(async (repos) => {
      await repos.uitnodigingen.resend(wie, link, new Date(this.deps.clock.now()));
      await this.deps.post.stuur(repos.mail, { ...mailVan(rij), afzender, tot: link.tot }, token);
      await this.schrijf(repos, toegang, { actie: 'uitnodiging.herhaald', id });
    });
  }

  async withdraw(toegang: Toegang, id: string): Promise<void> {
    await this.vind(toegang, id);
    const nu = new Date(this.deps.clock.now());
    const gelukt = await this.deps.uitnodigingen.move(
      { adminId: toegang.adminId, id },
      { van: [...LEVEND, 'geweigerd'], naar: 'ingetrokken', nu },
    );
    if (!gelukt) throw createError('STAP_NIET_TOEGESTAAN');
    await this.schrijf(this.deps, toegang, { actie: 'uitnodiging.ingetrokken', id });
  }

  private async vind(toegang: Toegang, id: string): Promise<UitnodigingMetTenant> {
    const rij = await this.deps.uitnodigingen.find(toegang.adminId, id);
    if (rij === undefined) throw createError('NIET_GEVONDEN');
    return rij;
  }

  /** Every address that somebody already has is marked at its place in the list. */
  private async keurAdressen(adminId: string, emails: readonly string[]): Promise<void> {
    const { docenten, uitnodigingen } = this.deps;
    const [bezet, levend] = [
      await docenten.findBezet(adminId, emails),
      await uitnodigingen.findLevend(adminId, emails),
    ];
    const eerder = new Set<string>();
    const fout = emails.flatMap((email, nr) => {
      const dubbel = eerder.has(email.toLowerCase());
      eerder.add(email.toLowerCase());
      return dubbel || bezet.has(naamSleutel(email)) || levend.has(email.toLowerCase())
        ? [[`emails.${nr}`, 'bestaat_al'] as const]
        : [];
    });
    if (fout.length > 0) throw createError('ONGELDIGE_INVOER', { velden: Object.fromEntries(fout) });
    const aantal = (await docenten.countStaf(adminId)) + (await uitnodigingen.list(adminId)).length + emails.length;
    if (aantal > DOCENTEN_MAX) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'DOCENTEN_VOL' });
  }

  private async maak(
    repos: DocentenRepositories,
    opdracht: Opdracht,
    deel: { email: string; nr: number; groepIds: readonly string[] },
  ): Promise<{ id: string; email: string }> {
    const { toegang, tenant, afzender, nieuw } = opdracht;
    const wie = { adminId: toegang.adminId, id: v7() };
    const { link, token } = this.deps.post.maakLink(wie);
    const rij = { ...wie, soort: nieuw.rol, email: deel.email, persoonlijk: nieuw.persoonlijk ?? null };
    const gelukt = await repos.uitnodigingen.insert({
      ...rij,
      afzenderId: toegang.sessie.gebruikerId,
      groepIds: deel.groepIds,
      link,
      nu: new Date(this.deps.clock.now()),
    });
    if (!gelukt) throw createError('ONGELDIGE_INVOER', { velden: { [`emails.${deel.nr}`]: 'bestaat_al' } });
    await this.deps.post.stuur(
      repos.mail,
      { ...rij, naam: null, organisatie: tenant.naam, locale: tenant.locale, afzender, tot: link.tot },
      token,
    );
    await this.schrijf(repos, toegang, { actie: `uitnodiging.verzonden:${nieuw.rol}`, id: wie.id });
    return { id: wie.id, email: deel.email };
  }

  private async afzender(toegang: Toegang): Promise<string> {
    const naam = await this.deps.docenten.findNaam(toegang.sessie.adminId, toegang.sessie.gebruikerId);
    if (naam === undefined) throw createError('NIET_GEVONDEN');
    return volleNaam(naam);
  }

  private schrijf(
    repos: Pick<DocentenRepositories, 'audit'>,
    toegang: Toegang,
    deel: { actie: string; id: string },
  ): Promise<void> {
    return repos.audit.save({
      adminId: toegang.adminId,
      wie: toegang.sessie.gebruikerId,
      rol: toegang.sessie.rol,
      actie: deel.actie,
      soort: 'uitnodiging',
      doelId: deel.id,
      reden: toegang.reden,
    });
  }
}

/** The parts of a row that its mail needs. */
export const mailVan = (rij: UitnodigingMetTenant) => ({
  adminId: rij.admin_id,
  id: rij.id,
  soort: rij.soort,
  email: rij.email,
  naam: rij.naam,
  persoonlijk: rij.persoonlijk,
  organisatie: rij.organisatie,
  locale: rij.locale,
});
