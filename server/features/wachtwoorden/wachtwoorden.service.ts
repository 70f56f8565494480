import type { Clock } from '#engine/core/basis/clock.ts';
import type { Aanmeldrem } from '../../platform/auth/aanmeldrem.ts';
import { geheimPlek, type Kluis } from '../../platform/auth/kluis.ts';
import { nieuweGroepscode, plaatjesVan } from '../../platform/auth/leerlinggeheim.ts';
import type { Wachtwoorden as Hasher } from '../../platform/auth/wachtwoorden.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { naamSleutel, vergelijkNamen, volleNaam } from '../../platform/taal/naam.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { geheimTekst, isTeBekend, maakGeheimen, type Geheim } from './geheimen.ts';
import type {
  GroepscodeNieuw,
  Kaart,
  Logregel,
  NieuweWachtwoorden,
  NieuweWachtwoordenAntwoord,
  WachtwoordItem,
  Wachtwoorden,
  ZelfWachtwoord,
  ZelfWachtwoordStand,
} from './wachtwoorden.contract.ts';
import type { LidRij, NieuwGeheim, WachtwoordenRepository, ZelfRij } from './wachtwoorden.repository.ts';

export interface WachtwoordenRepositories {
  wachtwoorden: WachtwoordenRepository;
  audit: AuditRepository;
}
interface Deps extends WachtwoordenRepositories {
  transactie: Transactie<WachtwoordenRepositories>;
  groepen: GroepenRead;
  leerlingen: LeerlingenRead;
  hasher: Hasher;
  kluis: Kluis;
  rem: Aanmeldrem;
  clock: Clock;
}
type Actie = Logregel['actie'];

/** Tries before we give up when others keep changing the same group. */
const POGINGEN = 4;

/** Key of the wrong guesses at the own password, inside a session. */
const eigenSleutel = (id: string): string => `eigen:${id}`;
const magZelf = (zelf: ZelfRij): boolean => zelf.eigen_wachtwoord && zelf.wachtwoord_soort === 'tekst';

export class WachtwoordenService {
  constructor(private readonly deps: Deps) {}

  async list(toegang: Toegang, groepId: string): Promise<Wachtwoorden> {
    const groep = await this.deps.groepen.require(toegang, groepId);
    const [leden, school] = await Promise.all([
      this.deps.wachtwoorden.findLeden(toegang.adminId, groepId),
      this.deps.wachtwoorden.findSchool(toegang.adminId),
    ]);
    if (school === undefined) throw createError('NIET_GEVONDEN');
    const log = await this.deps.wachtwoorden.findLog(toegang.adminId, [groepId, ...leden.map((lid) => lid.id)]);
    return {
      groep: { id: groep.id, naam: groep.naam, jaargroepen: groep.jaargroepen },
      school: { naam: school.naam, code: school.code },
      ...(groep.code === null ? {} : { groepscode: groep.code }),
      eigenWachtwoord: school.eigen_wachtwoord,
      items: leden.map((lid) => this.present(toegang.adminId, lid)).sort((a, b) => vergelijkNamen(a.naam, b.naam)),
      log: log.map((rij) => ({
        id: rij.id,
        actie: rij.actie,
        op: rij.op.toISOString(),
        ...(rij.doel_id === groepId ? {} : { leerlingId: rij.doel_id }),
        ...(rij.voornaam === null
          ? {}
          : {
              door: volleNaam({
                voornaam: rij.voornaam,
                voorvoegsel: rij.voorvoegsel,
                achternaam: rij.achternaam ?? '',
              }),
            }),
      })),
    };
  }

  /** New secrets: made and hashed first, then stored in one step in which nobody else can change the group. */
  async create(toegang: Toegang, groepId: string, vraag: NieuweWachtwoorden): Promise<NieuweWachtwoordenAntwoord> {
    await this.deps.groepen.require(toegang, groepId);
    for (let poging = 0; poging < POGINGEN; poging += 1) {
      const leden = await this.deps.wachtwoorden.findLeden(toegang.adminId, groepId);
      const kinderen = leden.filter((lid) => vraag.leerlingIds.includes(lid.id));
      if (kinderen.length < vraag.leerlingIds.length) throw createError('NIET_GEVONDEN');
      const geheimen = maakGeheimen(kinderen, vraag, this.bezetDoor(toegang.adminId, leden, vraag.leerlingIds));
      const rijen = await this.verzegel(toegang.adminId, geheimen);
      if (await this.bewaar(toegang, groepId, { rijen, geheimen })) {
        await Promise.all(kinderen.map((kind) => this.wisRem(toegang.adminId, kind)));
        return {
          kaarten: [...geheimen].map(([leerlingId, geheim]): Kaart => ({
            leerlingId,
            geheim: geheim.soort === 'plaatjes' ? geheim.plaatjes : geheim.wachtwoord,
          })),
        };
      }
    }
    throw createError('SERVER_DRUK', { headers: { 'Retry-After': '2' } });
  }

  async createGroepscode(toegang: Toegang, groepId: string): Promise<GroepscodeNieuw> {
    await this.deps.groepen.require(toegang, groepId);
    let groepscode = nieuweGroepscode();
    while (await this.deps.wachtwoorden.codeBestaat(groepscode)) groepscode = nieuweGroepscode();
    await this.stelGroepscode(toegang, groepId, groepscode);
    return { groepscode };
  }

  async removeGroepscode(toegang: Toegang, groepId: string): Promise<void> {
    await this.deps.groepen.require(toegang, groepId);
    await this.stelGroepscode(toegang, groepId, null);
  }

  async unlock(toegang: Toegang, leerlingId: string): Promise<void> {
    await this.deps.leerlingen.require(toegang, leerlingId);
    const zelf = await this.deps.wachtwoorden.findZelf(toegang.adminId, leerlingId);
    if (zelf === undefined) throw createError('NIET_GEVONDEN');
    await this.wisRem(toegang.adminId, { id: leerlingId, gebruikersnaam: zelf.gebruikersnaam });
    await this.deps.transactie(async (r) => {
      await r.wachtwoorden.unlock(toegang.adminId, leerlingId);
      await r.audit.saveAlle([this.regel(toegang, 'wachtwoorden.ontgrendeld', leerlingId)]);
    });
  }

  async setEigenWachtwoord(toegang: Toegang, aan: boolean): Promise<void> {
    const { adminId, sessie, reden } = toegang;
    await this.deps.transactie(async ({ wachtwoorden, audit }) => {
      await wachtwoorden.saveEigenWachtwoord(adminId, aan);
      await audit.save({
        adminId,
        wie: sessie.gebruikerId,
        rol: sessie.rol,
        actie: 'instellingen.gewijzigd:leerlingEigenWachtwoord',
        soort: 'admin',
        doelId: adminId,
        reden,
      });
    });
  }

  /** Whether this pupil may choose a password: the tenant allows it, and words are how it signs in. */
  async findZelf(toegang: Toegang, leerlingId: string): Promise<ZelfWachtwoordStand> {
    const leerling = await this.deps.leerlingen.openOmTeSchrijven(toegang, leerlingId);
    const zelf = await this.deps.wachtwoorden.findZelf(leerling.admin_id, leerlingId);
    return { mag: zelf !== undefined && magZelf(zelf) };
  }

  /** A pupil chooses the own password; the own session goes on, others end. */
  async changeZelf(toegang: Toegang, leerlingId: string, vraag: ZelfWachtwoord): Promise<void> {
    const leerling = await this.deps.leerlingen.openOmTeSchrijven(toegang, leerlingId);
    const zelf = await this.deps.wachtwoorden.findZelf(leerling.admin_id, leerlingId);
    if (zelf === undefined || !magZelf(zelf)) throw createError('STAP_NIET_TOEGESTAAN');
    const poging = { soort: 'account', sleutel: eigenSleutel(leerlingId), adres: toegang.sessie.adres } as const;
    await this.deps.rem.check(poging);
    if (
      zelf.wachtwoord_hash === null ||
      !(await this.deps.hasher.verify(zelf.wachtwoord_hash, vraag.huidigWachtwoord))
    ) {
      await this.deps.rem.telMis(poging);
      throw createError('ONGELDIGE_INVOER', { velden: { huidigWachtwoord: 'onbekend' } });
    }
    await this.deps.rem.telGoed(poging);
    if (isTeBekend(vraag.wachtwoord, zelf))
      throw createError('ONGELDIGE_INVOER', { velden: { wachtwoord: 'te_bekend' } });
    const hash = await this.deps.hasher.hash(vraag.wachtwoord);
    const nu = this.nu();
    await this.deps.transactie(async (r) => {
      await r.wachtwoorden.saveGeheimen(
        leerling.admin_id,
        [{ id: leerlingId, hash, soort: 'tekst', enc: null, zelf: true }],
        nu,
      );
      await r.wachtwoorden.endSessies(leerling.admin_id, [leerlingId], { nu, behalve: toegang.sessie.sid });
      await r.audit.saveAlle([this.regel(toegang, 'wachtwoorden.zelf', leerlingId)]);
    });
  }

  private nu(): Date {
    return new Date(this.deps.clock.now());
  }

  private present(adminId: string, lid: LidRij): WachtwoordItem {
    const plaatjes = plaatjesVan(this.deps.kluis, adminId, lid);
    return {
      leerlingId: lid.id,
      naam: lid.weergavenaam,
      roepnaam: lid.roepnaam,
      gebruikersnaam: lid.gebruikersnaam,
      dier: lid.dier,
      jaargroep: lid.jaargroep,
      soort: lid.wachtwoord_soort,
      geblokkeerd: (lid.geblokkeerd_tot?.getTime() ?? 0) > this.deps.clock.now(),
      ...(plaatjes === undefined ? {} : { plaatjes }),
      ...(lid.wachtwoord_gewijzigd_op === null ? {} : { gewijzigdOp: lid.wachtwoord_gewijzigd_op.toISOString() }),
    };
  }

  /** Picture codes of everybody in the group who keeps the own one. */
  private bezetDoor(adminId: string, leden: readonly LidRij[], zonder: readonly string[]): Set<string> {
    const blijvers = leden.filter((lid) => lid.wachtwoord_soort === 'plaatjes' && !zonder.includes(lid.id));
    return new Set(blijvers.flatMap((lid) => plaatjesVan(this.deps.kluis, adminId, lid)?.join('-') ?? []));
  }

  /** Sixty hashes wait for each other in the queue of the hasher, off the event loop. */
  private verzegel(adminId: string, geheimen: ReadonlyMap<string, Geheim>): Promise<NieuwGeheim[]> {
    return Promise.all(
      [...geheimen].map(async ([id, geheim]): Promise<NieuwGeheim> => {
        const tekst = geheimTekst(geheim);
        const enc = geheim.soort === 'plaatjes' ? this.deps.kluis.sluit(tekst, geheimPlek(adminId, id)) : null;
        return { id, hash: await this.deps.hasher.hash(tekst), soort: geheim.soort, enc };
      }),
    );
  }

  /** False when somebody else took one of these picture codes in the meantime. */
  private bewaar(
    toegang: Toegang,
    groepId: string,
    nieuw: { rijen: readonly NieuwGeheim[]; geheimen: ReadonlyMap<string, Geheim> },
  ): Promise<boolean> {
    const { adminId } = toegang;
    const ids = [...nieuw.geheimen.keys()];
    return this.deps.transactie(async (r) => {
      await r.wachtwoorden.lockGroep(adminId, groepId);
      const bezet = this.bezetDoor(adminId, await r.wachtwoorden.findLeden(adminId, groepId), ids);
      if ([...nieuw.geheimen.values()].some((geheim) => geheim.soort === 'plaatjes' && bezet.has(geheimTekst(geheim))))
        return false;
      const nu = this.nu();
      await r.wachtwoorden.saveGeheimen(adminId, nieuw.rijen, nu);
      await r.wachtwoorden.endSessies(adminId, ids, { nu });
      await r.audit.saveAlle(ids.map((id) => this.regel(toegang, 'wachtwoorden.nieuw', id)));
      return true;
    });
  }

  private stelGroepscode(toegang: Toegang, groepId: string, code: string | null): Promise<void> {
    return this.deps.transactie(async (r) => {
      await r.wachtwoorden.lockGroep(toegang.adminId, groepId);
      await r.wachtwoorden.saveGroepscode({ adminId: toegang.adminId, groepId, code, nu: this.nu() });
      await r.audit.saveAlle([this.regel(toegang, code === null ? 'groepscode.uit' : 'groepscode.nieuw', groepId)]);
    });
  }

  /** A pupil waits on the own tile or on the own name: both are opened. */
  private async wisRem(adminId: string, kind: { id: string; gebruikersnaam: string }): Promise<void> {
    const school = await this.deps.wachtwoorden.findSchool(adminId);
    const naam = naamSleutel(kind.gebruikersnaam);
    await this.deps.rem.ontgrendel([kind.id, eigenSleutel(kind.id), `|${naam}`, `${school?.code ?? ''}|${naam}`]);
  }

  private regel(toegang: Toegang, actie: Actie, doelId: string) {
    return {
      adminId: toegang.adminId,
      wie: toegang.sessie.gebruikerId,
      rol: toegang.sessie.rol,
      actie,
      soort: actie.startsWith('groepscode') ? 'groep' : 'leerling',
      doelId,
      reden: toegang.reden,
    };
  }
}
