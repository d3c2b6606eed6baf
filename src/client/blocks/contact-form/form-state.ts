import type { FailureCause } from '../../contact/failure-cause';
import { emptyMessage, type FieldName, type Message } from '../../contact/fields';
import type { SubmitError } from '../../contact/message-problem';

/** The state of the form. It depends on the events so far only, not on a clock, a browser or a service. */
export interface FormState {
  values: Message;
  errors: Partial<Record<FieldName, SubmitError | undefined>>;
  /** An error that belongs to no field. */
  problem: SubmitError['error'] | undefined;
  /** “checking” and “sending” last from the press to the outcome. */
  phase: 'writing' | 'checking' | 'sending';
  failure: Failure | undefined;
  /** When the message was sent, while nobody knows whether it arrived. */
  sending: number | undefined;
}

/** A message that was not sent; times in milliseconds since 1970. */
export interface Failure {
  /** The cause, or “online” when it can be sent again. */
  cause: FailureCause | 'online';
  pressed: number;
  /** When another attempt makes sense. */
  retryAt: number;
}

export type FormEvent =
  | { type: 'write'; values: Message }
  | { type: 'check'; field: FieldName; value: string; error: SubmitError | undefined }
  | { type: 'press' }
  | { type: 'refuse'; error: SubmitError }
  | { type: 'send'; pressed: number }
  | { type: 'fail'; failure: Failure }
  | { type: 'online' }
  | { type: 'settle' };

export const emptyForm: FormState = {
  values: emptyMessage,
  errors: {},
  problem: undefined,
  phase: 'writing',
  failure: undefined,
  sending: undefined,
};

/** Returns the state after an event. */
export function formState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'write':
      return { ...state, values: event.values, problem: undefined };
    case 'check':
      // Checking takes a moment; the value may have changed meanwhile.
      if (state.values[event.field] !== event.value) return state;
      return { ...state, errors: { ...state.errors, [event.field]: event.error } };
    case 'press':
      return { ...state, phase: 'checking' };
    case 'refuse':
      return { ...refused(state, event.error), phase: 'writing' };
    case 'send':
      return { ...emptyForm, values: state.values, phase: 'sending', sending: event.pressed };
    case 'fail': {
      const { cause, pressed } = event.failure;
      return {
        ...state,
        phase: 'writing',
        failure: event.failure,
        sending: cause === 'timeout' ? pressed : undefined,
      };
    }
    case 'online':
      return state.failure?.cause === 'offline'
        ? { ...state, failure: { ...state.failure, cause: 'online' } }
        : state;
    case 'settle':
      return { ...state, phase: 'writing', failure: undefined, sending: undefined };
  }
}

function refused(state: FormState, error: SubmitError): FormState {
  if (error.field) return { ...state, problem: undefined, errors: { ...state.errors, [error.field]: error } };
  // A block is shown as long as it lasts.
  return { ...state, problem: error.error === 'tooMany' ? undefined : error.error };
}
