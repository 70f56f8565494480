import { CATEGORIES } from '#engine/core/taal/tables/categories.gen.ts';
import type { CatSpan, WoordItem } from '#engine/core/taal/woord/woord.ts';
import { t } from '../texts.ts';
import { Card } from './card.tsx';

const NAME = new Map(CATEGORIES.map((c) => [c.id, c.naam] as const));
const COLORS = 6;

function Category({ cat, nr, hoofd: head, letters }: { cat: CatSpan; nr: number; hoofd: boolean; letters: number }) {
  return (
    <>
      <span
        className={`span kleur-${nr % COLORS}`}
        style={{ gridColumn: `${cat.van + 1} / ${cat.tot + 1}`, gridRow: nr + 3 }}
      />
      <span className="span-name" style={{ gridColumn: letters + 1, gridRow: nr + 3 }}>
        <i className={`dot kleur-${nr % COLORS}`} />
        {head ? <strong>{NAME.get(cat.id) ?? cat.id}</strong> : (NAME.get(cat.id) ?? cat.id)} <code>{cat.id}</code>
        {head && <em>{t('letters.hoofd')}</em>}
      </span>
    </>
  );
}

function Parts({ naam: name, delen: parts }: { naam: string; delen: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="woord">
        {parts.map((d, i) => (
          <span key={i} className="part">
            {d}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** Graphemes with their sounds, the categories drawn under their letters, and how the word is cut. */
export function LetterCard({ item }: { item: WoordItem }) {
  const klanken = item.grafemen.reduce((n, g) => n + (g.klank === '' ? 0 : g.klank.split(' ').length), 0);
  return (
    <Card
      titel={t('letters.titel')}
      breed
      naast={<span className="meta">{t('letters.telling', { grafemen: item.grafemen.length, klanken })}</span>}
    >
      <div className="letter-frame">
        <div className="letters" style={{ gridTemplateColumns: `repeat(${item.w.length}, minmax(24px, 34px)) 1fr` }}>
          {item.grafemen.map((g) => (
            <span
              key={g.van}
              className="grafeem woord"
              style={{ gridColumn: `${g.van + 1} / ${g.tot + 1}`, gridRow: 1 }}
            >
              {g.g}
            </span>
          ))}
          {item.grafemen.map((g) => (
            <span key={g.van} className="klank" style={{ gridColumn: `${g.van + 1} / ${g.tot + 1}`, gridRow: 2 }}>
              {g.klank === '' ? t('letters.stil') : g.klank}
            </span>
          ))}
          {item.cats.map((cat, nr) => (
            <Category
              key={`${cat.id}${cat.van}`}
              cat={cat}
              nr={nr}
              hoofd={cat.id === item.hoofd}
              letters={item.w.length}
            />
          ))}
        </div>
      </div>
      <dl className="facts">
        <Parts naam={t('letters.lettergrepen')} delen={item.lettergrepen} />
        <Parts naam={t('letters.klankgroepen')} delen={item.klankgroepen} />
        {item.morfemen !== undefined && <Parts naam={t('letters.morfemen')} delen={item.morfemen.map((m) => m.m)} />}
      </dl>
      {item.catsAfgewezen !== undefined && (
        <p className="meta">
          {t('letters.afgewezen')} {item.catsAfgewezen.map((c) => `${c.id}: ${c.reden}`).join('; ')}
        </p>
      )}
    </Card>
  );
}
