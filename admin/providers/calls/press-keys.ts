// The keys of the presses of one part of a page, as long as that stands there.
import { useState } from 'react';
import { keepKeys } from './idempotency-keys.ts';
import { isUnanswered } from './send-once.ts';

export const usePressKeys = () => useState(() => keepKeys(isUnanswered))[0];
