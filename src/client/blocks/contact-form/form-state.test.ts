import { expect, it } from 'vitest';
import { aMessage } from '../../../../tests/support/a-message';
import { emptyForm, formState, type FormEvent, type FormState } from './form-state';

const message = aMessage();
const failure = { cause: 'service', pressed: 1000, retryAt: 11_000 } as const;
const short = { error: 'name', field: 'name' } as const;

const after = (...events: FormEvent[]): FormState => events.reduce(formState, emptyForm);
const write: FormEvent = { type: 'write', values: message };

it('shows an error of a field until the field is valid, and ignores the check of an older value', () => {
  const wrong = after(write, { type: 'check', field: 'name', value: 'Salma', error: short });
  expect(wrong.errors.name).toEqual(short);
  expect(formState(wrong, { type: 'check', field: 'name', value: 'S', error: undefined })).toBe(wrong);
  const right: FormEvent = { type: 'check', field: 'name', value: 'Salma', error: undefined };
  expect(formState(wrong, right).errors.name).toBeUndefined();
});

it('is busy from the press to the outcome', () => {
  expect(after(write, { type: 'press' }).phase).toBe('checking');
  expect(after(write, { type: 'press' }, { type: 'send', pressed: 1000 }).phase).toBe('sending');
  for (const outcome of [
    { type: 'refuse', error: short },
    { type: 'fail', failure },
    { type: 'settle' },
  ] as const)
    expect(after(write, { type: 'press' }, { type: 'send', pressed: 1000 }, outcome).phase).toBe('writing');
});

it('shows a refusal beside its field, or below the form until something is written', () => {
  const press: FormEvent = { type: 'press' };
  expect(after(write, press, { type: 'refuse', error: short })).toMatchObject({ errors: { name: short } });
  const hurried = after(write, press, { type: 'refuse', error: { error: 'tooFast' } });
  expect(hurried.problem).toBe('tooFast');
  expect(formState(hurried, write).problem).toBeUndefined();
});

it('leaves a block to the clock', () => {
  expect(after(write, { type: 'refuse', error: { error: 'tooMany' } }).problem).toBeUndefined();
});

it('keeps the text and the reason after a failure, until the next message is on its way', () => {
  const failed = after(write, { type: 'send', pressed: 1000 }, { type: 'fail', failure });
  expect(failed).toMatchObject({ values: message, failure });
  expect(formState(failed, write).failure).toEqual(failure);
  expect(formState(failed, { type: 'send', pressed: 1000 }).failure).toBeUndefined();
  expect(formState(failed, { type: 'settle' }).failure).toBeUndefined();
});

it('offers to send again when the network is back, after no other failure', () => {
  const offline = after(write, { type: 'fail', failure: { ...failure, cause: 'offline' } });
  expect(formState(offline, { type: 'online' }).failure?.cause).toBe('online');
  expect(after({ type: 'fail', failure }, { type: 'online' }).failure?.cause).toBe('service');
});

it('knows since when a message is on its way, also after nobody answered', () => {
  const sent = after(write, { type: 'send', pressed: 1000 });
  expect(sent.sending).toBe(1000);
  expect(formState(sent, { type: 'fail', failure }).sending).toBeUndefined();
  expect(formState(sent, { type: 'fail', failure: { ...failure, cause: 'timeout' } }).sending).toBe(1000);
  expect(formState(sent, { type: 'settle' }).sending).toBeUndefined();
});
