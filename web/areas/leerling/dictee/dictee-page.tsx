import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { SpelIcon } from '#engine/react/icons.tsx';
import type { DicteeSitting, SittingParams } from '#server/features/dictees/sitting.contract.ts';
import type { HttpError } from '#web/platform/http-error.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { Loading } from '#web/ui/loading.tsx';
import { useLandkaart } from '../shared/api/landkaart.api.ts';
import { letterStyle, lettersOf, useFont } from '../shared/letters.ts';
import { BeaconScene } from '../shared/sitting/beacon-scene.tsx';
import { WriteField } from '../shared/sitting/write-field.tsx';
import { useDicteeSitting } from './sitting.api.ts';
import { useFollow } from './use-follow.ts';
import { useHearWord } from './use-hear-word.ts';
import { useWords } from './use-words.ts';

/** A short word and the way to the map. */
function Notice({
  kind,
  leerlingId,
  children,
}: {
  kind: 'wacht' | 'klaar' | 'geen' | 'fout';
  leerlingId: string;
  children?: ReactNode;
}): ReactNode {
  const { t } = useTranslation('dictee');
  return (
    <BeaconScene>
      <div className="beacon__title">
        <h1>{t(`staat.${kind}`)}</h1>
      </div>
      <p role="status">{t(`staat.${kind}.uitleg`)}</p>
      <div className="beacon__row">
        <Link className="beacon-button beacon-button--calm" to={`/leerling/${leerlingId}/landkaart`}>
          {t('kaart')}
        </Link>
        {children}
      </div>
    </BeaconScene>
  );
}

/** What happened with what was written: nothing about right or wrong. */
function Noted({ empty, waiting, silent }: { empty: boolean; waiting: boolean; silent: boolean }): ReactNode {
  const { t } = useTranslation('dictee');
  // On its way is not yet without a line: only then the device has to be trusted.
  const kind = waiting ? (globalThis.navigator.onLine === false ? 'bewaard' : 'bezig') : 'genoteerd';
  if (silent || empty)
    return (
      <p className="toets-noted" role="status">
        {silent ? t('stil') : ''}
      </p>
    );
  return (
    <p className="toets-noted" role="status" data-kind={kind}>
      {!waiting && <SpelIcon name="vink" size={22} />}
      {t(kind)}
    </p>
  );
}

/** One word at a time: the teacher goes on, or who was away does. */
function Writing({
  params,
  sitting,
  onDone,
}: {
  params: SittingParams;
  sitting: DicteeSitting;
  onDone: () => void;
}): ReactNode {
  const { t } = useTranslation('dictee');
  const words = useWords(params, sitting);
  const voice = useHearWord(params);
  const alone = sitting.stand === 'inhalen';
  const [own, setOwn] = useState(sitting.nr);
  const nr = alone ? own : sitting.nr;
  const value = words.written.get(nr) ?? '';
  const next = async (): Promise<void> => {
    if (value.trim() === '') return;
    const sent = await words.flush();
    if (!alone) return;
    if (nr < sitting.aantal) setOwn(nr + 1);
    else if (sent) onDone();
  };
  return (
    <BeaconScene wide>
      <div className="beacon__title">
        <button
          type="button"
          className="beacon-listen"
          aria-label={t('hoor', { nr })}
          onClick={() => void voice.hear(nr)}
        >
          <SpelIcon name="luid" size={30} />
        </button>
        <h1>{t('woord', { nr, aantal: sitting.aantal })}</h1>
      </div>
      <p>{t(alone ? 'zelf' : 'samen')}</p>
      <WriteField
        nr={nr}
        label={t('schrijf', { nr })}
        signs={t('tekens')}
        value={value}
        onWrite={(text) => words.write(nr, text)}
        onEnter={() => void next()}
      />
      <Noted empty={value === ''} waiting={words.waiting} silent={voice.silent} />
      {alone && (
        <div className="beacon__row">
          <button type="button" className="beacon-button" disabled={value.trim() === ''} onClick={() => void next()}>
            {t(nr < sitting.aantal ? 'volgende' : 'klaar')}
          </button>
        </div>
      )}
    </BeaconScene>
  );
}

function Sitting({
  params,
  sitting,
  onReload,
}: {
  params: SittingParams;
  sitting: DicteeSitting;
  onReload: () => void;
}) {
  if (sitting.stand === 'wacht' || sitting.stand === 'klaar')
    return <Notice kind={sitting.stand} leerlingId={params.leerlingId} />;
  return <Writing key={sitting.stand} params={params} sitting={sitting} onDone={onReload} />;
}

/** How words look for this child. */
function useLetters(leerlingId: string) {
  const { data: card } = useLandkaart(leerlingId);
  const letters = card === undefined ? null : lettersOf(card.leerling);
  useFont(letters?.lettertype ?? null);
  return letters === null
    ? {}
    : { style: letterStyle(letters), 'data-letter': card?.leerling.voorkeuren.lettergrootte };
}

/** Not read yet, or not to be read. */
function Unread(props: { error: HttpError | undefined; leerlingId: string; onRetry: () => void }): ReactNode {
  const { t } = useTranslation(['dictee', 'gemeen']);
  const { error, leerlingId, onRetry } = props;
  if (error === undefined) return <Loading text={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />;
  if (error.status === 404) return <Notice kind="geen" leerlingId={leerlingId} />;
  return (
    <Notice kind="fout" leerlingId={leerlingId}>
      <button type="button" className="beacon-button" onClick={onRetry}>
        {t('opnieuw')}
      </button>
    </Notice>
  );
}

/** Dictation of the class on the device of the child; nothing about right or wrong. */
export function DicteeSittingPage(): ReactNode {
  const { t } = useTranslation('dictee');
  const { leerlingId = '', dicteeId = '' } = useParams();
  const params = { leerlingId, dicteeId };
  const { data, error, mutate } = useDicteeSitting(params);
  const letters = useLetters(leerlingId);
  const reload = (): void => void mutate();
  useTitle(t('titel'));
  useFollow(params, reload);
  if (data === undefined) return <Unread error={error} leerlingId={leerlingId} onRetry={reload} />;
  return (
    <div className="beacon-letters" {...letters}>
      <Sitting params={params} sitting={data} onReload={reload} />
    </div>
  );
}
