import i18next from 'i18next';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { log } from '#web/platform/logboek.ts';
import './melding-pagina.css';

const TEKENS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Short number that a child can read out. */
function maakFoutnummer(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => TEKENS[byte % TEKENS.length]).join('');
}

interface Staat {
  nummer: string | null;
}

/** Last net under a screen: one calm sentence, a way back and a fault number that also stands in the log. */
export class FoutGrens extends Component<{ children: ReactNode }, Staat> {
  override state: Staat = { nummer: null };

  static getDerivedStateFromError(): Staat {
    return { nummer: maakFoutnummer() };
  }

  override componentDidCatch(fout: Error, info: ErrorInfo): void {
    log(`screen failed ${this.state.nummer ?? ''}`, `${fout.name}: ${fout.message} ${info.componentStack ?? ''}`);
  }

  override render(): ReactNode {
    const { nummer } = this.state;
    if (nummer === null) return this.props.children;
    return (
      <main className="melding-pagina" role="alert">
        <div className="melding-pagina__kaart">
          <h1>{i18next.t('fout.titel')}</h1>
          <p>{i18next.t('fout.nummer', { nummer })}</p>
          <button type="button" className="melding-pagina__knop" onClick={() => globalThis.location.reload()}>
            {i18next.t('probeer')}
          </button>
        </div>
      </main>
    );
  }
}
