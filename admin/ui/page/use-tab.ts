// The open tab stands in the address, so that a reload, a link and the way back find it.
import { useSearchParams } from 'react-router';

/** The tab of the address and how another is opened; the first one needs no word there, and no step of the way back. */
export const useTab = (first: string): [active: string, open: (id: string) => void] => {
  const [params, setParams] = useSearchParams();
  const open = (id: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === first) after.delete('tab');
        else after.set('tab', id);
        return after;
      },
      // The tabs stay where the finger is, however far down the page they stand.
      { replace: true, preventScrollReset: true },
    );
  return [params.get('tab') ?? first, open];
};
