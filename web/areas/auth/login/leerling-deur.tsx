import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeStep } from './code-step.tsx';
import { useSignIn } from './use-sign-in.ts';
import { Card } from '../shared/card.tsx';
import { findChild, type ScannedCard } from './card-read.ts';
import type { LoginGroep, GroepLeerling } from './api.ts';
import { LoginNotice } from './notice.tsx';
import { ImagesStep } from './images-step.tsx';
import { TilesStep } from './tiles-step.tsx';
import { PasswordForm } from './password-form.tsx';

// The reader of QR codes comes along only with the camera.
const QrStep = lazy(async () => ({ default: (await import('./qr-step.tsx')).QrStep }));

type Road = 'code' | 'naam' | 'qr';

/** Door of the children: code of the group or the card before the camera, own animal, three pictures; or a user name. */
export function LeerlingDeur({ loginCard: begin, onBack }: { loginCard: ScannedCard; onBack: () => void }) {
  const [gone, setMethod] = useState<Road>('code');
  const [loginCard, setLoginCard] = useState(begin);
  const [groep, setGroep] = useState<LoginGroep | null>(null);
  const [kind, setKind] = useState<GroepLeerling | null>(null);
  const goToCode = () => setMethod('code');
  if (gone === 'naam') return <NameStep onBack={onBack} onCode={goToCode} />;
  if (gone === 'qr') {
    const read = (newOne: ScannedCard) => {
      setLoginCard(newOne);
      goToCode();
    };
    return (
      <Suspense fallback={null}>
        <QrStep onLoginCard={read} onBack={goToCode} />
      </Suspense>
    );
  }
  if (!groep) {
    const found = (newOne: LoginGroep) => {
      setGroep(newOne);
      if (newOne.code === loginCard.code) setKind(findChild(newOne.leerlingen, loginCard.kind));
    };
    return (
      <CodeStep
        beginCode={loginCard.code}
        onGroep={found}
        onBack={onBack}
        onName={() => setMethod('naam')}
        onScan={() => setMethod('qr')}
      />
    );
  }
  const otherCode = () => {
    setLoginCard({ code: '', kind: '' });
    setGroep(null);
  };
  if (!kind) return <TilesStep groep={groep} onKind={setKind} onBack={otherCode} />;
  const back = () => setKind(null);
  return kind.soort === 'plaatjes' ? (
    <ImagesStep groep={groep} kind={kind} onBack={back} />
  ) : (
    <WoordStep groep={groep} kind={kind} onBack={back} />
  );
}

function NameStep({ onBack, onCode }: { onBack: () => void; onCode: () => void }) {
  const { t } = useTranslation(['login', 'auth']);
  const { bezig: busy, fout: error, stuur: send } = useSignIn('kind');
  return (
    <Card titel={t('naamlink')} onBack={onBack} stap="naam">
      <LoginNotice fout={error} hulp={t('fout.hulp')} />
      <PasswordForm
        velden={[
          { naam: 'schoolcode', label: t('veld.schoolcode'), max: 8 },
          { naam: 'gebruikersnaam', label: t('veld.gebruikersnaam'), max: 64 },
          { naam: 'wachtwoord', label: t('veld.wachtwoord'), max: 128 },
        ]}
        bezig={busy}
        geblokkeerd={(error?.wacht ?? 0) > 0}
        onSend={(values) => void send(values)}
      />
      <button type="button" className="login-link" onClick={onCode}>
        {t('codelink')}
      </button>
    </Card>
  );
}

function WoordStep({ groep, kind, onBack }: { groep: LoginGroep; kind: GroepLeerling; onBack: () => void }) {
  const { t } = useTranslation(['login', 'auth']);
  const { bezig: busy, fout: error, stuur: send } = useSignIn('kind');
  return (
    <Card titel={t('woord.titel', { naam: kind.roepnaam })} terug={t('nietik')} onBack={onBack} stap="woord">
      <LoginNotice fout={error} hulp={t('fout.hulp')} />
      <PasswordForm
        velden={[{ naam: 'wachtwoord', label: t('veld.wachtwoord'), max: 128 }]}
        bezig={busy}
        geblokkeerd={(error?.wacht ?? 0) > 0}
        onSend={({ wachtwoord: password }) =>
          void send({ groepscode: groep.code, leerlingId: kind.id, wachtwoord: password })
        }
      />
    </Card>
  );
}
