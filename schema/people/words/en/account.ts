// The account of a user in English: refusals, work ended by a deactivation, and the second factor.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/account.ts';

export default {
  reasons: {
    inactive: 'The account is deactivated. Activate it first.',
    alreadyJoined: 'The password is already set. Whoever forgets it sets a new one on the sign-in page.',
    notJoined: 'There is no password yet. Send an invitation.',
    alreadyUsed: 'The link has been used. Ask for another one to set a new password.',
    secondFactorInForce: 'A second factor is already on. For a new phone switch it off first.',
    secondFactorNotBegun: 'The set-up has not begun. Start again.',
    secondFactorNotInForce: 'No second factor is on.',
  },
  rules: {
    shortPassword:
      '%{smart_count} more character. Length counts for more than symbols: four words, for example. |||| %{smart_count} more characters. Length counts for more than symbols: four words, for example.',
    commonPassword: 'Too many people use this password. Take four words that do not belong together, for example.',
    personalPassword: 'The password is made of your name, email or company. Add something that others do not know.',
    samePassword: 'This is your current password. Enter another one.',
    wrongPassword: 'The password is not right.',
    wrongCode: 'The code is not right or has been used. Wait for the next one.',
  },
  left: {
    clock: 'The clock was stopped because the account was deactivated.',
    ride: 'The ride was ended because the account was deactivated. Check the final kilometres.',
  },
  proof: {
    title: 'Confirm with your password',
    text: 'You are changing what somebody may do or how they sign in. Confirm with your password that it is you; this lasts 10 minutes.',
    action: 'Confirm',
  },
  secondFactor: {
    title: 'Second factor',
    required: 'Your role asks for a second factor. Set it up to go on.',
    needs: 'You need a phone with an app for codes, such as Google Authenticator, Microsoft Authenticator or 2FAS.',
    password: 'Password',
    begin: 'Continue',
    scan: 'Scan the code with the app',
    qr: 'QR code for the app',
    byHand: 'No camera? Enter this key in the app:',
    openApp: 'Open in the app on this device',
    code: 'Code from the app',
    codeHelp: 'Six digits that change every 30 seconds.',
    confirm: 'Switch on',
    codesTitle: 'Recovery codes',
    codesText:
      'Each signs you in once without the phone. We show them only now: print them or keep them where you can find them without the phone.',
    copy: 'Copy',
    copied: 'Copied',
    save: 'Save as a file',
    done: 'I have the codes, finish',
    signOut: 'Sign out',
  },
} satisfies Translation<typeof sl>;
