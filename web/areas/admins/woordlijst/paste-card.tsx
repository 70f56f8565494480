import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The field in which words are pasted; what does not fit in the list stays in it. */
export function PasteCard({ full, onPaste }: { full: boolean; onPaste: (text: string) => string }) {
  const { t } = useTranslation('woordlijsten');
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  const add = () => {
    const rest = onPaste(text);
    setText(rest);
    setLeft(rest !== '');
  };
  return (
    <section className="paste-card" aria-labelledby="paste-title">
      <h2 id="paste-title">{t('plak.titel')}</h2>
      <p className="soft">{t('plak.uitleg')}</p>
      <textarea
        aria-label={t('plak.titel')}
        rows={6}
        value={text}
        lang="nl"
        placeholder={t('plak.voorbeeld')}
        onChange={({ target }) => setText(target.value)}
      />
      {left && (
        <p role="alert" className="paste-card__left">
          {t('plak.over', { n: CONSTANTS.WOORDLIJST_MAX })}
        </p>
      )}
      <button type="button" className="button-tint" disabled={text.trim() === '' || full} onClick={add}>
        <Icon name="plus" size={18} /> {t('plak.knop')}
      </button>
    </section>
  );
}
