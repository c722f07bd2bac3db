// react-admin's notifications as our toasts: `notification={RaNotification}` of `<Admin>` or `<Layout>`.
import { useEffect } from 'react';
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';
import { toastError, toastSuccess } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

export function RaNotification() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (!next || typeof next.message !== 'string') return;
    const { messageArgs, undoable } = next.notificationOptions ?? {};
    const text = translate(next.message, messageArgs);
    if (next.type === 'error' || next.type === 'warning') {
      toastError(text);
      return;
    }
    const mutate = undoable ? takeMutation() : undefined;
    toastSuccess(text, mutate ? { undo: () => mutate({ isUndo: true }), commit: () => mutate({ isUndo: false }) } : {});
  }, [notifications, takeNotification, takeMutation, translate]);
  return <Toasts />;
}
