import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ster } from '#engine/react/iconen.tsx';
import type { Notitie } from '#server/features/landkaart/landkaart.contract.ts';
import { EnvelopTekening } from './iconen.tsx';
import { teDoen, type LandBeeld, type PlekBeeld, type RouteBeeld, type SteenBeeld } from './kaart-model.ts';
import { PlekTekening } from './plek.tsx';
import { RouteMerk } from './route-laag.tsx';

interface Props {
  routes: readonly RouteBeeld[];
  landen: readonly LandBeeld[];
  plekken: readonly PlekBeeld[];
  huidig: SteenBeeld | null;
  onSteen(steen: SteenBeeld): void;
  onPlek(plek: PlekBeeld): void;
  melding: string | null;
  brieven: readonly Notitie[];
  onBrief(id: string): void;
}

function SteenRegel({ steen, nu, onKies }: { steen: SteenBeeld; nu: boolean; onKies(): void }): ReactNode {
  const { t } = useTranslation('landkaart');
  const { item } = steen;
  return (
    <li>
      <button
        type="button"
        className="lijst__steen"
        data-nu={nu || undefined}
        aria-current={nu ? 'step' : undefined}
        onClick={onKies}
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
        <span className="lijst__sterren" role="img" aria-label={t('sterren', { count: item.sterren })}>
          {[1, 2, 3].map((n) => (
            <Ster key={n} aan={n <= item.sterren} />
          ))}
        </span>
        {nu && teDoen(item) && <em>{t('speelVerder')}</em>}
      </button>
    </li>
  );
}

function LandBlok({
  land,
  plekken,
  onPlek,
}: {
  land: LandBeeld;
  plekken: readonly PlekBeeld[];
  onPlek(plek: PlekBeeld): void;
}): ReactNode {
  const { t } = useTranslation('landkaart');
  return (
    <section className="lijst__land" data-dicht={!land.open || undefined}>
      <h3>
        {t(`land.${land.code}`)}
        {!land.open && <small>{t('nogSterren', { count: land.nogSterren })}</small>}
      </h3>
      <ul>
        {plekken.map((plek) => {
          const spel = t(`spel.${plek.spel}`);
          return (
            <li key={plek.spel}>
              <button
                type="button"
                className="lijst__plek"
                aria-label={t(`plek.${plek.mist ? 'mist' : plek.aangeboden ? 'kies' : 'open'}`, {
                  spel,
                  land: t(`land.${plek.land}`),
                  count: plek.nogSterren,
                })}
                onClick={() => onPlek(plek)}
              >
                <PlekTekening spel={plek.spel} />
                <span>{spel}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Letters, new ones marked. */
function Brieven({ brieven, onBrief }: { brieven: readonly Notitie[]; onBrief(id: string): void }): ReactNode {
  const { t } = useTranslation('landkaart');
  if (brieven.length === 0) return null;
  return (
    <section className="lijst__route">
      <h2>{t('post')}</h2>
      <ul>
        {brieven.map((brief) => (
          <li key={brief.id}>
            <button
              type="button"
              className="lijst__steen lijst__brief"
              data-nieuw={!brief.gelezen || undefined}
              onClick={() => onBrief(brief.id)}
            >
              <EnvelopTekening open={brief.gelezen} />
              <span>
                <b>{brief.van === '' ? t('post.brief') : t('post.van', { naam: brief.van })}</b>
                <small>{t(brief.gelezen ? 'post.gelezen' : 'post.isNieuw')}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same content as the map, as a plain ordered list. */
export function Lijst(props: Props): ReactNode {
  const { t } = useTranslation('landkaart');
  return (
    <div className="lijst">
      {props.melding !== null && (
        <p className="lijst__melding" role="status">
          {props.melding}
        </p>
      )}
      <Brieven brieven={props.brieven} onBrief={props.onBrief} />
      {props.routes.map((route) => (
        <section key={route.route.somvensterId} className="lijst__route">
          <h2>
            <RouteMerk kleur={route.route.kleur} maat={30} />
            {route.vandaag ? t('vandaag') : t(`soort.${route.route.soort}`)}
            <small>{route.route.titel}</small>
          </h2>
          <ol>
            {route.stenen.map((steen) => (
              <SteenRegel
                key={steen.item.taakId}
                steen={steen}
                nu={steen.item.taakId === props.huidig?.item.taakId}
                onKies={() => props.onSteen(steen)}
              />
            ))}
          </ol>
        </section>
      ))}
      {!props.huidig && props.routes.length > 0 && <p className="lijst__melding">{t('klaar')}</p>}
      <h2>{t('plekken')}</h2>
      <div className="lijst__landen">
        {props.landen.map((land) => (
          <LandBlok
            key={land.code}
            land={land}
            plekken={props.plekken.filter((plek) => plek.land === land.code)}
            onPlek={props.onPlek}
          />
        ))}
      </div>
    </div>
  );
}
