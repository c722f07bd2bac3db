// A record on paper: prints it by its call and opens the PDF in a new tab.
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';

type Preview = `/task/${number}/preview` | `/project/${number}/handover/preview`;

/** `preview` is the call that prints and answers a file name, `tag` the document kind in the path below /pdf. */
export const usePrinted = (preview: Preview, tag: string) => {
  const fail = useFailure();
  return async (): Promise<void> => {
    // Opened before the call: popup blockers allow a new tab only during the press.
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
