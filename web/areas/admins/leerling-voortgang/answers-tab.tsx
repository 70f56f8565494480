import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeerlingVoortgang } from '#server/features/voortgang/leerling-voortgang.contract.ts';
import { State } from '#web/platform/state.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useAddress } from '../shared/use-address.ts';
import { AnswerItems, AnswerPages, WrongChoice } from '../shared/voortgang/answers.tsx';
import { isPeriod, type Period } from '../shared/voortgang/period.ts';
import { useAnswersOf } from './api.ts';

const SKELETON = <TableSkeleton rows={8} />;
const ALL = 'alle';

/** Page in the address: a whole number from 1. */
function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('pagina') ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** Everything one pupil wrote, newest first: of a period, of one goal, or only the mistakes. */
export function AnswersTab({ data, period, filter }: { data: LeerlingVoortgang; period: Period; filter: ReactNode }) {
  const { t } = useTranslation('leerling-voortgang');
  const { adminId } = useSpot();
  const { params, change } = useAddress();
  const { id: leerlingId, roepnaam } = data.leerling;
  const doelId = params.get('doel');
  const wrongOnly = params.get('mis') === 'ja';
  const answers = useAnswersOf({ adminId, leerlingId }, period, { doelId, wrongOnly, page: pageOf(params) });
  return (
    <section className="answers" aria-labelledby="antwoorden-kop">
      <div className="filters not-at-paper">
        {filter}
        <TextField
          select
          label={t('antwoorden.doel')}
          value={data.doelen.some(({ id }) => id === doelId) ? doelId : ALL}
          onChange={({ target }) => change({ doel: target.value === ALL ? null : target.value, pagina: null })}
        >
          <MenuItem value={ALL}>{t('antwoorden.doel.alle')}</MenuItem>
          {data.doelen.map(({ id, naam: name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <h2 id="antwoorden-kop">{t('antwoorden.kop', { naam: roepnaam })}</h2>
      <State stand={answers} skeleton={SKELETON}>
        {(list) => (
          <>
            {list.totaal > 0 && <p className="soft">{t('antwoorden.aantal', { count: list.totaal })}</p>}
            <WrongChoice
              count={list.totaal}
              wrongOnly={wrongOnly}
              none={{
                all: t(isPeriod(period) ? 'antwoorden.leeg.periode' : 'antwoorden.leeg'),
                wrong: t('antwoorden.geenMis'),
              }}
              onChoose={(on) => change({ mis: on ? 'ja' : null, pagina: null })}
            />
            <AnswerItems antwoorden={list.items} leerlingId={leerlingId} named={doelId === null} />
            <AnswerPages data={list} onPage={(page) => change({ pagina: page === 1 ? null : String(page) })} />
          </>
        )}
      </State>
    </section>
  );
}
