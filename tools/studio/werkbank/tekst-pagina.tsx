import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { MAX_TEKST, niveau, type NiveauSchatting } from '#engine/core/taal/niveau.ts';
import { laadPatronen } from '#engine/core/taal/patronen.ts';
import { LEESNIVEAUS } from '#engine/core/taal/tabellen/leesniveau.ts';
import { naamVan, t } from '../teksten.ts';
import { keurWoorden } from './api.ts';
import { useInhoud } from './gebruik-inhoud.ts';
import { maten, stukken, vraagVorm, vraagWoorden, type Maat } from './tekst-analyse.ts';
import type { Keuring } from './werkbank.contract.ts';

const WACHT_MS = 400;
type Keuringen = ReadonlyMap<string, Keuring> | 'fout' | null;

function useKeuringen(tekst: string): Keuringen {
  const [keuringen, setKeuringen] = useState<Keuringen>(null);
  useEffect(() => {
    let weg = false;
    const zet = (nieuw: Keuringen): void => {
      if (!weg) setKeuringen(nieuw);
    };
    const timer = window.setTimeout(
      () => void keurWoorden(vraagWoorden(tekst.slice(0, MAX_TEKST))).then(zet, () => zet('fout')),
      tekst.trim() === '' ? 0 : WACHT_MS,
    );
    return () => {
      weg = true;
      window.clearTimeout(timer);
    };
  }, [tekst]);
  return keuringen;
}

function MaatRij({ maat }: { maat: Maat }) {
  return (
    <div className="maat">
      <dt>{t(`maat.${maat.id}`)}</dt>
      <dd>
        <strong>
          {t(maat.id === 'frequent' ? 'maat.deel' : 'maat.getal', {
            n: maat.id === 'frequent' ? maat.waarde * 100 : maat.waarde,
          })}
        </strong>
        <span className="ladder" aria-hidden="true">
          {LEESNIVEAUS.map((n, i) => (
            <i key={n.niveau} className={i <= maat.index ? 'aan' : ''} />
          ))}
        </span>
        <span className="merk">{maat.niveau}</span>
      </dd>
    </div>
  );
}

function Schatting({ s, tel }: { s: NiveauSchatting; tel: { woorden: number; anders: number; inhoud: number } }) {
  return (
    <section className="kaart">
      <div className="kaart-kop">
        <h2>{t('tekst.schatting')}</h2>
        <span className="meta">{t('tekst.geenToets')}</span>
      </div>
      <p className="niveau">
        <strong>{s.niveau}</strong>
        {s.onzeker === true && <span className="fout">{t('tekst.onzeker')}</span>}
      </p>
      <dl className="maten">
        {maten(s).map((m) => (
          <MaatRij key={m.id} maat={m} />
        ))}
      </dl>
      <p className="meta">{t('tekst.maten')}</p>
      <p className="meta">{t('tekst.telling', { woorden: tel.woorden, anders: tel.anders, inhoud: tel.inhoud })}</p>
    </section>
  );
}

function soortVan(keuring: Keuring | undefined): 'verboden' | 'onbekend' | '' {
  if (keuring?.verboden === true) return 'verboden';
  return keuring?.kenner === 'geen' ? 'onbekend' : '';
}

/** The text with its unknown and unfit words marked. */
function Gemarkeerd({ tekst, keuringen }: { tekst: string; keuringen: Keuringen }) {
  const van = (woord: string): Keuring | undefined =>
    keuringen instanceof Map ? keuringen.get(vraagVorm(woord)) : undefined;
  const delen = stukken(tekst);
  const soort = (zoek: string): string[] => [
    ...new Set(delen.filter((d) => d.woord && soortVan(van(d.tekst)) === zoek).map((d) => d.tekst)),
  ];
  const [onbekend, verboden] = [soort('onbekend'), soort('verboden')];
  return (
    <section className="kaart">
      <div className="kaart-kop">
        <h2>{t('tekst.woorden')}</h2>
        <span className="meta" role="status">
          {keuringen === null
            ? t('woordenboek.laden')
            : keuringen === 'fout'
              ? t('woordenboek.fout')
              : t('tekst.gemarkeerd', { onbekend: onbekend.length, verboden: verboden.length })}
        </span>
      </div>
      <p className="leestekst">
        {delen.map((d, i) => {
          const merk = d.woord ? soortVan(van(d.tekst)) : '';
          return merk === '' ? (
            d.tekst
          ) : (
            <mark key={i} className={merk} title={naamVan('merk', merk)}>
              {d.tekst}
            </mark>
          );
        })}
      </p>
      {onbekend.length > 0 && (
        <p>
          <span className="fout">{t('tekst.onbekend')}</span> <span className="woord">{onbekend.join(', ')}</span>
        </p>
      )}
      {verboden.length > 0 && (
        <p>
          <span className="roest">{t('tekst.verboden')}</span> <span className="woord">{verboden.join(', ')}</span>
        </p>
      )}
    </section>
  );
}

/** Paste a reading text: its estimated level with the three measures, unknown words marked. */
export function TekstPagina() {
  const [tekst, setTekst] = useState('');
  const [klaar, setKlaar] = useState(false);
  const { staat } = useInhoud();
  useEffect(() => void laadPatronen().then(() => setKlaar(true)), []);
  const uitgesteld = useDeferredValue(tekst);
  const keuringen = useKeuringen(uitgesteld);
  const schatting = useMemo(() => (klaar && uitgesteld.trim() !== '' ? niveau(uitgesteld) : null), [klaar, uitgesteld]);
  const tel = useMemo(() => {
    const alle = stukken(uitgesteld)
      .filter((d) => d.woord)
      .map((d) => d.tekst.toLowerCase());
    const inhoud = new Set(staat.soort === 'klaar' ? staat.inhoud.woorden.map((w) => w.w.toLowerCase()) : []);
    return {
      woorden: alle.length,
      anders: new Set(alle).size,
      inhoud: [...new Set(alle)].filter((w) => inhoud.has(w)).length,
    };
  }, [uitgesteld, staat]);
  return (
    <div className="plakwerk tekst">
      <section className="kaart plak">
        <h1>{t('tekst.titel')}</h1>
        <p className="meta">{t('tekst.uitleg', { max: MAX_TEKST })}</p>
        <textarea
          className="woord"
          value={tekst}
          aria-label={t('tekst.invoer')}
          placeholder={t('tekst.voorbeeld')}
          spellCheck={false}
          onChange={(e) => setTekst(e.target.value)}
        />
        <button type="button" className="knop" disabled={tekst === ''} onClick={() => setTekst('')}>
          {t('lijst.leegmaken')}
        </button>
      </section>
      <div className="stapel">
        {schatting === null && (
          <section className="kaart">
            <div className="leeg">
              <strong>{t('tekst.leegTitel')}</strong>
              <p>{t('tekst.leegUitleg')}</p>
            </div>
          </section>
        )}
        {schatting?.ok === false && (
          <p className="melding roest" role="alert">
            {naamVan('tekstfout', schatting.fout)}
          </p>
        )}
        {schatting?.ok === true && (
          <>
            <Schatting s={schatting.value} tel={tel} />
            <Gemarkeerd tekst={uitgesteld} keuringen={keuringen} />
          </>
        )}
      </div>
    </div>
  );
}
