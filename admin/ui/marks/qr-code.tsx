// A QR code: black on white in both themes, sharp at every size.
import './qr-code.css';
import { encode } from 'uqr';

/** The quiet zone that the standard requires, in modules. */
const margin = 4;

/** One path for all dark modules, drawn at once. */
export function QrCode({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + margin} ${y + margin}h1v1h-1z`] : [])));
  const side = size + 2 * margin;
  return (
    <svg className={`ui-qr ${className}`} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
