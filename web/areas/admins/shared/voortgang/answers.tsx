import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import type { VoortgangAntwoord, VoortgangAntwoorden } from '#server/features/voortgang/voortgang.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSpot } from '../frame/use-spot.ts';
import { useAccess } from '../permission.tsx';
import { AntwoordItem } from './antwoord-rule.tsx';
import { SlipMark } from './slip-mark.tsx';

/** Everything or only the mistakes, and what it says when there is nothing. */
export function WrongChoice({
  count,
  wrongOnly,
  none,
  onChoose,
}: {
  count: number;
  wrongOnly: boolean;
  /** What it says when there is nothing at all, and nothing wrong. */
  none: { all: string; wrong: string };
  onChoose: (on: boolean) => void;
}) {
  const { t } = useTranslation('admins');
  return (
    <>
      {(count > 0 || wrongOnly) && (
        <FormControlLabel
          className="not-at-paper"
          control={<Switch checked={wrongOnly} onChange={({ target }) => onChoose(target.checked)} />}
          label={t('antwoorden.mis')}
        />
      )}
      {count === 0 && <p className="soft">{wrongOnly ? none.wrong : none.all}</p>}
    </>
  );
}

/** Real answers, each with why its word came and whether it was a slip of the finger. */
export function AnswerItems({
  antwoorden,
  leerlingId,
  named = false,
}: {
  antwoorden: readonly VoortgangAntwoord[];
  leerlingId: string;
  /** Says of each which goal it was about. */
  named?: boolean;
}) {
  const { adminId } = useSpot();
  const { mag: allowed, readOnly } = useAccess('antwoorden.beoordelen');
  return (
    <ul className="antwoorden">
      {antwoorden.map((antwoord) => (
        <AntwoordItem key={antwoord.id} antwoord={antwoord} adminId={adminId} leerlingId={leerlingId}>
          {named && <small className="antwoord__doel">{antwoord.doelNaam}</small>}
          <SlipMark
            antwoord={antwoord}
            spot={{ adminId, leerlingId, antwoordId: antwoord.id }}
            may={allowed && !readOnly}
          />
        </AntwoordItem>
      ))}
    </ul>
  );
}

/** Leafing through the answers; nothing when they fit on one page. */
export function AnswerPages({
  data: { totaal: total, grootte: size, pagina: page },
  onPage,
}: {
  data: Pick<VoortgangAntwoorden, 'totaal' | 'grootte' | 'pagina'>;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation('admins');
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1) return null;
  return (
    <nav className="pagination" aria-label={t('antwoorden.paginas')}>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)} startIcon={<Icon name="links" size={16} />}>
        {t('antwoorden.vorige')}
      </Button>
      <span>{t('antwoorden.pagina', { pagina: page, paginas: pages })}</span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)} endIcon={<Icon name="rechts" size={16} />}>
        {t('antwoorden.volgende')}
      </Button>
    </nav>
  );
}
