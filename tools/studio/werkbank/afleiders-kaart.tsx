import { useMemo, useState } from 'react';
import { afleiders } from '#engine/core/taal/afleiders.ts';
import { beeldVanItem } from '#engine/core/taal/beeld-item.ts';
import { foutenVan, type Fout } from '#engine/core/taal/fouten.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { t } from '../teksten.ts';
import { Kaart } from './kaart.tsx';

const AANTAL = 3;
const EERST = 12;

function Gewicht({ fout, hoogste, getrokken }: { fout: Fout; hoogste: number; getrokken: boolean }) {
  return (
    <tr className={getrokken ? 'hier' : undefined}>
      <td className="woord">{fout.vorm}</td>
      <td>
        <code>{fout.categorie}</code>
      </td>
      <td className="gewicht" aria-hidden="true">
        <i style={{ inlineSize: `${Math.round((fout.kans / hoogste) * 100)}%` }} />
      </td>
      <td className="getal">{t('afleiders.kans', { n: Math.round(fout.kans * 1000) / 10 })}</td>
    </tr>
  );
}

/** The wrong forms a child may see: the draw of a seed, and every form with its weight. */
export function AfleidersKaart({ item }: { item: WoordItem }) {
  const [seed, setSeed] = useState(1);
  const [alles, setAlles] = useState(false);
  const fouten = useMemo(() => foutenVan(beeldVanItem(item), item.cats, { geweerd: item.geweerd }), [item]);
  const trekking = afleiders(item, AANTAL, { seed });
  const getrokken = trekking.ok ? trekking.value.map((a) => a.vorm) : [];
  const zichtbaar = alles ? fouten : fouten.slice(0, EERST);
  return (
    <Kaart
      titel={t('afleiders.titel')}
      naast={
        <label className="zaad">
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
      <p className="trekking">
        {getrokken.map((vorm) => (
          <span key={vorm} className="fiche woord">
            {vorm}
          </span>
        ))}
        {getrokken.length < AANTAL && <span className="meta">{t('afleiders.tekort', { n: getrokken.length })}</span>}
      </p>
      <table className="gewichten">
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
          {zichtbaar.map((f) => (
            <Gewicht key={f.vorm} fout={f} hoogste={fouten[0]?.kans ?? 1} getrokken={getrokken.includes(f.vorm)} />
          ))}
        </tbody>
      </table>
      {fouten.length > EERST && (
        <button type="button" className="tekstknop" onClick={() => setAlles(!alles)}>
          {alles ? t('afleiders.minder') : t('afleiders.meer', { n: fouten.length - EERST })}
        </button>
      )}
      <dl className="feiten">
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
    </Kaart>
  );
}
