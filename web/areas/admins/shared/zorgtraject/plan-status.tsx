import { useTranslation } from 'react-i18next';
import type { PlanStatus } from '#engine/core/domein/handelingsplan.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

const LOOK = {
  concept: ['potlood', 'chip'],
  begintoets: ['lijst', 'chip chip--sea'],
  lopend: ['bezig', 'chip chip--sea'],
  eindtoets_open: ['lijst', 'chip chip--sea'],
  evaluatie: ['klok', 'chip chip--sun'],
  afgerond: ['vink', 'chip chip--correct'],
  voortgezet: ['pijl', 'chip chip--correct'],
  gestopt: ['sluit', 'chip'],
  gepauzeerd: ['klok', 'chip'],
} as const satisfies Record<PlanStatus, readonly [IconName, string]>;

/** State of a plan: sign, word and tint. */
export function PlanStatusChip({ status }: { status: PlanStatus }) {
  const { t } = useTranslation('zorgtraject');
  const [icon, look] = LOOK[status];
  return (
    <span className={look}>
      <Icon name={icon} size={16} /> {t(`status.${status}`)}
    </span>
  );
}

/** A day that asked for something went by. */
export function LateChip() {
  const { t } = useTranslation('zorgtraject');
  return (
    <span className="chip chip--rust">
      <Icon name="let" size={16} /> {t('teLaat')}
    </span>
  );
}
