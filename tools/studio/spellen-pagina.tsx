import { useState } from 'react';
import { SPEL_SLUGS } from '#games/registry.ts';
import { t } from './teksten.ts';

const ZELF = ['nee', 'goed', 'fout', 'willekeurig'] as const;

/** All games with the settings of a round; a game opens alone, as the child sees it. */
export function SpellenPagina() {
  const [s, setS] = useState('0.3');
  const [zelf, setZelf] = useState('nee');
  const [calm, setCalm] = useState(false);
  const vraag = `s=${s}&zelf=${zelf}${calm ? '&calm=1' : ''}`;
  return (
    <section className="kaart ruim">
      <h1>{t('spellen.titel')}</h1>
      <p className="meta">{t('spellen.uitleg')}</p>
      <div className="rij">
        <label className="veld"><span>{t('spellen.niveau')}</span><input type="number" min="0" max="1" step="0.1" value={s} onChange={(e) => setS(e.target.value)} /></label>
        <label className="veld"><span>{t('spellen.zelf')}</span><select value={zelf} onChange={(e) => setZelf(e.target.value)}>{ZELF.map((z) => <option key={z} value={z}>{t(`zelf.${z}`)}</option>)}</select></label>
        <label className="vink"><input type="checkbox" checked={calm} onChange={(e) => setCalm(e.target.checked)} />{t('spellen.rustig')}</label>
      </div>
      <ul className="spellen">{SPEL_SLUGS.map((spel) => <li key={spel}><a href={`/?spel=${spel}&${vraag}`}>{spel}</a></li>)}</ul>
    </section>
  );
}
