import landscapeDay from '../../../../assets/art/web/landschap-dag.svg?url';
import landscapeNight from '../../../../assets/art/web/landschap-nacht.svg?url';
import kindLeft from '../../../../assets/art/web/kind-links.svg?url';
import kindRight from '../../../../assets/art/web/kind-rechts.svg?url';

/** Sunny hill behind the cards of the sign-in. */
export function Decor() {
  return (
    <div className="login-decor" aria-hidden="true">
      <img className="login-decor__day" src={landscapeDay} alt="" />
      <img className="login-decor__night" src={landscapeNight} alt="" />
      <img className="login-decor__kind login-decor__kind--left" src={kindLeft} alt="" />
      <img className="login-decor__kind login-decor__kind--right" src={kindRight} alt="" />
    </div>
  );
}
