import { useParams } from 'react-router-dom';
import { useSpot } from '../frame/use-spot.ts';

/** Where in the care track of a leerling the page is. */
export function usePlanSpot() {
  const { adminId, groepId, groepenPath } = useSpot();
  const { leerlingId = '', handelingsplanId = '' } = useParams();
  const groep = `${groepenPath}/${groepId ?? ''}`;
  const track = `${groep}/leerlingen/${leerlingId}/zorgtraject`;
  const plan = `${track}/${handelingsplanId}`;
  return { adminId, leerlingId, handelingsplanId, groep, track, plan, params: { adminId, handelingsplanId } };
}
