// The idempotency keys of the presses in a component, kept while it is mounted.
import { useState } from 'react';
import { keepKeys } from './idempotency-keys.ts';
import { isUnanswered } from './send-once.ts';

export const usePressKeys = () => useState(() => keepKeys(isUnanswered))[0];
