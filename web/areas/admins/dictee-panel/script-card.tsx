import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassDictee, DicteeStep } from '#server/features/dictees/dictees.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PanelDialog } from '../shared/dialog.tsx';
import type { Saving } from '#web/platform/use-saving.ts';

interface Props {
  dictee: ClassDictee;
  saving: Saving;
  onStep: (step: DicteeStep) => void;
}

/** Before the first word. */
function Begin({ count, busy, onStep }: { count: number; busy: boolean } & Pick<Props, 'onStep'>) {
  const { t } = useTranslation('dictee-panel');
  return (
    <section className="dictee-script">
      <p className="dictee-script__lead">{t('begin.uitleg', { count })}</p>
      <button
        type="button"
        className="button-full dictee-script__go"
        disabled={busy}
        onClick={() => onStep({ stand: 'bezig', nr: 1 })}
      >
        {t('begin')}
      </button>
    </section>
  );
}

/** The word and its sentence, or nothing on a whiteboard. */
function Reading({ woord, zin, hidden }: { woord: string; zin: string; hidden: boolean }) {
  const { t } = useTranslation('dictee-panel');
  if (hidden) return <p className="dictee-script__word">{t('verborgen')}</p>;
  return (
    <>
      <p className="dictee-script__word">{woord}</p>
      {zin !== '' && <p className="dictee-script__zin">{zin}</p>}
      <p className="soft">{t(zin === '' ? 'lees.woord' : 'lees.zin')}</p>
    </>
  );
}

/** The end is for good, and its button stands where the next word stood: it is asked. */
function End({ saving, onEnd, onClose }: { saving: Saving; onEnd: () => void; onClose: () => void }) {
  const { t } = useTranslation('dictee-panel');
  return (
    <PanelDialog titel={t('einde')} knop={t('einde')} saving={saving} onSluit={onClose} onSave={onEnd}>
      <p>{t('einde.uitleg')}</p>
    </PanelDialog>
  );
}

/** What the teacher reads aloud: the word, its sentence, the word; it can be hidden from a whiteboard. */
export function ScriptCard({ dictee, saving, onStep }: Props) {
  const { t } = useTranslation('dictee-panel');
  const [hidden, setHidden] = useState(false);
  const [ending, setEnding] = useState(false);
  const busy = saving.bezig;
  const { stand, nr, woorden, leerlingen, antwoorden } = dictee;
  const woord = woorden[nr - 1];
  const last = nr >= woorden.length;
  const here = leerlingen.filter(({ here }) => here).length;
  const wrote = new Set(antwoorden.filter((one) => one.nr === nr && one.ruw !== '').map((one) => one.leerlingId)).size;
  if (stand === 'gesloten') return null;
  if (stand === 'klaar' || woord === undefined) return <Begin count={woorden.length} busy={busy} onStep={onStep} />;
  return (
    <section className="dictee-script" aria-label={t('blad')}>
      <p className="dictee-script__nr">{t('woord', { nr, aantal: woorden.length })}</p>
      <Reading {...woord} hidden={hidden} />
      <p className="dictee-script__count" role="status">
        {t('geschreven', { geschreven: wrote, count: here })}
      </p>
      <div className="dictee-script__row">
        <button
          type="button"
          className="button-tint"
          disabled={busy || nr <= 1}
          onClick={() => onStep({ stand: 'bezig', nr: nr - 1 })}
        >
          <Icon name="links" size={18} /> {t('vorige')}
        </button>
        <button
          type="button"
          className="button-full dictee-script__go"
          disabled={busy}
          onClick={() => (last ? setEnding(true) : onStep({ stand: 'bezig', nr: nr + 1 }))}
        >
          {t(last ? 'einde' : 'volgende')}
        </button>
        <button type="button" className="button-text" aria-pressed={hidden} onClick={() => setHidden(!hidden)}>
          <Icon name="oog" size={18} /> {t(hidden ? 'toon' : 'verberg')}
        </button>
        {!last && (
          <button type="button" className="button-text" disabled={busy} onClick={() => setEnding(true)}>
            {t('stop')}
          </button>
        )}
      </div>
      {ending && (
        <End saving={saving} onEnd={() => onStep({ stand: 'gesloten', nr })} onClose={() => setEnding(false)} />
      )}
    </section>
  );
}
