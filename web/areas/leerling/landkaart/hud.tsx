import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, Munt, Star } from '#engine/react/iconen.tsx';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import { EnvelopeDrawing, MapIcon } from './iconen.tsx';
import { figureUrl, type Figure } from './kunst.ts';

interface Props {
  kaart: Landkaart;
  figure: Figure;
  lijst: boolean;
  settingsOpen: boolean;
  onList(): void;
  onSettings(): void;
  onPost(): void;
}

function Today({ taken }: { taken: Landkaart['vandaag'] }): ReactNode {
  const { t } = useTranslation('landkaart');
  const done = taken.filter((taak) => taak.klaar).length;
  const now = taken.findIndex((taak) => !taak.klaar);
  return (
    <span className="hud__vandaag">
      <span>{t('vandaag')}</span>
      <span className="hud__kralen" role="img" aria-label={t('vandaag.stand', { klaar: done, totaal: taken.length })}>
        {taken.map((taak, i) => (
          <i key={taak.taakId} data-stand={taak.klaar ? 'klaar' : i === now ? 'nu' : 'straks'}>
            {taak.klaar && <Icon naam="vink" maat={15} />}
          </i>
        ))}
      </span>
    </span>
  );
}

/** Letters, once there are any; a number tells how many are new. */
function PostButton({ mails, onPost }: { mails: Landkaart['notities']; onPost(): void }): ReactNode {
  const { t } = useTranslation('landkaart');
  const newOne = mails.filter(({ gelezen: read }) => !read).length;
  if (mails.length === 0) return null;
  return (
    <button
      type="button"
      className="kaart-hud__knop kaart-hud__post"
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
export function Hud(props: Props): ReactNode {
  const { t } = useTranslation('landkaart');
  const { leerling, vandaag: today } = props.kaart;
  return (
    <header className="kaart-hud">
      <div className="kaart-hud__wie">
        <span className="kaart-hud__kop">
          <img src={figureUrl(props.figure, 'buste-blij')} alt="" draggable={false} />
        </span>
        <span className="kaart-hud__naam">
          <b>{t('hoi', { naam: leerling.roepnaam })}</b>
          {today.length > 0 && <Today taken={today} />}
        </span>
      </div>
      <div className="kaart-hud__rechts">
        <span className="kaart-hud__tel" role="img" aria-label={t('sterren', { count: leerling.sterren })}>
          <Star aan className="kaart-hud__ster" />
          <b>{leerling.sterren}</b>
        </span>
        <span className="kaart-hud__tel" role="img" aria-label={t('munten', { count: leerling.munten })}>
          <Munt maat={34} />
          <b>{leerling.munten}</b>
        </span>
        <PostButton mails={props.kaart.notities} onPost={props.onPost} />
        <button
          type="button"
          className="kaart-hud__knop kaart-hud__knop--breed"
          aria-label={t(props.lijst ? 'naarKaart' : 'naarLijst')}
          aria-pressed={props.lijst}
          onClick={props.onList}
        >
          {props.lijst ? <Icon naam="kaart" maat={30} /> : <MapIcon naam="lijst" />}
          <span>{props.lijst ? t('naarKaart') : t('naarLijst')}</span>
        </button>
        <button
          type="button"
          className="kaart-hud__knop"
          aria-label={t('instellingen')}
          aria-expanded={props.settingsOpen}
          onClick={props.onSettings}
        >
          <MapIcon naam="tandwiel" maat={30} />
        </button>
      </div>
    </header>
  );
}
