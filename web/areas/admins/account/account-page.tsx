import { AccountCards } from '#web/platform/account/account-cards.tsx';
import { useGebruiker } from '#web/platform/use-session.ts';
import { OuderPinCard } from '../shared/delen/ouder-pin-card.tsx';

/** The own account; a parent has a pin code too. */
export function AccountPage() {
  const gebruiker = useGebruiker();
  const isParent = gebruiker?.role === 'thuisadmin';
  return (
    <AccountCards
      extra={(onDone, nr) =>
        isParent && <OuderPinCard key={`p${nr}`} adminId={gebruiker.adminId ?? ''} onDone={onDone} />
      }
    />
  );
}
