// Shows react-admin's notifications as toasts: `notification={RaNotification}` of `<Admin>` or `<Layout>`.
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { toastError, toastSuccess } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

export function RaNotification() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (!next || typeof next.message !== 'string') return;
    const text = translate(next.message, next.notificationOptions?.messageArgs);
    if (next.type === 'error' || next.type === 'warning') toastError(text);
    else toastSuccess(text);
  }, [notifications, takeNotification, translate]);
  return <Toasts />;
}
