import { useTranslation } from 'react-i18next';
import { useGroepen } from '../admins.api.ts';

/** Ticks the groups somebody works with. */
export function GroepKeuze({ adminId, gekozen, onKies }: { adminId: string; gekozen: readonly string[]; onKies: (ids: string[]) => void }) {
  const { t } = useTranslation('docenten');
  const { data } = useGroepen(adminId, false);
  const groepen = (data?.items ?? []).filter(({ gearchiveerd }) => !gearchiveerd);
  if (data !== undefined && groepen.length === 0) return <p className="zacht">{t('geenGroepen')}</p>;
  return (
    <fieldset className="keuzelijst">
      <legend>{t('groepen')}</legend>
      {groepen.map(({ id, naam }) => (
        <label key={id}>
          <input type="checkbox" checked={gekozen.includes(id)} onChange={({ target }) => onKies(target.checked ? [...gekozen, id] : gekozen.filter((ander) => ander !== id))} /> {naam}
        </label>
      ))}
    </fieldset>
  );
}
