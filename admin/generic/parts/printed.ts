// A record on paper: printed by its call, and opened beside the page.
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';

type Preview = `/task/${number}/preview` | `/project/${number}/handover/preview`;

/** `preview` is the call that prints and answers a name, `tag` the kind of document under which /pdf serves it. */
export const usePrinted = (preview: Preview, tag: string) => {
  const fail = useFailure();
  return async (): Promise<void> => {
    // Opened by the press itself, or the browser takes it for an advertisement.
    const tab = window.open('', '_blank');
    try {
      const { name } = (await call(preview)).json;
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
