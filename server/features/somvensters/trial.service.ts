import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Format } from '#engine/core/oefening/contract/contract.ts';
import { chooseCandidates, createStock } from '#engine/core/oefening/select/candidates.ts';
import { unpack } from '#engine/core/oefening/select/pack.ts';
import { createPool, type FormatChoice, type Pool } from '#engine/core/oefening/select/pool.ts';
import { select, type ChosenVraag } from '#engine/core/oefening/select/select.ts';
import { whyThisWoord } from '#engine/core/oefening/select/waarom.ts';
import { createPracticeSession, recordAsked } from '#engine/core/oefening/model/session.ts';
import { restrict } from '#engine/core/oefening/model/settings.ts';
import type { ItemContext } from '#engine/core/oefening/model/model.ts';
import type { LeerlingState } from '#engine/core/oefening/model/state.ts';
import { formatsFor } from '#engine/core/somvenster/formats.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { newState } from '../../platform/practice/fold.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import { dayOf } from '../../platform/time/clock.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import { playable } from './deuren.ts';
import { exampleOf } from './example.ts';
import type { Practice } from './practice.ts';
import { jaargroepOf } from './playable.ts';
import { updateState } from './state.service.ts';
import type { SettingTrial, TrialOutcome } from './trial.contract.ts';

/** Words that a teacher looks at. */
const EXAMPLES = 10;
/** Questions asked at most to find them: a sentence or a text is no word to show. */
const ATTEMPTS = 60;

/** Reasons that say something of a word that is still to come. */
const AHEAD: ReadonlySet<string> = new Set([
  'nieuw',
  'toe',
  'bekend',
  'winstGeheugen',
  'winstRegel',
  'veilig',
  'statisch',
  'verkenning',
  'intake',
]);

interface Tried {
  state: LeerlingState;
  groep: number;
}

/** Tries a setting without storing anything. */
export class TrialService {
  constructor(private readonly deps: Practice & { groepen: GroepenRead }) {}

  async attempt(access: Access, groepId: string, { concept, leerlingId }: SettingTrial): Promise<TrialOutcome> {
    const groep = await this.deps.groepen.require(access, groepId);
    const setting = playable(concept, this.deps.spellen);
    const tried =
      leerlingId === undefined
        ? this.somebodyNew(groepId, groep.jaargroepen[0] ?? 3)
        : await this.known(access, leerlingId, setting);
    const { model } = this.deps.content;
    const restriction = restrict(model, setting);
    if (!restriction.ok) return { poolSize: 0, voorbeeld: [] };
    const pool = createPool(model, restriction.value, firstFormats(tried.groep, setting));
    return {
      poolSize: pool.vragen.length,
      voorbeeld: this.examples(pool, tried.state, access.session.locale),
    };
  }

  private somebodyNew(id: string, jaargroep: number): Tried {
    return { state: this.read(newState({ id, jaargroep, startniveau: null }).toestand), groep: Math.max(3, jaargroep) };
  }

  private async known(access: Access, leerlingId: string, setting: Oefeninstelling): Promise<Tried> {
    const leerling = await this.deps.leerlingen.require(access, leerlingId);
    const who = { ...leerling, adminId: leerling.admin_id };
    const { folded } = await this.deps.transaction(({ toestand: states }) =>
      updateState(states, who, { content: this.deps.content, instelling: setting, save: false }),
    );
    return { state: this.read(folded.toestand), groep: jaargroepOf(leerling) };
  }

  private read(packed: Uint8Array): LeerlingState {
    const state = unpack(packed);
    if (!state.ok) throw createError('POOL_LEEG');
    return state.value;
  }

  /** The next words, as if each of them was asked and nothing was learned from it. */
  private examples(pool: Pool, state: LeerlingState, locale: TextLocale): TrialOutcome['voorbeeld'] {
    const { model, items } = this.deps.content;
    const day = Math.max(dayOf(this.deps.clock.now()), state.dag);
    const stock = createStock(state, pool, day);
    if (!stock.ok) return [];
    const candidates = chooseCandidates(model, state, stock.value);
    const session = createPracticeSession();
    const earlier: ItemContext[] = [];
    const out: TrialOutcome['voorbeeld'] = [];
    for (let nr = 0; nr < ATTEMPTS && out.length < EXAMPLES; nr += 1) {
      const next = select(model, state, { kandidaten: candidates, session });
      if (!next.ok) break;
      const { vraag } = next.value;
      const word = exampleOf(items.get(vraag.itemId))?.w;
      if (word !== undefined)
        out.push({
          woord: word,
          doel: this.nameOf(vraag.doelId),
          waarom: this.reasons(state, { pool, next: next.value, earlier, locale }),
        });
      recordAsked(session, next.value);
      earlier.push(vraag);
    }
    return out;
  }

  private nameOf(doelId: string): string {
    const { leerdoelen, strands } = this.deps.content;
    return (leerdoelen.get(doelId) ?? strands.get(doelId))?.naam ?? '';
  }

  private reasons(
    state: LeerlingState,
    o: { pool: Pool; next: ChosenVraag; earlier: readonly ItemContext[]; locale: TextLocale },
  ): string {
    const { vraag, arm } = o.next;
    const why = whyThisWoord(this.deps.content.model, state, {
      vraag,
      restriction: o.pool.restriction,
      arm,
      earlier: [...o.earlier],
    });
    return (why?.redenen ?? [])
      .map(({ sleutel: key, waarden: values }) => ({ name: key.slice(key.lastIndexOf('.') + 1), values }))
      .filter(({ name }) => AHEAD.has(name))
      .map(({ name, values }) => serverText(o.locale, `proef.${name}`, values))
      .join(' ');
  }
}

/** First format of each goal: what a plan reckons with too. */
function firstFormats(groep: number, setting: Oefeninstelling): FormatChoice {
  const known = new Map<string, Format | undefined>();
  return (_, doelId) => {
    if (!known.has(doelId)) known.set(doelId, formatsFor({ doelId, groep, instelling: setting })[0]);
    const format = known.get(doelId);
    return format === undefined ? null : { format, k: 0 };
  };
}
