import { useState } from 'react';
import { beeldVanItem } from '#engine/core/taal/beeld-item.ts';
import { diagnoseVan, type DiagnoseFout } from '#engine/core/taal/diagnose.ts';
import { verschillen } from '#engine/core/taal/diagnose-uitlijning.ts';
import { normaliseer } from '#engine/core/taal/normaliseer.ts';
import { CATEGORIEEN } from '#engine/core/taal/tabellen/categorieen.gen.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { naamVan, t } from '../teksten.ts';
import { Kaart } from './kaart.tsx';
import { kolommen } from './uitlijning.ts';

const TOETSENBORDEN = ['qwerty', 'azerty'] as const;
const NAAM = new Map(CATEGORIEEN.map((c) => [c.id, c.naam] as const));
const teken = (letters: string): string => (letters === '' ? '∅' : letters.replaceAll(' ', '␣'));

function Label({ fout }: { fout: DiagnoseFout }) {
  return (
    <li className="label">
      <code>{fout.categorie}</code>
      <span>{NAAM.get(fout.categorie) ?? naamVan('label', fout.categorie)}</span>
      <span className="woord">
        {teken(fout.doelGrafeem)} → {teken(fout.antwoordGrafeem)}
      </span>
      <span className="meta">{t('diagnose.plek', { van: fout.van, tot: fout.tot })}</span>
    </li>
  );
}

function Uitslag({
  item,
  antwoord,
  toetsenbord,
}: {
  item: WoordItem;
  antwoord: string;
  toetsenbord: 'qwerty' | 'azerty';
}) {
  const fouten = diagnoseVan(
    {
      beeld: beeldVanItem(item),
      cats: item.cats,
      toetsenbord,
      ...(item.homofoonVan === undefined ? {} : { homofonen: item.homofoonVan }),
    },
    antwoord,
  );
  const rij = kolommen(item.grafemen, verschillen(item.grafemen, normaliseer(antwoord).toLowerCase()));
  return (
    <div aria-live="polite">
      <div className="uitlijning">
        {rij.map((k, i) => (
          <span key={i} className={k.anders ? 'kolom anders' : 'kolom'}>
            <b className="woord">{teken(k.doel)}</b>
            <b className="woord">{teken(k.antwoord)}</b>
          </span>
        ))}
      </div>
      {fouten.length === 0 ? (
        <p className="goed">{t('diagnose.goed')}</p>
      ) : (
        <ul className="labels">
          {fouten.map((f) => (
            <Label key={`${f.categorie}${f.van}`} fout={f} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Type what a child might write: the alignment and the labels the product would store. */
export function DiagnoseKaart({ item }: { item: WoordItem }) {
  const [antwoord, setAntwoord] = useState('');
  const [toetsenbord, setToetsenbord] = useState<'qwerty' | 'azerty'>('qwerty');
  return (
    <Kaart titel={t('diagnose.titel')}>
      <div className="rij">
        <label className="veld breed">
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
        <label className="veld">
          <span>{t('diagnose.toetsenbord')}</span>
          <select
            value={toetsenbord}
            onChange={(e) => setToetsenbord(TOETSENBORDEN.find((b) => b === e.target.value) ?? 'qwerty')}
          >
            {TOETSENBORDEN.map((b) => (
              <option key={b}>{b}</option>
            ))}
          </select>
        </label>
      </div>
      {antwoord.trim() === '' ? (
        <p className="meta">{t('diagnose.uitleg')}</p>
      ) : (
        <Uitslag item={item} antwoord={antwoord} toetsenbord={toetsenbord} />
      )}
    </Kaart>
  );
}
