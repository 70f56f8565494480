import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusval } from '#engine/react/gebruik-focusval.ts';
import { Icoon } from '#engine/react/iconen.tsx';
import type { Voorkeuren, VoorkeurenWijziging } from '#server/features/landkaart/landkaart.contract.ts';
import { FIGUREN, figuurUrl, type Figuur } from './kunst.ts';

interface Props { voorkeuren: Voorkeuren; figuur: Figuur; fout: string | null; vast: boolean; onWijzig(wijziging: VoorkeurenWijziging): void; onFiguur(figuur: Figuur): void; onUit(): void; /** Must keep its identity. */ onSluit(): void }

const SCHAKELAARS = ['geluid', 'muziek', 'rustig', 'minderBeweging'] as const;
const GROOTTES = ['normaal', 'groot', 'extra_groot'] as const;

/** Small panel with the child's own settings. */
export function Instellingen(props: Props): ReactNode {
  const { t } = useTranslation('landkaart');
  const vak = useRef<HTMLDivElement>(null);
  useFocusval(vak, props.onSluit);
  const { voorkeuren, vast } = props;
  return (
    <div className="instellingen" ref={vak} role="dialog" aria-modal="true" aria-labelledby="instellingen-titel" tabIndex={-1}>
      <div className="instellingen__kop"><h2 id="instellingen-titel">{t('instellingen')}</h2><button type="button" className="rond-klein" aria-label={t('sluit')} onClick={props.onSluit}><Icoon naam="kruis" maat={22} /></button></div>
      {SCHAKELAARS.map((sleutel) => (
        <button key={sleutel} type="button" role="switch" aria-checked={voorkeuren[sleutel]} disabled={vast} className="schakelaar" onClick={() => props.onWijzig({ [sleutel]: !voorkeuren[sleutel] })}>
          <span>{t(`voorkeur.${sleutel}`)}</span><i aria-hidden="true" />
        </button>
      ))}
      <fieldset className="instellingen__groep" disabled={vast}>
        <legend>{t('voorkeur.lettergrootte')}</legend>
        <div className="instellingen__rij">{GROOTTES.map((maat, i) => (
          <button key={maat} type="button" className="instellingen__keus" aria-pressed={voorkeuren.lettergrootte === maat} aria-label={t(`lettergrootte.${maat}`)} onClick={() => props.onWijzig({ lettergrootte: maat })}><span style={{ fontSize: 18 + i * 7 }} aria-hidden="true">a</span></button>
        ))}</div>
      </fieldset>
      <fieldset className="instellingen__groep">
        <legend>{t('figuur')}</legend>
        <div className="instellingen__figuren">{FIGUREN.map((figuur, i) => (
          <button key={figuur} type="button" aria-pressed={props.figuur === figuur} aria-label={t('figuur.nr', { nr: i + 1 })} onClick={() => props.onFiguur(figuur)}><img src={figuurUrl(figuur, 'buste-blij')} alt="" loading="lazy" /></button>
        ))}</div>
      </fieldset>
      {props.fout !== null && <p className="instellingen__fout" role="alert">{props.fout}</p>}
      <button type="button" className="knop-rustig" onClick={props.onUit}><Icoon naam="deur" maat={26} />{t('uitloggen')}</button>
    </div>
  );
}
