import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FigureSlot, OwnFigure } from '#engine/core/domein/figure.ts';
import { partOf, PRESET_FIGURES, presetOf } from '#engine/core/domein/wardrobe.ts';
import { saveFigure, useShowOwn } from '../shared/api/beloningen.api.ts';
import type { RewardView } from '../shared/reward-page.tsx';
import { usePurchase, type Purchase } from '../shared/use-purchase.ts';

/** Places that may stay empty: choosing what one wears takes it off. */
const OPTIONAL: readonly FigureSlot[] = ['hat', 'glasses', 'back', 'pet', 'vehicle'];

export interface Wardrobe extends Pick<Purchase, 'busy' | 'error'> {
  /** The figure as it is seen now, with what is being tried on. */
  shown: OwnFigure;
  /** Part that was chosen last. */
  chosen: string | null;
  /** Not owned, and so only tried on. */
  trying: boolean;
  /** Counts purchases, for the coins that fly. */
  bought: number;
  isOwn(code: string): boolean;
  choose(code: string, slot: FigureSlot): void;
  change(figure: OwnFigure): void;
  buy(): void;
  bringBack(): void;
}

function withPart(figure: OwnFigure, slot: FigureSlot, code: string | undefined): OwnFigure {
  const { [slot]: _gone, ...rest } = figure.parts;
  return { ...figure, parts: code === undefined ? rest : { ...rest, [slot]: code } };
}

/** The wardrobe of one child: trying on is free, wearing and buying go to the server at once. */
export function useWardrobe(view: RewardView): Wardrobe {
  const { leerlingId, own, fixed, speak } = view;
  const { t } = useTranslation(['avatar', 'wardrobe-parts']);
  const show = useShowOwn(leerlingId);
  const purchase = usePurchase(view);
  const stored = own.figuur ?? PRESET_FIGURES[presetOf(leerlingId)];
  const [chosen, setChosen] = useState<string | null>(null);
  const [bought, setBought] = useState(0);
  const part = chosen === null ? undefined : partOf(chosen);
  const isOwn = (code: string): boolean => partOf(code)?.price === 0 || own.eigen.includes(code);
  const trying = part !== undefined && !isOwn(part.code);

  const wear = async (figure: OwnFigure): Promise<void> => {
    show({ figuur: figure });
    await saveFigure(leerlingId, figure);
  };
  const change = (figure: OwnFigure): void => {
    purchase.clear();
    if (!fixed) void wear(figure).catch(purchase.fail);
  };
  const choose = (code: string, slot: FigureSlot): void => {
    speak(t(`wardrobe-parts:part.${code}`));
    purchase.clear();
    if (!isOwn(code)) return setChosen(chosen === code ? null : code);
    const takeOff = OPTIONAL.includes(slot) && stored.parts[slot] === code;
    setChosen(takeOff ? null : code);
    return change(withPart(stored, slot, takeOff ? undefined : code));
  };
  return {
    busy: purchase.busy,
    error: purchase.error,
    shown: trying ? withPart(stored, part.slot, part.code) : stored,
    chosen,
    trying,
    bought,
    isOwn,
    choose,
    change,
    buy: () => {
      if (part === undefined) return;
      purchase.buy(part.code, async () => {
        setBought((times) => times + 1);
        speak(t('vanJou'));
        await wear(withPart(stored, part.slot, part.code));
      });
    },
    bringBack: () => {
      if (part === undefined) return;
      purchase.bringBack(part.code, () => {
        setChosen(null);
        if (stored.parts[part.slot] === part.code) show({ figuur: withPart(stored, part.slot, undefined) });
      });
    },
  };
}
