import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeStap } from './code-stap.tsx';
import { useAanmelden } from './gebruik-aanmelden.ts';
import { Kaart } from './kaart.tsx';
import { kindVan, type Kaartje } from './kaart-lezen.ts';
import type { Groep, GroepLeerling } from './login.api.ts';
import { Melding } from './melding.tsx';
import { PlaatjesStap } from './plaatjes-stap.tsx';
import { TegelsStap } from './tegels-stap.tsx';
import { WachtwoordFormulier } from './wachtwoord-formulier.tsx';

// The reader of QR codes comes along only with the camera.
const QrStap = lazy(async () => ({ default: (await import('./qr-stap.tsx')).QrStap }));

type Weg = 'code' | 'naam' | 'qr';

/** Door of the children: code of the group or the card before the camera, own animal, three pictures; or a user name. */
export function LeerlingDeur({ kaartje: begin, onTerug }: { kaartje: Kaartje; onTerug: () => void }) {
  const [weg, stelWeg] = useState<Weg>('code');
  const [kaartje, stelKaartje] = useState(begin);
  const [groep, stelGroep] = useState<Groep | null>(null);
  const [kind, stelKind] = useState<GroepLeerling | null>(null);
  const naarCode = () => stelWeg('code');
  if (weg === 'naam') return <NaamStap onTerug={onTerug} onCode={naarCode} />;
  if (weg === 'qr') {
    const gelezen = (nieuw: Kaartje) => {
      stelKaartje(nieuw);
      naarCode();
    };
    return (
      <Suspense fallback={null}>
        <QrStap onKaartje={gelezen} onTerug={naarCode} />
      </Suspense>
    );
  }
  if (!groep) {
    const gevonden = (nieuw: Groep) => {
      stelGroep(nieuw);
      if (nieuw.code === kaartje.code) stelKind(kindVan(nieuw.leerlingen, kaartje.kind));
    };
    return (
      <CodeStap
        beginCode={kaartje.code}
        onGroep={gevonden}
        onTerug={onTerug}
        onNaam={() => stelWeg('naam')}
        onScan={() => stelWeg('qr')}
      />
    );
  }
  const andereCode = () => {
    stelKaartje({ code: '', kind: '' });
    stelGroep(null);
  };
  if (!kind) return <TegelsStap groep={groep} onKind={stelKind} onTerug={andereCode} />;
  const terug = () => stelKind(null);
  return kind.soort === 'plaatjes' ? (
    <PlaatjesStap groep={groep} kind={kind} onTerug={terug} />
  ) : (
    <WoordStap groep={groep} kind={kind} onTerug={terug} />
  );
}

function NaamStap({ onTerug, onCode }: { onTerug: () => void; onCode: () => void }) {
  const { t } = useTranslation('auth');
  const { bezig, fout, stuur } = useAanmelden('kind');
  return (
    <Kaart titel={t('naamlink')} onTerug={onTerug} stap="naam">
      <Melding fout={fout} hulp={t('fout.hulp')} />
      <WachtwoordFormulier
        velden={[
          { naam: 'schoolcode', label: t('veld.schoolcode'), max: 8 },
          { naam: 'gebruikersnaam', label: t('veld.gebruikersnaam'), max: 64 },
          { naam: 'wachtwoord', label: t('veld.wachtwoord'), max: 128 },
        ]}
        bezig={bezig}
        geblokkeerd={(fout?.wacht ?? 0) > 0}
        onStuur={(waarden) => void stuur(waarden)}
      />
      <button type="button" className="inlog-link" onClick={onCode}>
        {t('codelink')}
      </button>
    </Kaart>
  );
}

function WoordStap({ groep, kind, onTerug }: { groep: Groep; kind: GroepLeerling; onTerug: () => void }) {
  const { t } = useTranslation('auth');
  const { bezig, fout, stuur } = useAanmelden('kind');
  return (
    <Kaart titel={t('woord.titel', { naam: kind.roepnaam })} terug={t('nietik')} onTerug={onTerug} stap="woord">
      <Melding fout={fout} hulp={t('fout.hulp')} />
      <WachtwoordFormulier
        velden={[{ naam: 'wachtwoord', label: t('veld.wachtwoord'), max: 128 }]}
        bezig={bezig}
        geblokkeerd={(fout?.wacht ?? 0) > 0}
        onStuur={({ wachtwoord }) => void stuur({ groepscode: groep.code, leerlingId: kind.id, wachtwoord })}
      />
    </Kaart>
  );
}
