import { create } from 'qrcode';

/** QR as path data on a grid of modules, so that the client draws it in its own colours without an image. */
export function qrPad(inhoud: string): { maat: number; pad: string } {
  const { modules } = create(inhoud, { errorCorrectionLevel: 'M' });
  const pad = Array.from({ length: modules.size * modules.size }, (_, plek) => {
    if (modules.data[plek] !== 1) return '';
    return `M${plek % modules.size} ${Math.floor(plek / modules.size)}h1v1h-1Z`;
  }).join('');
  return { maat: modules.size, pad };
}
