// Money as one speaks of offers: in whole units, the cents rounded away.
import { useFormat } from '#admin/ui/page/words.tsx';

const cents = 100;

/** `48.210 €` */
export const useWholeMoney = (): ((value: number) => string) => {
  const { money, number } = useFormat();
  return (value) => {
    const whole = Math.round(value / cents);
    // The sign of the currency stands where the language puts it.
    return money(whole * cents).replace(/\d.*\d/, number(whole));
  };
};
