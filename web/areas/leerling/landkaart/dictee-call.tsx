import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SpelIcon } from '#engine/react/icons.tsx';
import { sittingEndpoints } from '#server/features/dictees/sitting.contract.ts';
import { useEndpoint } from '#web/platform/endpoint/use-endpoint.ts';

/** A class that is told to join looks at the map: it asks this often whether a dictation began. */
const ASK_MS = 10_000;

/** A dictation that is going on, or that was missed, at the edge of the map. */
export function DicteeCall({ leerlingId }: { leerlingId: string }): ReactNode {
  const { t } = useTranslation('landkaart');
  const { data } = useEndpoint(sittingEndpoints.due, { params: { leerlingId } }, { refreshInterval: ASK_MS });
  const due = data?.items.find(({ nu }) => nu) ?? data?.items[0];
  if (due === undefined) return null;
  return (
    <Link className="beacon-call" to={`/leerling/${leerlingId}/dictees/${due.id}`} draggable={false}>
      <SpelIcon name="luid" size={54} />
      <span>
        <b>{due.titel}</b>
        <small>{t(due.nu ? 'dictee.nu' : 'dictee.later')}</small>
      </span>
    </Link>
  );
}
