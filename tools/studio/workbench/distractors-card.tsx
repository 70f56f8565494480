import { useMemo, useState } from 'react';
import { distractors } from '#engine/core/taal/error/distractors.ts';
import { pictureOfItem } from '#engine/core/taal/item/picture-item.ts';
import { mistakesOf, type Mistake } from '#engine/core/taal/error/errors.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { t } from '../texts.ts';
import { Card } from './card.tsx';

const COUNT = 3;
const INITIAL_COUNT = 12;

function Weight({ fout: error, highest, drawn }: { fout: Mistake; highest: number; drawn: boolean }) {
  return (
    <tr className={drawn ? 'here' : undefined}>
      <td className="woord">{error.vorm}</td>
      <td>
        <code>{error.categorie}</code>
      </td>
      <td className="weight" aria-hidden="true">
        <i style={{ inlineSize: `${Math.round((error.kans / highest) * 100)}%` }} />
      </td>
      <td className="number">{t('afleiders.kans', { n: Math.round(error.kans * 1000) / 10 })}</td>
    </tr>
  );
}

/** The wrong forms a child may see: the draw of a seed, and every form with its weight. */
export function DistractorsCard({ item }: { item: WoordItem }) {
  const [seed, setSeed] = useState(1);
  const [everything, setEverything] = useState(false);
  const errors = useMemo(() => mistakesOf(pictureOfItem(item), item.cats, { geweerd: item.geweerd }), [item]);
  const sampling = distractors(item, COUNT, { seed });
  const drawn = sampling.ok ? sampling.value.map((a) => a.vorm) : [];
  const isVisible = everything ? errors : errors.slice(0, INITIAL_COUNT);
  return (
    <Card
      titel={t('afleiders.titel')}
      naast={
        <label className="seed">
          <span>{t('afleiders.seed')}</span>
          <input
            type="number"
            min="0"
            max="999999"
            step="1"
            value={seed}
            onChange={(e) => setSeed(Math.max(0, Math.trunc(e.target.valueAsNumber || 0)))}
          />
        </label>
      }
    >
      <p className="sampling">
        {drawn.map((form) => (
          <span key={form} className="word-chip woord">
            {form}
          </span>
        ))}
        {drawn.length < COUNT && <span className="meta">{t('afleiders.tekort', { n: drawn.length })}</span>}
      </p>
      <table className="weights">
        <thead>
          <tr>
            <th scope="col">{t('afleiders.vorm')}</th>
            <th scope="col">{t('afleiders.categorie')}</th>
            <th scope="col" colSpan={2}>
              {t('afleiders.gewicht')}
            </th>
          </tr>
        </thead>
        <tbody>
          {isVisible.map((f) => (
            <Weight key={f.vorm} fout={f} highest={errors[0]?.kans ?? 1} drawn={drawn.includes(f.vorm)} />
          ))}
        </tbody>
      </table>
      {errors.length > INITIAL_COUNT && (
        <button type="button" className="text-button" onClick={() => setEverything(!everything)}>
          {everything ? t('afleiders.minder') : t('afleiders.meer', { n: errors.length - INITIAL_COUNT })}
        </button>
      )}
      <dl className="facts">
        <div>
          <dt>{t('afleiders.eigen')}</dt>
          <dd className="woord">
            {item.foutvormen === undefined ? '–' : item.foutvormen.map((f) => `${f.vorm} (${f.categorie})`).join(', ')}
          </dd>
        </div>
        <div>
          <dt>{t('afleiders.geweerd')}</dt>
          <dd className="woord">{item.geweerd === undefined ? '–' : item.geweerd.join(', ')}</dd>
        </div>
      </dl>
    </Card>
  );
}
