import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { moved, movedByKey } from './moved.ts';
import type { OrderStanding } from './use-order.ts';

interface Props {
  id: string;
  name: string;
  /** The list that it moves in, as it stands now. */
  ids: readonly string[];
  order: OrderStanding;
}

/** Place in the list of the card below the pointer, or -1. */
function placeUnder({ clientX, clientY }: PointerEvent, ids: readonly string[]): number {
  const card = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-setting]');
  return ids.indexOf(card?.dataset['setting'] ?? '');
}

/** Follows the pointer from the press until it is let go. The card itself moves in the page meanwhile, so the window listens. */
function useDrag(props: Props): () => void {
  const newest = useRef(props);
  useEffect(() => {
    newest.current = props;
  });
  return () => {
    const { ids: before } = newest.current;
    const follow = (event: PointerEvent): void => {
      const { id, ids, order } = newest.current;
      const to = placeUnder(event, ids);
      if (to >= 0 && ids[to] !== id) order.lay(moved(ids, id, to));
    };
    const end = (event: PointerEvent): void => {
      globalThis.removeEventListener('pointermove', follow);
      globalThis.removeEventListener('pointerup', end);
      globalThis.removeEventListener('pointercancel', end);
      const { ids, name, order } = newest.current;
      if (event.type === 'pointercancel') order.lay(null);
      else void order.save(ids, { before, name });
    };
    globalThis.addEventListener('pointermove', follow);
    globalThis.addEventListener('pointerup', end);
    globalThis.addEventListener('pointercancel', end);
  };
}

/** Takes a card to another place: held and drawn with mouse or finger, or with the arrow keys. */
export function MoveHandle(props: Props) {
  const { id, name, ids, order } = props;
  const { t } = useTranslation('oefeninstelling');
  const handle = useRef<HTMLButtonElement>(null);
  const drag = useDrag(props);
  const onKey = async (key: string): Promise<void> => {
    const next = order.saving.bezig ? undefined : movedByKey(ids, id, key);
    if (next === undefined) return;
    await order.save(next, { before: ids, name });
    // A card that moved in the page loses the focus.
    handle.current?.focus();
  };
  return (
    <button
      ref={handle}
      type="button"
      className="move-handle not-at-paper"
      aria-label={t('volgorde.verplaats', { naam: name })}
      title={t('volgorde.help')}
      onPointerDown={(event) => {
        if (event.button === 0 && !order.saving.bezig) drag();
      }}
      onKeyDown={(event) => {
        if (movedByKey(ids, id, event.key) === undefined) return;
        event.preventDefault();
        void onKey(event.key);
      }}
    >
      <Icon name="grip" size={18} />
    </button>
  );
}
