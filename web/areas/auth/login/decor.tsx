import landschapDag from '../../../../assets/art/web/landschap-dag.svg?url';
import landschapNacht from '../../../../assets/art/web/landschap-nacht.svg?url';
import kindLinks from '../../../../assets/art/web/kind-links.svg?url';
import kindRechts from '../../../../assets/art/web/kind-rechts.svg?url';

/** Sunny hill behind the cards of the sign-in. */
export function Decor() {
  return (
    <div className="inlog-decor" aria-hidden="true">
      <img className="inlog-decor__dag" src={landschapDag} alt="" />
      <img className="inlog-decor__nacht" src={landschapNacht} alt="" />
      <img className="inlog-decor__kind inlog-decor__kind--links" src={kindLinks} alt="" />
      <img className="inlog-decor__kind inlog-decor__kind--rechts" src={kindRechts} alt="" />
    </div>
  );
}
