import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Star } from '#engine/react/icons.tsx';
import type { Notitie } from '#server/features/landkaart/landkaart.contract.ts';
import { EnvelopeDrawing } from './icons.tsx';
import {
  routeNameKey,
  standOfSpot,
  toDo,
  type LandView,
  type SpotView,
  type RouteView,
  type SteenView,
} from './card-model.ts';
import { FreeSign, SpotDrawing } from './spot.tsx';
import { RouteMark } from './route-layer.tsx';

interface Props {
  routes: readonly RouteView[];
  landen: readonly LandView[];
  spots: readonly SpotView[];
  current: SteenView | null;
  onSteen(steen: SteenView): void;
  onSpot(spot: SpotView): void;
  /** What was said last; empty = nothing. */
  notice: string;
  mails: readonly Notitie[];
  onNote(id: string): void;
}

function SteenLine({ steen, now, onChoose }: { steen: SteenView; now: boolean; onChoose(): void }): ReactNode {
  const { t } = useTranslation(['landkaart', 'leerling']);
  const { item } = steen;
  return (
    <li>
      <button
        type="button"
        className="list__steen"
        data-nu={now || undefined}
        aria-current={now ? 'step' : undefined}
        onClick={onChoose}
      >
        <i data-steen={item.steen} aria-hidden="true">
          {steen.nr}
        </i>
        <span>
          <b>{item.titel}</b>
          <small>
            {t(`stand.${item.status}`)}
            {item.isSteun ? ` · ${t('steun')}` : ''}
          </small>
        </span>
        <span className="list__stars" role="img" aria-label={t('sterren', { count: item.sterren })}>
          {[1, 2, 3].map((n) => (
            <Star key={n} on={n <= item.sterren} />
          ))}
        </span>
        {now && toDo(item) && <em>{t('speelVerder')}</em>}
      </button>
    </li>
  );
}

function LandBlock({
  land,
  spots,
  onSpot,
}: {
  land: LandView;
  spots: readonly SpotView[];
  onSpot(spot: SpotView): void;
}): ReactNode {
  const { t } = useTranslation(['landkaart', 'leerling']);
  return (
    <section className="list__land" data-dicht={!land.open || undefined}>
      <h3>
        {t(`land.${land.code}`)}
        {!land.open && <small>{t('nogSterren', { count: land.starsToGo })}</small>}
      </h3>
      <ul>
        {spots.map((spot) => {
          const spel = t(`spel.${spot.spel}`);
          return (
            <li key={spot.spel}>
              <button
                type="button"
                className="list__spot"
                aria-label={t(`plek.${spot.away ? 'straks' : standOfSpot(spot)}`, {
                  spel,
                  land: t(`land.${spot.land}`),
                  count: spot.starsToGo,
                })}
                onClick={() => onSpot(spot)}
              >
                <SpotDrawing spel={spot.spel} />
                <span>{spel}</span>
                {spot.free && <FreeSign />}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Letters, new ones marked. */
function Notes({ mails, onNote }: { mails: readonly Notitie[]; onNote(id: string): void }): ReactNode {
  const { t } = useTranslation(['landkaart', 'leerling']);
  if (mails.length === 0) return null;
  return (
    <section className="list__route">
      <h2>{t('post')}</h2>
      <ul>
        {mails.map((note) => (
          <li key={note.id}>
            <button
              type="button"
              className="list__steen list__note"
              data-nieuw={!note.gelezen || undefined}
              onClick={() => onNote(note.id)}
            >
              <EnvelopeDrawing open={note.gelezen} />
              <span>
                <b>{note.van === '' ? t('post.brief') : t('post.van', { naam: note.van })}</b>
                <small>{t(note.gelezen ? 'post.gelezen' : 'post.isNieuw')}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same content as the map, as a plain ordered list. */
export function List(props: Props): ReactNode {
  const { t } = useTranslation(['landkaart', 'leerling']);
  return (
    <div className="list">
      {props.notice !== '' && (
        <p className="list__notice" role="status">
          {props.notice}
        </p>
      )}
      <Notes mails={props.mails} onNote={props.onNote} />
      {props.routes.map((route) => (
        <section key={route.route.somvensterId} className="list__route">
          <h2>
            <RouteMark color={route.route.kleur} size={30} />
            {t(routeNameKey(route))}
            <small>{route.route.titel}</small>
          </h2>
          <ol>
            {route.stenen.map((steen) => (
              <SteenLine
                key={steen.item.taakId}
                steen={steen}
                now={steen.item.taakId === props.current?.item.taakId}
                onChoose={() => props.onSteen(steen)}
              />
            ))}
          </ol>
        </section>
      ))}
      {!props.current && props.routes.length > 0 && <p className="list__notice">{t('klaar')}</p>}
      <h2>{t('plekken')}</h2>
      <div className="list__landen">
        {props.landen
          .filter((land) => land.built)
          .map((land) => (
            <LandBlock
              key={land.code}
              land={land}
              spots={props.spots.filter((spot) => spot.built && spot.land === land.code)}
              onSpot={props.onSpot}
            />
          ))}
      </div>
    </div>
  );
}
