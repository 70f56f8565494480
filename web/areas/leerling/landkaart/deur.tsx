import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PRESET_NAMES, type PresetName } from '#engine/core/domein/wardrobe.ts';
import { SpelIcon } from '#engine/react/icons.tsx';
import { type LandCode } from './card-layout.ts';
import { SPOTS } from './spots.ts';
import { deurUrl, presetUrl, spriteAddress } from './art.ts';

type Tint = { doorFrame: string; light: string; deep: string; sky: string; far: string; ground: string };
/** Door and scene colours per land. */
const TINT: Readonly<Record<LandCode, Tint>> = {
  boerenland: {
    doorFrame: '#83BD2E',
    light: '#C3E78B',
    deep: '#5B8A12',
    sky: '#DDF3FF',
    far: '#CBE8A7',
    ground: '#A5D86E',
  },
  stad: { doorFrame: '#D9714A', light: '#F3B598', deep: '#9E4527', sky: '#FDF1E6', far: '#F3D9C4', ground: '#E3B28F' },
  water: { doorFrame: '#1F9FB5', light: '#A2E0E8', deep: '#12697A', sky: '#E6F8FF', far: '#BDEBF0', ground: '#6FCFDA' },
  bos: { doorFrame: '#3C8A5E', light: '#A5D3B2', deep: '#22573E', sky: '#E9F3D9', far: '#BFDDB0', ground: '#6FA86A' },
  kermis: {
    doorFrame: '#D14FB8',
    light: '#F7C0E9',
    deep: '#8A1480',
    sky: '#FFF1D6',
    far: '#FFD6E3',
    ground: '#FFAFC5',
  },
  fabriek: {
    doorFrame: '#4A9491',
    light: '#A9D6D2',
    deep: '#2A5C5B',
    sky: '#F4EDE4',
    far: '#CFE3E1',
    ground: '#86B8B4',
  },
  savanne: {
    doorFrame: '#D69A3A',
    light: '#FBDFA6',
    deep: '#94621A',
    sky: '#FFF3D9',
    far: '#FBE3B0',
    ground: '#F1BE6A',
  },
  bergen: {
    doorFrame: '#6E9CC7',
    light: '#CFE1F3',
    deep: '#456F9A',
    sky: '#EAF4FF',
    far: '#D3E3F3',
    ground: '#F6FBFF',
  },
  ruimte: {
    doorFrame: '#6A65A8',
    light: '#B9B4E6',
    deep: '#37336B',
    sky: '#2E2F66',
    far: '#4A4A8A',
    ground: '#6A659F',
  },
};

/** Every door without a scene of its own has its own child. */
const actor = (spel: string): PresetName =>
  PRESET_NAMES[[...spel].reduce((sum, draw) => sum + (draw.codePointAt(0) ?? 0), 0) % PRESET_NAMES.length] ?? 'noor';
export const landOfSpel = (spel: string): LandCode => SPOTS.find((spot) => spot.spel === spel)?.land ?? 'boerenland';
const OPENING = 'M30 268V58C30 40 42 31 60 28C120 18 200 18 260 28C278 31 290 40 290 58V268Z';

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
  const tint = TINT[landOfSpel(spel)];
  const id = `deuropening-${spel}`;
  return (
    <button
      type="button"
      className="deur"
      data-kies={chooseMe || undefined}
      aria-label={t(chooseMe ? 'deur.kies' : 'deur.naam', { spel: t(`spel.${spel}`) })}
      onClick={props.onChoose}
    >
      <svg viewBox="0 0 320 300" aria-hidden="true" focusable="false">
        <clipPath id={id}>
          <path d={OPENING} />
        </clipPath>
        {chooseMe && <path d="M2 290V52C2 22 24 8 54 4C120 -8 200 -8 266 4C296 8 318 22 318 52V290Z" fill="#FFE08A" />}
        <ellipse cx="166" cy="290" rx="156" ry="8" fill="#321B41" fillOpacity=".12" />
        <path d="M10 282V56C10 30 30 16 56 12C120 2 200 2 264 12C290 16 310 30 310 56V282Z" fill={tint.deep} />
        <path d="M10 274V54C10 28 30 14 56 10C120 0 200 0 264 10C290 14 310 28 310 54V274Z" fill={tint.doorFrame} />
        <path
          d="M22 62C22 40 36 28 58 25C110 18 150 17 178 17"
          fill="none"
          stroke={tint.light}
          strokeWidth="5"
          strokeLinecap="round"
          strokeOpacity=".8"
        />
        <g clipPath={`url(#${id})`}>
          <Tableau spel={spel} tint={tint} />
          <path d="M30 0H88V280H30Z" fill="#321B41" fillOpacity=".16" />
          <path d="M30 20H290V44C220 30 110 30 30 46Z" fill="#321B41" fillOpacity=".1" />
          <path d="M30 20L70 40V276L30 300Z" fill={tint.doorFrame} />
          <path d="M64 37L70 40V276L64 279Z" fill={tint.deep} />
          <path d="M38 66L58 72V150L38 152Z" fill={tint.light} fillOpacity=".85" />
          <path d="M38 170L58 170V240L38 252Z" fill={tint.light} fillOpacity=".6" />
          <circle cx="61" cy="166" r="5" fill="#FFC83D" />
        </g>
        <path
          d="M4 268H316A6 6 0 0 1 322 274V280A6 6 0 0 1 316 286H4A6 6 0 0 1 -2 280V274A6 6 0 0 1 4 268Z"
          fill={tint.deep}
        />
        <path d="M4 266H316A6 6 0 0 1 316 278H4A6 6 0 0 1 4 266Z" fill={tint.light} />
      </svg>
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
