import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import { PRESET_FIGURES, presetOf } from '#engine/core/domein/wardrobe.ts';
import { log } from '#web/platform/logboek.ts';
import { saveFigure, useShowOwn } from '../shared/api/beloningen.api.ts';
import type { ShownMap } from '../shared/day-package/shown-map.ts';
import { oldFigure } from '../shared/figure/chosen-figure.ts';
import { BookDrawing, HangerDrawing, TreeHouseDrawing } from './reward-icons.tsx';
import './rewards.css';

const FirstVisit = lazy(async () => ({ default: (await import('./first-visit.tsx')).FirstVisit }));
const GiftMoment = lazy(async () => ({ default: (await import('./gift-moment.tsx')).GiftMoment }));

/** Doors to what is earned: wardrobe, sticker book, own corner. They need the server. */
export function RewardDoors({ card }: { card: ShownMap }): ReactNode {
  const { t } = useTranslation('landkaart');
  const { id } = card.leerling;
  if (card.onDevice !== undefined) return null;
  return (
    <nav className="reward-doors" aria-label={t('beloningen')}>
      {card.beloningen.aan && (
        <Link to={`/leerling/${id}/avatar`} aria-label={t('beloningen.kleren')}>
          <HangerDrawing />
        </Link>
      )}
      <Link to={`/leerling/${id}/stickers`} aria-label={t('beloningen.stickers')}>
        <BookDrawing />
      </Link>
      {card.beloningen.aan && (
        <Link to={`/leerling/${id}/eiland`} aria-label={t('beloningen.eiland')}>
          <TreeHouseDrawing />
        </Link>
      )}
    </nav>
  );
}

/** What comes over the map by itself: the first visit makes a figure, the end of a route brings a gift. Both wait for the server. */
export function MapMoments({
  card,
  calm,
  waits,
  onSay,
}: {
  card: ShownMap;
  calm: boolean;
  /** Something else is open: what was earned comes when that is closed. */
  waits: boolean;
  onSay(audioId: string): void;
}): ReactNode {
  const { leerling, meekijken } = card;
  const { id } = leerling;
  const show = useShowOwn(id);
  const [gifts, setGifts] = useState(card.beloningen.gifts);
  const [skipped, setSkipped] = useState(false);
  const keep = useCallback(
    (figure: OwnFigure) => {
      setSkipped(true);
      show({ figuur: figure });
      saveFigure(id, figure).then(
        () => oldFigure.forget(id),
        () => log('figure not stored'),
      );
    },
    [id, show],
  );
  const earlier = leerling.figuur === null && !meekijken ? oldFigure.find(id) : null;
  const brought = useRef(false);
  useEffect(() => {
    if (earlier === null || brought.current) return;
    brought.current = true;
    keep(earlier);
  }, [earlier, keep]);
  const isSilent = !leerling.voorkeuren.geluid;
  const speak = useCallback((text: string) => (isSilent ? undefined : onSay(`z:${text}`)), [onSay, isSilent]);
  const closeGifts = useCallback(() => setGifts([]), []);
  if (waits || meekijken || card.onDevice !== undefined) return null;
  if (leerling.figuur === null && earlier === null && !skipped)
    return (
      <Suspense>
        <FirstVisit name={leerling.roepnaam} begin={PRESET_FIGURES[presetOf(id)]} onSpeak={speak} onReady={keep} />
      </Suspense>
    );
  return gifts.length === 0 ? null : (
    <Suspense>
      <GiftMoment leerlingId={id} gifts={gifts} calm={calm} onSpeak={speak} onClose={closeGifts} />
    </Suspense>
  );
}
