import landscapeDay from '../../../../assets/art/web/landschap-dag.svg?url';
import landscapeNight from '../../../../assets/art/web/landschap-nacht.svg?url';
import kindLeft from '../../../../assets/art/web/kind-links.svg?url';
import kindRight from '../../../../assets/art/web/kind-rechts.svg?url';

/** Sunny hill behind the cards of the sign-in. */
export function Decor() {
  return (
    <div className="inlog-decor" aria-hidden="true">
      <img className="inlog-decor__dag" src={landscapeDay} alt="" />
      <img className="inlog-decor__nacht" src={landscapeNight} alt="" />
      <img className="inlog-decor__kind inlog-decor__kind--links" src={kindLeft} alt="" />
      <img className="inlog-decor__kind inlog-decor__kind--rechts" src={kindRight} alt="" />
    </div>
  );
}
