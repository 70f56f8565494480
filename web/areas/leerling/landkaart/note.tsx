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
  fixed: boolean;
  error: string | null;
  onRead(id: string): void;
  onReaction(id: string, reaction: NotitieReaction): void;
  onSay(audioId: string): void;
  /** Must keep its identity. */ onClose(): void;
}

const PICTURE: Record<NotitieReaction, ReactNode> = {
  hart: <MapIcon name="hart" size={40} />,
  duim: <MapIcon name="duim" size={40} />,
  ster: <Star on />,
};

/** Three pictures to answer with. */
function Reactions({
  note,
  fixed,
  onChoose,
}: {
  note: Notitie;
  fixed: boolean;
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
  const { mails, fixed, onRead } = props;
  const box = useRef<HTMLDivElement>(null);
  useFocusTrap(box, props.onClose);
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
      <button type="button" className="canvas__closed" tabIndex={-1} aria-hidden="true" onClick={props.onClose} />
      <div className="note" ref={box} role="dialog" aria-modal="true" aria-labelledby="brief-titel" tabIndex={-1}>
        <button type="button" className="steen-dialog__close" aria-label={t('sluit')} onClick={props.onClose}>
          <SpelIcon name="kruis" size={30} />
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
            onClick={() => props.onSay(`z:${note.tekst}`)}
          >
            <SpelIcon name="luid" size={32} />
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
              <MapIcon name="links" />
            </button>
          )}
          <Reactions note={note} fixed={fixed} onChoose={(reaction) => props.onReaction(note.id, reaction)} />
          {mails.length > 1 && (
            <button
              type="button"
              className="circle"
              aria-label={t('post.oudere')}
              disabled={nr === mails.length - 1}
              onClick={() => other(1)}
            >
              <MapIcon name="rechts" />
            </button>
          )}
        </footer>
        {props.error !== null && (
          <p className="settings__error" role="alert">
            {props.error}
          </p>
        )}
      </div>
    </div>
  );
}
