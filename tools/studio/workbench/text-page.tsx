import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { MAX_TEXT, niveau, type NiveauEstimate } from '#engine/core/taal/category/niveau.ts';
import { loadPatterns } from '#engine/core/taal/woord/patterns.ts';
import { READING_NIVEAUS } from '#engine/core/taal/tables/reading-niveau.ts';
import { nameOf, t } from '../texts.ts';
import { validateWoorden } from './api.ts';
import { useContent } from './use-content.ts';
import { peers, pieces, queryForm, vraagWoorden, type Size } from './text-analysis.ts';
import type { Validation } from './workbench.contract.ts';

const WAIT_MS = 400;
type Validations = ReadonlyMap<string, Validation> | 'fout' | null;

function useValidations(text: string): Validations {
  const [validations, setValidations] = useState<Validations>(null);
  useEffect(() => {
    let gone = false;
    const set = (newOne: Validations): void => {
      if (!gone) setValidations(newOne);
    };
    const timer = window.setTimeout(
      () => void validateWoorden(vraagWoorden(text.slice(0, MAX_TEXT))).then(set, () => set('fout')),
      text.trim() === '' ? 0 : WAIT_MS,
    );
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [text]);
  return validations;
}

function SizeRow({ maat: size }: { maat: Size }) {
  return (
    <div className="size">
      <dt>{t(`maat.${size.id}`)}</dt>
      <dd>
        <strong>
          {t(size.id === 'frequent' ? 'maat.deel' : 'maat.getal', {
            n: size.id === 'frequent' ? size.waarde * 100 : size.waarde,
          })}
        </strong>
        <span className="ladder" aria-hidden="true">
          {READING_NIVEAUS.map((n, i) => (
            <i key={n.niveau} className={i <= size.index ? 'on' : ''} />
          ))}
        </span>
        <span className="mark">{size.niveau}</span>
      </dd>
    </div>
  );
}

function Estimate({ s, countUp }: { s: NiveauEstimate; countUp: { woorden: number; anders: number; inhoud: number } }) {
  return (
    <section className="card">
      <div className="card-header">
        <h2>{t('tekst.schatting')}</h2>
        <span className="meta">{t('tekst.geenToets')}</span>
      </div>
      <p className="niveau">
        <strong>{s.niveau}</strong>
        {s.onzeker === true && <span className="error">{t('tekst.onzeker')}</span>}
      </p>
      <dl className="sizes">
        {peers(s).map((m) => (
          <SizeRow key={m.id} maat={m} />
        ))}
      </dl>
      <p className="meta">{t('tekst.maten')}</p>
      <p className="meta">
        {t('tekst.telling', { woorden: countUp.woorden, anders: countUp.anders, inhoud: countUp.inhoud })}
      </p>
    </section>
  );
}

function kindOf(validation: Validation | undefined): 'verboden' | 'onbekend' | '' {
  if (validation?.verboden === true) return 'verboden';
  return validation?.kenner === 'geen' ? 'onbekend' : '';
}

/** The text with its unknown and unfit words marked. */
function Marked({ tekst: text, validations }: { tekst: string; validations: Validations }) {
  const from = (woord: string): Validation | undefined =>
    validations instanceof Map ? validations.get(queryForm(woord)) : undefined;
  const parts = pieces(text);
  const kind = (search: string): string[] => [
    ...new Set(parts.filter((d) => d.woord && kindOf(from(d.tekst)) === search).map((d) => d.tekst)),
  ];
  const [unknown, forbidden] = [kind('onbekend'), kind('verboden')];
  return (
    <section className="card">
      <div className="card-header">
        <h2>{t('tekst.woorden')}</h2>
        <span className="meta" role="status">
          {validations === null
            ? t('woordenboek.laden')
            : validations === 'fout'
              ? t('woordenboek.fout')
              : t('tekst.gemarkeerd', { onbekend: unknown.length, verboden: forbidden.length })}
        </span>
      </div>
      <p className="leestekst">
        {parts.map((d, i) => {
          const brand = d.woord ? kindOf(from(d.tekst)) : '';
          return brand === '' ? (
            d.tekst
          ) : (
            <mark key={i} className={brand} title={nameOf('merk', brand)}>
              {d.tekst}
            </mark>
          );
        })}
      </p>
      {unknown.length > 0 && (
        <p>
          <span className="error">{t('tekst.onbekend')}</span> <span className="woord">{unknown.join(', ')}</span>
        </p>
      )}
      {forbidden.length > 0 && (
        <p>
          <span className="rust">{t('tekst.verboden')}</span> <span className="woord">{forbidden.join(', ')}</span>
        </p>
      )}
    </section>
  );
}

/** Paste a reading text: its estimated level with the three measures, unknown words marked. */
export function TextPage() {
  const [text, setText] = useState('');
  const [done, setDone] = useState(false);
  const { staat: state } = useContent();
  useEffect(() => void loadPatterns().then(() => setDone(true)), []);
  const deferred = useDeferredValue(text);
  const validations = useValidations(deferred);
  const estimate = useMemo(() => (done && deferred.trim() !== '' ? niveau(deferred) : null), [done, deferred]);
  const countUp = useMemo(() => {
    const all = pieces(deferred)
      .filter((d) => d.woord)
      .map((d) => d.tekst.toLowerCase());
    const content = new Set(state.soort === 'klaar' ? state.inhoud.woorden.map((w) => w.w.toLowerCase()) : []);
    return {
      woorden: all.length,
      anders: new Set(all).size,
      inhoud: [...new Set(all)].filter((w) => content.has(w)).length,
    };
  }, [deferred, state]);
  return (
    <div className="paste-area text">
      <section className="card paste">
        <h1>{t('tekst.titel')}</h1>
        <p className="meta">{t('tekst.uitleg', { max: MAX_TEXT })}</p>
        <textarea
          className="woord"
          value={text}
          aria-label={t('tekst.invoer')}
          placeholder={t('tekst.voorbeeld')}
          spellCheck={false}
          onChange={(e) => setText(e.target.value)}
        />
        <button type="button" className="button" disabled={text === ''} onClick={() => setText('')}>
          {t('lijst.leegmaken')}
        </button>
      </section>
      <div className="stack">
        {estimate === null && (
          <section className="card">
            <div className="empty">
              <strong>{t('tekst.leegTitel')}</strong>
              <p>{t('tekst.leegUitleg')}</p>
            </div>
          </section>
        )}
        {estimate?.ok === false && (
          <p className="notice rust" role="alert">
            {nameOf('tekstfout', estimate.fout)}
          </p>
        )}
        {estimate?.ok === true && (
          <>
            <Estimate s={estimate.value} countUp={countUp} />
            <Marked tekst={deferred} validations={validations} />
          </>
        )}
      </div>
    </div>
  );
}
