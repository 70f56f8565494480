import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { HttpError } from '#web/platform/http-error.ts';
import { useAskMapAgain } from '../shared/api/landkaart.api.ts';
import { spelAddress, type SpotView } from './card-model.ts';

/** Opens a place for fun; when the server says no, its words are said at the place and the map looks again. */
export function useFreePlay(
  leerlingId: string,
  say: (spot: SpotView, text: string) => void,
): (spot: SpotView) => Promise<void> {
  const { t } = useTranslation('landkaart');
  const navigate = useNavigate();
  const askMapAgain = useAskMapAgain(leerlingId);
  const busy = useRef(false);
  return useCallback(
    async (spot) => {
      if (busy.current) return;
      busy.current = true;
      try {
        // Few maps have free play: what it asks with comes when it is asked.
        const { beginFree } = await import('./begin-free.ts');
        const steen = await beginFree(leerlingId, spot.spel);
        await navigate(spelAddress(leerlingId, steen, spot.spel));
      } catch (error) {
        const isRefused = error instanceof HttpError && error.status === 409;
        say(spot, isRefused ? error.message : t('vrij.fout'));
        if (isRefused) askMapAgain();
      } finally {
        busy.current = false;
      }
    },
    [leerlingId, say, t, navigate, askMapAgain],
  );
}
