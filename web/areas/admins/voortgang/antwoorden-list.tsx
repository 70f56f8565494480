import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoortgangAntwoorden } from '#server/features/voortgang/voortgang.contract.ts';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Period } from '../shared/voortgang/period.ts';
import { useAntwoorden } from './api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { State } from '#web/platform/state.tsx';
import { AnswerItems, AnswerPages, WrongChoice } from '../shared/voortgang/answers.tsx';
import type { CellChoice } from './matrix.tsx';
import { ErrorKinds } from './error-kinds.tsx';
import { findPattern } from './pattern.ts';

const INITIAL_COUNT = 5;
const SKELETON = <TableSkeleton rows={6} />;

function PatternCard({ data, naam: name }: { data: VoortgangAntwoorden; naam: string }) {
  const { t } = useTranslation('voortgang');
  const pattern = data.pagina === 1 ? findPattern(data.items) : null;
  if (pattern === null)
    return data.regel === '' ? null : (
      <p className="drawer__rule">
        <Icon name="lamp" /> <span>{data.regel}</span>
      </p>
    );
  return (
    <p className="drawer__rule drawer__rule--pattern">
      <Icon name="lamp" />
      <span>
        <strong>{t('patroon.kop')}</strong> {t(`patroon.${pattern.soort}`, { ...pattern, naam: name })}
      </span>
    </p>
  );
}

/** Real answers, newest first: five at once, then all of them in pages. */
export function AntwoordenList({
  choice,
  naam: name,
  periode: period,
}: {
  choice: CellChoice;
  naam: string;
  periode: Period;
}) {
  const { t } = useTranslation('voortgang');
  const { adminId } = useSpot();
  const [everything, setEverything] = useState(false);
  const [page, setPage] = useState(1);
  const [wrongOnly, setWrongOnly] = useState(false);
  const antwoorden = useAntwoorden(adminId, { ...choice, pagina: page, periode: period, mis: wrongOnly });
  const chooseWrong = (on: boolean) => {
    setWrongOnly(on);
    setPage(1);
  };
  return (
    <State stand={antwoorden} skeleton={SKELETON}>
      {(data) => (
        <>
          <PatternCard data={data} naam={name} />
          <h3 className="drawer__header">{t('antwoorden.kop', { naam: name })}</h3>
          <WrongChoice
            count={data.totaal}
            wrongOnly={wrongOnly}
            none={{ all: t('antwoorden.leeg'), wrong: t('antwoorden.geenMis') }}
            onChoose={chooseWrong}
          />
          <AnswerItems
            antwoorden={everything ? data.items : data.items.slice(0, INITIAL_COUNT)}
            leerlingId={choice.leerlingId}
          />
          {!everything && data.totaal > INITIAL_COUNT && (
            <Button onClick={() => setEverything(true)} endIcon={<Icon name="pijl" size={18} />}>
              {t('antwoorden.alle', { count: data.totaal })}
            </Button>
          )}
          {everything && <AnswerPages data={data} onPage={setPage} />}
          {data.pagina === 1 && <ErrorKinds fouten={data.fouten} />}
        </>
      )}
    </State>
  );
}
