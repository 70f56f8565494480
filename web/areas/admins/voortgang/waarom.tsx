import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaaromAntwoord } from '#server/features/waarom/waarom.contract.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { useWaarom } from '../admins.api.ts';
import { Toestand } from '#web/platform/toestand.tsx';

interface WaaromProps {
  adminId: string;
  leerlingId: string;
  antwoordId: string;
  woord: string;
}

const GERAAMTE = <Skeleton variant="rounded" height={96} />;

function Uitleg({ data }: { data: WaaromAntwoord }) {
  return (
    <>
      <ul className="waarom__redenen">
        {data.redenen.map((reden) => (
          <li key={reden}>{reden}</li>
        ))}
      </ul>
      {data.cijfers.length > 0 && (
        <dl className="waarom__cijfers">
          {data.cijfers.map(({ naam, waarde }) => (
            <div key={naam}>
              <dt>{naam}</dt>
              <dd>{waarde}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Inhoud(props: WaaromProps) {
  return (
    <Toestand stand={useWaarom(props)} geraamte={GERAAMTE}>
      {(data) => <Uitleg data={data} />}
    </Toestand>
  );
}

/** Why the practice engine asked this word; fetched when a teacher asks. */
export function Waarom(props: WaaromProps) {
  const { t } = useTranslation('admins');
  const [open, stelOpen] = useState(false);
  const id = useId();
  return (
    <div className="waarom">
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => stelOpen(!open)}
        endIcon={<Icoon naam={open ? 'op' : 'onder'} maat={14} />}
      >
        {t('waarom.knop')}
        <span className="alleen-lezer"> {props.woord}</span>
      </Button>
      {open && (
        <div id={id} className="waarom__vak">
          <Inhoud {...props} />
        </div>
      )}
    </div>
  );
}
