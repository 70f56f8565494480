import merkAdres from './merk.svg?url';
import './merk.css';

/** Brand mark with the name. */
export function Merk({ naam, groot = false }: { naam: string; groot?: boolean }) {
  return (
    <span className={groot ? 'merk merk--groot' : 'merk'}>
      <img src={merkAdres} alt="" width={groot ? 48 : 36} height={groot ? 48 : 36} />
      <span>{naam}</span>
    </span>
  );
}
