import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import { plaatjesGeheim, type Plaatje } from '#engine/core/domein/plaatjes.ts';
import { geheimPlek, type Kluis } from '../../platform/auth/kluis.ts';
import { nieuwePlaatjes, nieuweWoorden, plaatjesVan } from '../../platform/auth/leerlinggeheim.ts';
import type { Wachtwoorden } from '../../platform/auth/wachtwoorden.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError, type AppFout } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import { wishash, type Wislijst, type Wisregel } from '../../platform/privacy/wislijst.ts';
import { dagTekst } from '../../platform/taal/moment.ts';
import { naamSleutel } from '../../platform/taal/naam.ts';
import { datumVan } from '../../platform/tijd/klok.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { LicentiesRead } from '../licenties/licenties.read.ts';
import { eenBasis, type ToestandbasisRead } from '../somvensters/toestandbasis.read.ts';
import { codeVan, stand, vrijeNaam } from './inzage.ts';
import type { Ingelezen, Inlezen, InleesRegel, Inzage } from './verhuistokens.contract.ts';
import type { BronLeerling, TokenRij, VerhuistokensRepository } from './verhuistokens.repository.ts';
import type { VerhuistokensService } from './verhuistokens.service.ts';
import type { Verhuizing, VerhuizingRepository } from './verhuizing.repository.ts';

export interface VerhuisRepositories {
  tokens: VerhuistokensRepository;
  verhuizing: VerhuizingRepository;
  licenties: LicentiesRead;
  bases: ToestandbasisRead;
  mail: MailRepository;
  audit: AuditRepository;
}
interface Deps {
  tokens: VerhuistokensService;
  transactie: Transactie<VerhuisRepositories>;
  groepen: GroepenRead;
  leerlingen: LeerlingenRead;
  hasher: Wachtwoorden;
  kluis: Kluis;
  wislijst: Wislijst;
  clock: Clock;
}
interface Paar {
  regel: InleesRegel;
  token: TokenRij;
}
type Geheim =
  { soort: 'plaatjes'; waarde: Plaatje[]; tekst: string } | { soort: 'tekst'; waarde: string; tekst: string };

/** Refusal that belongs to a state of the token. */
function foutVan(status: Exclude<Inzage['status'], 'goed'>): AppFout {
  if (status === 'andere_school' || status === 'zorg_niet') return createError('NIET_TOEGESTAAN');
  if (status === 'onbekend' || status === 'fout_teken')
    return createError('NIET_GEVONDEN', { sleutel: 'VERHUIS_ONBEKEND' });
  return status === 'zelfde_school' || status === 'dubbel'
    ? createError('STAP_NIET_TOEGESTAAN')
    : createError('VERLOPEN_OF_GEBRUIKT');
}

/** Redeeming tokens: all pupils come in one transaction, or nobody does. */
export class VerhuizingService {
  constructor(private readonly deps: Deps) {}

  async redeem(toegang: Toegang, vraag: Inlezen): Promise<Ingelezen> {
    await this.deps.tokens.checkRem(toegang);
    const paren = await this.zoekAlle(toegang, vraag.regels);
    for (const { regel } of paren) {
      await this.deps.groepen.require(toegang, regel.groepId);
      if (regel.samenvoegenMet !== undefined) await this.deps.leerlingen.require(toegang, regel.samenvoegenMet);
    }
    // The same order for everybody: two batches with the same pupils wait for each other instead of locking both.
    const volgorde = paren.toSorted((a, b) => (a.token.id < b.token.id ? -1 : 1));
    const grafstenen: Wisregel[] = [];
    const uit = await this.deps.transactie(async (r): Promise<Ingelezen> => {
      const nieuw = volgorde.filter(({ regel }) => regel.samenvoegenMet === undefined).length;
      if (nieuw > 0) await r.licenties.claimPlaatsen(toegang.adminId, nieuw);
      const items: Ingelezen['items'] = [];
      for (const paar of volgorde) items.push(await this.verhuis(r, toegang, { ...paar, grafstenen }));
      await this.meld(
        r,
        volgorde.map(({ token }) => token.admin_id),
      );
      return { items };
    });
    // Beside the data only when it is certain: an old backup must not bring back who has left.
    this.deps.wislijst.add(grafstenen);
    return uit;
  }

  /** Tells who ran the old tenants how many left; no names in a mail. */
  private async meld(r: VerhuisRepositories, vanAdmins: readonly string[]): Promise<void> {
    const nu = this.deps.clock.now();
    for (const adminId of new Set(vanAdmins)) {
      const aantal = String(vanAdmins.filter((ander) => ander === adminId).length);
      for (const { id, voornaam, email, organisatie, locale } of await r.tokens.findBeheerders(adminId)) {
        await postMail(
          { mail: r.mail, clock: this.deps.clock },
          {
            adminId,
            sjabloon: 'verhuis-ingelezen',
            locale,
            aan: email,
            gebruikerId: id,
            waarden: { naam: voornaam, organisatie, aantal, datum: dagTekst(nu, locale), pad: `/admins/${adminId}` },
          },
        );
      }
    }
  }

  private async zoekAlle(toegang: Toegang, regels: readonly InleesRegel[]): Promise<Paar[]> {
    const wie = {
      admin: await this.deps.tokens.admin(toegang.adminId),
      rol: toegang.sessie.rol,
      nu: this.deps.clock.now(),
    };
    const paren: Paar[] = [];
    for (const regel of regels) {
      const gelezen = codeVan(regel.token);
      if (!('code' in gelezen)) throw foutVan(gelezen.status);
      const token = await this.deps.tokens.zoek(toegang, gelezen.code);
      const status = paren.some((paar) => paar.token.id === token?.id) ? 'dubbel' : stand(token, wie);
      if (token === undefined || status !== 'goed') throw foutVan(status === 'goed' ? 'onbekend' : status);
      paren.push({ regel, token });
    }
    return paren;
  }

  private async verhuis(
    r: VerhuisRepositories,
    toegang: Toegang,
    { regel, token, grafstenen }: Paar & { grafstenen: Wisregel[] },
  ): Promise<Ingelezen['items'][number]> {
    const nu = new Date(this.deps.clock.now());
    const plek = { adminId: token.admin_id, id: token.id };
    // It was free a moment ago: who finds it taken now came second.
    if (!(await r.tokens.close(plek, { status: 'ingelezen', door: toegang.adminId, nu })))
      throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'VERHUIS_NET_GEBRUIKT' });
    const bron = await r.tokens.findBron(token.admin_id, token.leerling_id);
    if (bron === undefined) throw createError('VERLOPEN_OF_GEBRUIKT');
    const v: Verhuizing = {
      vanAdmin: token.admin_id,
      vanId: token.leerling_id,
      naarAdmin: toegang.adminId,
      naarId: regel.samenvoegenMet ?? v7(),
      scope: token.scope,
      samenvoegen: regel.samenvoegenMet !== undefined,
      nu,
    };
    const kaart = v.samenvoegen ? undefined : await this.maakLeerling(r, { v, bron, groepId: regel.groepId });
    if (v.samenvoegen && v.scope.voortgang) await this.voegSamen(r, v);
    else await r.verhuizing.copy(v);
    await r.verhuizing.erase(v);
    const hash = wishash(v.vanAdmin, v.vanId);
    await r.verhuizing.saveGrafsteen({ adminId: v.vanAdmin, hash, nu });
    grafstenen.push({ adminId: v.vanAdmin, hash, op: nu });
    const wie = {
      wie: toegang.sessie.gebruikerId,
      rol: toegang.sessie.rol,
      soort: 'verhuistoken',
      doelId: token.id,
      reden: toegang.reden,
    };
    await r.audit.saveAlle([
      { ...wie, adminId: v.vanAdmin, actie: 'verhuistoken.vertrokken' },
      { ...wie, adminId: v.naarAdmin, actie: 'verhuistoken.ingelezen' },
    ]);
    return {
      leerlingId: v.naarId,
      naam: bron.weergavenaam,
      groepId: regel.groepId,
      ...(kaart === undefined ? {} : { kaart: kaart.waarde }),
    };
  }

  /** Two pupils become one: what was learned from answers that are no longer there, of both. */
  private async voegSamen(r: VerhuisRepositories, v: Verhuizing): Promise<void> {
    await r.verhuizing.lock(v);
    const basis = eenBasis(
      await r.bases.findBasis(v.naarAdmin, v.naarId),
      await r.bases.findBasis(v.vanAdmin, v.vanId),
    );
    await r.verhuizing.copy(v);
    if (basis !== undefined) await r.verhuizing.saveBasis(v, basis);
  }

  /** The pupil at the new tenant: a free name, a secret that nobody in the group has, a place in the group. */
  private async maakLeerling(
    r: VerhuisRepositories,
    { v, bron, groepId }: { v: Verhuizing; bron: BronLeerling; groepId: string },
  ): Promise<Geheim> {
    const leden = await r.tokens.lockGroep(v.naarAdmin, groepId);
    if (leden.length >= CONSTANTEN.GROEP_MAX)
      throw createError('GROEP_VOL', { waarden: { max: CONSTANTEN.GROEP_MAX } });
    const bezet = new Set(leden.flatMap((lid) => plaatjesVan(this.deps.kluis, v.naarAdmin, lid)?.join('-') ?? []));
    const geheim = maakGeheim(bron.jaargroep, bezet);
    const gebruikersnaam = vrijeNaam(
      bron.gebruikersnaam,
      await r.tokens.bezetteNamen(v.naarAdmin, naamSleutel(bron.gebruikersnaam)),
    );
    const naamgenoot = leden.some((lid) => naamSleutel(lid.roepnaam) === naamSleutel(bron.roepnaam));
    await r.verhuizing.createLeerling(v, {
      naarAdmin: v.naarAdmin,
      naarId: v.naarId,
      gebruikersnaam,
      naamSleutel: naamSleutel(gebruikersnaam),
      groepId,
      nu: v.nu,
      van: datumVan(v.nu.getTime()),
      weergavenaam:
        naamgenoot && bron.achternaam !== ''
          ? `${bron.roepnaam} ${bron.achternaam.slice(0, 1).toUpperCase()}`
          : bron.roepnaam,
      hash: await this.deps.hasher.hash(geheim.tekst),
      soort: geheim.soort,
      enc: geheim.soort === 'plaatjes' ? this.deps.kluis.sluit(geheim.tekst, geheimPlek(v.naarAdmin, v.naarId)) : null,
    });
    return geheim;
  }
}

function maakGeheim(jaargroep: number, bezet: Set<string>): Geheim {
  if (jaargroep > 3) {
    const woorden = nieuweWoorden();
    return { soort: 'tekst', waarde: woorden, tekst: woorden };
  }
  const plaatjes = nieuwePlaatjes(bezet);
  return { soort: 'plaatjes', waarde: plaatjes, tekst: plaatjesGeheim(plaatjes) };
}
