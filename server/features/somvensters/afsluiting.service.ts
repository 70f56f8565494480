import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { intakeKlaar } from '#engine/core/oefening/intake.ts';
import { unpack } from '#engine/core/oefening/pack.ts';
import { isGok } from '#engine/core/oefening/update.ts';
import { muntenVan, BONUS_MAX } from '#engine/core/scoring/munten.ts';
import { volgendSpeelniveau } from '#engine/core/scoring/speelniveau.ts';
import { sterrenVan, type Sterren } from '#engine/core/scoring/sterren.ts';
import { telAntwoorden } from '#engine/core/scoring/telling.ts';
import { maakSteun } from '#engine/core/somvenster/plan.ts';
import { deurenVoor } from '#engine/core/somvenster/route.ts';
import { isVoltooid } from '#engine/core/somvenster/somvenster.ts';
import { isGedaan, volgendeTaak, type TaakVoortgang } from '#engine/core/somvenster/taak.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import type { Spellen } from '../../platform/spellen/spellen.ts';
import { antwoordExtraSchema } from '../antwoorden/antwoord-extra.contract.ts';
import type { LeerlingenRead, LeerlingRij } from '../leerlingen/leerlingen.read.ts';
import type { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import { deurenBasis, deurenVanTaak, formatenVan, speelbaar } from './deuren.ts';
import type { OefenRepositories } from './oefen-repositories.ts';
import { statusVan, volgendeSteen, voortgangVan } from './route.ts';
import { afsluitingSchema, type Afsluiting, type AfsluitingVerzoek } from './somvensters.contract.ts';
import type { SomvensterRij, TaakRij } from './somvensters.repository.ts';
import type { RondeAntwoord, SpelrondeRij } from './spelrondes.repository.ts';
import { updateToestand } from './toestand.service.ts';

interface Deps {
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
  rondeId: string;
}
interface Werk {
  repos: OefenRepositories;
  leerling: LeerlingRij;
  instelling: Oefeninstelling;
  ronde: SpelrondeRij;
  nu: Date;
  land: 'NL' | 'BE';
}
interface Score {
  sterren: Sterren;
  munten: number;
  bonus: number;
  geleerd: string[];
  terug: string[];
}

const SECONDEN_MAX = 7_200;
const heel = (n: number, max: number): number => (Number.isFinite(n) ? Math.min(max, Math.max(0, Math.floor(n))) : 0);

export class AfsluitingService {
  constructor(private readonly deps: Deps) {}

  /** Ends a round: stars and coins come from the stored answers alone. A repeat gives the first outcome again. */
  async finish(toegang: Toegang, plek: Plek, verzoek: AfsluitingVerzoek): Promise<Afsluiting> {
    const leerling = await this.deps.leerlingen.openOmTeSchrijven(toegang, plek.leerlingId);
    const { instelling } = await this.deps.instellingen.findVoor(toegang.adminId, leerling);
    return this.deps.transactie(async (repos) => {
      const ronde = await repos.rondes.findLocked(leerling.admin_id, leerling.id, plek.rondeId);
      const route = await repos.somvensters.find(leerling.admin_id, leerling.id, plek.somvensterId);
      const taak = route?.taken.find((t) => t.id === plek.taakId);
      if (ronde === undefined || route === undefined || taak === undefined || ronde.taak_id !== taak.id)
        throw createError('NIET_GEVONDEN');
      const eerder = afsluitingSchema.safeParse(ronde.resultaat);
      if (eerder.success) return eerder.data;
      const werk: Werk = {
        repos,
        leerling,
        instelling,
        ronde,
        nu: new Date(this.deps.clock.now()),
        land: toegang.sessie.land,
      };
      return this.sluit(werk, { route, taak }, verzoek);
    });
  }

  private async sluit(
    werk: Werk,
    plek: { route: SomvensterRij; taak: TaakRij },
    verzoek: AfsluitingVerzoek,
  ): Promise<Afsluiting> {
    const { repos, leerling, ronde, nu } = werk;
    const antwoorden = await repos.rondes.findAntwoorden(leerling.admin_id, leerling.id, ronde.id);
    const wasBeheerst = await repos.toestand.findStanden(leerling.admin_id, leerling.id);
    const { gevouwen, standen } = await updateToestand(
      repos.toestand,
      { id: leerling.id, adminId: leerling.admin_id, jaargroep: leerling.jaargroep, startniveau: leerling.startniveau },
      { content: this.deps.content, instelling: werk.instelling, bewaar: true },
    );
    const score = this.score(antwoorden, {
      items: isUitgemeten(plek.route, antwoorden, gevouwen.toestand) ? antwoorden.length : ronde.items,
      verzoek,
    });
    const route = await this.zetSteen(werk, plek, score.sterren);
    await repos.rondes.book(leerling.admin_id, leerling.id, {
      sleutel: `ronde:${ronde.id}`,
      bedrag: score.munten,
      soort: 'ronde',
      nu,
    });
    const nieuwBeheerst = standen
      .filter((s) => s.stand === 'beheerst' && !['beheerst', 'onderhoud'].includes(wasBeheerst.get(s.doelId) ?? ''))
      .map((s) => `doel:${s.doelId}`);
    const stickers = [...(await this.zetNiveau(werk, score.sterren)), ...nieuwBeheerst];
    const resultaat = await this.present(werk, { plek, route, score, stickers });
    await repos.rondes.finish(leerling.admin_id, leerling.id, {
      id: ronde.id,
      uitkomst: {
        sterren: score.sterren,
        munten: score.munten,
        bonus: score.bonus,
        seconden: heel(verzoek.seconden, SECONDEN_MAX),
        gestopt: verzoek.gestopt,
        resultaat,
        nu,
      },
    });
    return resultaat;
  }

  /** Every item counts once, by its first answer; a rapid guess earns nothing. */
  private score(antwoorden: readonly RondeAntwoord[], deel: { items: number; verzoek: AfsluitingVerzoek }): Score {
    const perNr = [...new Map(antwoorden.toReversed().map((a) => [a.nr, a])).values()].toSorted((a, b) => a.nr - b.nr);
    const regels = perNr.map((a) => ({ ...a, extra: antwoordExtraSchema.parse(a.extra) }));
    const geteld = regels.map((a) => ({
      itemId: a.item_id,
      goed: a.goed,
      geholpen: a.extra.geholpen,
      gok: isGok(this.deps.content.model, a.item_id, a.ms),
    }));
    const telling = telAntwoorden(geteld, { items: deel.items, gestopt: deel.verzoek.gestopt });
    const bonus = heel(deel.verzoek.bonus, BONUS_MAX);
    const eerste = new Map<string, { woord: string; goed: boolean }>();
    for (const a of regels)
      if (!eerste.has(a.item_id)) eerste.set(a.item_id, { woord: a.extra.woord, goed: a.goed && !a.extra.geholpen });
    const woorden = (goed: boolean): string[] => [
      ...new Set([...eerste.values()].filter((w) => w.goed === goed).map((w) => w.woord)),
    ];
    // A bonus belongs to items that were done: an empty round earns nothing.
    return {
      sterren: sterrenVan(telling),
      munten: telling.klaar === 0 ? 0 : muntenVan({ ...telling, bonus }),
      bonus,
      geleerd: woorden(true),
      terug: woorden(false),
    };
  }

  private async zetSteen(
    werk: Werk,
    plek: { route: SomvensterRij; taak: TaakRij },
    sterren: Sterren,
  ): Promise<SomvensterRij> {
    const { repos, leerling, nu } = werk;
    const { route, taak } = plek;
    const voortgang = voortgangVan(taak, route.taken);
    // An entry test is meant to be hard: it is done when it is done, and earns no support stone.
    const stap = volgendeTaak(
      { ...voortgang, steunGegeven: voortgang.steunGegeven || route.soort === 'instap' },
      { soort: 'ronde', sterren },
    );
    if (!stap.ok) return route; // withdrawn or skipped meanwhile: the round counts, the stone stays
    const { taak: stand, steun } = stap.value;
    await repos.somvensters.updateTaak(leerling.admin_id, taak.id, { ...stand, klaarOp: klaarOp(taak, stand, nu) });
    if (steun) await this.addSteun(werk, plek);
    const daarna = (await repos.somvensters.find(leerling.admin_id, leerling.id, route.id)) ?? route;
    const dicht = isGedaan(stand) ? daarna.taken.find((t) => t.status === 'dicht') : undefined;
    if (dicht !== undefined)
      await repos.somvensters.updateTaak(leerling.admin_id, dicht.id, {
        status: 'open',
        sterren: dicht.sterren,
        steen: dicht.steen,
        klaarOp: null,
      });
    if (isVoltooid(daarna.taken.map((t) => ({ status: statusVan(t) }))))
      await repos.somvensters.completeSomvenster(leerling.admin_id, route.id, nu);
    return (await repos.somvensters.find(leerling.admin_id, leerling.id, route.id)) ?? daarna;
  }

  /** One easier stone in front of a stone that went badly. */
  private async addSteun(werk: Werk, { route, taak }: { route: SomvensterRij; taak: TaakRij }): Promise<void> {
    const { repos, leerling } = werk;
    const instelling = speelbaar(werk.instelling, this.deps.spellen);
    const plan = maakSteun(
      {
        volgnummer: taak.volgnummer,
        doelId: taak.doel_ids[0] ?? '',
        categorieIds: taak.doel_ids,
        formaten: formatenVan(taak),
        items: taak.items,
        soort: 'herhaling',
        winst: 0,
        succes: 0,
        voorbeelden: [],
      },
      { groep: Math.max(3, leerling.jaargroep), instelling },
    );
    await repos.somvensters.shiftTaken(leerling.admin_id, route.id, taak.volgnummer);
    await repos.somvensters.addTaak(leerling.admin_id, {
      id: v7(),
      somvenster_id: route.id,
      leerling_id: leerling.id,
      volgnummer: taak.volgnummer,
      titel: taak.titel,
      doel_ids: [...plan.categorieIds],
      formaten: [...plan.formaten],
      items: plan.items,
      status: 'open',
      sterren: 0,
      steen: 'geen',
      is_steun: true,
      steun_van: taak.id,
      spellen: [],
      voorbeelden: taak.voorbeelden,
    });
  }

  /** Play level and best stars of the game; answers the sticker of a new best. */
  private async zetNiveau(werk: Werk, sterren: Sterren): Promise<string[]> {
    const { repos, leerling, ronde, nu } = werk;
    const niveaus = await repos.rondes.findNiveaus(leerling.admin_id, leerling.id);
    const oud = niveaus.find((n) => n.spel === ronde.spel) ?? { s: 0, gespeeld: 0, sterren: 0, gouden: 0 };
    await repos.rondes.saveNiveau(leerling.admin_id, leerling.id, {
      spel: ronde.spel,
      s: volgendSpeelniveau(oud.s, sterren),
      gespeeld: oud.gespeeld + 1,
      sterren: Math.max(oud.sterren, sterren),
      gouden: oud.gouden + (sterren === 3 ? 1 : 0),
      laatst_op: nu,
    });
    return sterren > oud.sterren ? [`spel:${ronde.spel}:${sterren}`] : [];
  }

  private async present(
    werk: Werk,
    deel: { plek: { taak: TaakRij }; route: SomvensterRij; score: Score; stickers: string[] },
  ): Promise<Afsluiting> {
    const { repos, leerling, instelling } = werk;
    const { route, score } = deel;
    const taak = route.taken.find((t) => t.id === deel.plek.taak.id) ?? deel.plek.taak;
    const totalen = await repos.rondes.findTotalen(leerling.admin_id, leerling.id);
    const deuren = deurenBasis(
      this.deps,
      {
        sterren: totalen.sterren + score.sterren,
        niveaus: await repos.rondes.findNiveaus(leerling.admin_id, leerling.id),
      },
      { groep: Math.max(3, leerling.jaargroep), land: werk.land, instelling },
    );
    const steen = volgendeSteen(route.taken, isGedaan({ status: statusVan(taak) }) ? taak.id : undefined);
    return afsluitingSchema.parse({
      sterren: score.sterren,
      munten: score.munten,
      geleerd: score.geleerd,
      terug: score.terug,
      stickers: deel.stickers,
      steen: taak.steen,
      routeKlaar: route.status === 'voltooid',
      saldo: totalen.saldo,
      ...(steen === undefined
        ? {}
        : {
            volgende: {
              somvensterId: route.id,
              taakId: steen.id,
              titel: steen.titel,
              deuren: deurenVoor(deurenVanTaak(deuren, steen)),
            },
          }),
    });
  }
}

/** Whether an entry test ended before its last item because the pupil was known well enough. */
function isUitgemeten(route: SomvensterRij, antwoorden: readonly RondeAntwoord[], toestand: Uint8Array): boolean {
  const s = route.soort === 'instap' ? unpack(toestand) : undefined;
  return s?.ok === true && antwoorden.length > 0 && intakeKlaar(s.value, antwoorden.length);
}

/** Moment a stone was first done; kept when it is played again. */
function klaarOp(taak: TaakRij, stand: TaakVoortgang, nu: Date): Date | null {
  return isGedaan(stand) ? (taak.klaar_op ?? nu) : null;
}
