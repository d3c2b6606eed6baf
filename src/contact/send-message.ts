import type { ContactRules } from '../site/page-data.types';
import { lastingStore, type StorageKey } from '../browser/storage';
import { lazy } from '../browser/lazy';
import type { Message } from './field-problem';
import { failureCause, type FailureCause } from './failure-cause';
import { sanitize } from './sanitised';

declare global {
  interface ImportMetaEnv {
    readonly VITE_EMAILJS_SERVICE_ID?: string;
    readonly VITE_EMAILJS_TEMPLATE_ID?: string;
    readonly VITE_EMAILJS_PUBLIC_KEY?: string;
    readonly VITE_EMAILJS_ORIGIN?: string;
  }
}

/** Who gets the message, how much of it, how long to wait for the answer, and the mail service's own options. */
export interface Delivery extends MailServiceOptions {
  /** The addresses, separated by commas. */
  recipients: string;
  sentLength: number;
  /** Milliseconds. */
  timeout: number;
}

export type MailServiceOptions = Pick<ContactRules, 'blockHeadless' | 'blockList' | 'limitRate'>;

/**
 * Sends a message with the mail service.
 *
 * @param arrivedLate called when the service confirms a message after all that was given up as timed out
 * @returns nothing when it was sent, else why it was not
 */
export async function sendMessage(
  message: Message,
  delivery: Delivery,
  arrivedLate: () => void = () => {},
): Promise<FailureCause | undefined> {
  if (!canSend()) {
    reportToOwner('there is no account: VITE_EMAILJS_SERVICE_ID, _TEMPLATE_ID and _PUBLIC_KEY are not set');
    return 'unavailable';
  }
  if (!navigator.onLine) return 'offline';
  const { name, email, subject, message: text } = sanitize(message, delivery.sentLength);
  const { service, template, key } = account();
  const parameters = {
    from_name: name,
    from_email: email,
    subject,
    message: text,
    to_email: delivery.recipients,
    timestamp: new Date().toISOString(),
  };
  const sending = loadMailService(delivery).then((mail) =>
    mail.send(service, template, parameters, { publicKey: key }),
  );
  try {
    const answer = await Promise.race([sending, timeOut(delivery.timeout)]);
    if (answer === undefined) {
      // The service's program cannot be stopped: its answer may still come. A failure is no news then.
      sending.then((late) => late.text === 'OK' && arrivedLate()).catch(() => {});
      return 'timeout';
    }
    // Anything but the service's own « OK » is no proof that the message left.
    return answer.text === 'OK' ? undefined : 'timeout';
  } catch (error) {
    const cause = failureCause(error);
    if (cause === 'unavailable') reportToOwner('it refuses the account or the template of this site');
    return cause;
  }
}

/** For whoever keeps the site, with nothing in it of what a visitor typed. */
function reportToOwner(reason: string) {
  console.error(`The contact form cannot send by the mail service: ${reason}.`);
}

/**
 * The mail service's own SDK, fetched once. The form asks for it when it is first used, so that it is
 * there when the message is sent and costs nobody else anything.
 */
export const loadMailService = lazy(importMailService);

/**
 * Whether there is anybody to send to: an account of the mail service, or the local server, which
 * answers in its place and keeps the messages.
 */
export function canSend(): boolean {
  return isLocal() || hasAccount();
}

type MailService = Pick<typeof import('@emailjs/browser'), 'send'>;

async function importMailService({
  blockHeadless,
  blockList,
  limitRate,
}: MailServiceOptions): Promise<MailService> {
  hideBlockedStorage();
  const { init, send } = await import('@emailjs/browser');
  init({
    publicKey: account().key,
    blockHeadless,
    ...(blockList.length > 0 && { blockList: { list: [...blockList], watchVariable: 'from_email' } }),
    ...(limitRate > 0 && { limitRate: { id: 'contact_sent', throttle: limitRate } }),
    storageProvider: mailServiceStorage,
    origin: isLocal() ? location.origin : import.meta.env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com',
  });
  return { send };
}

/** What the SDK keeps to wait between two messages; storage that is blocked or full stops no message. */
const mailServiceStorage = {
  get: (key: string) => Promise.resolve(lastingStore.read(key as StorageKey)),
  set: (key: string, value: string) => Promise.resolve(lastingStore.write(key as StorageKey, value)),
  remove: (key: string) => Promise.resolve(lastingStore.write(key as StorageKey, null)),
};

/** The SDK reads the storage while it is imported, and throws where the browser blocks it. */
function hideBlockedStorage() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
  }
}

function account() {
  return {
    service: import.meta.env.VITE_EMAILJS_SERVICE_ID || '{service_id}',
    template: import.meta.env.VITE_EMAILJS_TEMPLATE_ID || '{template_id}',
    key: import.meta.env.VITE_EMAILJS_PUBLIC_KEY || '{key}',
  };
}

function hasAccount(): boolean {
  return Object.values(account()).every((value) => !value.startsWith('{'));
}

/** Without an account `npm start` and `npm run dev` take the messages themselves. */
function isLocal(): boolean {
  return !hasAccount() && (import.meta.env.MODE === 'preview' || import.meta.env.MODE === 'development');
}

function timeOut(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
