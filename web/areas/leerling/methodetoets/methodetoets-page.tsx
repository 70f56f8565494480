import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { SpelIcon } from '#engine/react/icons.tsx';
import type { Afname } from '#server/features/methodetoetsen/afname.contract.ts';
import type { HttpError } from '#web/platform/http-error.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { Loading } from '#web/ui/loading.tsx';
import { useLandkaart } from '../shared/api/landkaart.api.ts';
import type { ShownMap } from '../shared/day-package/shown-map.ts';
import { letterStyle, lettersOf, useFont } from '../shared/letters.ts';
import { useVoice } from '../shared/use-voice.ts';
import { BeaconScene } from '../shared/sitting/beacon-scene.tsx';
import { BeaconNotice } from './beacon-notice.tsx';
import { startToets, useAfname, type ToetsSpot } from './toets.api.ts';
import { ToetsSitting } from './toets-sitting.tsx';

interface View {
  params: ToetsSpot;
  afname: Afname;
  onChanged: (afname: Afname) => void;
  onReload: () => void;
  onSay: (text: string) => void;
}

/** Before the first word, or after a pause: what comes, said aloud when asked, and one button. */
function Begin({ params, afname, onChanged, onReload, onSay }: View): ReactNode {
  const { t } = useTranslation('methodetoets');
  const [busy, setBusy] = useState(false);
  const again = afname.ingevuld.length > 0 || afname.heropend;
  const text = again ? t('verder.uitleg') : t('begin.uitleg');
  const begin = async () => {
    setBusy(true);
    await startToets(params).then(onChanged, onReload);
    setBusy(false);
  };
  return (
    <BeaconScene>
      <div className="beacon__title">
        <button
          type="button"
          className="beacon-listen"
          aria-label={t('hoor')}
          onClick={() => onSay(`${afname.titel}. ${t('begin.aantal', { count: afname.aantal })}. ${text}`)}
        >
          <SpelIcon name="luid" size={30} />
        </button>
        <h1>{afname.titel}</h1>
      </div>
      <p className="beacon__count">{t('begin.aantal', { count: afname.aantal })}</p>
      <p>{text}</p>
      <div className="beacon__row">
        <Link className="beacon-button beacon-button--calm" to={`/leerling/${params.leerlingId}/landkaart`}>
          {t('kaart')}
        </Link>
        <button type="button" className="beacon-button" disabled={busy} onClick={() => void begin()}>
          {t(again ? 'verder.knop' : 'begin.knop')}
        </button>
      </div>
    </BeaconScene>
  );
}

const momentText = (language: string, moment: string): string =>
  new Intl.DateTimeFormat(language === 'nl-BE' ? 'nl-BE' : 'nl-NL', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment));

function Toets(view: View): ReactNode {
  const { i18n } = useTranslation('methodetoets');
  const { afname, params, onSay } = view;
  const { leerlingId } = params;
  if (afname.stand === 'bezig') return <ToetsSitting {...view} />;
  if (afname.stand === 'mag') return <Begin {...view} />;
  return (
    <BeaconNotice
      kind={afname.stand}
      leerlingId={leerlingId}
      values={{ wanneer: momentText(i18n.language, afname.vensterVan) }}
      onSay={onSay}
    />
  );
}

function kindOf({ status, code }: HttpError): 'geen' | 'licentie' | 'offline' | 'fout' {
  if (status === 404) return 'geen';
  if (code === 'FUNCTIE_NIET_IN_LICENTIE') return 'licentie';
  return status === 0 ? 'offline' : 'fout';
}

/** Not read yet, or not to be read. */
function Unread(props: { error: HttpError | undefined; leerlingId: string; onRetry: () => void }): ReactNode {
  const { error, leerlingId, onRetry } = props;
  const { t } = useTranslation(['methodetoets', 'gemeen']);
  if (error === undefined) return <Loading text={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />;
  const kind = kindOf(error);
  return (
    <BeaconNotice kind={kind} leerlingId={leerlingId}>
      {kind !== 'geen' && kind !== 'licentie' && (
        <button type="button" className="beacon-button" onClick={onRetry}>
          {t('opnieuw')}
        </button>
      )}
    </BeaconNotice>
  );
}

/** How words look for this child; nothing while the map is not read. */
function useLetters(card: ShownMap | undefined) {
  const letters = card === undefined ? null : lettersOf(card.leerling);
  useFont(letters?.lettertype ?? null);
  return letters === null
    ? {}
    : { style: letterStyle(letters), 'data-letter': card?.leerling.voorkeuren.lettergrootte };
}

const PLAN_TESTS = ['begin', 'eind'] as const;

/** A test of the method, or of a care plan, taken at the lighthouse. */
export function MethodetoetsPage(): ReactNode {
  const { t } = useTranslation('methodetoets');
  const { leerlingId = '', adminId = '', methodetoetsId = '' } = useParams();
  const [search] = useSearchParams();
  const plan = PLAN_TESTS.find((kind) => kind === search.get('plan'));
  const params = { tenantId: adminId, methodetoetsId, leerlingId, plan };
  const afname = useAfname(params);
  const { data: card } = useLandkaart(leerlingId);
  const say = useVoice(card?.leerling.stem ?? 'nl');
  const letters = useLetters(card);
  useTitle(t('titel'));
  const reload = () => void afname.mutate();
  if (afname.data === undefined) return <Unread error={afname.error} leerlingId={leerlingId} onRetry={reload} />;
  return (
    <div className="beacon-letters" {...letters}>
      <Toets
        params={params}
        afname={afname.data}
        onChanged={(newest) => void afname.mutate(newest, { revalidate: false })}
        onReload={reload}
        onSay={(text) => say(`z:${text}`)}
      />
    </div>
  );
}
