import { useTranslation } from 'react-i18next';
import { useGroepen } from '../admins.api.ts';
import { Keuzes } from '../keuzes.tsx';

/** Ticks the groups somebody works with. */
export function GroepKeuze({
  adminId,
  gekozen,
  onKies,
}: {
  adminId: string;
  gekozen: readonly string[];
  onKies: (ids: string[]) => void;
}) {
  const { t } = useTranslation('docenten');
  const { data } = useGroepen(adminId, false);
  const groepen = (data?.items ?? []).filter(({ gearchiveerd }) => !gearchiveerd);
  if (data !== undefined && groepen.length === 0) return <p className="zacht">{t('geenGroepen')}</p>;
  return (
    <Keuzes
      titel={t('groepen')}
      opties={groepen.map(({ id, naam }) => ({ waarde: id, tekst: naam }))}
      gekozen={gekozen}
      onKies={onKies}
    />
  );
}
