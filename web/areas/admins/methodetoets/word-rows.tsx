import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { ToetsRecord } from '#server/features/methodetoetsen/methodetoetsen.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { Icon } from '#web/ui/icon.tsx';
import { proposeWords } from '../shared/api/methodetoetsen.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { readPastedWords, type DraftWord } from './draft.ts';
import { useSpeech } from './use-speech.ts';

interface Props {
  words: readonly DraftWord[];
  onChange: (words: readonly DraftWord[]) => void;
  /** Broken rule of a field of a row. */
  error: (path: string) => string | null;
}

/** A box for pasted words; each comes in with the sentence and the goal that we know. */
function PasteBox({ words, onChange }: Pick<Props, 'words' | 'onChange'>) {
  const { t } = useTranslation('methodetoetsen');
  const { adminId, groepId } = useSpot();
  const saving = useSaving();
  const [text, setText] = useState('');
  const [notice, setNotice] = useState('');
  const next = useRef(words.length);
  const add = async () => {
    const { woorden, odd, double } = readPastedWords(
      text,
      words.map(({ woord }) => woord),
    );
    const room = CONSTANTS.TOETS_WOORDEN_MAX - words.length;
    const taken = woorden.slice(0, room);
    const done = await saving.run(async () =>
      taken.length === 0 ? [] : (await proposeWords(adminId, groepId ?? '', taken)).items,
    );
    if (done === undefined) return;
    const fresh = done.uit.map(({ woord, zin = '', leerdoelId }) => {
      next.current += 1;
      return { key: next.current, woord, zin, overslaan: false, ...(leerdoelId === undefined ? {} : { leerdoelId }) };
    });
    onChange([...words, ...fresh]);
    const rest = woorden.slice(room);
    setText([...odd, ...rest].join('\n'));
    setNotice(
      [
        t('plak.erbij', { count: fresh.length }),
        double.length === 0 ? '' : t('plak.dubbel', { woorden: double.join(', ') }),
        odd.length === 0 ? '' : t('plak.vreemd', { woorden: odd.join(', ') }),
        rest.length === 0 ? '' : t('plak.vol', { max: CONSTANTS.TOETS_WOORDEN_MAX }),
      ]
        .filter((part) => part !== '')
        .join(' '),
    );
  };
  return (
    <div className="toets-paste">
      <TextField
        label={t('plak.label')}
        helperText={t('plak.help')}
        multiline
        minRows={3}
        maxRows={8}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button
        type="button"
        className="button-tint"
        disabled={text.trim() === '' || saving.bezig}
        onClick={() => void add()}
      >
        <Icon name="plus" size={18} /> {t('plak.knop')}
      </button>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void add()} />}
      <p role="status" className="toets-paste__notice">
        {notice}
      </p>
    </div>
  );
}

interface RowProps {
  word: DraftWord;
  index: number;
  last: boolean;
  doelen: ToetsRecord['doelen'];
  error: Props['error'];
  onChange: (word: DraftWord) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  onSay: (audioId: string) => void;
}

function WordRow({ word, index, last, doelen, error, onChange, onMove, onRemove, onSay }: RowProps) {
  const { t } = useTranslation('methodetoetsen');
  const rule = useRuleText();
  const nr = index + 1;
  const wordError = error(`woorden.${index}.woord`);
  const sentenceError = error(`woorden.${index}.zin`);
  return (
    <li className="toets-word">
      <span className="toets-word__nr" aria-hidden="true">
        {nr}
      </span>
      <TextField
        label={t('woord.label', { nr })}
        value={word.woord}
        error={wordError !== null}
        helperText={rule(wordError)}
        onChange={({ target }) => onChange({ ...word, woord: target.value })}
        slotProps={{ htmlInput: { maxLength: 40, spellCheck: false, autoCapitalize: 'off' } }}
      />
      <TextField
        label={t('zin.label', { nr })}
        value={word.zin}
        error={sentenceError !== null}
        helperText={sentenceError === 'formaat' ? t('zin.zonder', { woord: word.woord }) : rule(sentenceError)}
        onChange={({ target }) => onChange({ ...word, zin: target.value })}
        slotProps={{ htmlInput: { maxLength: 160 } }}
      />
      <TextField
        select
        label={t('doel.label', { nr })}
        value={word.leerdoelId ?? ''}
        onChange={({ target }) => {
          const { leerdoelId: _old, ...rest } = word;
          onChange(target.value === '' ? rest : { ...rest, leerdoelId: target.value });
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('doel.geen')}</option>
        {doelen.map(({ id, naam: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      <span className="toets-word__buttons">
        <IconButton
          aria-label={t('woord.hoor', { woord: word.woord })}
          disabled={word.woord.trim() === ''}
          onClick={() => onSay(word.zin.trim() === '' ? `w:${word.woord}` : `z:${word.woord}. ${word.zin}`)}
        >
          <Icon name="sound" size={20} />
        </IconButton>
        <IconButton
          aria-label={t('woord.omhoog', { woord: word.woord })}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        >
          <Icon name="op" size={20} />
        </IconButton>
        <IconButton aria-label={t('woord.omlaag', { woord: word.woord })} disabled={last} onClick={() => onMove(1)}>
          <Icon name="af" size={20} />
        </IconButton>
        <IconButton aria-label={t('woord.weg', { woord: word.woord })} onClick={onRemove}>
          <Icon name="prullenbak" size={20} />
        </IconButton>
      </span>
    </li>
  );
}

/** The list with two rows in each other's place. */
function moved(words: readonly DraftWord[], index: number, step: 1 | -1): readonly DraftWord[] {
  const [one, other] = [words[index], words[index + step]];
  return one === undefined || other === undefined ? words : words.with(index, other).with(index + step, one);
}

/** The words of a toets in their order, each with its sentence and goal. */
export function WordRows({ words, onChange, error, doelen }: Props & { doelen: ToetsRecord['doelen'] }) {
  const { t } = useTranslation('methodetoetsen');
  const speech = useSpeech();
  const [removed, setRemoved] = useState<{ word: DraftWord; index: number } | null>(null);
  return (
    <section className="setting-part" aria-labelledby="toets-woorden">
      <h2 id="toets-woorden">{t('woorden.titel', { count: words.length })}</h2>
      {error('woorden') !== null && (
        <p className="choices__error">{t('woorden.minstens', { n: CONSTANTS.TOETS_WOORDEN_MIN })}</p>
      )}
      <ol className="toets-words">
        {words.map((word, index) => (
          <WordRow
            key={word.key}
            word={word}
            index={index}
            last={index === words.length - 1}
            doelen={doelen}
            error={error}
            onChange={(newest) => onChange(words.with(index, newest))}
            onMove={(step) => onChange(moved(words, index, step))}
            onRemove={() => {
              setRemoved({ word, index });
              onChange(words.toSpliced(index, 1));
            }}
            onSay={speech.say}
          />
        ))}
      </ol>
      <p role="status" className="toets-paste__notice">
        {removed !== null && (
          <>
            {t('woord.isWeg', { woord: removed.word.woord })}{' '}
            <button
              type="button"
              className="button-text"
              onClick={() => {
                onChange(words.toSpliced(removed.index, 0, removed.word));
                setRemoved(null);
              }}
            >
              {t('gemeen:ongedaan')}
            </button>
          </>
        )}
        {speech.failed && t('woord.stil')}
      </p>
      <PasteBox words={words} onChange={onChange} />
    </section>
  );
}
