// Keeps the open tab in the address, for reloads, links and the back button.
import { useSearchParams } from 'react-router';

/** The open tab and a function that opens another; the first tab is left out of the address, and switching adds no history entry. */
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
      // Switching tabs must not scroll the page.
      { replace: true, preventScrollReset: true },
    );
  return [params.get('tab') ?? first, open];
};
