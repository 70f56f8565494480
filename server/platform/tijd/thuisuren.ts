import type { ThuisUren } from '#engine/core/domein/thuisuren.ts';
import { tijdVan } from './klok.ts';

/** Until when a child rests. */
export interface Rust {
  vanaf: string;
  /** The next hours begin tomorrow. */ morgen: boolean;
}

/** Hours that count in a session: none at school; at home those of the setting, else those of the tenant. */
export function urenIn(
  sessie: { thuis: boolean; thuisUren?: ThuisUren },
  instelling: { thuisUren: ThuisUren | null },
): ThuisUren | undefined {
  return sessie.thuis ? (instelling.thuisUren ?? sessie.thuisUren) : undefined;
}

/** Rest of this moment; undefined = the child may play. */
export function rustOp(uren: ThuisUren | undefined, nu: number): Rust | undefined {
  const nuTijd = tijdVan(nu);
  if (uren === undefined || (nuTijd >= uren.van && nuTijd < uren.tot)) return undefined;
  return { vanaf: uren.van, morgen: nuTijd >= uren.tot };
}
