import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Empty } from '#web/ui/empty.tsx';

/** Nobody practiced yet: with a card to sign in a pupil can begin. */
export function NotPracticed({ title, explanation }: { title: string; explanation: string }) {
  const { t } = useTranslation('voortgang');
  return (
    <Empty title={title} explanation={explanation}>
      <Link className="button-full" to="../wachtwoorden" relative="path">
        {t('voortgang.leeg.knop')}
      </Link>
    </Empty>
  );
}
