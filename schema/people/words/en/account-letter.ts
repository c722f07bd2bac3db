// Mails to staff about their account in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/account-letter.ts';

export default {
  greeting: 'Hello %{name},',
  closing: 'Kind regards,',
  fallback: 'If the button does not work, open this address:',
  expires: 'The link works once and is valid until %{time}.',
  notYou: 'If this was not you, change your password right away and call the office.',
  notExpected: 'If you did not expect this, call the office right away.',
  invitation: {
    subject: 'Your invitation to %{company}',
    text: '%{by} invites you: %{company} runs its work in this system.',
    ask: 'Set a password, then sign in as %{email}.',
    action: 'Set your password',
    ignore: 'If you did not expect this invitation, ignore it.',
  },
  reset: {
    subject: 'New password',
    text: 'We received a request for a new password for your account.',
    ask: 'Set it with the link below.',
    action: 'Set a new password',
    ignore: 'If you do not need a new password, ignore this message: yours stays as it is.',
  },
  emailChanged: {
    subject: 'Your sign-in address was changed',
    text: 'The address that you sign in with was changed (%{by}, %{time}). From now on it is %{email}; we no longer write to this one.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account was changed (%{time}). Other devices need to sign in again.',
  },
  secondFactorOn: {
    subject: 'Your second factor is on',
    text: 'Since %{time} signing in also asks for a code from the app.',
  },
  secondFactorOff: {
    subject: 'Your second factor is off',
    text: 'Since %{time} the password alone is enough to sign in.',
  },
  secondFactorTaken: {
    subject: 'Your second factor was removed',
    text: 'The second factor of your account was removed (%{by}, %{time}). Reason: %{reason}',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    text: 'A recovery code of your account was used (%{time}). %{smart_count} code is left. |||| A recovery code of your account was used (%{time}). %{smart_count} codes are left.',
  },
  roleChanged: { subject: 'A role was changed', text: 'The role %{role} was changed (%{by}, %{time}).' },
  roleDeleted: { subject: 'A role was deleted', text: 'The role %{role} was deleted (%{by}, %{time}).' },
  roleGiven: { subject: 'A user has another role', text: '%{user} now has the role %{role} (%{by}, %{time}).' },
  userEmailChanged: { subject: 'A user’s sign-in address was changed', text: '%{user} now signs in as %{email} (%{by}, %{time}).' },
  userSecondFactorTaken: {
    subject: 'A user’s second factor was removed',
    text: '%{user} no longer has a second factor (%{by}, %{time}). Reason: %{reason}',
  },
  forEditors: 'Everybody who edits roles receives this message. If you did not expect it, check roles and users right away.',
} satisfies Translation<typeof sl>;
