import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import { DIEREN } from '#engine/core/domein/dieren.ts';
import type { Kluis } from '../../platform/auth/kluis.ts';
import type { Wachtwoorden } from '../../platform/auth/wachtwoorden.ts';
import type { Regelcode } from '../../platform/contract/velden.contract.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { naamSleutel, volleNaam } from '../../platform/taal/naam.ts';
import { datumVan } from '../../platform/tijd/klok.ts';
import type { GroepenRead, GroepRij } from '../groepen/groepen.read.ts';
import type { LicentiesRead } from '../licenties/licenties.read.ts';
import { vrijeNaam, wensNaam } from '../../platform/taal/gebruikersnaam.ts';
import { hernoemGroep } from './hernoem-groep.ts';
import { bezettePlaatjes, maakStartgeheim, type Startgeheim } from './leerling-geheim.ts';
import type {
  LeerlingenToegevoegd,
  LeerlingenToevoegen,
  LeerlingvoorstellenVraag,
  Leerlingvoorstellen,
  NieuweLeerling,
} from './leerlingen-beheer.contract.ts';
import type { LeerlingenBeheerRepository, LidRij } from './leerlingen-beheer.repository.ts';

export interface ToevoegRepositories {
  leerlingen: LeerlingenBeheerRepository;
  licenties: LicentiesRead;
  audit: AuditRepository;
}
interface Deps {
  transactie: Transactie<ToevoegRepositories>;
  repository: LeerlingenBeheerRepository;
  groepen: GroepenRead;
  wachtwoorden: Wachtwoorden;
  kluis: Kluis;
  clock: Clock;
}
interface Rij {
  id: string;
  wie: NieuweLeerling;
  geheim: Startgeheim;
  dier: string;
  gebruikersnaam: string;
}

/** Adds leerlingen to a group, all or none. */
export class LeerlingenToevoegenService {
  constructor(private readonly deps: Deps) {}

  async add(toegang: Toegang, groepId: string, invoer: LeerlingenToevoegen): Promise<LeerlingenToegevoegd> {
    const groep = await this.deps.groepen.require(toegang, groepId);
    const leden = await this.deps.repository.findLeden(toegang.adminId, groepId);
    const rijen = await this.maakRijen(toegang, invoer, leden);
    await this.deps.transactie(async (repos) => {
      await this.checkRuimte(repos, toegang, { groepId, nodig: rijen.length });
      for (const rij of rijen) await this.bewaar(repos, toegang.adminId, rij);
      await repos.leerlingen.openLidmaatschappen(toegang.adminId, groepId, {
        ids: rijen.map(({ id }) => id),
        datum: datumVan(this.deps.clock.now()),
      });
      await hernoemGroep(repos.leerlingen, toegang.adminId, groepId);
      await repos.audit.save({
        adminId: toegang.adminId,
        wie: toegang.sessie.gebruikerId,
        rol: toegang.sessie.rol,
        actie: 'leerlingen.toegevoegd',
        soort: 'groep',
        doelId: groepId,
        reden: toegang.reden,
      });
    });
    return {
      items: rijen.map((rij) => ({
        id: rij.id,
        gebruikersnaam: rij.gebruikersnaam,
        wachtwoordkaart: kaartVan(rij, groep),
      })),
    };
  }

  /** A free user name for every name, and who has that name already. */
  async voorstellen(toegang: Toegang, { namen }: LeerlingvoorstellenVraag): Promise<Leerlingvoorstellen> {
    const wensen = namen.map(wensNaam);
    const volle = namen.map((wie) =>
      naamSleutel(
        volleNaam({ voornaam: wie.roepnaam, voorvoegsel: wie.voorvoegsel ?? null, achternaam: wie.achternaam ?? '' }),
      ),
    );
    const [bezet, dubbele] = await Promise.all([
      this.deps.repository.findNamen(toegang.adminId, [...new Set(wensen)]),
      this.deps.repository.findDubbele(toegang.adminId, [...new Set(volle.flatMap((naam) => [naam, `${naam} `]))]),
    ]);
    const gebruikt = new Set(bezet);
    return {
      items: wensen.map((wens, nr) => ({
        gebruikersnaam: vrijeNaam(wens, gebruikt),
        dubbel: dubbele
          .filter(({ zoeknaam }) => zoeknaam.trim() === volle[nr])
          .map((d) => ({
            leerlingId: d.id,
            naam: d.naam,
            prullenbak: d.status === 'prullenbak',
            ...(d.groep === null ? {} : { groep: d.groep }),
          })),
      })),
    };
  }

  private async checkRuimte(
    { leerlingen, licenties }: ToevoegRepositories,
    toegang: Toegang,
    vraag: { groepId: string; nodig: number },
  ): Promise<void> {
    await licenties.claimPlaatsen(toegang.adminId, vraag.nodig);
    const thuis = toegang.sessie.adminSoort === 'thuis';
    const max = thuis ? CONSTANTEN.THUIS_KINDEREN : CONSTANTEN.GROEP_MAX;
    const aantal = thuis
      ? await licenties.countKinderen(toegang.adminId)
      : await leerlingen.countLeden(toegang.adminId, vraag.groepId);
    if (aantal + vraag.nodig > max)
      throw createError('GROEP_VOL', { ...(thuis ? { sleutel: 'KINDEREN_VOL' } : {}), waarden: { max } });
  }

  private async maakRijen(
    toegang: Toegang,
    { leerlingen, inlogsoort }: LeerlingenToevoegen,
    leden: readonly LidRij[],
  ): Promise<Rij[]> {
    const wensen = leerlingen.map((wie) => wie.gebruikersnaam ?? wensNaam(wie));
    const namen = new Set(await this.deps.repository.findNamen(toegang.adminId, [...new Set(wensen.map(naamSleutel))]));
    const bezet = bezettePlaatjes(this.deps.kluis, toegang.adminId, leden);
    const dieren = vrijeDieren(leden, leerlingen);
    const velden: Record<string, Regelcode> = {};
    const plekken = leerlingen.map((wie, nr) => {
      const wens = wensen[nr] ?? wensNaam(wie);
      if (wie.gebruikersnaam !== undefined && namen.has(naamSleutel(wens)))
        velden[`leerlingen.${nr}.gebruikersnaam`] = 'bestaat_al';
      return { id: v7(), wie, dier: wie.dier ?? dieren(), gebruikersnaam: vrijeNaam(wens, namen) };
    });
    if (Object.keys(velden).length > 0) throw createError('ONGELDIGE_INVOER', { velden });
    return Promise.all(
      plekken.map(async (plek) => {
        const soort = inlogsoort ?? (plek.wie.jaargroep <= 3 ? 'plaatjes' : 'tekst');
        return {
          ...plek,
          geheim: await maakStartgeheim(this.deps, { adminId: toegang.adminId, id: plek.id, soort }, bezet),
        };
      }),
    );
  }

  private bewaar(
    { leerlingen }: ToevoegRepositories,
    adminId: string,
    { id, wie, geheim, dier, gebruikersnaam }: Rij,
  ): Promise<void> {
    return leerlingen.create({
      adminId,
      id,
      roepnaam: wie.roepnaam,
      voorvoegsel: wie.voorvoegsel === '' ? null : (wie.voorvoegsel ?? null),
      achternaam: wie.achternaam ?? '',
      jaargroep: wie.jaargroep,
      dier,
      gebruikersnaam,
      naamSleutel: naamSleutel(gebruikersnaam),
      hash: geheim.hash,
      soort: geheim.soort,
      geheimEnc: geheim.geheimEnc,
    });
  }
}

/** Next animal that nobody in the group has; after the last one they begin again. */
function vrijeDieren(leden: readonly LidRij[], nieuw: readonly NieuweLeerling[]): () => string {
  const bezet = new Set([...leden.map(({ dier }) => dier), ...nieuw.flatMap(({ dier }) => dier ?? [])]);
  const over = [...DIEREN.filter((dier) => !bezet.has(dier)), ...DIEREN];
  let nr = 0;
  return () => {
    const dier = over[nr % over.length] ?? 'vos';
    nr += 1;
    return dier;
  };
}

function kaartVan(
  { wie, geheim, dier }: Rij,
  groep: GroepRij,
): LeerlingenToegevoegd['items'][number]['wachtwoordkaart'] {
  return {
    naam: wie.roepnaam,
    dier,
    soort: geheim.soort,
    ...(geheim.plaatjes === undefined ? {} : { plaatjes: geheim.plaatjes }),
    ...(geheim.wachtwoord === undefined ? {} : { wachtwoord: geheim.wachtwoord }),
    ...(groep.code === null ? {} : { groepscode: groep.code }),
  };
}
