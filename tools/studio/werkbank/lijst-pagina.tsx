import { useEffect, useMemo, useState } from 'react';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { t } from '../teksten.ts';
import { analyseer, type Analyse } from './analyseer.ts';
import { useInhoud } from './gebruik-inhoud.ts';
import { alsTsv, MAX_REGELS, waarschuwingen } from './lijst-analyse.ts';
import { KOLOMMEN, type Regel } from './lijst-kolommen.ts';
import { LijstTabel } from './lijst-tabel.tsx';

const WACHT_MS = 250;

function useAnalyse(tekst: string): Analyse | null {
  const [analyse, setAnalyse] = useState<Analyse | null>(null);
  useEffect(() => {
    let door = true;
    const timer = window.setTimeout(() => {
      if (tekst.trim() === '') setAnalyse(null);
      else void analyseer(tekst, setAnalyse, () => door);
    }, WACHT_MS);
    return () => {
      door = false;
      window.clearTimeout(timer);
    };
  }, [tekst]);
  return analyse;
}

/** Copies to the clipboard; where the browser refuses, the text stands in a field to copy by hand. */
function Kopieer({ regels }: { regels: readonly Regel[] }) {
  const [staat, setStaat] = useState<'' | 'gelukt' | 'mislukt'>('');
  const tsv = (): string =>
    alsTsv([KOLOMMEN.map((k) => t(k.kop)), ...regels.map((r) => KOLOMMEN.map((k) => k.cel(r)))]);
  const kopieer = (): void => {
    const poging = navigator.clipboard?.writeText(tsv()) ?? Promise.reject(new Error('no clipboard'));
    poging.then(
      () => setStaat('gelukt'),
      () => setStaat('mislukt'),
    );
  };
  return (
    <>
      <button type="button" className="knop vol" onClick={kopieer}>
        {t('lijst.kopieer')}
      </button>
      <span role="status" className="meta">
        {staat === 'gelukt' && t('lijst.gekopieerd', { n: regels.length })}
        {staat === 'mislukt' && t('lijst.zelfKopieren')}
      </span>
      {staat === 'mislukt' && (
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

function Samenvatting({ analyse, regels }: { analyse: Analyse; regels: readonly Regel[] }) {
  const mis = regels.filter((r) => !r.rij.ok).length;
  const letOp = regels.filter((r) => r.rij.ok && waarschuwingen(r.rij, r.keuring).length > 0).length;
  return (
    <p className="samenvatting" role="status">
      <strong>{t('lijst.regels', { n: regels.length })}</strong>
      <span>{t('lijst.bekend', { n: regels.filter((r) => r.inhoud !== undefined).length })}</span>
      {letOp > 0 && <span className="fout">{t('lijst.letOp', { n: letOp })}</span>}
      {mis > 0 && <span className="roest">{t('lijst.mis', { n: mis })}</span>}
      {analyse.deel < 1 && <progress value={analyse.deel} aria-label={t('lijst.bezig')} />}
      {analyse.deel === 1 && analyse.keuringen === null && <span className="meta">{t('woordenboek.laden')}</span>}
      {analyse.keuringen === 'fout' && (
        <span className="roest" role="alert">
          {t('woordenboek.fout')}
        </span>
      )}
      {analyse.over > 0 && <span className="roest">{t('lijst.over', { max: MAX_REGELS, n: analyse.over })}</span>}
    </p>
  );
}

function Uitslag({ analyse, woorden }: { analyse: Analyse; woorden: ReadonlyMap<string, WoordItem> }) {
  const [alleenLetOp, setAlleenLetOp] = useState(false);
  const regels = useMemo<Regel[]>(
    () =>
      analyse.rijen.map((rij) => ({
        rij,
        keuring: rij.ok && analyse.keuringen instanceof Map ? analyse.keuringen.get(rij.uit.woord) : undefined,
        inhoud: rij.ok ? woorden.get(rij.uit.woord) : undefined,
      })),
    [analyse, woorden],
  );
  const zichtbaar = alleenLetOp
    ? regels.filter((r) => !r.rij.ok || waarschuwingen(r.rij, r.keuring).length > 0)
    : regels;
  return (
    <section className="kaart uitslag">
      <div className="rij">
        <Samenvatting analyse={analyse} regels={regels} />
        <label className="vink">
          <input type="checkbox" checked={alleenLetOp} onChange={(e) => setAlleenLetOp(e.target.checked)} />
          {t('lijst.alleenLetOp')}
        </label>
        <Kopieer regels={zichtbaar} />
      </div>
      {zichtbaar.length === 0 ? (
        <p className="stil">{t('lijst.nietsLetOp')}</p>
      ) : (
        <LijstTabel key={String(alleenLetOp)} regels={zichtbaar} />
      )}
    </section>
  );
}

/** Paste up to five thousand words and see what the engine makes of each. */
export function LijstPagina() {
  const [tekst, setTekst] = useState('');
  const { staat } = useInhoud();
  const analyse = useAnalyse(tekst);
  const woorden = useMemo(
    () => new Map(staat.soort === 'klaar' ? staat.inhoud.woorden.map((w) => [w.w, w] as const) : []),
    [staat],
  );
  return (
    <div className="plakwerk">
      <section className="kaart plak">
        <h1>{t('lijst.titel')}</h1>
        <p className="meta">{t('lijst.uitleg', { max: MAX_REGELS })}</p>
        <textarea
          className="woord"
          value={tekst}
          aria-label={t('lijst.invoer')}
          placeholder={t('lijst.voorbeeld')}
          spellCheck={false}
          onChange={(e) => setTekst(e.target.value)}
        />
        <button type="button" className="knop" disabled={tekst === ''} onClick={() => setTekst('')}>
          {t('lijst.leegmaken')}
        </button>
        {staat.soort === 'fout' && (
          <p className="roest" role="alert">
            {t('woorden.fout')}
          </p>
        )}
      </section>
      {analyse === null ? (
        <section className="kaart uitslag">
          <div className="leeg">
            <strong>{t('lijst.leegTitel')}</strong>
            <p>{t('lijst.leegUitleg')}</p>
          </div>
        </section>
      ) : (
        <Uitslag analyse={analyse} woorden={woorden} />
      )}
    </div>
  );
}
