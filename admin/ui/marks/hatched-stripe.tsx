// The reflective stripe of a service jacket: only above running or locked content.
import './hatched-stripe.css';

export function HatchedStripe() {
  return <div className="ui-hatched" aria-hidden="true" />;
}
