import { useTranslation } from 'react-i18next';
import { useGroepen } from '../shared/api/groepen.api.ts';
import { PillChoices } from '../shared/choices.tsx';

/** Ticks the groups somebody works with. */
export function GroepChoice({
  adminId,
  gekozen: chosen,
  onChoose,
}: {
  adminId: string;
  gekozen: readonly string[];
  onChoose: (ids: string[]) => void;
}) {
  const { t } = useTranslation('docenten');
  const { data } = useGroepen(adminId, false);
  const groepen = (data?.items ?? []).filter(({ gearchiveerd: archived }) => !archived);
  if (data !== undefined && groepen.length === 0) return <p className="soft">{t('geenGroepen')}</p>;
  return (
    <PillChoices
      titel={t('groepen')}
      options={groepen.map(({ id, naam: name }) => ({ waarde: id, tekst: name }))}
      gekozen={chosen}
      onChoose={onChoose}
    />
  );
}
