import { useEffect, useState } from 'react';

/** QR code of an address; the maker of codes comes along only here. */
export function QrBeeld({ adres, naam, onKlaar }: { adres: string; naam: string; onKlaar?: () => void }) {
  const [svg, stelSvg] = useState('');
  useEffect(() => {
    let weg = false;
    const maak = async () => {
      const { toString: qrTekst } = await import('qrcode');
      const tekst = await qrTekst(adres, {
        type: 'svg',
        margin: 0,
        errorCorrectionLevel: 'M',
        color: { dark: '#1f2a44', light: '#ffffff' },
      });
      if (!weg) stelSvg(`data:image/svg+xml,${encodeURIComponent(tekst)}`);
    };
    void maak();
    return () => {
      weg = true;
    };
  }, [adres]);
  return <span className="qr-beeld">{svg !== '' && <img src={svg} alt={naam} onLoad={onKlaar} />}</span>;
}
