import { lazy } from '../browser/lazy';
import { lastingStore, type StorageKey } from '../browser/storage';
import type { ContactRules } from '../../site/page-data.types';
import { failureCause, type FailureCause } from './failure-cause';
import { fields, type Message } from './fields';
import { replyNote } from './mail-address';
import { FIELD_LENGTH, toFields } from './message/message-fields';
import { sanitize } from './sanitize';

declare global {
  interface ImportMetaEnv {
    readonly VITE_EMAILJS_SERVICE_ID?: string;
    readonly VITE_EMAILJS_TEMPLATE_ID?: string;
    readonly VITE_EMAILJS_PUBLIC_KEY?: string;
    readonly VITE_EMAILJS_ORIGIN?: string;
  }
}

/** The recipients, the timeout, and the options of the mail service. */
export interface Delivery extends MailServiceOptions, Pick<ContactRules, 'timeout'> {
  /** The addresses, separated by commas. */
  recipients: string;
  /** Returns a number of characters in words, in the language of the page: “2 580 caractères”. */
  characters: (count: number) => string;
}

export type MailServiceOptions = Pick<ContactRules, 'blockHeadless' | 'blockList' | 'limitRate'>;

/**
 * Sends a message with the mail service.
 *
 * @param onLateDelivery called when the service confirms a message after it has timed out
 * @returns undefined when the message was sent, otherwise the cause of the failure
 */
export async function sendMessage(
  message: Message,
  delivery: Delivery,
  onLateDelivery: () => void = () => {},
): Promise<FailureCause | undefined> {
  if (!canSend()) {
    logForOwner('VITE_EMAILJS_SERVICE_ID, _TEMPLATE_ID and _PUBLIC_KEY are not set');
    return 'unavailable';
  }
  if (!navigator.onLine) return 'offline';
  const sent = sanitize(message);
  const { service, template, key } = account();
  const note = replyNote(sent.email);
  const { length } = sent.message;
  // A recipient whose template shows the first field only notices that text is missing.
  if (length > FIELD_LENGTH) sent.subject += ` (${delivery.characters(length)})`;
  const parameters = {
    ...toFields(sent),
    to_email: delivery.recipients,
    timestamp: new Date().toISOString(),
    ...(note && { note }),
  };
  const sending = loadMailService(delivery).then((mail) =>
    mail.send(service, template, parameters, { publicKey: key }),
  );
  try {
    const response = await Promise.race([sending, timeout(delivery.timeout)]);
    if (response === undefined) {
      // The SDK cannot abort the request, so a response may still arrive. A late failure changes nothing.
      sending.then((late) => late.text === 'OK' && onLateDelivery()).catch(() => {});
      return 'timeout';
    }
    // Only the service's “OK” confirms that the message was sent.
    return response.text === 'OK' ? undefined : 'timeout';
  } catch (error) {
    const cause = failureCause(error);
    if (cause === 'unavailable') logForOwner('it refuses the account or the template of this site');
    return cause;
  }
}

/** Logs a problem for the owner of the site. The log never contains what a visitor typed. */
function logForOwner(reason: string) {
  console.error(`The contact form cannot send by the mail service: ${reason}.`);
}

/**
 * Imports the SDK of the mail service once. The form calls this when it is first used, so that the SDK is loaded when
 * the message is sent and other visitors do not download it.
 */
export const loadMailService = lazy(importMailService);

/**
 * Whether messages can be sent: to an account of the mail service, or to the local server, which replaces the
 * service and stores the messages.
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
  const [watchVariable] = fields.email.sentAs;
  init({
    publicKey: account().key,
    blockHeadless,
    ...(blockList.length > 0 && { blockList: { list: [...blockList], watchVariable } }),
    ...(limitRate > 0 && { limitRate: { id: 'contact_sent', throttle: limitRate } }),
    storageProvider: mailServiceStorage,
    origin: isLocal() ? location.origin : import.meta.env.VITE_EMAILJS_ORIGIN || 'https://api.emailjs.com',
  });
  return { send };
}

/** The storage in which the SDK records the time of the last message. Blocked or full storage does not prevent sending. */
const mailServiceStorage = {
  get: (key: string) => Promise.resolve(lastingStore.read(key as StorageKey)),
  set: (key: string, value: string) => Promise.resolve(lastingStore.write(key as StorageKey, value)),
  remove: (key: string) => Promise.resolve(lastingStore.write(key as StorageKey, null)),
};

/** Replaces a blocked `localStorage`, because the SDK reads it on import and would throw. */
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

/** Whether the local server of `npm start` or `npm run dev` accepts the messages, because there is no account. */
function isLocal(): boolean {
  return !hasAccount() && (import.meta.env.MODE === 'preview' || import.meta.env.MODE === 'development');
}

function timeout(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
