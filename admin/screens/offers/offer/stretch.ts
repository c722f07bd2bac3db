// Formats a duration in minutes, hours or days, with at most two units.
import { useSay } from '#admin/providers/person/speech.tsx';

const minute = 60;
const hour = 3600;
const day = 86_400;

/** `4 d`, `5 h`, `35 min`; with `exact` also the remainder: `2 d 22 h`. */
export const useStretch = () => {
  const say = useSay();
  return (seconds: number, exact = false): string => {
    const days = Math.floor(seconds / day);
    const hours = Math.floor((seconds % day) / hour);
    if (days > 0) {
      const daysText = say('offer_page.time.days', { count: exact ? days : Math.round(seconds / day) });
      return exact && hours > 0 ? `${daysText} ${say('offer_page.time.hours', { count: hours })}` : daysText;
    }
    if (hours > 0) return say('offer_page.time.hours', { count: Math.round(seconds / hour) });
    return say('offer_page.time.minutes', { count: Math.floor(seconds / minute) });
  };
};
