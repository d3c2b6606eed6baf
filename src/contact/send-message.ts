import type { Message } from './field-problem';
import { failureCause, type FailureCause } from './failure-cause';
import { sanitised } from './sanitised';

declare global {
  interface ImportMetaEnv {
    readonly VITE_EMAILJS_SERVICE_ID?: string;
    readonly VITE_EMAILJS_TEMPLATE_ID?: string;
    readonly VITE_EMAILJS_PUBLIC_KEY?: string;
    readonly VITE_EMAILJS_ORIGIN?: string;
  }
}

/** Who gets the message, how much of it, and how long to wait for the answer. */
export interface Delivery {
  /** The addresses, separated by commas. */
  recipients: string;
  sentLength: number;
  timeout: number;
}

/**
 * Sends a message with the mail service.
 *
 * @returns nothing when it was sent, else why it was not
 */
export async function sendMessage(message: Message, delivery: Delivery): Promise<FailureCause | undefined> {
  if (!canSend()) return 'unavailable';
  if (!navigator.onLine) return 'offline';
  const { name, email, subject, message: text } = sanitised(message, delivery.sentLength);
  const { service, template, key } = account();
  const parameters = {
    from_name: name,
    from_email: email,
    subject,
    message: text,
    to_email: delivery.recipients,
    timestamp: new Date().toISOString(),
  };
  const sending = loadMailService().then((mail) =>
    mail.send(service, template, parameters, { publicKey: key }),
  );
  try {
    const answer = await Promise.race([sending, timeOut(delivery.timeout)]);
    if (answer === undefined) return 'timeout';
    // Anything but the service's own « OK » is no proof that the message left.
    return answer.text === 'OK' ? undefined : 'timeout';
  } catch (error) {
    return failureCause(error);
  }
}

/**
 * The mail service's own SDK, fetched once. The form asks for it when it is first used, so that it is
 * there when the message is sent and costs nobody else anything.
 */
export function loadMailService(): Promise<MailService> {
  loading ??= importMailService().catch((error: unknown) => {
    loading = undefined; // the next attempt asks again
    throw error;
  });
  return loading;
}

/**
 * Whether there is anybody to send to: an account of the mail service, or the local server, which
 * answers in its place and keeps the messages.
 */
export function canSend(): boolean {
  return isLocal() || Object.values(account()).every((value) => !value.startsWith('{'));
}

type MailService = Pick<typeof import('@emailjs/browser'), 'send'>;

let loading: Promise<MailService> | undefined;

async function importMailService(): Promise<MailService> {
  hideBlockedStorage();
  const { init, send } = await import('@emailjs/browser');
  init({
    publicKey: account().key,
    origin: isLocal() ? location.origin : import.meta.env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com',
  });
  return { send };
}

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

function isLocal(): boolean {
  return import.meta.env.MODE === 'preview' || import.meta.env.MODE === 'development';
}

function timeOut(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
