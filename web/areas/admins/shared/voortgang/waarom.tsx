import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WhyAntwoord } from '#server/features/waarom/waarom.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useWhy } from '../api/waarom.api.ts';
import { State } from '#web/platform/state.tsx';

interface WhyProps {
  adminId: string;
  leerlingId: string;
  antwoordId: string;
  woord: string;
}

const SKELETON = <Skeleton variant="rounded" height={96} />;

function Explanation({ data }: { data: WhyAntwoord }) {
  return (
    <>
      <ul className="why__reasons">
        {data.redenen.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {data.cijfers.length > 0 && (
        <dl className="why__digits">
          {data.cijfers.map(({ naam: name, waarde: value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Content(props: WhyProps) {
  return (
    <State stand={useWhy(props)} skeleton={SKELETON}>
      {(data) => <Explanation data={data} />}
    </State>
  );
}

/** Why the practice engine asked this word; fetched when a teacher asks. */
export function WhyPanel(props: WhyProps) {
  const { t } = useTranslation('admins');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="why">
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        endIcon={<Icon name={open ? 'op' : 'onder'} size={14} />}
      >
        {t('waarom.knop')}
        <span className="only-reader"> {props.woord}</span>
      </Button>
      {open && (
        <div id={id} className="why__box">
          <Content {...props} />
        </div>
      )}
    </div>
  );
}
