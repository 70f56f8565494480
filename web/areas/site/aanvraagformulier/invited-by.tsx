import { useTranslation } from 'react-i18next';
import { Refusal } from '../shared/form-parts.tsx';
import { useInviter } from './api.ts';

/** Who told about us; a link that ran out says that asking goes on as usual. */
export function InvitedBy({ token }: { token: string }) {
  const { t } = useTranslation('aanvraagformulier');
  const { data, error } = useInviter(token);
  if (error !== undefined) return <Refusal error={error} />;
  if (data === undefined) return null;
  return (
    <p className="form-invited" role="status">
      {t('uitgenodigd', { ...data })}
    </p>
  );
}
