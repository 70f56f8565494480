import { tijdVan } from './klok.ts';
import type { ThuisUren } from './thuisuren.contract.ts';

/** Until when a child rests. */
export interface Rust { vanaf: string; /** The next hours begin tomorrow. */ morgen: boolean }

/** Rest of this moment; undefined = the child may play. */
export function rustOp(uren: ThuisUren | undefined, nu: number): Rust | undefined {
  const nuTijd = tijdVan(nu);
  if (uren === undefined || (nuTijd >= uren.van && nuTijd < uren.tot)) return undefined;
  return { vanaf: uren.van, morgen: nuTijd >= uren.tot };
}
