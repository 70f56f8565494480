import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanSentence } from '#server/features/handelingsplannen/handelingsplan-text.contract.ts';
import { Icon } from '#web/ui/icon.tsx';

function Editor({ text, onDone }: { text: string; onDone: (text: string) => void }) {
  const { t } = useTranslation(['zorgtraject', 'beheer']);
  const [value, setValue] = useState(text);
  return (
    <div className="sentence__edit">
      <TextField
        multiline
        fullWidth
        label={t('zin.label')}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <button type="button" className="button-tint" onClick={() => onDone(value.trim())}>
        {t('zin.klaar')}
      </button>
    </div>
  );
}

function Sentence({
  sentence,
  onChange,
}: {
  sentence: PlanSentence;
  onChange: ((sentence: PlanSentence | null) => void) | null;
}) {
  const { t } = useTranslation('zorgtraject');
  const [editing, setEditing] = useState(false);
  if (editing && onChange !== null)
    return (
      <li className="sentence">
        <Editor
          text={sentence.tekst}
          onDone={(text) => {
            setEditing(false);
            onChange(text === '' ? null : { tekst: text, voorstel: false });
          }}
        />
      </li>
    );
  return (
    <li className={sentence.voorstel ? 'sentence sentence--proposal' : 'sentence'}>
      <span className="sentence__text">
        {sentence.voorstel && <strong className="sentence__mark">{t('voorstel')}</strong>}
        {sentence.tekst}
        {sentence.source !== undefined && <small>{sentence.source}</small>}
      </span>
      {onChange !== null && (
        <span className="sentence__buttons">
          {sentence.voorstel && (
            <button
              type="button"
              className="button-tint"
              aria-label={t('zin.neemVan', { tekst: sentence.tekst })}
              onClick={() => onChange({ ...sentence, voorstel: false })}
            >
              <Icon name="vink" size={18} /> {t('zin.neem')}
            </button>
          )}
          <button
            type="button"
            className="button-text"
            aria-label={t('zin.wijzigVan', { tekst: sentence.tekst })}
            title={t('zin.wijzig')}
            onClick={() => setEditing(true)}
          >
            <Icon name="potlood" size={18} />
          </button>
          <button
            type="button"
            className="button-text"
            aria-label={t('zin.wegVan', { tekst: sentence.tekst })}
            title={t('zin.weg')}
            onClick={() => onChange(null)}
          >
            <Icon name="prullenbak" size={18} />
          </button>
        </span>
      )}
    </li>
  );
}

/** Sentences of one part of a plan: what is proposed is taken over, changed or taken out, and one's own come below. */
export function SentenceList({
  title,
  help,
  sentences,
  onChange,
}: {
  title: string;
  help: string;
  sentences: readonly PlanSentence[];
  onChange: (sentences: PlanSentence[]) => void;
}) {
  const { t } = useTranslation('zorgtraject');
  const [adding, setAdding] = useState(false);
  return (
    <section className="plan-part" aria-label={title}>
      <h2>{title}</h2>
      <p className="soft">{help}</p>
      <ul className="sentences">
        {sentences.map((sentence, nr) => (
          <Sentence
            key={`${nr}-${sentence.tekst}`}
            sentence={sentence}
            onChange={(next) => onChange(sentences.flatMap((old, index) => (index === nr ? (next ?? []) : old)))}
          />
        ))}
        {adding && (
          <li className="sentence">
            <Editor
              text=""
              onDone={(text) => {
                setAdding(false);
                if (text !== '') onChange([...sentences, { tekst: text, voorstel: false }]);
              }}
            />
          </li>
        )}
      </ul>
      {!adding && sentences.length < 12 && (
        <button
          type="button"
          className="button-text"
          aria-label={t('zin.nieuwBij', { deel: title })}
          onClick={() => setAdding(true)}
        >
          <Icon name="plus" size={18} /> {t('zin.nieuw')}
        </button>
      )}
    </section>
  );
}
