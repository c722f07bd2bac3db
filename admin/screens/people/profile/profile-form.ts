// The form of the user's own data: saved on request, validated on blur by the shared schema.
import { useEffect, useMemo, useState } from 'react';
import { validator } from '#admin/generic/form/validate.ts';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { problemOf } from '#admin/providers/calls/problem.ts';
import { useRefreshSession, useSession } from '#admin/providers/person/session.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { useAfterPress } from '#admin/ui/overlays/after-press.ts';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';

const names = ['name', 'last_name', 'phone', 'notification_start_hour', 'notification_end_hour'] as const;
export type ProfileField = (typeof names)[number];
export type ProfileValues = {
  readonly name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly notification_start_hour: number;
  readonly notification_end_hour: number;
};

type Errors = Partial<Record<ProfileField, string>>;

const bodyOf = (values: ProfileValues) => ({ ...values, phone: values.phone.trim() || null });

/** All errors of the values. */
const useJudge = (stored: ProfileValues) => {
  const { find } = useSpeech();
  const { user } = useSession();
  const base = JSON.stringify(bodyOf(stored));
  return useMemo(() => {
    const judge = validator(entityOf('user'), find, user, JSON.parse(base));
    return async (values: ProfileValues): Promise<Errors> => {
      const { errors } = await judge(bodyOf(values), undefined, { fields: {}, shouldUseNativeValidation: false });
      return Object.fromEntries(names.flatMap((field) => (errors[field] ? [[field, String(errors[field].message)]] : [])));
    };
  }, [find, user, base]);
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
  const [errors, setErrors] = useState<Errors>({});
  /** Fields left once: from then on they are validated while typing. */
  const [left, setLeft] = useState<readonly ProfileField[]>([]);
  const judge = useJudge(stored);
  const values = { ...stored, ...entered };
  const changed = names.filter((field) => values[field] !== stored[field]);
  const wrong = names.filter((field) => errors[field]);
  const change = <F extends ProfileField>(field: F, value: ProfileValues[F]) => {
    setEntered((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };
  const afterPress = useAfterPress();
  const leave = (field: ProfileField) => afterPress(() => setLeft((before) => (before.includes(field) ? before : [...before, field])));
  const typed = JSON.stringify(values);
  useEffect(() => {
    let last = true;
    const show = (found: Errors) =>
      last && setErrors(Object.fromEntries(left.flatMap((field) => (found[field] ? [[field, found[field]]] : []))));
    // The validator may fail to load; the server validates in any case.
    if (left.length > 0) judge(JSON.parse(typed)).then(show, () => undefined);
    return () => {
      last = false;
    };
  }, [judge, left, typed]);
  const showWrong = (of: Errors = errors) => {
    const first = names.find((field) => of[field]);
    if (first) document.getElementById(`profile-${first}`)?.focus();
  };
  const save = async () => {
    const found = await judge(values).catch((): Errors => ({}));
    setErrors(found);
    if (Object.keys(found).length > 0) return showWrong(found);
    try {
      const body = Object.fromEntries(changed.map((field) => [field, bodyOf(values)[field]]));
      await call('/me', { method: 'PUT', body });
      await refresh();
      // Text typed during the save was not sent.
      setEntered((now) => Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== entered[field as ProfileField])));
      toastSuccess(say('profile.saved'));
    } catch (error) {
      const fieldErrors = Object.fromEntries((problemOf(error)?.errors ?? []).map(({ field, detail }) => [field, detail]));
      if (Object.keys(fieldErrors).length === 0) return failed(error);
      setErrors(fieldErrors);
      showWrong(fieldErrors);
    }
  };
  return {
    values,
    errors,
    changed: [...changed],
    wrong,
    change,
    leave,
    save,
    showWrong: () => showWrong(),
    discard: () => {
      setEntered({});
      setErrors({});
      setLeft([]);
    },
    mayLeave: () => changed.length === 0,
  };
};
export type ProfileForm = ReturnType<typeof useProfileForm>;
