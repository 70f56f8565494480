import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plekId, type PlekBeeld } from './kaart-model.ts';
import { tekening } from './kunst.ts';

const RUIM = { links: 170, boven: 250, breed: 340, hoog: 300 } as const;

/** The drawing of a place; its ground point lies at the bottom middle. */
export function PlekTekening({ spel, className }: { spel: string; className?: string }): ReactNode {
  return (
    <svg
      className={className}
      viewBox={`${-RUIM.links} ${-RUIM.boven} ${RUIM.breed} ${RUIM.hoog}`}
      aria-hidden="true"
      focusable="false"
    >
      <use href={tekening(spel)} />
    </svg>
  );
}

export function Plek(props: { plek: PlekBeeld; roept: boolean; focus: boolean; onKies(): void }): ReactNode {
  const { t } = useTranslation('landkaart');
  const { plek } = props;
  const spel = t(`spel.${plek.spel}`);
  const stand = plek.mist ? 'mist' : plek.aangeboden ? 'kies' : 'open';
  const naam =
    t(`plek.${stand}`, { spel, land: t(`land.${plek.land}`), count: plek.nogSterren }) +
    (plek.goud ? `, ${t('plek.goud')}` : '');
  const stijl = { left: plek.x - plek.breed / 2, top: plek.y - plek.hoog, width: plek.breed, height: plek.hoog + 14 };
  const beeld = {
    left: plek.breed / 2 - RUIM.links * plek.schaal,
    top: plek.hoog - RUIM.boven * plek.schaal,
    width: RUIM.breed * plek.schaal,
    height: RUIM.hoog * plek.schaal,
  };
  return (
    <button
      type="button"
      className="plek"
      data-knoop={plekId(plek.spel)}
      style={stijl}
      data-stand={stand}
      data-roept={props.roept || undefined}
      tabIndex={props.focus ? 0 : -1}
      aria-label={naam}
      onClick={props.onKies}
    >
      <span className="plek__beeld" style={beeld}>
        {plek.aangeboden && <span className="plek__gloed" aria-hidden="true" />}
        <PlekTekening spel={plek.spel} />
      </span>
      {plek.goud && (
        <svg className="plek__goud" viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
          <circle cy="3" r="20" fill="#B86E06" />
          <circle r="20" fill="#FFC83D" />
          <circle r="14.500" fill="#F1A11E" />
          <path
            d="M0 -10L3 -3.200 10 -2.800 4.600 1.800 6.400 9 0 5 -6.400 9 -4.600 1.800 -10 -2.800 -3 -3.200Z"
            fill="#FFF3C4"
          />
        </svg>
      )}
      <span className="plek__naam" aria-hidden="true">
        {spel}
      </span>
    </button>
  );
}
