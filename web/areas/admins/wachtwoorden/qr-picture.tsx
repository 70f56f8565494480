import { useEffect, useState } from 'react';

/** QR code of an address; the maker of codes comes along only here. */
export function QrPicture({
  adres: address,
  naam: name,
  onDone,
}: {
  adres: string;
  naam: string;
  onDone?: () => void;
}) {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let gone = false;
    const create = async () => {
      const { toString: qrText } = await import('qrcode');
      const text = await qrText(address, {
        type: 'svg',
        margin: 0,
        errorCorrectionLevel: 'M',
        color: { dark: '#1f2a44', light: '#ffffff' },
      });
      if (!gone) setSvg(`data:image/svg+xml,${encodeURIComponent(text)}`);
    };
    void create();
    return () => {
      gone = true;
    };
  }, [address]);
  return <span className="qr-picture">{svg !== '' && <img src={svg} alt={name} onLoad={onDone} />}</span>;
}
