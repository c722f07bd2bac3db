// Hours with their sign, nothing for none.
import { useFormat } from '#admin/ui/page/words.tsx';

/** Below zero with a minus; `plus`: above zero with a plus. */
export const useSigned = () => {
  const format = useFormat();
  return (seconds: number, plus = false) => {
    if (seconds < 0) return `−${format.hours(-seconds)}`;
    return plus && seconds > 0 ? `+${format.hours(seconds)}` : format.hours(seconds);
  };
};
