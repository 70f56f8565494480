import { useState } from 'react';
import type { SpelLoadingReport } from '#engine/react/use-first-frame.ts';
import { curtain } from '../shared/curtain/curtain.ts';
import { useCurtain } from '../shared/curtain/use-curtain.ts';

/** The curtain of a round that is being put on the stage: it rises when the game is drawn; what cannot be played has a page of its own. */
export function useSpelCurtain(spel: string, playable: boolean): SpelLoadingReport {
  const [seen, setSeen] = useState(false);
  const [report] = useState<SpelLoadingReport>(() => ({
    onProgress: (part) => curtain.reach('game', part),
    onSeen: setSeen,
  }));
  useCurtain(spel, playable && !seen, 'player');
  return report;
}
