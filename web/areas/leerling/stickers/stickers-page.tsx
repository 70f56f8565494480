import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SpelIcon, Star } from '#engine/react/icons.tsx';
import { LANDEN } from '#engine/core/domein/landen.ts';
import { SPELLEN } from '#engine/core/domein/spellen.ts';
import spots from '../../../../assets/art/landkaart/plekken.svg';
import { RewardPage, type RewardView } from '../shared/reward-page.tsx';
import { ruleUrl } from '../shared/rule-art.ts';
import './stickers.css';

const PAGES = ['woorden', 'spellen'] as const;
type Page = (typeof PAGES)[number];
const TIERS = [1, 2, 3] as const;

/** The place of a game on a round sticker; without a star it is only a shape. */
function GameSticker({ spel, tier, onSay }: { spel: string; tier: number; onSay(text: string): void }): ReactNode {
  const { t } = useTranslation(['stickers', 'landkaart']);
  const name = t(`landkaart:spel.${spel}`);
  const state = tier === 0 ? t('nogNiet') : t('trap', { count: tier });
  return (
    <li>
      <button
        type="button"
        className="sticker"
        data-tier={tier}
        aria-label={`${name}, ${state}`}
        onClick={() => onSay(`${name}. ${state}`)}
      >
        <span className="sticker__round">
          <svg viewBox="-104 -156 208 182" aria-hidden="true" focusable="false">
            <use href={`${spots}#${spel}`} />
          </svg>
        </span>
        <span className="sticker__stars" aria-hidden="true">
          {TIERS.map((nr) => (
            <Star key={nr} on={nr <= tier} />
          ))}
        </span>
        <b>{name}</b>
      </button>
    </li>
  );
}

function Games({ view }: { view: RewardView }): ReactNode {
  const { t } = useTranslation(['stickers', 'landkaart']);
  const tiers = new Map(view.own.stickers.map(({ spel, trap }) => [spel, trap]));
  return LANDEN.map(({ code }) => (
    <section key={code} className="sticker-sheet">
      <h2>{t(`landkaart:land.${code}`)}</h2>
      <ul>
        {SPELLEN.filter(({ land }) => land === code).map(({ slug }) => (
          <GameSticker key={slug} spel={slug} tier={tiers.get(slug) ?? 0} onSay={view.speak} />
        ))}
      </ul>
    </section>
  ));
}

/** What the child can do already: every goal that was mastered once, with the picture of its rule. */
function Woorden({ view }: { view: RewardView }): ReactNode {
  const { t } = useTranslation('stickers');
  const { leerdoelen } = view.own;
  if (leerdoelen.length === 0) return <p className="sticker-empty">{t('geenWoorden')}</p>;
  return (
    <section className="sticker-sheet">
      <ul>
        {leerdoelen.map(({ doelId, titel: title }) => (
          <li key={doelId}>
            <button
              type="button"
              className="sticker sticker--rule"
              aria-label={t('kanIk', { wat: title })}
              onClick={() => view.speak(t('kanIk', { wat: title }))}
            >
              <span className="sticker__round">
                <img src={ruleUrl(doelId)} alt="" draggable={false} />
              </span>
              <b>{title}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Book({ view }: { view: RewardView }): ReactNode {
  const { t } = useTranslation('stickers');
  const { leerdoelen, stickers } = view.own;
  const [page, setPage] = useState<Page>(leerdoelen.length === 0 && stickers.length > 0 ? 'spellen' : 'woorden');
  const counts: Record<Page, number> = { woorden: leerdoelen.length, spellen: stickers.length };
  return (
    <div className="sticker-book">
      <header className="sticker-book__bar">{view.bar}</header>
      <div className="sticker-book__cover">
        <div className="reward-title">
          <button
            type="button"
            className="reward-listen"
            aria-label={t('hoor')}
            onClick={() => view.speak(`${t('titel')}. ${t(`uitleg.${page}`)}`)}
          >
            <SpelIcon name="luid" size={30} />
          </button>
          <h1>{t('titel')}</h1>
        </div>
        <div className="sticker-book__tabs" role="toolbar" aria-label={t('bladen')}>
          {PAGES.map((name) => (
            <button key={name} type="button" aria-pressed={name === page} onClick={() => setPage(name)}>
              {t(`blad.${name}`)}
              <i>{counts[name]}</i>
            </button>
          ))}
        </div>
        <div className="sticker-book__page" key={page}>
          {page === 'woorden' ? <Woorden view={view} /> : <Games view={view} />}
        </div>
      </div>
    </div>
  );
}

/** The sticker book: what a child can do already, and the best of every game. Nothing in it ever goes away. */
export function StickersPage(): ReactNode {
  return <RewardPage>{(view) => <Book key={view.leerlingId} view={view} />}</RewardPage>;
}
