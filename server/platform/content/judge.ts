import type { AntwoordInput } from '#engine/core/oefening/contract/antwoord.ts';
import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import type { ContentItem } from '#engine/core/oefening/contract/ronde-options.ts';
import { keyFor } from '#engine/core/oefening/vraag/key-before.ts';
import { judge } from '#engine/core/scoring/judgment.ts';
import type { Content } from './content.ts';

/** What a question asked and whether the raw answer was right, as rebuilt by the server. */
export interface Judgment {
  goed: boolean;
  woord: string;
  focus?: { van: number; tot: number };
}

/** Judges a logged answer again from item, goal, format and question seed; undefined = such a question does not exist. */
export type LoggedJudge = (antwoord: AntwoordInput) => Judgment | undefined;

function focusOf(item: ContentItem, doelId: string): Pick<Judgment, 'focus'> {
  const span = isWoord(item) ? item.cats.find((cat) => cat.id === doelId) : undefined;
  return span === undefined ? {} : { focus: { van: span.van, tot: span.tot } };
}

/** The server never believes `goed` of a client: it rebuilds the key and judges the raw answer. */
export function createLoggedJudge(content: Content): LoggedJudge {
  const pool = [...content.items.values()];
  return ({ itemId, doelId, format, vraagSeed, ruw }) => {
    const item = content.items.get(itemId);
    if (item === undefined) return undefined;
    const key = keyFor({ item, doelId, format, seed: vraagSeed, pool });
    if (!key.ok) return undefined;
    const woord = isWoord(item) ? item.w : (key.value.goed[0] ?? '');
    return { goed: judge(key.value, ruw), woord, ...focusOf(item, doelId) };
  };
}
