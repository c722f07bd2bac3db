// What the public pages say in English.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/public.ts';

export default {
  product: 'Work orders',
  language: 'Language',
  login: {
    title: 'Sign in',
    email: 'Email',
    password: 'Password',
    show_password: 'Show password',
    hide_password: 'Hide password',
    submit: 'Sign in',
    expired: 'Your session has expired.',
    return_to_task: 'Sign in to return to the same task.',
    return_to_own_tasks: 'Sign in to return to your tasks.',
    return_to_path: 'Sign in to return to %{path}.',
    email_missing: 'Enter your email.',
    password_missing: 'Enter your password.',
    wrong_pair: 'Email and password do not match.',
    caps_lock: 'Caps Lock is on.',
    too_many_tries: 'Too many tries.',
    wait: 'Wait another %{time}.',
    wait_is_over: 'You can try again now.',
    offline: 'The server cannot be reached.',
    offline_advice: 'Check your connection and try again.',
    failed: 'Sign-in failed.',
    failed_advice: 'The server reports error %{status}. Try again in a minute.',
  },
  missing: {
    title: 'There is no such page',
    text: 'The address is mistyped, or the page is no longer here. Nothing is wrong with your data.',
    to_own_tasks: 'Go to my tasks',
    back: 'Back',
    client_question: 'Are you a client who came from an email?',
    client_advice: 'Open the link again straight from the message, or call the company that sent it.',
  },
} satisfies Translation<typeof sl>;
