import { useEffect, useRef } from 'react';
import { CATEGORIEEN } from '#engine/core/taal/tabellen/categorieen.gen.ts';
import { naamVan, t } from '../teksten.ts';
import { GEEN_FILTER, VELDEN, type Filter, type Uitkomst, type Veld } from './filter.ts';

const CATEGORIE = new Map(CATEGORIEEN.map((c) => [c.id, c] as const));
const STRUCTUUR = [
  'mk-km',
  'mkm',
  'mmkm',
  'mkmm',
  'mmkmm',
  'mmmkm-mkmmm',
  '2-open',
  '2-gesloten',
  '2-samenstelling',
  '2-voorvoegsel',
  '3+',
  'leenwoord',
];

const rang = (veld: Veld, waarde: string): number =>
  veld === 'categorie' ? (CATEGORIE.get(waarde)?.nr ?? 0) : veld === 'structuur' ? STRUCTUUR.indexOf(waarde) : 0;
const label = (veld: Veld, waarde: string): string =>
  veld === 'categorie' ? `${CATEGORIE.get(waarde)?.naam ?? ''} (${waarde})` : naamVan(veld, waarde);

interface KeuzeProps {
  veld: Veld;
  waarde: string;
  telling: ReadonlyMap<string, number>;
  onKies: (waarde: string) => void;
}

function Keuze({ veld, waarde, telling, onKies }: KeuzeProps) {
  const opties = [...telling.entries()]
    .filter(([w]) => w !== waarde)
    .concat(waarde === '' ? [] : [[waarde, telling.get(waarde) ?? 0]])
    .sort(([a], [b]) => rang(veld, a) - rang(veld, b) || a.localeCompare(b, 'nl'));
  return (
    <label className={waarde === '' ? 'veld' : 'veld gekozen'}>
      <span>{t(`veld.${veld}`)}</span>
      <select value={waarde} onChange={(e) => onKies(e.target.value)}>
        <option value="">{t('filter.alles')}</option>
        {opties.map(([w, n]) => (
          <option key={w} value={w}>
            {t('filter.optie', { naam: label(veld, w), n })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface BalkProps {
  filter: Filter;
  tellingen: Uitkomst['tellingen'];
  totaal: number;
  gevonden: number;
  actief: boolean;
  onFilter: (filter: Filter) => void;
}

/** Search text and choices with what each would give; `/` goes to the search field. */
export function FilterBalk({ filter, tellingen, totaal, gevonden, actief, onFilter }: BalkProps) {
  const zoek = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const toets = (e: KeyboardEvent): void => {
      const inVeld = e.target instanceof HTMLElement && e.target.matches('input, textarea, select');
      if (!actief || e.key !== '/' || inVeld) return;
      e.preventDefault();
      zoek.current?.focus();
    };
    window.addEventListener('keydown', toets);
    return () => window.removeEventListener('keydown', toets);
  }, [actief]);
  const isLeeg = VELDEN.every((veld) => filter[veld] === '') && filter.tekst === '';
  const naarLijst = (e: React.KeyboardEvent): void => {
    if (e.key !== 'ArrowDown') return;
    e.preventDefault();
    document.getElementById('woordlijst')?.focus();
  };
  return (
    <div className="filters">
      <label className="veld breed">
        <span>{t('veld.tekst')}</span>
        <input
          ref={zoek}
          type="search"
          value={filter.tekst}
          placeholder={t('filter.hint')}
          onKeyDown={naarLijst}
          onChange={(e) => onFilter({ ...filter, tekst: e.target.value })}
        />
      </label>
      {VELDEN.map((veld) => (
        <Keuze
          key={veld}
          veld={veld}
          waarde={filter[veld]}
          telling={tellingen[veld]}
          onKies={(waarde) => onFilter({ ...filter, [veld]: waarde })}
        />
      ))}
      <p className="telling" role="status">
        <strong>{gevonden === 1 ? t('filter.een') : t('filter.aantal', { n: gevonden })}</strong>{' '}
        {t('filter.van', { n: totaal })}
        {!isLeeg && (
          <button type="button" className="tekstknop" onClick={() => onFilter(GEEN_FILTER)}>
            {t('filter.wis')}
          </button>
        )}
      </p>
    </div>
  );
}
