import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HttpFout } from '#web/platform/http-fout.ts';
import { type AanmeldFout, leesAanmeldFout } from './aanmeld-fout.ts';
import { Kaart } from './kaart.tsx';
import { haalGroep, type Groep } from './login.api.ts';
import { Melding } from './melding.tsx';

const LENGTE = 6;
const schoon = (tekst: string) =>
  tekst
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, LENGTE);
const ONBEKEND: ReadonlySet<number> = new Set([400, 401, 404]);

function leesCodeFout(fout: unknown): AanmeldFout {
  if (fout instanceof HttpFout && ONBEKEND.has(fout.status)) return { sleutel: 'code.onbekend', tekst: '', wacht: 0 };
  return leesAanmeldFout(fout, 'kind');
}

export interface CodeStapProps {
  beginCode: string;
  onGroep: (groep: Groep) => void;
  onTerug: () => void;
  onNaam: () => void;
  onScan: () => void;
}

/** Six boxes, as on the card; complete codes are looked up at once. */
export function CodeStap({ beginCode, onGroep, onTerug, onNaam, onScan }: CodeStapProps) {
  const { t } = useTranslation('auth');
  const id = useId();
  const [code, stelCode] = useState(() => schoon(beginCode));
  const [bezig, stelBezig] = useState(false);
  const [fout, stelFout] = useState<AanmeldFout | null>(null);

  const zoek = async (heel: string) => {
    stelBezig(true);
    stelFout(null);
    try {
      const { groepnaam, leerlingen } = await haalGroep(heel);
      onGroep({ code: heel, naam: groepnaam, leerlingen });
    } catch (oorzaak) {
      stelFout(leesCodeFout(oorzaak));
      stelBezig(false);
    }
  };

  // A link from the card brings the code along.
  useEffect(() => {
    if (code.length === LENGTE) void zoek(code);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the code of the link
  }, []);

  const wijzig = (tekst: string) => {
    const nieuw = schoon(tekst);
    stelCode(nieuw);
    stelFout(null);
    if (nieuw.length === LENGTE && nieuw !== code) void zoek(nieuw);
  };

  const stuur = (gebeurtenis: FormEvent) => {
    gebeurtenis.preventDefault();
    if (code.length < LENGTE) stelFout({ sleutel: 'code.kort', tekst: '', wacht: 0 });
    else void zoek(code);
  };

  return (
    <Kaart titel={t('code.titel')} uitleg={t('code.uitleg')} onTerug={onTerug} stap="code">
      <form onSubmit={stuur} className="inlog-code">
        <label htmlFor={id} className="alleen-lezer">
          {t('code.label')}
        </label>
        <div className={fout ? 'inlog-code__vak inlog-code__vak--bijna' : 'inlog-code__vak'}>
          <input
            id={id}
            value={code}
            data-eerst=""
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            inputMode="text"
            disabled={bezig}
            onChange={(gebeurtenis) => wijzig(gebeurtenis.target.value)}
            aria-invalid={fout !== null}
          />
          <div aria-hidden="true" className="inlog-code__letters">
            {Array.from({ length: LENGTE }, (_, plek) => (
              <span key={plek} className={plek === code.length ? 'nu' : ''}>
                {code[plek] ?? ''}
              </span>
            ))}
          </div>
        </div>
        <Melding fout={fout} />
        <button type="submit" className="inlog-knop inlog-knop--vol" disabled={bezig || (fout?.wacht ?? 0) > 0}>
          {t(bezig ? 'knop.bezig' : 'code.knop')}
        </button>
      </form>
      <button type="button" className="inlog-knop inlog-knop--licht inlog-knop--scan" disabled={bezig} onClick={onScan}>
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M3.500 8V5a1.500 1.500 0 0 1 1.500-1.500h3M16 3.500h3A1.500 1.500 0 0 1 20.500 5v3M20.500 16v3a1.500 1.500 0 0 1-1.500 1.500h-3M8 20.500H5A1.500 1.500 0 0 1 3.500 19v-3M8 8h3v3H8ZM13.500 8H16v3M8 13.500h3V16M14 14h2v2" />
        </svg>
        {t('qr.knop')}
      </button>
      <button type="button" className="inlog-link" onClick={onNaam}>
        {t('naamlink')}
      </button>
    </Kaart>
  );
}
