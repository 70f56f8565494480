/** A share of a hundred as a bar with its number: length and words say it, colour alone never does. */
export function ErrorBar({ pct, text }: { pct: number; text: string }) {
  return (
    <span className="error-bar">
      <span className="error-bar__rail" aria-hidden="true">
        <span className="error-bar__part" style={{ inlineSize: `${Math.min(100, pct)}%` }} />
      </span>
      <strong>{pct}%</strong>
      <small>{text}</small>
    </span>
  );
}
