// A record on paper: printed by its call, and opened beside the page.
import { useFailure } from '#admin/providers/calls/failure.ts';
import { callEngine } from '#admin/providers/calls/http.ts';

/** `preview` is the call that prints and answers a name, `tag` the kind of document under which /pdf serves it. */
export const usePrinted = (preview: string, tag: string) => {
  const fail = useFailure();
  return async (): Promise<void> => {
    // Opened by the press itself, or the browser takes it for an advertisement.
    const tab = window.open('', '_blank');
    try {
      const { name } = (await callEngine<{ name: string }>(preview)).json;
      const address = `/pdf/${tag}/${encodeURIComponent(name)}`;
      if (tab) {
        tab.opener = null;
        tab.location.replace(address);
      } else window.location.assign(address);
    } catch (error) {
      tab?.close();
      fail(error);
    }
  };
};
