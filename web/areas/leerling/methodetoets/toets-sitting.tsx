import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SpelIcon } from '#engine/react/icons.tsx';
import type { Afname } from '#server/features/methodetoetsen/afname.contract.ts';
import { BeaconScene } from '../shared/sitting/beacon-scene.tsx';
import { HandIn } from './hand-in.tsx';
import { handInToets, pauseToets, type ToetsSpot } from './toets.api.ts';
import { useHear } from './use-hear.ts';
import { useSitting, type Sitting } from './use-sitting.ts';
import { WordSheet } from './word-sheet.tsx';

interface Props {
  params: ToetsSpot;
  afname: Afname;
  onChanged: (afname: Afname) => void;
  /** Reads again how the test stands. */
  onReload: () => void;
}

/** Every word as a buoy: noted or still empty, and one is open. */
function Buoys({ afname, sitting }: { afname: Afname; sitting: Sitting }): ReactNode {
  const { t } = useTranslation('methodetoets');
  const empty = new Set(sitting.empty);
  return (
    <nav className="toets-buoys" aria-label={t('lijst')}>
      <ol>
        {afname.items.map(({ nr }, index) => (
          <li key={nr}>
            <button
              type="button"
              data-full={!empty.has(nr) || undefined}
              aria-current={index === sitting.index ? 'step' : undefined}
              aria-label={t(empty.has(nr) ? 'lijst.leeg' : 'lijst.vol', { nr })}
              onClick={() => sitting.goTo(index)}
            >
              {nr}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Hearing a word: once by itself when it is new, then as often as is left. */
function useWordSound({ params, afname, onReload }: Props, sitting: Sitting) {
  const { hear, stop, playing } = useHear(params);
  const { index, written, write, notes } = sitting;
  const item = afname.items[index];
  const before = afname.ingevuld.find(({ nr }) => nr === item?.nr)?.beurten ?? 0;
  const played = (item && written.get(item.nr)?.beurten) ?? 0;
  const left = Math.max(0, (item?.beurten ?? 0) - (played - before));
  const say = useCallback(async () => {
    if (item === undefined) return;
    const outcome = await hear(item.audioId);
    if (outcome === 'dicht') void notes.flush().then(onReload);
    if (outcome === 'mislukt') write(item.nr, { silent: true });
    if (outcome === 'klaar') write(item.nr, { beurten: played + 1, silent: false });
  }, [hear, item, played, write, notes, onReload]);
  const first = useRef(say);
  useEffect(() => {
    first.current = say;
  });
  const isNew = useRef(played === 0);
  useEffect(() => {
    isNew.current = played === 0;
  });
  useEffect(() => {
    if (isNew.current) void first.current();
    return stop;
  }, [index, stop]);
  return { say, left, playing };
}

/** Taking a test: one word at a time, in calm; nothing here is right or wrong. */
export function ToetsSitting(props: Props): ReactNode {
  const { params, afname, onChanged, onReload } = props;
  const { t } = useTranslation('methodetoets');
  const navigate = useNavigate();
  const sitting = useSitting(params, afname, onReload);
  const sound = useWordSound(props, sitting);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { index, notes, waiting } = sitting;
  const item = afname.items[index];
  const last = index === afname.items.length - 1;
  const close = useCallback(() => setAsking(false), []);
  const next = useCallback(() => {
    if (last) setAsking(true);
    else sitting.goTo(index + 1);
  }, [last, index, sitting]);
  const map = `/leerling/${params.leerlingId}/landkaart`;
  const pause = async () => {
    const sent = await notes.flush();
    if (sent && !afname.meekijken) await pauseToets(params).then(onChanged, () => undefined);
    void navigate(map);
  };
  const handIn = async () => {
    setBusy(true);
    if (await notes.flush())
      await handInToets(params).then(
        (newest) => {
          notes.clear();
          onChanged(newest);
        },
        () => onReload(),
      );
    setBusy(false);
  };
  if (item === undefined) return null;
  const note = sitting.written.get(item.nr) ?? { ruw: '', beurten: 0 };
  return (
    <BeaconScene wide>
      <header className="toets-head">
        <button type="button" className="beacon-button beacon-button--calm" onClick={() => void pause()}>
          <SpelIcon name="pauze" size={26} /> {t('stop')}
        </button>
        <div>
          <h1>{afname.titel}</h1>
          <p>{afname.meekijken ? t('meekijken') : t('woord.nr', { nr: item.nr, aantal: afname.aantal })}</p>
        </div>
      </header>
      <WordSheet
        key={item.nr}
        item={item}
        note={note}
        left={sound.left}
        playing={sound.playing}
        sending={notes.waiting().has(item.nr)}
        waiting={waiting && globalThis.navigator.onLine === false}
        onHear={() => void sound.say()}
        onWrite={(ruw) => sitting.write(item.nr, { ruw })}
        onNext={next}
      />
      <div className="beacon__row toets-turn">
        <button
          type="button"
          className="beacon-button beacon-button--calm"
          disabled={index === 0}
          onClick={() => sitting.goTo(index - 1)}
        >
          {t('vorige')}
        </button>
        <button type="button" className="beacon-button" onClick={next}>
          {t(last ? 'klaar' : 'volgende')}
        </button>
      </div>
      <Buoys afname={afname} sitting={sitting} />
      {asking && !afname.meekijken && (
        <HandIn
          empty={sitting.empty}
          waiting={waiting && !busy}
          busy={busy}
          onGo={(nr) => {
            close();
            sitting.goTo(nr - 1);
          }}
          onHandIn={() => void handIn()}
          onClose={close}
        />
      )}
    </BeaconScene>
  );
}
