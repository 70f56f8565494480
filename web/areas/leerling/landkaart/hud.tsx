import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icoon, Munt, Ster } from '#engine/react/iconen.tsx';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import { EnvelopTekening, KaartIcoon } from './iconen.tsx';
import { figuurUrl, type Figuur } from './kunst.ts';

interface Props {
  kaart: Landkaart;
  figuur: Figuur;
  lijst: boolean;
  instellingenOpen: boolean;
  onLijst(): void;
  onInstellingen(): void;
  onPost(): void;
}

function Vandaag({ taken }: { taken: Landkaart['vandaag'] }): ReactNode {
  const { t } = useTranslation('landkaart');
  const klaar = taken.filter((taak) => taak.klaar).length;
  const nu = taken.findIndex((taak) => !taak.klaar);
  return (
    <span className="hud__vandaag">
      <span>{t('vandaag')}</span>
      <span className="hud__kralen" role="img" aria-label={t('vandaag.stand', { klaar, totaal: taken.length })}>
        {taken.map((taak, i) => (
          <i key={taak.taakId} data-stand={taak.klaar ? 'klaar' : i === nu ? 'nu' : 'straks'}>
            {taak.klaar && <Icoon naam="vink" maat={15} />}
          </i>
        ))}
      </span>
    </span>
  );
}

/** Letters, once there are any; a number tells how many are new. */
function Postknop({ brieven, onPost }: { brieven: Landkaart['notities']; onPost(): void }): ReactNode {
  const { t } = useTranslation('landkaart');
  const nieuw = brieven.filter(({ gelezen }) => !gelezen).length;
  if (brieven.length === 0) return null;
  return (
    <button
      type="button"
      className="kaart-hud__knop kaart-hud__post"
      data-nieuw={nieuw > 0 || undefined}
      aria-label={nieuw > 0 ? t('post.nieuw', { count: nieuw }) : t('post')}
      onClick={onPost}
    >
      <EnvelopTekening />
      {nieuw > 0 && <i>{nieuw}</i>}
    </button>
  );
}

/** Who plays, what is done today, and what has been earned. */
export function Hud(props: Props): ReactNode {
  const { t } = useTranslation('landkaart');
  const { leerling, vandaag } = props.kaart;
  return (
    <header className="kaart-hud">
      <div className="kaart-hud__wie">
        <span className="kaart-hud__kop">
          <img src={figuurUrl(props.figuur, 'buste-blij')} alt="" draggable={false} />
        </span>
        <span className="kaart-hud__naam">
          <b>{t('hoi', { naam: leerling.roepnaam })}</b>
          {vandaag.length > 0 && <Vandaag taken={vandaag} />}
        </span>
      </div>
      <div className="kaart-hud__rechts">
        <span className="kaart-hud__tel" role="img" aria-label={t('sterren', { count: leerling.sterren })}>
          <Ster aan className="kaart-hud__ster" />
          <b>{leerling.sterren}</b>
        </span>
        <span className="kaart-hud__tel" role="img" aria-label={t('munten', { count: leerling.munten })}>
          <Munt maat={34} />
          <b>{leerling.munten}</b>
        </span>
        <Postknop brieven={props.kaart.notities} onPost={props.onPost} />
        <button
          type="button"
          className="kaart-hud__knop kaart-hud__knop--breed"
          aria-label={t(props.lijst ? 'naarKaart' : 'naarLijst')}
          aria-pressed={props.lijst}
          onClick={props.onLijst}
        >
          {props.lijst ? <Icoon naam="kaart" maat={30} /> : <KaartIcoon naam="lijst" />}
          <span>{props.lijst ? t('naarKaart') : t('naarLijst')}</span>
        </button>
        <button
          type="button"
          className="kaart-hud__knop"
          aria-label={t('instellingen')}
          aria-expanded={props.instellingenOpen}
          onClick={props.onInstellingen}
        >
          <KaartIcoon naam="tandwiel" maat={30} />
        </button>
      </div>
    </header>
  );
}
