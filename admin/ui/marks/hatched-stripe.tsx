// The reflective stripe of a service jacket: tops what runs or is locked, and nothing else.
import './hatched-stripe.css';

export function HatchedStripe() {
  return <div className="ui-hatched" aria-hidden="true" />;
}
