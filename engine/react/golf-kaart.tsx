import { useRef, type ReactNode } from 'react';
import { useMaat } from './gebruik-maat.ts';
import { golfPad } from './golfrand.ts';

/** Paper plate with the violet wavy edge of "bijna". */
export function GolfKaart(props: { className?: string; straal?: number; children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { w, h } = useMaat(ref);
  const straal = props.straal ?? 20;
  const pad = w > 0 ? golfPad({ w, h, straal, amp: 3.6, lengte: 24 }) : '';
  return (
    <div ref={ref} className={`golfkaart ${props.className ?? ''}`}>
      {w > 0 && (
        <svg
          className="golfkaart-rand"
          viewBox={`-8 -8 ${w + 16} ${h + 16}`}
          width={w + 16}
          height={h + 16}
          aria-hidden="true"
          focusable="false"
        >
          <path className="golfkaart-schaduw" d={pad} transform="translate(0 4)" />
          <path className="golfkaart-golf" d={pad} />
        </svg>
      )}
      <div className="golfkaart-vak">{props.children}</div>
    </div>
  );
}
