import type { WoordItem, WoordZin } from '#engine/core/taal/woord/woord.ts';
import { t } from '../texts.ts';
import { HearButton } from './hear-button.tsx';
import { Card } from './card.tsx';

function Zin({ zin }: { zin: WoordZin }) {
  return (
    <li>
      <p className="zin">
        {zin.tekst.slice(0, zin.gat.van)}
        <mark>{zin.tekst.slice(zin.gat.van, zin.gat.tot)}</mark>
        {zin.tekst.slice(zin.gat.tot)}
      </p>
      <span className="meta">
        {t('zinnen.meta', { niveau: zin.niveau, id: zin.id })}
        {zin.regio !== undefined && ` · ${zin.regio}`}
      </span>
      <HearButton audioId={`z:${zin.tekst}`} wat={zin.tekst} />
    </li>
  );
}

/** Sentences of a word, the gap marked. */
export function ZinnenCard({ item }: { item: WoordItem }) {
  return (
    <Card titel={t('zinnen.titel')}>
      {item.zinnen.length === 0 ? (
        <p className="meta">{t('zinnen.geen')}</p>
      ) : (
        <ul className="zinnen">
          {item.zinnen.map((zin) => (
            <Zin key={zin.id} zin={zin} />
          ))}
        </ul>
      )}
    </Card>
  );
}
