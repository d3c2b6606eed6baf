import { withoutAccents } from '../../lib/text/without-accents';

/** Suggests a value for each form that depends on nothing else, by its `typeName`; null when none is likely. */
export const valueSuggestions = {
  TimeOfDay: suggestTime,
  PhoneNumber: suggestPhone,
  EmailAddress: suggestEmail,
  WebAddress: suggestAddress,
  ColorValue: suggestColor,
  url: suggestSite,
} satisfies Record<string, (written: string) => string | null>;

/** @example suggestTime('9h') // '09:00' */
function suggestTime(written: string): string | null {
  const [, hour = '', minute = '00', half = ''] =
    /^(\d{1,2}) ?(?:h|:|\.)? ?(\d{2})?(?: ?(?:min|h))? ?([ap])?\.?(?:m\.?)?$/i.exec(written.trim()) ?? [];
  const isEvening = half.toLowerCase() === 'p' && Number(hour) < 12;
  const hours = Number(hour) + (isEvening ? 12 : 0);
  const isTime = hour !== '' && hours < 24 && Number(minute) < 60;
  return isTime ? `${String(hours).padStart(2, '0')}:${minute}` : null;
}

/** @example suggestPhone('00212 522 00 00 00') // '+212522000000' */
function suggestPhone(written: string): string | null {
  const number = written
    .replaceAll(/[\s.\-()/]/g, '')
    .replace(/^tel:/, '')
    .replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}

/** @example suggestEmail('mailto:contact@trace,example') // 'contact@trace.example' */
function suggestEmail(written: string): string | null {
  const address = written
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/s, '')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replace(/@+/, '@')
    .replace(/,(?=[a-z]+$)/i, '.');
  return address !== written && /^[^@:,;]+@[^@.,;]+(?:\.[^@.,;]+)+$/.test(address) ? address : null;
}

/** @example suggestAddress('www.trace.example') // 'https://www.trace.example' */
function suggestAddress(written: string): string | null {
  const address = written
    .trim()
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/^(?:https?:\/*)?(?=[^/:])/i, 'https://');
  return /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/[^\s\\"<>]*)?$/i.test(address) && address !== written
    ? address
    : null;
}

/** @example suggestSite('http://www.Trace.example/') // 'https://www.trace.example' */
function suggestSite(written: string): string | null {
  const [, host = ''] = /^(?:https?:\/*)?([a-z\d-]+(?:\.[a-z\d-]+)+)(?:\/|$)/i.exec(written.trim()) ?? [];
  return host === '' ? null : `https://${host.toLowerCase()}`;
}

/** @example suggestColor('24B') // '#2244BB' */
function suggestColor(written: string): string | null {
  const [, ...channels] = /^rgba?\((\d{1,3})[, ]+(\d{1,3})[, ]+(\d{1,3})\b/i.exec(written) ?? [];
  const digits =
    channels.length > 0
      ? channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')
      : withoutAccents(written).trim().replace(/^#/, '').replaceAll(/o/gi, '0');
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits.slice(0, 6);
  return /^(?:[\da-f]{3}|[\da-f]{6}(?:[\da-f]{2})?)$/i.test(digits) ? `#${full.toUpperCase()}` : null;
}
