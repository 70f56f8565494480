import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import type { Term } from '#engine/core/oefening/select/explain.ts';
import type { ItemContext } from '#engine/core/oefening/model/model.ts';
import { unpack } from '#engine/core/oefening/select/pack.ts';
import { restrict, type Restriction } from '#engine/core/oefening/model/settings.ts';
import { whyThisWoord, type Why } from '#engine/core/oefening/select/waarom.ts';
import type { Content } from '../../platform/content/content.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { newState, fold, type LogEntry } from '../../platform/practice/fold.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import type { AntwoordenRead } from '../antwoorden/antwoorden.read.ts';
import type { LeerlingenRead, LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import type { WhyAntwoord } from './waarom.contract.ts';

const vraagOf = ({ itemId, doelId, format, k, day }: LogEntry): ItemContext => ({ itemId, doelId, format, k, day });

/** Terms a teacher can use, with how they are written. */
const FIGURES: readonly [naam: string, soort: 'procent' | 'seconden'][] = [
  ['kansGoed', 'procent'],
  ['kansRegel', 'procent'],
  ['kansGeheugen', 'procent'],
  ['seconden', 'seconden'],
];

export class WhyService {
  constructor(
    private readonly deps: {
      antwoorden: AntwoordenRead;
      leerlingen: LeerlingenRead;
      instellingen: OefeninstellingenRead;
      content: Content;
    },
  ) {}

  /** Why a word was asked: the state is learned again up to that answer, so the reasons are those of then. */
  async explain(access: Access, leerlingId: string, antwoordId: string): Promise<WhyAntwoord> {
    const leerling = await this.deps.leerlingen.require(access, leerlingId);
    const found = await this.deps.antwoorden.findAntwoord(leerling.admin_id, leerling.id, antwoordId);
    if (found === undefined) throw createError('NIET_GEVONDEN');
    const why = await this.compute(leerling, found);
    return present(access.session.locale, found.regel.woord, why);
  }

  private async compute(
    leerling: LeerlingRow,
    { regel: rule, rondeId }: { regel: LogEntry; rondeId: string },
  ): Promise<Why | null> {
    const {
      antwoorden,
      content: { model },
      instellingen: settings,
    } = this.deps;
    const { instelling: setting } = await settings.findFor(leerling.admin_id, leerling);
    const [log, ronde] = [
      await antwoorden.findLog(leerling.admin_id, leerling.id, { voor: rule }),
      await antwoorden.findLog(leerling.admin_id, leerling.id, { voor: rule, ofRonde: rondeId }),
    ];
    const folded = fold(model, newState(leerling), { log, moeilijkheid: setting.moeilijkheid });
    const state = unpack(folded.toestand);
    const restriction = this.restriction(leerling, setting);
    if (!state.ok || restriction === undefined) return null;
    const day = Math.max(rule.day, state.value.dag);
    return whyThisWoord(model, state.value, {
      vraag: { ...vraagOf(rule), day },
      restriction,
      arm: rule.arm,
      earlier: ronde.map(vraagOf),
    });
  }

  /** A setting that contradicts itself today says nothing of then: the default of the year stands in. */
  private restriction(leerling: LeerlingRow, setting: Parameters<typeof restrict>[1]): Restriction | undefined {
    const out = [setting, defaultSetting(leerling.jaargroep)]
      .map((i) => restrict(this.deps.content.model, i))
      .find((b) => b.ok);
    return out?.ok === true ? out.value : undefined;
  }
}

function valueOf(locale: TextLocale, term: Term, kind: 'procent' | 'seconden'): string {
  return serverText(locale, `waarom.${kind}`, { n: Math.round(kind === 'procent' ? 100 * term.waarde : term.waarde) });
}

function present(locale: TextLocale, woord: string, why: Why | null): WhyAntwoord {
  if (why === null) return { woord, redenen: [serverText(locale, 'waarom.reden.weg')], cijfers: [] };
  const reasons = why.redenen.map((r) => serverText(locale, r.sleutel, r.waarden));
  // What was expected before the miss is no expectation for the word that comes back after it.
  if (why.returned) return { woord, redenen: reasons, cijfers: [] };
  const digits = FIGURES.flatMap(([name, kind]) => {
    const term = why.terms.find((t) => t.sleutel === `waarom.${name}`);
    return term === undefined
      ? []
      : [{ naam: serverText(locale, `waarom.cijfer.${name}`), waarde: valueOf(locale, term, kind) }];
  });
  return {
    woord,
    kans: Math.round(100 * why.kans),
    redenen: reasons,
    cijfers: digits,
  };
}
