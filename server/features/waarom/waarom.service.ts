import { standaardInstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Term } from '#engine/core/oefening/explain.ts';
import type { ItemContext } from '#engine/core/oefening/model.ts';
import { unpack } from '#engine/core/oefening/pack.ts';
import { beperk, type Beperking } from '#engine/core/oefening/settings.ts';
import { waaromDitWoord, type Waarom } from '#engine/core/oefening/waarom.ts';
import type { Content } from '../../platform/content/content.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { nieuweToestand, vouw, type LogRegel } from '../../platform/oefenen/vouwen.ts';
import { tekst, type Locale } from '../../platform/taal/teksten.ts';
import type { AntwoordenRead } from '../antwoorden/antwoorden.read.ts';
import type { LeerlingenRead, LeerlingRij } from '../leerlingen/leerlingen.read.ts';
import type { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import type { WaaromAntwoord } from './waarom.contract.ts';

const vraagVan = ({ itemId, doelId, format, k, day }: LogRegel): ItemContext => ({ itemId, doelId, format, k, day });

/** Terms a teacher can use, with how they are written. */
const CIJFERS: readonly [naam: string, soort: 'procent' | 'seconden'][] = [
  ['kansGoed', 'procent'],
  ['kansRegel', 'procent'],
  ['kansGeheugen', 'procent'],
  ['seconden', 'seconden'],
];

export class WaaromService {
  constructor(
    private readonly deps: {
      antwoorden: AntwoordenRead;
      leerlingen: LeerlingenRead;
      instellingen: OefeninstellingenRead;
      content: Content;
    },
  ) {}

  /** Why a word was asked: the state is learned again up to that answer, so the reasons are those of then. */
  async explain(toegang: Toegang, leerlingId: string, antwoordId: string): Promise<WaaromAntwoord> {
    const leerling = await this.deps.leerlingen.require(toegang, leerlingId);
    const gevonden = await this.deps.antwoorden.findAntwoord(leerling.admin_id, leerling.id, antwoordId);
    if (gevonden === undefined) throw createError('NIET_GEVONDEN');
    const waarom = await this.bereken(leerling, gevonden);
    return present(toegang.sessie.locale, gevonden.regel.woord, waarom);
  }

  private async bereken(
    leerling: LeerlingRij,
    { regel, rondeId }: { regel: LogRegel; rondeId: string },
  ): Promise<Waarom | null> {
    const {
      antwoorden,
      content: { model },
      instellingen,
    } = this.deps;
    const { instelling } = await instellingen.findVoor(leerling.admin_id, leerling);
    const [log, ronde] = [
      await antwoorden.findLog(leerling.admin_id, leerling.id, { voor: regel }),
      await antwoorden.findLog(leerling.admin_id, leerling.id, { voor: regel, vanRonde: rondeId }),
    ];
    const gevouwen = vouw(model, nieuweToestand(leerling), { log, moeilijkheid: instelling.moeilijkheid });
    const toestand = unpack(gevouwen.toestand);
    const beperking = this.beperking(leerling, instelling);
    if (!toestand.ok || beperking === undefined) return null;
    const day = Math.max(regel.day, toestand.value.dag);
    return waaromDitWoord(model, toestand.value, {
      vraag: { ...vraagVan(regel), day },
      beperking,
      arm: regel.arm,
      eerder: ronde.map(vraagVan),
    });
  }

  /** A setting that contradicts itself today says nothing of then: the default of the year stands in. */
  private beperking(leerling: LeerlingRij, instelling: Parameters<typeof beperk>[1]): Beperking | undefined {
    const uit = [instelling, standaardInstelling(leerling.jaargroep)]
      .map((i) => beperk(this.deps.content.model, i))
      .find((b) => b.ok);
    return uit?.ok === true ? uit.value : undefined;
  }
}

function waardeVan(locale: Locale, term: Term, soort: 'procent' | 'seconden'): string {
  return tekst(locale, `waarom.${soort}`, { n: Math.round(soort === 'procent' ? 100 * term.waarde : term.waarde) });
}

function present(locale: Locale, woord: string, waarom: Waarom | null): WaaromAntwoord {
  if (waarom === null) return { woord, redenen: [tekst(locale, 'waarom.reden.weg')], cijfers: [] };
  const cijfers = CIJFERS.flatMap(([naam, soort]) => {
    const term = waarom.termen.find((t) => t.sleutel === `waarom.${naam}`);
    return term === undefined
      ? []
      : [{ naam: tekst(locale, `waarom.cijfer.${naam}`), waarde: waardeVan(locale, term, soort) }];
  });
  return {
    woord,
    kans: Math.round(100 * waarom.kans),
    redenen: waarom.redenen.map((r) => tekst(locale, r.sleutel, r.waarden)),
    cijfers,
  };
}
