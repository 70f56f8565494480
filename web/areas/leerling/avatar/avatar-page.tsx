import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Munt, SpelIcon } from '#engine/react/icons.tsx';
import type { FigureSlot } from '#engine/core/domein/figure.ts';
import { partOf, partsFor } from '#engine/core/domein/wardrobe.ts';
import { hairColorTiles, partTiles, skinTiles, traitTiles, type ChoiceParts } from '../shared/figure/choices.ts';
import { DressingRoom } from '../shared/figure/dressing-room.tsx';
import { Tiles, type Tile } from '../shared/figure/tiles.tsx';
import { RewardPage, type RewardView } from '../shared/reward-page.tsx';
import { TabIcon, TABS, type Tab } from './slot-icons.tsx';
import { useWardrobe, type Wardrobe } from './use-wardrobe.ts';
import './avatar.css';

const FLIGHT = [0, 1, 2, 3, 4, 5];

/** Coins that fly from the purse to the figure, once for each purchase. */
function Flight({ times }: { times: number }): ReactNode {
  if (times === 0) return null;
  return (
    <span className="coin-flight" key={times} aria-hidden="true">
      {FLIGHT.map((nr) => (
        <i key={nr} style={{ animationDelay: `${nr * 70}ms`, marginLeft: (nr - 2.5) * 26 }}>
          <Munt size={38} />
        </i>
      ))}
    </span>
  );
}

/** What can be done with the part that was chosen: buy it, earn for it, or bring it back. */
function Offer({ view, wardrobe }: { view: RewardView; wardrobe: Wardrobe }): ReactNode {
  const { t } = useTranslation(['avatar', 'wardrobe-parts']);
  const { own, fixed, leerlingId } = view;
  const part = wardrobe.chosen === null ? undefined : partOf(wardrobe.chosen);
  if (part === undefined) return null;
  const missing = part.price - own.munten;
  const name = t(`wardrobe-parts:part.${part.code}`);
  const isReturnable = own.aankopen.some(({ code }) => code === part.code);
  if (!wardrobe.trying)
    return isReturnable ? (
      <button type="button" className="reward-button" disabled={wardrobe.busy || fixed} onClick={wardrobe.bringBack}>
        {t('breng', { count: part.price })}
        <Munt size={28} />
      </button>
    ) : null;
  if (missing > 0)
    return (
      <div className="offer" role="status">
        <b>{t('nog', { count: missing })}</b>
        <span>{t('nog.uitleg')}</span>
        <Link className="reward-button reward-button--sea" to={`/leerling/${leerlingId}/landkaart`}>
          {t('speel')}
          <SpelIcon name="speel" size={24} />
        </Link>
      </div>
    );
  return (
    <button
      type="button"
      className="reward-button reward-button--sea offer__buy"
      disabled={wardrobe.busy || fixed}
      aria-label={t('koop.naam', { naam: name, count: part.price })}
      onClick={wardrobe.buy}
    >
      {t('koop')}
      <Munt size={30} />
      {part.price}
    </button>
  );
}

function Note({ code, wardrobe }: { code: string; wardrobe: Wardrobe }): ReactNode {
  const { t } = useTranslation('avatar');
  const price = partOf(code)?.price ?? 0;
  if (price === 0) return null;
  if (wardrobe.isOwn(code)) return <span className="tile__note--own">{t('vanJou')}</span>;
  return (
    <>
      <Munt size={22} />
      {price}
    </>
  );
}

/** The tiles of one place; what is not owned says its price. */
function SlotTiles({ slot, wardrobe, parts }: { slot: FigureSlot; wardrobe: Wardrobe; parts: ChoiceParts }): ReactNode {
  const { t } = useTranslation(['avatar', 'wardrobe-parts']);
  const tileOf = (tile: Tile): Tile => {
    const price = partOf(tile.key)?.price ?? 0;
    const state = price === 0 ? '' : wardrobe.isOwn(tile.key) ? t('vanJou') : t('prijs', { count: price });
    return {
      ...tile,
      name: [tile.name, state].filter((text) => text !== '').join(', '),
      ...(price === 0 ? {} : { note: <Note code={tile.key} wardrobe={wardrobe} /> }),
      choose: () => wardrobe.choose(tile.key, slot),
    };
  };
  return (
    <>
      <Tiles
        label={t(`tab.${slot}`)}
        tiles={partTiles(
          parts,
          slot,
          partsFor(slot).map(({ code }) => code),
        ).map(tileOf)}
      />
      {slot === 'hair' && <Tiles titled label={t('kleur')} tiles={hairColorTiles(parts)} />}
    </>
  );
}

function Room({ view }: { view: RewardView }): ReactNode {
  const { t } = useTranslation(['avatar', 'figure', 'wardrobe-parts']);
  const [tab, setTab] = useState<Tab>('hat');
  const wardrobe = useWardrobe(view);
  const parts: ChoiceParts = {
    figure: wardrobe.shown,
    t,
    onChange: (figure, name) => {
      view.speak(name);
      wardrobe.change(figure);
    },
  };
  return (
    <DressingRoom
      figure={wardrobe.shown}
      bar={view.bar}
      over={view.calm ? undefined : <Flight times={wardrobe.bought} />}
      aside={<Offer view={view} wardrobe={wardrobe} />}
    >
      <div className="reward-title">
        <button
          type="button"
          className="reward-listen"
          aria-label={t('hoor')}
          onClick={() => view.speak(`${t(`tab.${tab}`)}. ${t('uitleg')}`)}
        >
          <SpelIcon name="luid" size={30} />
        </button>
        <h1>{t(`tab.${tab}`)}</h1>
      </div>
      <div className="slot-tabs" role="toolbar" aria-label={t('tabs')}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === tab}
            aria-label={t(`tab.${name}`)}
            onClick={() => setTab(name)}
          >
            <TabIcon tab={name} />
          </button>
        ))}
      </div>
      {wardrobe.error !== null && (
        <p className="reward-error" role="alert">
          {wardrobe.error}
        </p>
      )}
      <div className="dressing-room__scroll">
        {tab === 'self' ? (
          <>
            <Tiles label={t('tab.self')} tiles={skinTiles(parts)} />
            <Tiles titled label={t('trekken')} tiles={traitTiles(parts)} />
          </>
        ) : (
          <SlotTiles slot={tab} wardrobe={wardrobe} parts={parts} />
        )}
      </div>
    </DressingRoom>
  );
}

/** The wardrobe: trying on is free, buying is for coins, and for a day it can be brought back. */
export function AvatarPage(): ReactNode {
  return <RewardPage limited>{(view) => <Room key={view.leerlingId} view={view} />}</RewardPage>;
}
