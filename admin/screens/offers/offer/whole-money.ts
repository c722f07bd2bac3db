// Formats amounts of offers in whole units, with the cents rounded.
import { useFormat } from '#admin/ui/page/words.tsx';

const cents = 100;

/** `48.210 €` */
export const useWholeMoney = (): ((value: number) => string) => {
  const { money, number } = useFormat();
  return (value) => {
    const whole = Math.round(value / cents);
    // Intl decides the position of the currency sign.
    return money(whole * cents).replace(/\d.*\d/, number(whole));
  };
};
