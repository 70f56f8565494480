import { useEffect, useMemo, useState } from 'react';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { t } from '../texts.ts';
import { analyze, type Analysis } from './analyze.ts';
import { useContent } from './use-content.ts';
import { asTsv, MAX_LINES, warnings } from './list-analysis.ts';
import { COLUMNS, type Rule } from './list-columns.ts';
import { ListTable } from './list-table.tsx';

const WAIT_MS = 250;

function useAnalysis(text: string): Analysis | null {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  useEffect(() => {
    let by = true;
    const timer = window.setTimeout(() => {
      if (text.trim() === '') setAnalysis(null);
      else void analyze(text, setAnalysis, () => by);
    }, WAIT_MS);
    return () => {
      by = false;
      window.clearTimeout(timer);
    };
  }, [text]);
  return analysis;
}

/** Copies to the clipboard; where the browser refuses, the text stands in a field to copy by hand. */
function CopyButton({ regels: rules }: { regels: readonly Rule[] }) {
  const [state, setState] = useState<'' | 'gelukt' | 'mislukt'>('');
  const tsv = (): string => asTsv([COLUMNS.map((k) => t(k.kop)), ...rules.map((r) => COLUMNS.map((k) => k.cel(r)))]);
  const copy = (): void => {
    const poging = navigator.clipboard?.writeText(tsv()) ?? Promise.reject(new Error('no clipboard'));
    poging.then(
      () => setState('gelukt'),
      () => setState('mislukt'),
    );
  };
  return (
    <>
      <button type="button" className="button full" onClick={copy}>
        {t('lijst.kopieer')}
      </button>
      <span role="status" className="meta">
        {state === 'gelukt' && t('lijst.gekopieerd', { n: rules.length })}
        {state === 'mislukt' && t('lijst.zelfKopieren')}
      </span>
      {state === 'mislukt' && (
        <textarea
          readOnly
          rows={3}
          value={tsv()}
          aria-label={t('lijst.zelfKopieren')}
          onFocus={(e) => e.target.select()}
        />
      )}
    </>
  );
}

function Summary({ analysis, regels: rules }: { analysis: Analysis; regels: readonly Rule[] }) {
  const miss = rules.filter((r) => !r.rij.ok).length;
  const warningCount = rules.filter((r) => r.rij.ok && warnings(r.rij, r.validation).length > 0).length;
  return (
    <p className="summary" role="status">
      <strong>{t('lijst.regels', { n: rules.length })}</strong>
      <span>{t('lijst.bekend', { n: rules.filter((r) => r.inhoud !== undefined).length })}</span>
      {warningCount > 0 && <span className="error">{t('lijst.letOp', { n: warningCount })}</span>}
      {miss > 0 && <span className="rust">{t('lijst.mis', { n: miss })}</span>}
      {analysis.deel < 1 && <progress value={analysis.deel} aria-label={t('lijst.bezig')} />}
      {analysis.deel === 1 && analysis.validations === null && <span className="meta">{t('woordenboek.laden')}</span>}
      {analysis.validations === 'fout' && (
        <span className="rust" role="alert">
          {t('woordenboek.fout')}
        </span>
      )}
      {analysis.over > 0 && <span className="rust">{t('lijst.over', { max: MAX_LINES, n: analysis.over })}</span>}
    </p>
  );
}

function Finding({ analysis, woorden }: { analysis: Analysis; woorden: ReadonlyMap<string, WoordItem> }) {
  const [onlyWarnings, setOnlyWarnings] = useState(false);
  const rules = useMemo<Rule[]>(
    () =>
      analysis.rijen.map((row) => ({
        rij: row,
        validation: row.ok && analysis.validations instanceof Map ? analysis.validations.get(row.uit.woord) : undefined,
        inhoud: row.ok ? woorden.get(row.uit.woord) : undefined,
      })),
    [analysis, woorden],
  );
  const isVisible = onlyWarnings ? rules.filter((r) => !r.rij.ok || warnings(r.rij, r.validation).length > 0) : rules;
  return (
    <section className="card finding">
      <div className="row">
        <Summary analysis={analysis} regels={rules} />
        <label className="tick">
          <input type="checkbox" checked={onlyWarnings} onChange={(e) => setOnlyWarnings(e.target.checked)} />
          {t('lijst.alleenLetOp')}
        </label>
        <CopyButton regels={isVisible} />
      </div>
      {isVisible.length === 0 ? (
        <p className="still">{t('lijst.nietsLetOp')}</p>
      ) : (
        <ListTable key={String(onlyWarnings)} regels={isVisible} />
      )}
    </section>
  );
}

/** Paste up to five thousand words and see what the engine makes of each. */
export function ListPage() {
  const [text, setText] = useState('');
  const { staat: state } = useContent();
  const analysis = useAnalysis(text);
  const woorden = useMemo(
    () => new Map(state.soort === 'klaar' ? state.inhoud.woorden.map((w) => [w.w, w] as const) : []),
    [state],
  );
  return (
    <div className="paste-area">
      <section className="card paste">
        <h1>{t('lijst.titel')}</h1>
        <p className="meta">{t('lijst.uitleg', { max: MAX_LINES })}</p>
        <textarea
          className="woord"
          value={text}
          aria-label={t('lijst.invoer')}
          placeholder={t('lijst.voorbeeld')}
          spellCheck={false}
          onChange={(e) => setText(e.target.value)}
        />
        <button type="button" className="button" disabled={text === ''} onClick={() => setText('')}>
          {t('lijst.leegmaken')}
        </button>
        {state.soort === 'fout' && (
          <p className="rust" role="alert">
            {t('woorden.fout')}
          </p>
        )}
      </section>
      {analysis === null ? (
        <section className="card finding">
          <div className="empty">
            <strong>{t('lijst.leegTitel')}</strong>
            <p>{t('lijst.leegUitleg')}</p>
          </div>
        </section>
      ) : (
        <Finding analysis={analysis} woorden={woorden} />
      )}
    </div>
  );
}
