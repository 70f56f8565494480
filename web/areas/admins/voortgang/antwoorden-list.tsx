import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoortgangAntwoorden } from '#server/features/voortgang/voortgang.contract.ts';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Period } from '../shared/voortgang/period.ts';
import { useAntwoorden } from './api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { State } from '#web/platform/state.tsx';
import { useAccess } from '../shared/permission.tsx';
import { AntwoordItem } from '../shared/voortgang/antwoord-rule.tsx';
import { SlipMark } from '../shared/voortgang/slip-mark.tsx';
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

/** Everything or only the mistakes, and what it says when there is nothing. */
function WrongChoice({
  count,
  wrongOnly,
  onChoose,
}: {
  count: number;
  wrongOnly: boolean;
  onChoose: (on: boolean) => void;
}) {
  const { t } = useTranslation('voortgang');
  return (
    <>
      {(count > 0 || wrongOnly) && (
        <FormControlLabel
          className="not-at-paper"
          control={<Switch checked={wrongOnly} onChange={({ target }) => onChoose(target.checked)} />}
          label={t('antwoorden.mis')}
        />
      )}
      {count === 0 && <p className="soft">{t(wrongOnly ? 'antwoorden.geenMis' : 'antwoorden.leeg')}</p>}
    </>
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
  const { mag: allowed, readOnly } = useAccess('antwoorden.beoordelen');
  const mayJudge = allowed && !readOnly;
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
      {(data) => {
        const pages = Math.max(1, Math.ceil(data.totaal / data.grootte));
        return (
          <>
            <PatternCard data={data} naam={name} />
            <h3 className="drawer__header">{t('antwoorden.kop', { naam: name })}</h3>
            <WrongChoice count={data.totaal} wrongOnly={wrongOnly} onChoose={chooseWrong} />
            <ul className="antwoorden">
              {(everything ? data.items : data.items.slice(0, INITIAL_COUNT)).map((antwoord) => (
                <AntwoordItem key={antwoord.id} antwoord={antwoord} adminId={adminId} leerlingId={choice.leerlingId}>
                  <SlipMark
                    antwoord={antwoord}
                    spot={{ adminId, leerlingId: choice.leerlingId, antwoordId: antwoord.id }}
                    may={mayJudge}
                  />
                </AntwoordItem>
              ))}
            </ul>
            {!everything && data.totaal > INITIAL_COUNT && (
              <Button onClick={() => setEverything(true)} endIcon={<Icon name="pijl" size={18} />}>
                {t('antwoorden.alle', { count: data.totaal })}
              </Button>
            )}
            {everything && pages > 1 && (
              <nav className="pagination" aria-label={t('antwoorden.paginas')}>
                <Button
                  disabled={page === 1}
                  onClick={() => setPage(page - 1)}
                  startIcon={<Icon name="links" size={16} />}
                >
                  {t('vorige')}
                </Button>
                <span>{t('antwoorden.pagina', { pagina: page, paginas: pages })}</span>
                <Button
                  disabled={page >= pages}
                  onClick={() => setPage(page + 1)}
                  endIcon={<Icon name="rechts" size={16} />}
                >
                  {t('volgende')}
                </Button>
              </nav>
            )}
            {data.pagina === 1 && <ErrorKinds fouten={data.fouten} />}
          </>
        );
      }}
    </State>
  );
}
