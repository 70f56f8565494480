import { useEffect, useState, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useReducedMotion } from '#engine/react/use-less-motion.ts';
import { useKnownMap } from '../api/landkaart.api.ts';
import { deurUrl } from '../art.ts';
import { DeurPicture } from '../deur/deur-picture.tsx';
import { tintOf, type Tint } from '../deur/tint.ts';
import { curtain, NO_CURTAIN, type CurtainState } from './curtain.ts';
import './spel-curtain.css';

const LONG_MS = 8_000;
const RISE_MS = 220;
const STEPS = 9;

/** The map with the stone of this game open, where the other doors are. */
function otherDeuren(path: string): string {
  const [, leerlingId = '', taakId] = /\/leerling\/([^/]+)(?:\/.*\/taken\/([^/]+))?/.exec(path) ?? [];
  return `/leerling/${leerlingId}/landkaart${taakId === undefined ? '' : `?steen=${taakId}`}`;
}

/** Path of stones to the door: those behind the child are lit, the next one hops. */
function Steps({ share }: { share: number }): ReactNode {
  const lit = Math.floor(share * STEPS);
  return (
    <span className="spel-curtain__steps" aria-hidden="true">
      {Array.from({ length: STEPS }, (_, nr) => (
        <i key={nr} data-lit={nr < lit || undefined} data-next={nr === lit || undefined} />
      ))}
    </span>
  );
}

function Land({ tint }: { tint: Tint }): ReactNode {
  return (
    <svg className="spel-curtain__land" viewBox="0 0 1200 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 120C180 20 340 60 520 110C700 10 900 40 1200 120V400H0Z" fill={tint.far} />
      <path d="M0 220C260 130 460 190 640 200C860 130 1040 170 1200 210V400H0Z" fill={tint.ground} />
      <path d="M520 400C540 320 580 270 590 214H614C622 270 660 320 690 400Z" fill={tint.light} />
    </svg>
  );
}

/** What a child reads while it waits; after eight seconds there is another way. */
function Waiting({ others }: { others: string }): ReactNode {
  const { t } = useTranslation('leerling');
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p>{t(long ? 'gordijn.lang' : 'gordijn.komt')}</p>
      {long && (
        <Link to={others} onClick={curtain.leave}>
          {t('gordijn.ander')}
        </Link>
      )}
    </>
  );
}

/** Whether the child or its device asks for calm. */
function useStill(path: string): boolean {
  const [, leerlingId = ''] = /\/leerling\/([^/]+)/.exec(path) ?? [];
  const wishes = useKnownMap(leerlingId)?.leerling.voorkeuren;
  return useReducedMotion(wishes?.rustig === true || wishes?.minderBeweging === true);
}

function Cloth({ spel, share, rises }: CurtainState & { spel: string; rises: boolean }): ReactNode {
  const { pathname } = useLocation();
  const still = useStill(pathname);
  const tint = tintOf(spel);
  const colors: CSSProperties & Record<`--${string}`, string> = {
    '--sky-land': tint.sky,
    '--deep-land': tint.deep,
  };
  return (
    <div className="spel-curtain" style={colors} data-rises={rises || undefined} data-calm={still || undefined}>
      <Land tint={tint} />
      <div className="spel-curtain__middle" role="status">
        <span className="spel-curtain__deur">
          <DeurPicture id="curtain" tint={tint} glow>
            <path d="M0 0H320V280H0Z" fill={tint.sky} />
            <image href={deurUrl(spel)} width="320" height="280" />
          </DeurPicture>
        </span>
        <Steps share={share} />
        <Waiting others={otherDeuren(pathname)} />
      </div>
    </div>
  );
}

/** The loading screen of a game in the colours of its land; it stands over every pupil screen and fades when the game is drawn. */
export function SpelCurtain(): ReactNode {
  const state = useSyncExternalStore(curtain.subscribe, curtain.get);
  const { pathname } = useLocation();
  const [last, setLast] = useState(state);
  if (state.spel !== null && state !== last) setLast(state);
  useEffect(() => {
    if (state.spel !== null || last.spel === null) return undefined;
    const timer = setTimeout(() => setLast(NO_CURTAIN), RISE_MS);
    return () => clearTimeout(timer);
  }, [state, last]);
  // A door that led nowhere: the way to the game was left again.
  useEffect(() => {
    if (!pathname.includes('/spellen/')) curtain.leave();
  }, [pathname]);
  useEffect(() => curtain.leave, []);
  const rises = state.spel === null;
  const shown = rises ? last : state;
  const { spel } = shown;
  return spel === null ? null : <Cloth {...shown} spel={spel} share={rises ? 1 : shown.share} rises={rises} />;
}
