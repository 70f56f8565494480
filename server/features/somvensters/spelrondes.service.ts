import { hashText } from '#engine/core/basis/rng.ts';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { AntwoordInvoer, Arm } from '#engine/core/oefening/antwoord.ts';
import { createRonde } from '#engine/core/oefening/ronde.ts';
import { armVan } from '#engine/core/oefening/settings.ts';
import { ALLE_VRAGEN } from '#engine/core/oefening/vraag/alle-vragen.ts';
import { magSpelen } from '#engine/core/somvenster/route.ts';
import { isGedaan, volgendeTaak } from '#engine/core/somvenster/taak.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import type { Spel, Spellen } from '../../platform/spellen/spellen.ts';
import { dagVan } from '../../platform/tijd/klok.ts';
import { rustOp, urenIn } from '../../platform/tijd/thuisuren.ts';
import { antwoordExtraSchema } from '../antwoorden/antwoord-extra.contract.ts';
import type { LeerlingenRead, LeerlingRij } from '../leerlingen/leerlingen.read.ts';
import type { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import { deurenBasis, deurenVanTaak, formatenVan } from './deuren.ts';
import type { OefenRepositories } from './oefen-repositories.ts';
import { kalibratieVan, poolVoor, type Pool } from './pool.ts';
import { statusVan, voortgangVan } from './route.ts';
import type { Spelronde, SpelrondeVerzoek } from './somvensters.contract.ts';
import type { SomvenstersRepository, TaakRij } from './somvensters.repository.ts';
import type { NiveauRij, RondeAntwoord, SpelrondeRij } from './spelrondes.repository.ts';
import { toestandBijBegin, updateToestand } from './toestand.service.ts';

export interface SpelrondesDeps {
  transactie: Transactie<OefenRepositories>;
  leerlingen: LeerlingenRead;
  instellingen: OefeninstellingenRead;
  content: Content;
  spellen: Spellen;
  clock: Clock;
}
interface Plek {
  leerlingId: string;
  somvensterId: string;
  taakId: string;
}
interface Voorbereid {
  leerling: LeerlingRij;
  arm: Arm | undefined;
  taak: TaakRij;
  taken: readonly TaakRij[];
  spel: Spel;
  instelling: Oefeninstelling;
  pool: Pool;
  toestand: Uint8Array;
  seq: number;
  gegeven: AntwoordInvoer[];
  verzoek: SpelrondeVerzoek;
  land: 'NL' | 'BE';
  meekijken: boolean;
}

/** No new round starts on a stone that is closed, or on a route that has ended. */
const DICHT = new Set(['dicht', 'overgeslagen']);
const GESLOTEN = new Set(['ingetrokken', 'bevroren', 'gepland']);

export const stemVan = (leerling: LeerlingRij, instelling: Oefeninstelling, land: 'NL' | 'BE'): 'nl' | 'be' => {
  if (leerling.stem !== 'auto') return leerling.stem;
  if (instelling.stem !== 'auto') return instelling.stem;
  return land === 'BE' ? 'be' : 'nl';
};

/** Stored answer as the engine takes it over; the judgement is the server's. */
function antwoordVan(rij: RondeAntwoord): AntwoordInvoer {
  const {
    formaat,
    ruw,
    geholpen,
    pogingen,
    msEersteToets,
    afspeelbeurten,
    invoer,
    k,
    propensity,
    arm,
    day,
    vraagSeed,
    spel,
  } = antwoordExtraSchema.parse(rij.extra);
  return {
    nr: rij.nr,
    itemId: rij.item_id,
    doelId: rij.doel_id,
    goed: rij.goed,
    ms: rij.ms,
    format: formaat,
    ruw,
    geholpen,
    pogingen,
    msEersteToets,
    afspeelbeurten,
    invoer,
    k,
    propensity,
    arm,
    day,
    vraagSeed,
    ...(spel === undefined ? {} : { spel }),
  };
}

export class SpelrondesService {
  constructor(private readonly deps: SpelrondesDeps) {}

  /** Opens a round, or gives the same one again; an adult gets a dry round and nothing is stored. */
  async open(toegang: Toegang, plek: Plek, verzoek: SpelrondeVerzoek): Promise<Spelronde> {
    const { leerling, meekijken } = await this.deps.leerlingen.open(toegang, plek.leerlingId);
    const { instelling: basis } = await this.deps.instellingen.findVoor(toegang.adminId, leerling);
    const spel = this.deps.spellen.get(verzoek.game);
    if (spel === undefined) throw createError('NIET_GEVONDEN');
    return this.deps.transactie(async (repos) => {
      const { arm, taak, taken } = await this.vindTaak(repos.somvensters, toegang.adminId, plek);
      const niveaus = await repos.rondes.findNiveaus(toegang.adminId, leerling.id);
      await this.controleerSpel(repos, { taak, spel, leerling, niveaus, instelling: basis, land: toegang.sessie.land });
      const instelling: Oefeninstelling = taak.is_steun ? { ...basis, moeilijkheid: 'makkelijk' } : basis;
      const pool = poolVoor(this.deps.content, {
        doelIds: taak.doel_ids,
        land: toegang.sessie.land,
        instelling,
        zaad: hashText(taak.id),
      });
      const stand = await this.stand(repos, leerling, { instelling: basis, rondeId: verzoek.rondeId, meekijken });
      const v: Voorbereid = {
        leerling,
        arm,
        taak,
        taken,
        spel,
        instelling,
        pool,
        ...stand,
        verzoek,
        land: toegang.sessie.land,
        meekijken,
      };
      const niveau = niveaus.find((n) => n.spel === spel.slug);
      const ronde = meekijken
        ? this.nieuw(v, niveau?.s ?? 0)
        : await this.bewaar(repos, toegang, { v, s: niveau?.s ?? 0 });
      return this.present(v, ronde, (niveau?.gespeeld ?? 0) === 0 && v.gegeven.length === 0);
    });
  }

  /** What the pupil knows at the beginning of the round, and what was answered in it before. */
  private async stand(
    repos: OefenRepositories,
    leerling: LeerlingRij,
    o: { instelling: Oefeninstelling; rondeId: string; meekijken: boolean },
  ): Promise<Pick<Voorbereid, 'toestand' | 'seq' | 'gegeven'>> {
    const wie = {
      id: leerling.id,
      adminId: leerling.admin_id,
      jaargroep: leerling.jaargroep,
      startniveau: leerling.startniveau,
    };
    const { content } = this.deps;
    const { gevouwen, seq } = await updateToestand(repos.toestand, wie, {
      content,
      instelling: o.instelling,
      bewaar: !o.meekijken,
    });
    const rijen = o.meekijken ? [] : await repos.rondes.findAntwoorden(wie.adminId, wie.id, o.rondeId);
    if (rijen.length === 0) return { toestand: gevouwen.toestand, seq, gegeven: [] };
    return {
      toestand: await toestandBijBegin(repos.toestand, wie, { content, instelling: o.instelling, rondeId: o.rondeId }),
      seq,
      gegeven: rijen.map(antwoordVan),
    };
  }

  /** The game must take the formats of the stone, be allowed by the teacher and stand behind an open door. */
  private async controleerSpel(
    repos: OefenRepositories,
    wat: {
      taak: TaakRij;
      spel: Spel;
      leerling: LeerlingRij;
      niveaus: readonly NiveauRij[];
      instelling: Oefeninstelling;
      land: 'NL' | 'BE';
    },
  ): Promise<void> {
    const { sterren } = await repos.rondes.findTotalen(wat.leerling.admin_id, wat.leerling.id);
    const deuren = deurenBasis(
      this.deps,
      { sterren, niveaus: wat.niveaus },
      { groep: Math.max(3, wat.leerling.jaargroep), land: wat.land, instelling: wat.instelling },
    );
    if (!magSpelen(wat.spel.slug, deurenVanTaak(deuren, wat.taak)))
      throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'SPEL_PAST_NIET' });
  }

  private async vindTaak(
    repository: SomvenstersRepository,
    adminId: string,
    plek: Plek,
  ): Promise<{ arm: Arm | undefined; taak: TaakRij; taken: readonly TaakRij[] }> {
    const somvenster = await repository.find(adminId, plek.leerlingId, plek.somvensterId);
    const taak = somvenster?.taken.find((t) => t.id === plek.taakId);
    if (somvenster === undefined || taak === undefined) throw createError('NIET_GEVONDEN');
    if (GESLOTEN.has(somvenster.status) || DICHT.has(taak.status)) throw createError('STAP_NIET_TOEGESTAAN');
    // An entry test measures once; played again for fun it is a round like any other.
    const arm = somvenster.soort === 'instap' && !isGedaan({ status: statusVan(taak) }) ? 'intake' : undefined;
    return { arm, taak, taken: somvenster.taken };
  }

  /** Number of items this round really has: fewer when the words run out. Also proves that the round can be played. */
  private telItems(v: Voorbereid, ronde: { seed: number; dag: number; s: number }): number {
    const gemaakt = createRonde(
      {
        pool: v.pool.items,
        leerdoelen: v.pool.leerdoelen,
        kalibratie: kalibratieVan(this.deps.content, v.pool),
        toestand: v.toestand,
        instelling: v.instelling,
        groep: Math.max(3, v.leerling.jaargroep),
        doelIds: v.taak.doel_ids,
        formaten: formatenVan(v.taak),
        capabilities: v.spel.capabilities,
        spel: v.spel.slug,
        items: v.taak.items,
        seed: ronde.seed,
        day: ronde.dag,
        s: ronde.s,
        calm: false,
        reducedMotion: false,
        title: v.taak.titel,
        ...(v.arm === undefined ? {} : { arm: v.arm }),
        clock: this.deps.clock,
        onAntwoord: () => undefined,
      },
      ALLE_VRAGEN,
    );
    if (!gemaakt.ok) throw createError('POOL_LEEG');
    return gemaakt.value.goal.items;
  }

  private nieuw(v: Voorbereid, s: number): Pick<SpelrondeRij, 'id' | 'dag' | 's' | 'items'> & { seed: number } {
    const seed = hashText(v.verzoek.rondeId);
    const dag = dagVan(this.deps.clock.now());
    return { id: v.verzoek.rondeId, seed, dag, s, items: this.telItems(v, { seed, dag, s }) };
  }

  private async bewaar(
    repos: OefenRepositories,
    { adminId, sessie }: Toegang,
    { v, s }: { v: Voorbereid; s: number },
  ): Promise<Pick<SpelrondeRij, 'id' | 'dag' | 's' | 'items'> & { seed: number }> {
    const bestaand = await repos.rondes.find(adminId, v.leerling.id, v.verzoek.rondeId);
    const rust = rustOp(urenIn(sessie, v.instelling), this.deps.clock.now());
    // What was begun may be finished; nothing new begins.
    if (bestaand === undefined && rust !== undefined)
      throw createError('THUIS_RUST', { waarden: { tijd: rust.vanaf } });
    const nieuw = bestaand === undefined ? this.nieuw(v, s) : undefined;
    const rij =
      nieuw === undefined
        ? bestaand
        : await repos.rondes.create({
            ...nieuw,
            adminId,
            leerlingId: v.leerling.id,
            taakId: v.taak.id,
            spel: v.spel.slug,
            arm: armVan(v.instelling, v.arm),
            apparaat: v.verzoek.apparaat,
            nu: new Date(this.deps.clock.now()),
          });
    // A round id of another task or game is a mistake of the client, never a second round; a round that has ended stays ended.
    if (rij === undefined || rij.taak_id !== v.taak.id || rij.spel !== v.spel.slug || rij.geeindigd !== null)
      throw createError('STAP_NIET_TOEGESTAAN');
    const begin = volgendeTaak(voortgangVan(v.taak, v.taken), { soort: 'begin' });
    if (begin.ok)
      await repos.somvensters.updateTaak(adminId, v.taak.id, { ...begin.value.taak, klaarOp: v.taak.klaar_op });
    return { ...rij, seed: Number(rij.seed) };
  }

  private present(
    v: Voorbereid,
    ronde: { id: string; seed: number; dag: number; s: number; items: number },
    eersteKeer: boolean,
  ): Spelronde {
    return {
      rondeId: ronde.id,
      game: v.spel.slug,
      seed: ronde.seed,
      pool: v.pool.items,
      leerdoelen: v.pool.leerdoelen,
      kalibratie: kalibratieVan(this.deps.content, v.pool),
      toestand: Buffer.from(v.toestand).toString('base64'),
      instelling: v.instelling,
      groep: Math.max(3, v.leerling.jaargroep),
      doelIds: v.taak.doel_ids,
      formaten: formatenVan(v.taak),
      items: ronde.items,
      s: ronde.s,
      titel: v.taak.titel,
      day: ronde.dag,
      eersteKeer,
      ...(v.arm === undefined ? {} : { arm: v.arm }),
      stem: stemVan(v.leerling, v.instelling, v.land),
      seq: v.seq,
      gegeven: v.gegeven,
      droog: v.meekijken,
    };
  }
}
