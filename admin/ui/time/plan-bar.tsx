// Planned and worked time as a bar: the box is the plan, the fill the work, a red hatch the excess, a lime end the running work.
import './plan-bar.css';

type Props = {
  /** Seconds; all values share an axis that ends at `scale`. */
  planned: number;
  worked: number;
  scale: number;
  running?: boolean;
};

const percent = (part: number, whole: number) => `${whole > 0 ? Math.min(100, (part * 100) / whole) : 0}%`;

export function PlanBar({ planned, worked, scale, running = false }: Props) {
  const over = Math.max(0, worked - planned);
  const end = percent(Math.min(worked, planned || worked), scale);
  return (
    <span className="ui-plan-bar" aria-hidden="true">
      {planned > 0 && <i className="ui-plan-box" style={{ width: percent(planned, scale) }} />}
      <i className="ui-plan-worked" style={{ width: end }} />
      {planned > 0 && over > 0 && <i className="ui-plan-over" style={{ left: percent(planned, scale), width: percent(over, scale) }} />}
      {running && <i className="ui-plan-live" style={{ left: `max(0px, calc(${percent(worked, scale)} - 10px))` }} />}
    </span>
  );
}

/** The legend of a bar's parts. */
export function PlanKey({ of, children }: { of: 'box' | 'worked' | 'over'; children: string }) {
  return (
    <span className="ui-plan-key row inline gap-6">
      <i className={`ui-plan-${of}`} />
      {children}
    </span>
  );
}
