import { useEffect, useRef } from 'react';
import { CATEGORIES } from '#engine/core/taal/tables/categories.gen.ts';
import { nameOf, t } from '../texts.ts';
import { NO_FILTER, FIELDS, type Filter, type Outcome, type Field } from './filter.ts';

const CATEGORY = new Map(CATEGORIES.map((c) => [c.id, c] as const));
const STRUCTURE = [
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

const rank = (field: Field, value: string): number =>
  field === 'categorie' ? (CATEGORY.get(value)?.nr ?? 0) : field === 'structuur' ? STRUCTURE.indexOf(value) : 0;
const label = (field: Field, value: string): string =>
  field === 'categorie' ? `${CATEGORY.get(value)?.naam ?? ''} (${value})` : nameOf(field, value);

interface ChoiceProps {
  veld: Field;
  waarde: string;
  tally: ReadonlyMap<string, number>;
  onChoose: (value: string) => void;
}

function Choice({ veld: field, waarde: value, tally, onChoose }: ChoiceProps) {
  const options = [...tally.entries()]
    .filter(([w]) => w !== value)
    .concat(value === '' ? [] : [[value, tally.get(value) ?? 0]])
    .sort(([a], [b]) => rank(field, a) - rank(field, b) || a.localeCompare(b, 'nl'));
  return (
    <label className={value === '' ? 'field' : 'field chosen'}>
      <span>{t(`veld.${field}`)}</span>
      <select value={value} onChange={(e) => onChoose(e.target.value)}>
        <option value="">{t('filter.alles')}</option>
        {options.map(([w, n]) => (
          <option key={w} value={w}>
            {t('filter.optie', { naam: label(field, w), n })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface BarProps {
  filter: Filter;
  tellingen: Outcome['tellingen'];
  totaal: number;
  found: number;
  actief: boolean;
  onFilter: (filter: Filter) => void;
}

/** Search text and choices with what each would give; `/` goes to the search field. */
export function FilterBar({ filter, tellingen: tallies, totaal: total, found, actief: active, onFilter }: BarProps) {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const toets = (e: KeyboardEvent): void => {
      const inField = e.target instanceof HTMLElement && e.target.matches('input, textarea, select');
      if (!active || e.key !== '/' || inField) return;
      e.preventDefault();
      search.current?.focus();
    };
    window.addEventListener('keydown', toets);
    return () => window.removeEventListener('keydown', toets);
  }, [active]);
  const isEmpty = FIELDS.every((field) => filter[field] === '') && filter.tekst === '';
  const focusList = (e: React.KeyboardEvent): void => {
    if (e.key !== 'ArrowDown') return;
    e.preventDefault();
    document.getElementById('woordlijst')?.focus();
  };
  return (
    <div className="filters">
      <label className="field wide">
        <span>{t('veld.tekst')}</span>
        <input
          ref={search}
          type="search"
          value={filter.tekst}
          placeholder={t('filter.hint')}
          onKeyDown={focusList}
          onChange={(e) => onFilter({ ...filter, tekst: e.target.value })}
        />
      </label>
      {FIELDS.map((field) => (
        <Choice
          key={field}
          veld={field}
          waarde={filter[field]}
          tally={tallies[field]}
          onChoose={(value) => onFilter({ ...filter, [field]: value })}
        />
      ))}
      <p className="tally" role="status">
        <strong>{found === 1 ? t('filter.een') : t('filter.aantal', { n: found })}</strong>{' '}
        {t('filter.van', { n: total })}
        {!isEmpty && (
          <button type="button" className="text-button" onClick={() => onFilter(NO_FILTER)}>
            {t('filter.wis')}
          </button>
        )}
      </p>
    </div>
  );
}
