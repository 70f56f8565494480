import i18next from 'i18next';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { log } from '#web/platform/logboek.ts';
import './notice-page.css';

const CHARACTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Short number that a child can read out. */
function createErrorNumber(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
}

interface State {
  number: string | null;
}

/** Last net under a screen: one calm sentence, a way back and a fault number that also stands in the log. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { number: null };

  static getDerivedStateFromError(): State {
    return { number: createErrorNumber() };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    log(`screen failed ${this.state.number ?? ''}`, `${error.name}: ${error.message} ${info.componentStack ?? ''}`);
  }

  override render(): ReactNode {
    const { number } = this.state;
    if (number === null) return this.props.children;
    return (
      <main className="notice-page" role="alert">
        <div className="notice-page__card">
          <h1>{i18next.t('fout.titel')}</h1>
          <p>{i18next.t('fout.nummer', { nummer: number })}</p>
          <button type="button" className="notice-page__button" onClick={() => globalThis.location.reload()}>
            {i18next.t('probeer')}
          </button>
        </div>
      </main>
    );
  }
}
