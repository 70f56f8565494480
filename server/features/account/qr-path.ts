import { create } from 'qrcode';

/** QR as path data on a grid of modules, so that the client draws it in its own colours without an image. */
export function qrPath(content: string): { maat: number; pad: string } {
  const { modules } = create(content, { errorCorrectionLevel: 'M' });
  const path = Array.from({ length: modules.size * modules.size }, (_, spot) => {
    if (modules.data[spot] !== 1) return '';
    return `M${spot % modules.size} ${Math.floor(spot / modules.size)}h1v1h-1Z`;
  }).join('');
  return { maat: modules.size, pad: path };
}
