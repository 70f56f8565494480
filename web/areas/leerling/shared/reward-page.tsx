import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Munt, SpelIcon } from '#engine/react/icons.tsx';
import { useReducedMotion } from '#engine/react/use-less-motion.ts';
import type { Beloningen } from '#server/features/beloningen/beloningen.contract.ts';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import { IslandScene } from '#web/ui/island-scene.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useBeloningen } from './api/beloningen.api.ts';
import { useLandkaart } from './api/landkaart.api.ts';
import { OwnError } from './own/own-error.tsx';
import { allowanceOf, useRewardTime } from './reward-time.ts';
import { useVoice } from './use-voice.ts';
import './reward-page.css';

/** What a screen of rewards knows of the child. */
export interface RewardView {
  leerlingId: string;
  leerling: Landkaart['leerling'];
  own: Beloningen;
  /** An adult looks along: nothing can be changed. */
  fixed: boolean;
  /** No movement that is only for joy. */
  calm: boolean;
  speak(text: string): void;
  /** Way back to the map, coins, and what is left of the time. */
  bar: ReactNode;
}

const mapOf = (leerlingId: string): string => `/leerling/${leerlingId}/landkaart`;

/** The sun that sinks while time passes; no digits. */
function SunClock({ left }: { left: number }): ReactNode {
  const { t } = useTranslation('beloningen');
  const y = 14 + (1 - left) * 34;
  return (
    <svg
      className="sun-clock"
      viewBox="0 0 84 60"
      role="img"
      aria-label={t(left > 0.35 ? 'tijd.genoeg' : 'tijd.bijna')}
      focusable="false"
    >
      <path d="M12 60A30 30 0 0 1 72 60Z" fill="#FFE9A8" opacity={0.5 + left * 0.5} />
      <circle cx="42" cy={y} r="13" fill={left > 0.35 ? '#FFB703' : '#F2783F'} />
      <path d="M0 46C14 36 26 40 42 44S70 38 84 46V60H0Z" fill="#7CB518" />
      <path d="M0 52C20 46 50 54 84 50V60H0Z" fill="#5FA02C" />
    </svg>
  );
}

function Bar({ leerlingId, munten, left }: { leerlingId: string; munten: number; left: number | null }): ReactNode {
  const { t } = useTranslation('beloningen');
  return (
    <>
      <Link className="reward-back" to={mapOf(leerlingId)}>
        <SpelIcon name="kaart" size={30} />
        {t('kaart')}
      </Link>
      <span className="reward-right">
        {left !== null && <SunClock left={left} />}
        <span className="reward-purse" role="img" aria-label={t('munten', { count: munten })} key={munten}>
          <Munt size={34} />
          <b>{munten}</b>
        </span>
      </span>
    </>
  );
}

/** The time of this step is over, or the teacher closed the shop: a kind word and the map. */
function Closed({ leerlingId, kind }: { leerlingId: string; kind: 'straks' | 'uit' }): ReactNode {
  const { t } = useTranslation('beloningen');
  return (
    <IslandScene title={t(`dicht.${kind}`)} explanation={t(`dicht.${kind}.uitleg`)}>
      <Link to={mapOf(leerlingId)}>{t('naarKaart')}</Link>
    </IslandScene>
  );
}

function Open(props: {
  leerlingId: string;
  card: Landkaart;
  own: Beloningen;
  limited: boolean;
  children(view: RewardView): ReactNode;
}): ReactNode {
  const { leerlingId, card, own, limited } = props;
  const { leerling, meekijken } = card;
  const running = limited && own.aan && !meekijken;
  const left = useRewardTime(leerlingId, running ? allowanceOf(card) : null);
  const calm = useReducedMotion(leerling.voorkeuren.minderBeweging || leerling.voorkeuren.rustig);
  const say = useVoice(leerling.stem);
  const isSilent = !leerling.voorkeuren.geluid;
  const speak = useCallback((text: string) => (isSilent ? undefined : say(`z:${text}`)), [say, isSilent]);
  if (limited && !own.aan) return <Closed leerlingId={leerlingId} kind="uit" />;
  if (left === 0) return <Closed leerlingId={leerlingId} kind="straks" />;
  return (
    <main className={calm ? 'reward calm-reward' : 'reward'} data-letter={leerling.voorkeuren.lettergrootte}>
      {props.children({
        leerlingId,
        leerling,
        own,
        fixed: meekijken,
        calm,
        speak,
        bar: <Bar leerlingId={leerlingId} munten={own.munten} left={left} />,
      })}
    </main>
  );
}

/** A screen of rewards with what it needs; `limited` = it costs of the minutes for dressing and building. */
export function RewardPage({
  limited = false,
  children,
}: {
  limited?: boolean;
  children(view: RewardView): ReactNode;
}): ReactNode {
  const { t } = useTranslation(['beloningen', 'gemeen']);
  const { leerlingId = '' } = useParams();
  const map = useLandkaart(leerlingId);
  const own = useBeloningen(leerlingId);
  if (map.data !== undefined && own.data !== undefined)
    return (
      <Open leerlingId={leerlingId} card={map.data} own={own.data} limited={limited}>
        {children}
      </Open>
    );
  const error = map.error ?? own.error;
  if (error !== undefined)
    return (
      <OwnError
        error={error}
        leerlingId={leerlingId}
        onRetry={() => {
          void map.mutate();
          void own.mutate();
        }}
      />
    );
  return <Loading text={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />;
}
