import { useRef, type ReactNode } from 'react';
import { useSize } from './gebruik-maat.ts';
import { wavePath } from './golfrand.ts';

/** Paper plate with the violet wavy edge of "bijna". */
export function WaveCard(props: { className?: string; straal?: number; children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { w, h } = useSize(ref);
  const radius = props.straal ?? 20;
  const path = w > 0 ? wavePath({ w, h, straal: radius, amp: 3.6, length: 24 }) : '';
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
          <path className="golfkaart-schaduw" d={path} transform="translate(0 4)" />
          <path className="golfkaart-golf" d={path} />
        </svg>
      )}
      <div className="golfkaart-vak">{props.children}</div>
    </div>
  );
}
