import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PRESET_NAMES, type PresetName } from '#engine/core/domein/wardrobe.ts';
import { SpelIcon } from '#engine/react/icons.tsx';
import { DeurPicture } from '../shared/deur/deur-picture.tsx';
import { tintOf, type Tint } from '../shared/deur/tint.ts';
import { deurUrl, spriteAddress } from '../shared/art.ts';
import { presetUrl } from './art.ts';

/** Every door without a scene of its own has its own child. */
const actor = (spel: string): PresetName =>
  PRESET_NAMES[[...spel].reduce((sum, draw) => sum + (draw.codePointAt(0) ?? 0), 0) % PRESET_NAMES.length] ?? 'noor';

function Tableau({ spel, tint }: { spel: string; tint: Tint }): ReactNode {
  const own = deurUrl(spel);
  if (own !== undefined) return <image href={own} width="320" height="280" />;
  return (
    <>
      <path d="M0 0H320V280H0Z" fill={tint.sky} />
      <circle cx="92" cy="82" r="30" fill="#FFF3C4" fillOpacity=".9" />
      <path d="M0 176C60 132 120 148 172 164C226 132 280 138 320 156V280H0Z" fill={tint.far} />
      <path d="M0 216C90 186 220 190 320 208V280H0Z" fill={tint.ground} />
      <image href={presetUrl(actor(spel), 'heel')} x="66" y="98" width="112" height="163" />
      <g transform="translate(206 252) scale(1.02)">
        <use href={spriteAddress(spel)} />
      </g>
    </>
  );
}

/** A door: arch, open leaf, a scene with an actor, sill, name plate. */
export function SpelDeur(props: { spel: string; chooseMe: boolean; onChoose(): void }): ReactNode {
  const { t } = useTranslation(['landkaart', 'leerling']);
  const { spel, chooseMe } = props;
  const tint = tintOf(spel);
  return (
    <button
      type="button"
      className="deur"
      data-kies={chooseMe || undefined}
      aria-label={t(chooseMe ? 'deur.kies' : 'deur.naam', { spel: t(`spel.${spel}`) })}
      onClick={props.onChoose}
    >
      <DeurPicture id={spel} tint={tint} glow={chooseMe}>
        <Tableau spel={spel} tint={tint} />
      </DeurPicture>
      <span className="deur__name" aria-hidden="true">
        <b>{t(`spel.${spel}`)}</b>
        <i>
          <SpelIcon name="speel" size={20} />
        </i>
      </span>{' '}
      {chooseMe && (
        <span className="deur__badge" aria-hidden="true">
          <svg viewBox="-50 -50 100 100">
            <path
              d="M0 -46L9 -36 21 -41 26 -29 39 -30 39 -17 50 -9 43 2 49 14 37 19 36 32 23 32 16 43 4 37 -8 44 -15 33 -28 34 -30 21 -42 17 -38 5 -46 -5 -37 -14 -39 -27 -26 -28 -22 -40 -10 -36Z"
              fill="#FFC83D"
            />
          </svg>
          <b>{t('kiesMij')}</b>
        </span>
      )}
    </button>
  );
}
