import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Munt, SpelIcon } from '#engine/react/icons.tsx';
import { blockOf, BUILDING_BLOCKS } from '#engine/core/domein/building-blocks.ts';
import { PRESET_FIGURES, presetOf } from '#engine/core/domein/wardrobe.ts';
import { BlockDrawing } from '../shared/block-drawing.tsx';
import { RewardPage, type RewardView } from '../shared/reward-page.tsx';
import { useCorner, type Corner } from './use-corner.ts';
import { CornerWorld } from './world.tsx';
import './eiland.css';

interface Part {
  view: RewardView;
  corner: Corner;
}

/** What can be done with a thing that is owned. */
function OwnOffer({ code, view, corner }: Part & { code: string }): ReactNode {
  const { t } = useTranslation('eiland');
  const isPlaced = corner.things.some((thing) => thing.code === code);
  const purchase = view.own.aankopen.find((one) => one.code === code);
  return (
    <>
      {isPlaced ? (
        <button type="button" className="reward-button" disabled={view.fixed} onClick={() => corner.take(code)}>
          {t('inKist')}
        </button>
      ) : (
        <button
          type="button"
          className="reward-button reward-button--sea"
          disabled={view.fixed}
          onClick={() => corner.put(code)}
        >
          {t('zetNeer')}
        </button>
      )}
      {purchase !== undefined && (
        <button
          type="button"
          className="reward-button"
          disabled={corner.busy || view.fixed}
          onClick={() => corner.bringBack(code)}
        >
          {t('breng', { count: purchase.bedrag })}
          <Munt size={28} />
        </button>
      )}
    </>
  );
}

/** Buying a thing, or what is still missing for it. */
function ShopOffer({ code, view, corner }: Part & { code: string }): ReactNode {
  const { t } = useTranslation(['eiland', 'blocks']);
  const price = blockOf(code)?.price ?? 0;
  const missing = price - view.own.munten;
  if (price === 0) return <p>{t('cadeau')}</p>;
  if (missing > 0)
    return (
      <>
        <p>
          <b>{t('nog', { count: missing })}</b> {t('nog.uitleg')}
        </p>
        <Link className="reward-button reward-button--sea" to={`/leerling/${view.leerlingId}/landkaart`}>
          {t('speel')}
          <SpelIcon name="speel" size={24} />
        </Link>
      </>
    );
  return (
    <button
      type="button"
      className="reward-button reward-button--sea"
      disabled={corner.busy || view.fixed}
      aria-label={t('koop.naam', { wat: t(`blocks:thing.${code}`), count: price })}
      onClick={() => corner.buy(code)}
    >
      {t('koop')}
      <Munt size={30} />
      {price}
    </button>
  );
}

/** All things: first what lies in the box, then what can be bought, then what routes give. */
function Box({ view, corner }: Part): ReactNode {
  const { t } = useTranslation(['eiland', 'blocks']);
  const owned = new Set(view.own.eigen);
  const placed = new Set(corner.things.map(({ code }) => code));
  const rank = ({ code, price }: { code: string; price: number }): number =>
    owned.has(code) ? (placed.has(code) ? 3 : 0) : price > 0 ? 1 : 2;
  const stateOf = (code: string, price: number): string => {
    if (placed.has(code)) return t('staatEr');
    if (owned.has(code)) return t('vanJou');
    return price === 0 ? t('cadeau') : t('prijs', { count: price });
  };
  return (
    <ul className="corner-box" aria-label={t('kist')}>
      {BUILDING_BLOCKS.toSorted((a, b) => rank(a) - rank(b)).map(({ code, price }) => (
        <li key={code}>
          <button
            type="button"
            className="tile corner-tile"
            aria-pressed={corner.chosen === code}
            aria-label={`${t(`blocks:thing.${code}`)}, ${stateOf(code, price)}`}
            data-closed={(!owned.has(code) && price === 0) || undefined}
            onClick={() => corner.choose(corner.chosen === code ? null : code)}
          >
            <BlockDrawing code={code} className="tile__picture" />
            <span className="tile__note">
              {owned.has(code) ? (
                <span className="tile__note--own">{t(placed.has(code) ? 'staatEr' : 'vanJou')}</span>
              ) : price === 0 ? (
                <span>{t('cadeauKort')}</span>
              ) : (
                <>
                  <Munt size={22} />
                  {price}
                </>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Island({ view }: { view: RewardView }): ReactNode {
  const { t } = useTranslation(['eiland', 'blocks']);
  const corner = useCorner(view);
  const { chosen } = corner;
  const isOwn = chosen !== null && view.own.eigen.includes(chosen);
  return (
    <div className="corner">
      <h1 className="only-reader">{t('titel')}</h1>
      <div className="corner__window">
        <CornerWorld corner={corner} figure={view.own.figuur ?? PRESET_FIGURES[presetOf(view.leerlingId)]} />
      </div>
      <header className="corner__bar">{view.bar}</header>
      <section className="corner__tray">
        <div className="corner__offer" role="status">
          <button
            type="button"
            className="reward-listen"
            aria-label={t('hoor')}
            onClick={() => view.speak(chosen === null ? t('uitleg') : t(`blocks:thing.${chosen}`))}
          >
            <SpelIcon name="luid" size={28} />
          </button>
          <b>{chosen === null ? t('uitleg') : t(`blocks:thing.${chosen}`)}</b>
          {chosen !== null &&
            (isOwn ? (
              <OwnOffer code={chosen} view={view} corner={corner} />
            ) : (
              <ShopOffer code={chosen} view={view} corner={corner} />
            ))}
        </div>
        {corner.error !== null && (
          <p className="corner__error" role="alert">
            {corner.error}
          </p>
        )}
        <Box view={view} corner={corner} />
      </section>
    </div>
  );
}

/** The own corner of the island: a tree house and everything a child was given or bought. */
export function EilandPage(): ReactNode {
  return <RewardPage limited>{(view) => <Island key={view.leerlingId} view={view} />}</RewardPage>;
}
