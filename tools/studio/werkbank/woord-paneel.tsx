import type { WoordItem } from '#engine/core/taal/woord.ts';
import { naamVan, t } from '../teksten.ts';
import { AfleidersKaart } from './afleiders-kaart.tsx';
import { DiagnoseKaart } from './diagnose-kaart.tsx';
import { HomofonenKaart } from './homofonen-kaart.tsx';
import { HoorKnop } from './hoor-knop.tsx';
import { LetterKaart } from './letter-kaart.tsx';
import { plaatjeAdres } from './plaatje.ts';
import { VormenKaart } from './vormen-kaart.tsx';
import type { BronPlek } from './werkbank.contract.ts';
import { ZinnenKaart } from './zinnen-kaart.tsx';

function Kop({ item }: { item: WoordItem }) {
  const gelezen = new Set(item.gezien.map((g) => g.door)).size;
  const merken = [
    t('kop.groep', { groep: String(item.groep), leerjaar: String(item.groep - 2) }),
    t('kop.band', { band: String(item.band) }),
    naamVan('woordsoort', item.woordsoort),
    naamVan('structuur', item.structuur),
    naamVan('regio', item.regio),
    naamVan('gelezen', String(Math.min(2, gelezen))),
    ...(item.gevoelig ? [t('kop.gevoelig')] : []),
  ];
  return (
    <header className="woordkop">
      {item.plaatje === undefined ? (
        <span className="geenplaatje">{t('kop.geenPlaatje')}</span>
      ) : (
        <img
          src={plaatjeAdres(item.plaatje)}
          alt={t('kop.plaatje', { id: item.plaatje })}
          title={item.plaatje}
          width="88"
          height="88"
        />
      )}
      <div>
        <h1 className="woord">
          {item.lidwoord !== undefined && <small>{item.lidwoord} </small>}
          {item.w}
        </h1>
        <p className="merken">
          {merken.map((m) => (
            <span key={m} className="merk">
              {m}
            </span>
          ))}
        </p>
        {item.betekenis !== undefined && <p>{item.betekenis}</p>}
      </div>
      <HoorKnop audioId={`w:${item.w}`} wat={item.w} />
    </header>
  );
}

function Bron({ item, bron }: { item: WoordItem; bron: BronPlek | undefined }) {
  return (
    <footer className="bron">
      {bron === undefined ? (
        <span className="meta">{t('bron.geen')}</span>
      ) : (
        <>
          <code>
            {bron.bestand}:{bron.regel}
          </code>
          <pre>{bron.tekst.replaceAll('\t', ' ⇥ ')}</pre>
        </>
      )}
      <span className="meta">
        {t('bron.uitvoer', { bestand: `assets/content/woorden/groep${item.groep}/${item.hoofd}.jsonl`, id: item.id })}
      </span>
    </footer>
  );
}

/** Everything the product knows and makes of one word. */
export function WoordPaneel({ item, bron }: { item: WoordItem; bron: BronPlek | undefined }) {
  return (
    <article className="woordpaneel" aria-label={item.w}>
      <Kop item={item} />
      <div className="kaarten">
        <LetterKaart item={item} />
        <div className="stapel">
          <DiagnoseKaart item={item} />
          <AfleidersKaart item={item} />
        </div>
        <div className="stapel">
          <ZinnenKaart item={item} />
          <VormenKaart item={item} />
          <HomofonenKaart item={item} />
        </div>
      </div>
      <Bron item={item} bron={bron} />
    </article>
  );
}
