import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import { SpelIcon, Munt, Star } from '#engine/react/icons.tsx';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import { EnvelopeDrawing, MapIcon } from './icons.tsx';
import { FigureImage } from '../shared/figure/figure-image.tsx';
import type { ShownMap } from '../shared/day-package/shown-map.ts';
import { MapSun } from './map-sun.tsx';
import { RewardDoors } from './rewards.tsx';

interface Props {
  card: ShownMap;
  figure: OwnFigure;
  list: boolean;
  settingsOpen: boolean;
  onList(): void;
  onSettings(): void;
  onPost(): void;
  onSun(): void;
}

function Today({ taken }: { taken: Landkaart['vandaag'] }): ReactNode {
  const { t } = useTranslation(['landkaart', 'leerling']);
  const done = taken.filter((taak) => taak.klaar).length;
  const now = taken.findIndex((taak) => !taak.klaar);
  return (
    <span className="hud__today">
      <span>{t('vandaag')}</span>
      <span className="hud__beads" role="img" aria-label={t('vandaag.stand', { klaar: done, totaal: taken.length })}>
        {taken.map((taak, i) => (
          <i key={taak.taakId} data-stand={taak.klaar ? 'klaar' : i === now ? 'nu' : 'straks'}>
            {taak.klaar && <SpelIcon name="vink" size={15} />}
          </i>
        ))}
      </span>
    </span>
  );
}

/** Letters, once there are any; a number tells how many are new. */
function PostButton({ mails, onPost }: { mails: Landkaart['notities']; onPost(): void }): ReactNode {
  const { t } = useTranslation(['landkaart', 'leerling']);
  const newOne = mails.filter(({ gelezen: read }) => !read).length;
  if (mails.length === 0) return null;
  return (
    <button
      type="button"
      className="card-hud__button card-hud__post"
      data-nieuw={newOne > 0 || undefined}
      aria-label={newOne > 0 ? t('post.nieuw', { count: newOne }) : t('post')}
      onClick={onPost}
    >
      <EnvelopeDrawing />
      {newOne > 0 && <i>{newOne}</i>}
    </button>
  );
}

/** Who plays, what is done today, and what has been earned. */
export function LandkaartHud(props: Props): ReactNode {
  const { t } = useTranslation(['landkaart', 'leerling']);
  const { leerling, vandaag: today } = props.card;
  return (
    <header className="card-hud">
      <div className="card-hud__who">
        <span className="card-hud__header">
          <FigureImage figure={props.figure} part="bust" />
        </span>
        <span className="card-hud__name">
          <b>{t('hoi', { naam: leerling.roepnaam })}</b>
          {today.length > 0 && <Today taken={today} />}
        </span>
      </div>
      <div className="card-hud__right">
        <span className="card-hud__count" role="img" aria-label={t('sterren', { count: leerling.sterren })}>
          <Star on className="card-hud__star" />
          <b>{leerling.sterren}</b>
        </span>
        <span className="card-hud__count" role="img" aria-label={t('munten', { count: leerling.munten })}>
          <Munt size={34} />
          <b>{leerling.munten}</b>
        </span>
        <MapSun card={props.card} onTell={props.onSun} />
        <RewardDoors card={props.card} />
        <PostButton mails={props.card.notities} onPost={props.onPost} />
        <button
          type="button"
          className="card-hud__button card-hud__button--wide"
          aria-label={t(props.list ? 'naarKaart' : 'naarLijst')}
          aria-pressed={props.list}
          onClick={props.onList}
        >
          {props.list ? <SpelIcon name="kaart" size={30} /> : <MapIcon name="lijst" />}
          <span>{props.list ? t('naarKaart') : t('naarLijst')}</span>
        </button>
        <button
          type="button"
          className="card-hud__button"
          aria-label={t('instellingen')}
          aria-expanded={props.settingsOpen}
          onClick={props.onSettings}
        >
          <MapIcon name="tandwiel" size={30} />
        </button>
      </div>
    </header>
  );
}
