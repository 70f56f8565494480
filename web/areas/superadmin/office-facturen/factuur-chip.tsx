import { useTranslation } from 'react-i18next';
import type { FactuurStatus, ListedFactuur } from '#server/features/facturen/facturen.contract.ts';

const CHIP: Readonly<Record<FactuurStatus, string>> = {
  concept: 'chip',
  verzonden: 'chip chip--sea',
  herinnerd: 'chip chip--sun',
  betaald: 'chip chip--correct',
  gecrediteerd: 'chip chip--almost',
  aanvaard: 'chip chip--correct',
  afgewezen: 'chip',
  verlopen: 'chip chip--sun',
};

/** How far a paper is; what is past due says so by its days. */
export function FactuurChip({ paper: { status, late } }: { paper: Pick<ListedFactuur, 'status' | 'late'> }) {
  const { t } = useTranslation('office-facturen');
  if (late > 0) return <span className="chip chip--rust">{t('laat', { count: late })}</span>;
  return <span className={CHIP[status]}>{t(`stand.${status}`)}</span>;
}
