// What a person changes of themselves: kept until it is saved, refused by the server at the field.
import { useState } from 'react';
import { useFailure } from '#admin/providers/failure.ts';
import { call } from '#admin/providers/http.ts';
import { problemOf } from '#admin/providers/problem.ts';
import { useRefreshSession, useSession } from '#admin/providers/session.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { toastSuccess } from '#admin/ui/toasts.tsx';

const names = ['name', 'last_name', 'phone', 'notification_start_hour', 'notification_end_hour'] as const;
export type ProfileField = (typeof names)[number];
export type ProfileValues = {
  readonly name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly notification_start_hour: number;
  readonly notification_end_hour: number;
};

export const useProfileForm = () => {
  const say = useSay();
  const failed = useFailure();
  const refresh = useRefreshSession();
  const { user } = useSession();
  const stored: ProfileValues = {
    name: user.name,
    last_name: user.last_name,
    phone: user.phone ?? '',
    notification_start_hour: user.notification_start_hour,
    notification_end_hour: user.notification_end_hour,
  };
  const [entered, setEntered] = useState<Partial<ProfileValues>>({});
  const [errors, setErrors] = useState<Partial<Record<ProfileField, string>>>({});
  const values = { ...stored, ...entered };
  const changed = names.filter((field) => values[field] !== stored[field]);
  const wrong = names.filter((field) => errors[field]);
  const change = <F extends ProfileField>(field: F, value: ProfileValues[F]) => {
    setEntered((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };
  /** What can be said without asking: a name is there, and the hours end after they begin. */
  const checked = (): Partial<Record<ProfileField, string>> => ({
    ...(!values.name.trim() && { name: say('error.field.required') }),
    ...(!values.last_name.trim() && { last_name: say('error.field.required') }),
    ...(values.notification_end_hour <= values.notification_start_hour && { notification_end_hour: say('user.rules.notificationHours') }),
  });
  const showWrong = (of: Partial<Record<ProfileField, string>> = errors) => {
    const first = names.find((field) => of[field]);
    if (first) document.getElementById(`profile-${first}`)?.focus();
  };
  const save = async () => {
    const found = checked();
    setErrors(found);
    if (Object.keys(found).length > 0) return showWrong(found);
    try {
      const body = Object.fromEntries(changed.map((field) => [field, field === 'phone' ? values.phone.trim() || null : values[field]]));
      await call('/me', { method: 'PUT', body });
      await refresh();
      setEntered({});
      toastSuccess(say('profile.saved'));
    } catch (error) {
      const told = Object.fromEntries((problemOf(error)?.errors ?? []).map(({ field, detail }) => [field, detail]));
      if (Object.keys(told).length === 0) return failed(error);
      setErrors(told);
      showWrong(told);
    }
  };
  return {
    values,
    errors,
    changed: [...changed],
    wrong,
    change,
    save,
    showWrong: () => showWrong(),
    discard: () => {
      setEntered({});
      setErrors({});
    },
    mayLeave: () => changed.length === 0,
  };
};
export type ProfileForm = ReturnType<typeof useProfileForm>;
