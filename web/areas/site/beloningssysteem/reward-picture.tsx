import type { ReactNode } from 'react';
import { Munt, Star } from '#engine/react/icons.tsx';
import squirrel from '../../../../assets/art/gedeeld/dieren/eekhoorn.svg?url';
import hedgehog from '../../../../assets/art/gedeeld/dieren/egel.svg?url';
import flamingo from '../../../../assets/art/gedeeld/dieren/flamingo.svg?url';
import left from '../../../../assets/art/web/kind-links.svg?url';
import right from '../../../../assets/art/web/kind-rechts.svg?url';
import './reward-picture.css';

const COIN = 64;
const STICKERS = [hedgehog, flamingo, squirrel];

const PICTURES: Readonly<Record<'sterren' | 'munten' | 'stickers' | 'eiland', ReactNode>> = {
  sterren: [0, 1, 2].map((nr) => <Star key={nr} on={nr < 2} className="reward-picture__star" />),
  munten: [0, 1, 2].map((nr) => <Munt key={nr} size={COIN} />),
  stickers: STICKERS.map((sticker) => (
    <span key={sticker} className="reward-picture__sticker">
      <img src={sticker} alt="" width={64} height={64} loading="lazy" />
    </span>
  )),
  eiland: [left, right].map((child) => (
    <img key={child} className="reward-picture__child" src={child} alt="" width={320} height={420} loading="lazy" />
  )),
};

/** What a reward looks like in the product itself. */
export function RewardPicture({ kind }: { kind: keyof typeof PICTURES }) {
  return (
    <div className="reward-picture" data-kind={kind} aria-hidden="true">
      {PICTURES[kind]}
    </div>
  );
}
