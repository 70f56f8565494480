import brandMarkAddress from './merk.svg?url';
import './mark.css';

/** Brand mark with the name. */
export function BrandMark({ naam: name, large = false }: { naam: string; large?: boolean }) {
  return (
    <span className={large ? 'mark mark--large' : 'mark'}>
      <img src={brandMarkAddress} alt="" width={large ? 48 : 36} height={large ? 48 : 36} />
      <span>{name}</span>
    </span>
  );
}
