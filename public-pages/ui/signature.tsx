// A field to sign with a finger, a pen or the mouse; the drawing is stored as strokes, and sent as a picture.
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import './signature.css';

/** Each stroke is a list x, y, x, y … in thousandths of the width. */
export type Strokes = readonly (readonly number[])[];

const width = 1000;
const height = 457;
const picture = { width: 656, height: 300, ink: '#17201d' };

const draw = (canvas: HTMLCanvasElement, strokes: Strokes, ink: string): void => {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const scale = canvas.width / width;
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.lineWidth = 7 * scale;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = ink;
  for (const stroke of strokes) {
    const at = (index: number) => (stroke[index] ?? 0) * scale;
    pen.beginPath();
    pen.moveTo(at(0), at(1));
    // A dot is drawn as a short line; curves run through the midpoints, so that sparse touch points leave no corners.
    if (stroke.length === 2) pen.lineTo(at(0), at(1));
    for (let point = 2; point + 3 < stroke.length; point += 2)
      pen.quadraticCurveTo(at(point), at(point + 1), (at(point) + at(point + 2)) / 2, (at(point + 1) + at(point + 3)) / 2);
    if (stroke.length > 2) pen.lineTo(at(stroke.length - 2), at(stroke.length - 1));
    pen.stroke();
  }
};

/** The drawing as a PNG in dark ink on a transparent ground; null without strokes. */
export const pictureOf = (strokes: Strokes): string | null => {
  if (strokes.length === 0) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: picture.width, height: picture.height });
  draw(canvas, strokes, picture.ink);
  return canvas.toDataURL('image/png');
};

type Props = {
  label: string;
  note: string;
  hint: string;
  /** The field's label while it is empty, and when it is signed. */
  empty: string;
  drawn: string;
  strokes: Strokes;
  onDraw: (strokes: Strokes) => void;
  /** The button that clears it. */
  clear: ReactNode;
};

export const Signature = ({ label, note, hint, empty, drawn, strokes, onDraw, clear }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<number[] | null>(null);

  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const paint = () => {
      place.width = Math.round(place.clientWidth * devicePixelRatio);
      place.height = Math.round(place.clientHeight * devicePixelRatio);
      draw(place, strokes, getComputedStyle(place).color);
    };
    paint();
    const sized = new ResizeObserver(paint);
    sized.observe(place);
    return () => sized.disconnect();
  }, [strokes]);

  const points = ({ currentTarget, nativeEvent }: PointerEvent<HTMLCanvasElement>): number[] => {
    const { left, top, width: wide } = currentTarget.getBoundingClientRect();
    const coalescedPoints = nativeEvent.getCoalescedEvents?.() ?? [];
    return (coalescedPoints.length > 0 ? coalescedPoints : [nativeEvent]).flatMap(({ clientX, clientY }) => [
      Math.round(((clientX - left) / wide) * width),
      Math.round(((clientY - top) / wide) * width),
    ]);
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = points(event).slice(-2);
    draw(event.currentTarget, [...strokes, stroke.current], getComputedStyle(event.currentTarget).color);
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!stroke.current) return;
    stroke.current.push(...points(event));
    draw(event.currentTarget, [...strokes, stroke.current], getComputedStyle(event.currentTarget).color);
  };
  const end = () => {
    if (stroke.current) onDraw([...strokes, stroke.current]);
    stroke.current = null;
  };

  return (
    <div className="signature">
      <div className="signature-head">
        <p>
          <b>{label}</b> <span>({note})</span>
        </p>
        {strokes.length > 0 && clear}
      </div>
      <div className="signature-place">
        <canvas
          ref={canvas}
          role="img"
          aria-label={strokes.length > 0 ? drawn : empty}
          style={{ aspectRatio: `${width} / ${height}` }}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        />
      </div>
      <p className="signature-hint">{hint}</p>
    </div>
  );
};
