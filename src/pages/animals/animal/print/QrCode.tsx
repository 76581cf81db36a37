import { encode } from 'uqr';

/** A QR code drawn as one path, dark on light in every mode, so that it can be read from paper and screen. */
export function QrCode({
  text,
  side,
  label,
}: {
  readonly text: string;
  readonly side: string;
  readonly label: string;
}) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      style={{ width: side, height: side, flex: 'none' }}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dots} fill="#000" />
    </svg>
  );
}
