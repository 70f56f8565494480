import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { nameOf, t } from '../texts.ts';
import { DistractorsCard } from './distractors-card.tsx';
import { DiagnosisCard } from './diagnosis-card.tsx';
import { HomofonenCard } from './homofonen-card.tsx';
import { HearButton } from './hear-button.tsx';
import { LetterCard } from './letter-card.tsx';
import { imageAddress } from './image.ts';
import { FormsCard } from './forms-card.tsx';
import type { SourceSpot } from './workbench.contract.ts';
import { ZinnenCard } from './zinnen-card.tsx';

function Header({ item }: { item: WoordItem }) {
  const read = new Set(item.gezien.map((g) => g.door)).size;
  const marks = [
    t('kop.groep', { groep: String(item.groep), leerjaar: String(item.groep - 2) }),
    t('kop.band', { band: String(item.band) }),
    nameOf('woordsoort', item.woordsoort),
    nameOf('structuur', item.structuur),
    nameOf('regio', item.regio),
    nameOf('gelezen', String(Math.min(2, read))),
    ...(item.gevoelig ? [t('kop.gevoelig')] : []),
  ];
  return (
    <header className="woord-heading">
      {item.plaatje === undefined ? (
        <span className="no-image">{t('kop.geenPlaatje')}</span>
      ) : (
        <img
          src={imageAddress(item.plaatje)}
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
        <p className="marks">
          {marks.map((m) => (
            <span key={m} className="mark">
              {m}
            </span>
          ))}
        </p>
        {item.betekenis !== undefined && <p>{item.betekenis}</p>}
      </div>
      <HearButton audioId={`w:${item.w}`} wat={item.w} />
    </header>
  );
}

function Source({ item, bron: source }: { item: WoordItem; bron: SourceSpot | undefined }) {
  return (
    <footer className="source">
      {source === undefined ? (
        <span className="meta">{t('bron.geen')}</span>
      ) : (
        <>
          <code>
            {source.bestand}:{source.regel}
          </code>
          <pre>{source.tekst.replaceAll('\t', ' ⇥ ')}</pre>
        </>
      )}
      <span className="meta">
        {t('bron.uitvoer', { bestand: `assets/content/woorden/groep${item.groep}/${item.hoofd}.jsonl`, id: item.id })}
      </span>
    </footer>
  );
}

/** Everything the product knows and makes of one word. */
export function WoordPanel({ item, bron: source }: { item: WoordItem; bron: SourceSpot | undefined }) {
  return (
    <article className="woordpaneel" aria-label={item.w}>
      <Header item={item} />
      <div className="cards">
        <LetterCard item={item} />
        <div className="stack">
          <DiagnosisCard item={item} />
          <DistractorsCard item={item} />
        </div>
        <div className="stack">
          <ZinnenCard item={item} />
          <FormsCard item={item} />
          <HomofonenCard item={item} />
        </div>
      </div>
      <Source item={item} bron={source} />
    </article>
  );
}
