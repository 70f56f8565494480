import { meets } from './pattern.ts';
import type { SceneCheck } from './scene.ts';
import type { Trigger, TriggerAction } from './trigger.ts';

/** What happens within the same step: behind a `wait` a trigger may well call itself again. */
function atOnce({ do: actions }: Trigger): readonly TriggerAction[] {
  const pause = actions.findIndex((action) => 'wait' in action && action.wait > 0);
  return pause < 0 ? actions : actions.slice(0, pause);
}

/** Whether a trigger can go off as often as it is asked to. */
const isOpen = ({ if: condition, once, every }: Trigger): boolean =>
  condition === undefined && once !== true && every === undefined;

const causes = (from: Trigger, to: Trigger): boolean =>
  atOnce(from).some((action) => {
    if ('emit' in action) return action.emit === to.on;
    return 'state' in action && to.on === 'state' && meets(to.a ?? '*', action.state) && meets(to.b ?? '*', action.to);
  });

/** The first trigger that sets itself off again without end: over `emit` and `state`, in one step, with nothing that says stop. */
export const checkTriggers: SceneCheck = ({ triggers }) => {
  const open = triggers.flatMap((trigger, at) => (isOpen(trigger) ? [{ trigger, at }] : []));
  const next = (from: Trigger): typeof open => open.filter(({ trigger }) => causes(from, trigger));
  for (const { trigger, at } of open) {
    const seen = new Set<number>();
    const waiting = next(trigger);
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (one.at === at) return { pad: `triggers[${at}]`, melding: `zet zichzelf eindeloos in gang ('${trigger.on}')` };
      if (!seen.has(one.at)) waiting.push(...next(one.trigger));
      seen.add(one.at);
    }
  }
  return null;
};
