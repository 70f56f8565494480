import { useState } from 'react';
import { pictureOfItem } from '#engine/core/taal/item/picture-item.ts';
import { diagnosisOf, type DiagnosisError } from '#engine/core/taal/diagnosis/diagnosis.ts';
import { differences } from '#engine/core/taal/diagnosis/diagnosis-alignment.ts';
import { normalize } from '#engine/core/taal/woord/normalize.ts';
import { CATEGORIES } from '#engine/core/taal/tables/categories.gen.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { nameOf, t } from '../texts.ts';
import { Card } from './card.tsx';
import { columns } from './alignment.ts';

const KEYBOARDS = ['qwerty', 'azerty'] as const;
const NAME = new Map(CATEGORIES.map((c) => [c.id, c.naam] as const));
const draw = (letters: string): string => (letters === '' ? '∅' : letters.replaceAll(' ', '␣'));

function Label({ fout: error }: { fout: DiagnosisError }) {
  return (
    <li className="label">
      <code>{error.categorie}</code>
      <span>{NAME.get(error.categorie) ?? nameOf('label', error.categorie)}</span>
      <span className="woord">
        {draw(error.doelGrafeem)} → {draw(error.antwoordGrafeem)}
      </span>
      <span className="meta">{t('diagnose.plek', { van: error.van, tot: error.tot })}</span>
    </li>
  );
}

function Finding({
  item,
  antwoord,
  toetsenbord: keyboard,
}: {
  item: WoordItem;
  antwoord: string;
  toetsenbord: 'qwerty' | 'azerty';
}) {
  const errors = diagnosisOf(
    {
      beeld: pictureOfItem(item),
      cats: item.cats,
      toetsenbord: keyboard,
      ...(item.homofoonVan === undefined ? {} : { homofonen: item.homofoonVan }),
    },
    antwoord,
  );
  const row = columns(item.grafemen, differences(item.grafemen, normalize(antwoord).toLowerCase()));
  return (
    <div aria-live="polite">
      <div className="alignment">
        {row.map((k, i) => (
          <span key={i} className={k.anders ? 'column different' : 'column'}>
            <b className="woord">{draw(k.doel)}</b>
            <b className="woord">{draw(k.antwoord)}</b>
          </span>
        ))}
      </div>
      {errors.length === 0 ? (
        <p className="correct">{t('diagnose.goed')}</p>
      ) : (
        <ul className="labels">
          {errors.map((f) => (
            <Label key={`${f.categorie}${f.van}`} fout={f} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Type what a child might write: the alignment and the labels the product would store. */
export function DiagnosisCard({ item }: { item: WoordItem }) {
  const [antwoord, setAntwoord] = useState('');
  const [keyboard, setKeyboard] = useState<'qwerty' | 'azerty'>('qwerty');
  return (
    <Card titel={t('diagnose.titel')}>
      <div className="row">
        <label className="field wide">
          <span>{t('diagnose.antwoord')}</span>
          <input
            className="woord"
            value={antwoord}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            onChange={(e) => setAntwoord(e.target.value)}
          />
        </label>
        <label className="field">
          <span>{t('diagnose.toetsenbord')}</span>
          <select
            value={keyboard}
            onChange={(e) => setKeyboard(KEYBOARDS.find((b) => b === e.target.value) ?? 'qwerty')}
          >
            {KEYBOARDS.map((b) => (
              <option key={b}>{b}</option>
            ))}
          </select>
        </label>
      </div>
      {antwoord.trim() === '' ? (
        <p className="meta">{t('diagnose.uitleg')}</p>
      ) : (
        <Finding item={item} antwoord={antwoord} toetsenbord={keyboard} />
      )}
    </Card>
  );
}
