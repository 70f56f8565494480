import { circle, line, lit, path, rect } from '../svg.ts';

/** Behind the sitter: back rest, handle, seat, foot plate and the small front wheel. */
export function chairBack(color: string): string {
  return (
    line('M-54 -136H-72', '#321B41', 9) +
    line('M-54 -134V-44', '#433B6B', 9) +
    rect([-54, -124, 18, 78, 7], '#635994') +
    line('M-44 -40H38L52 -14', '#433B6B', 7) +
    rect([-42, -50, 84, 12, 6], '#321B41') +
    line('M50 -10H76', '#433B6B', 6) +
    circle([46, -11, 11], '#321B41') +
    circle([46, -11, 4.5], color)
  );
}

/** In front of the sitter: the big wheel with push rim and spokes. */
export function chairFront(color: string): string {
  const spokes = [0, 45, 90, 135]
    .map((angle) => path('M-24 -1.700H24V1.700H-24Z', '#B4ACBC', { transform: `translate(-22 -41) rotate(${angle})` }))
    .join('');
  return (
    lit('M-63 -41a41 41 0 1 1 82 0a41 41 0 1 1 -82 0Z', '#433B6B', { dx: -4, dy: -3, shadow: '#2B1B3C' }) +
    circle([-22, -41, 33], color) +
    circle([-22, -41, 27], '#F3EEF8') +
    path('M-22 -68a27 27 0 0 1 0 54a32 32 0 0 0 0 -54Z', '#D9CFE4') +
    spokes +
    circle([-22, -41, 8], '#533566') +
    circle([-24, -43, 2.6], '#B9A6CE')
  );
}
