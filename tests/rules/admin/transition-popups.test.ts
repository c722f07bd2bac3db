// A transition, a field of its popup and words that do not exist do not compile.
import { expect, it } from 'vitest';
import type { PopupParameters, PopupWordsKey } from '#admin/generic/popup/popup-words.ts';
import type { InputName, TransitionAnswer, TransitionName, WorkflowEntityName } from '#admin/generic/workflow/transition-types.ts';

type Is<T, One> = One extends T ? true : false;
type Same<A, B> = [A, B] extends [B, A] ? true : false;
type Has<T, K extends string> = [Extract<T, Readonly<Record<K, unknown>>>] extends [never] ? false : true;

it('knows the transitions of a life and the input of each', () => {
  const lives: Is<WorkflowEntityName, 'invoice'> = true;
  const lifeless: Is<WorkflowEntityName, 'vehicle'> = false;
  const transition: Is<TransitionName<'invoice'>, 'cancel'> = true;
  const unknown: Is<TransitionName<'invoice'>, 'burn'> = false;
  const input: Same<InputName<'task', 'confirm'>, 'name' | 'note'> = true;
  const nothing: Same<InputName<'task', 'withdraw'>, never> = true;
  expect([lives, lifeless, transition, unknown, input, nothing]).toEqual([true, false, true, false, true, true]);
});

it('knows what the call of a transition answers', () => {
  const cancelled: Has<TransitionAnswer<'invoice', 'cancel'>, 'status'> = true;
  const handed: Has<TransitionAnswer<'project', 'approveHandover'>, 'link'> = true;
  const other: Has<TransitionAnswer<'invoice', 'cancel'>, 'link'> = false;
  expect([cancelled, handed, other]).toEqual([true, true, false]);
});

it('knows where words stand and which parameters they ask for', () => {
  const place: Is<PopupWordsKey, 'task.popups.reject'> = true;
  const nowhere: Is<PopupWordsKey, 'task_act.burn'> = false;
  const parameters: Same<PopupParameters<'task.popups.confirm'>, 'number' | 'name'> = true;
  const none: Same<PopupParameters<'meeting.popups.cancel'>, never> = true;
  const own: Is<PopupWordsKey, 'project.popups.declineHandover'> = true;
  expect([place, nowhere, parameters, none, own]).toEqual([true, false, true, true, true]);
});
