import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  lacksFor,
  STANDING_RULES,
  type StandingEvidence,
  type StandingLack,
} from '#engine/core/oefening/model/doel-standing.ts';
import type { VoortgangStatus } from '#server/features/voortgang/voortgang.contract.ts';
import { nameList } from '../shared/name-list.ts';

const DAYS_COUNTED = 3;

function lackText(t: TFunction<'voortgang'>, lack: StandingLack, { n }: StandingEvidence): string {
  return lack === 'n'
    ? t('nodig.n', { count: STANDING_RULES.masteredN - n })
    : t(`nodig.${lack}`, { masteredPct: STANDING_RULES.masteredPct });
}

function Digits({ evidence, period }: { evidence: StandingEvidence; period: boolean }) {
  const { t } = useTranslation('voortgang');
  const { n, right, days, chance } = evidence;
  const rows = [
    [t(period ? 'waarom.periode' : 'waarom.recent'), t('waarom.goed', { right, n })],
    [t('waarom.dagen'), days < DAYS_COUNTED ? String(days) : t('waarom.meer', { days })],
    [t('waarom.zeker'), t(chance >= STANDING_RULES.masteredChance ? 'waarom.zeker.ja' : 'waarom.zeker.nee')],
  ];
  return (
    <dl className="why__digits">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What lacks for mastery in one line, and behind a button the rule of the standing with the numbers it was made of. */
export function StandingWhy({
  status,
  evidence,
  period,
}: {
  status: VoortgangStatus;
  evidence: StandingEvidence | undefined;
  period: boolean;
}) {
  const { t, i18n } = useTranslation(['voortgang', 'admins']);
  const [open, setOpen] = useState(false);
  const lacks = evidence === undefined ? [] : lacksFor(evidence).map((lack) => lackText(t, lack, evidence));
  return (
    <div className="standing-why">
      {status === 'bijna' && lacks.length > 0 && (
        <p>{t('nodig.kop', { wat: nameList(i18n.language, lacks, { max: lacks.length, more: String }) })}</p>
      )}
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('waarom.knop', { stand: t(`admins:status.${status}`) })}
      </Button>
      {open && (
        <div className="why__box">
          <p>{t(`uitleg.${status}`, { ...STANDING_RULES })}</p>
          <p>{t(period ? 'uitleg.periode' : 'uitleg.recent', { ...STANDING_RULES })}</p>
          {evidence === undefined ? <p>{t('waarom.straks')}</p> : <Digits evidence={evidence} period={period} />}
        </div>
      )}
    </div>
  );
}
