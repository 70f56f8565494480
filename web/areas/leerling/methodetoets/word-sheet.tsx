import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GAP } from '#engine/core/domein/methodetoets.ts';
import { SpelIcon } from '#engine/react/icons.tsx';
import type { Afname } from '#server/features/methodetoetsen/afname.contract.ts';
import { WriteField } from '../shared/sitting/write-field.tsx';
import type { ToetsNote } from '../shared/sitting/notes.ts';

type Item = Afname['items'][number];

/** The sentence with a line where the word belongs. */
function GapSentence({ text }: { text: string }): ReactNode {
  const { t } = useTranslation('methodetoets');
  const parts = text.split(GAP);
  return (
    <p className="toets-sentence">
      {parts.map((part, index) => (
        <span key={`${index}-${part}`}>
          {part}
          {index < parts.length - 1 && <i role="img" aria-label={t('woord.gat')} />}
        </span>
      ))}
    </p>
  );
}

/** One big button for the ear, and under it a shell for every time that is left. */
function HearButton(props: { nr: number; left: number; playing: boolean; onHear: () => void }): ReactNode {
  const { nr, left, playing, onHear } = props;
  const { t } = useTranslation('methodetoets');
  return (
    <div className="toets-hear">
      <button
        type="button"
        className="toets-hear__button"
        data-playing={playing || undefined}
        disabled={left === 0 || playing}
        aria-label={t('woord.hoor', { nr })}
        onClick={onHear}
      >
        <SpelIcon name="luid" size={72} />
      </button>
      <p className="toets-hear__left" role="status">
        <span aria-hidden="true">
          {Array.from({ length: left }, (_, index) => (
            <i key={index} />
          ))}
        </span>
        {playing ? t('woord.luistert') : t('woord.beurten', { count: left })}
      </p>
    </div>
  );
}

/** What happened with what was written: nothing about right or wrong. */
function noteKey(
  { ruw, silent }: ToetsNote,
  sending: boolean,
  waiting: boolean,
): 'stil' | 'wacht' | 'bezig' | 'genoteerd' | null {
  if (waiting) return 'wacht';
  if (silent === true) return 'stil';
  if (ruw === '') return null;
  return sending ? 'bezig' : 'genoteerd';
}

/** One word: hear it, write it. */
export function WordSheet(props: {
  item: Item;
  note: ToetsNote;
  left: number;
  playing: boolean;
  /** On its way to the server; `waiting` = there is no line. */
  sending: boolean;
  waiting: boolean;
  onHear: () => void;
  onWrite: (text: string) => void;
  onNext: () => void;
}): ReactNode {
  const { item, note, left, playing, onHear, onWrite, onNext } = props;
  const { t } = useTranslation('methodetoets');
  const key = noteKey(note, props.sending, props.waiting);
  const enter = useCallback(() => {
    if (note.ruw.trim() !== '') onNext();
  }, [note.ruw, onNext]);
  return (
    <section className="toets-sheet" aria-label={t('woord.schrijf', { nr: item.nr })}>
      <HearButton nr={item.nr} left={left} playing={playing} onHear={onHear} />
      <GapSentence text={item.zinMetGat} />
      <WriteField
        nr={item.nr}
        label={t('woord.schrijf', { nr: item.nr })}
        signs={t('woord.tekens')}
        value={note.ruw}
        onWrite={onWrite}
        onEnter={enter}
      />
      <p className="toets-noted" role="status" data-kind={key ?? undefined}>
        {key !== null && (
          <>
            {key === 'genoteerd' && <SpelIcon name="vink" size={22} />}
            {t(`woord.${key}`)}
          </>
        )}
      </p>
    </section>
  );
}
