import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusTrap } from '#engine/react/use-focus-trap.ts';
import { SpelIcon, Star } from '#engine/react/icons.tsx';
import {
  NOTITIE_REACTIONS,
  type Notitie,
  type NotitieReaction,
} from '#server/features/landkaart/landkaart.contract.ts';
import { EnvelopeDrawing, MapIcon } from './icons.tsx';

interface Props {
  /** At least one, newest first. */
  mails: readonly Notitie[];
  /** Letter that is opened first. */
  first: string;
  /** Somebody looks along: nothing is stored. */
  vast: boolean;
  fout: string | null;
  onGelezen(id: string): void;
  onReactie(id: string, reaction: NotitieReaction): void;
  onZeg(audioId: string): void;
  /** Must keep its identity. */ onSluit(): void;
}

const PICTURE: Record<NotitieReaction, ReactNode> = {
  hart: <MapIcon naam="hart" maat={40} />,
  duim: <MapIcon naam="duim" maat={40} />,
  ster: <Star aan />,
};

/** Three pictures to answer with. */
function Reactions({
  note,
  vast: fixed,
  onChoose,
}: {
  note: Notitie;
  vast: boolean;
  onChoose(reaction: NotitieReaction): void;
}): ReactNode {
  const { t } = useTranslation('landkaart');
  return (
    <fieldset className="note__reactions" disabled={fixed}>
      <legend>{t('post.terug')}</legend>
      {NOTITIE_REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          data-reactie={reaction}
          aria-pressed={note.reactie === reaction}
          aria-label={t(`post.reactie.${reaction}`)}
          onClick={() => onChoose(reaction)}
        >
          {PICTURE[reaction]}
        </button>
      ))}
      <p role="status">{note.reactie === undefined ? '' : t('post.verstuurd')}</p>
    </fieldset>
  );
}

/** Letters of a teacher or a parent: one opens out of its envelope, the others stay within reach. */
export function Note(props: Props): ReactNode {
  const { t, i18n } = useTranslation('landkaart');
  const { mails, vast: fixed, onGelezen: onRead } = props;
  const box = useRef<HTMLDivElement>(null);
  useFocusTrap(box, props.onSluit);
  const [id, choose] = useState(props.first);
  const nr = Math.max(
    0,
    mails.findIndex((note) => note.id === id),
  );
  const note = mails[nr];
  const newOne = note?.gelezen === false ? note.id : null;
  useEffect(() => {
    if (newOne !== null && !fixed) onRead(newOne);
  }, [newOne, fixed, onRead]);
  if (note === undefined) return null;
  const other = (step: 1 | -1): void => choose(mails[nr + step]?.id ?? id);
  return (
    <div className="canvas">
      <button type="button" className="canvas__closed" tabIndex={-1} aria-hidden="true" onClick={props.onSluit} />
      <div className="note" ref={box} role="dialog" aria-modal="true" aria-labelledby="brief-titel" tabIndex={-1}>
        <button type="button" className="steen-dialog__close" aria-label={t('sluit')} onClick={props.onSluit}>
          <SpelIcon naam="kruis" maat={30} />
        </button>
        <span className="note__envelope" aria-hidden="true">
          <EnvelopeDrawing open />
        </span>
        <article className="note__sheet" key={note.id}>
          <header>
            <h2 id="brief-titel">{note.van === '' ? t('post.brief') : t('post.van', { naam: note.van })}</h2>
            <time dateTime={note.op}>
              {new Intl.DateTimeFormat(i18n.language, { weekday: 'long', day: 'numeric', month: 'long' }).format(
                new Date(note.op),
              )}
            </time>
          </header>
          <p className="note__text">{note.tekst}</p>
          <button
            type="button"
            className="listen"
            aria-label={t('post.hoor')}
            onClick={() => props.onZeg(`z:${note.tekst}`)}
          >
            <SpelIcon naam="luid" maat={32} />
          </button>
        </article>
        <footer className="note__foot">
          {mails.length > 1 && (
            <button
              type="button"
              className="circle"
              aria-label={t('post.nieuwere')}
              disabled={nr === 0}
              onClick={() => other(-1)}
            >
              <MapIcon naam="links" />
            </button>
          )}
          <Reactions note={note} vast={fixed} onChoose={(reaction) => props.onReactie(note.id, reaction)} />
          {mails.length > 1 && (
            <button
              type="button"
              className="circle"
              aria-label={t('post.oudere')}
              disabled={nr === mails.length - 1}
              onClick={() => other(1)}
            >
              <MapIcon naam="rechts" />
            </button>
          )}
        </footer>
        {props.fout !== null && (
          <p className="settings__error" role="alert">
            {props.fout}
          </p>
        )}
      </div>
    </div>
  );
}
