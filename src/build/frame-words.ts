import type { FailureCause } from '../contact/failure-cause';
import { fieldNames } from '../contact/field-problem';
import type { Problem as MessageProblem } from '../contact/message-problem';
import { languages } from '../site/languages';
import type { FigureName, SiteConfig } from '../site/types.generated';

/** The words of single keys, as the sources name them. */
export const singleWords = [
  'frame.carousel.next',
  'frame.carousel.pause',
  'frame.carousel.play',
  'frame.carousel.position',
  'frame.carousel.previous',
  'frame.carousel.role',
  'frame.carousel.show',
  'frame.carousel.slide',
  'frame.cases.featured',
  'frame.cases.months',
  'frame.cases.visit',
  'frame.chat.label',
  'frame.chat.open',
  'frame.contact.again',
  'frame.contact.cap',
  'frame.contact.copied',
  'frame.contact.copy',
  'frame.contact.counter',
  'frame.contact.errors.failure',
  'frame.contact.errors.lastResort',
  'frame.contact.honeypot',
  'frame.contact.noScript',
  'frame.contact.overCap',
  'frame.contact.privacy',
  'frame.contact.privacyLink',
  'frame.contact.send',
  'frame.contact.sending',
  'frame.contact.sent',
  'frame.contact.sentText',
  'frame.contact.subjectFor',
  'frame.contact.success',
  'frame.contact.wayChat',
  'frame.contact.wayEmail',
  'frame.contact.wayPhone',
  'frame.contact.ways',
  'frame.contents',
  'frame.details.address',
  'frame.details.chat',
  'frame.details.email',
  'frame.details.hours',
  'frame.details.phone',
  'frame.footer.copyright',
  'frame.motion.switch',
  'frame.navigation.allOf',
  'frame.navigation.breadcrumbs',
  'frame.navigation.closeMenu',
  'frame.navigation.company',
  'frame.navigation.home',
  'frame.navigation.language',
  'frame.navigation.main',
  'frame.navigation.menu',
  'frame.navigation.services',
  'frame.navigation.social',
  'frame.newTab',
  'frame.overlay.loading',
  'frame.problem.reload',
  'frame.problem.text',
  'frame.problem.title',
  'frame.siteMap.other',
  'frame.skip',
  'frame.suggestion.close',
  'frame.suggestion.link',
  'frame.suggestion.text',
  'frame.toast.close',
] as const;

/** The words of keys that hold a name of the program (`*`): each of the names has its own. */
export const wordFamilies: Record<string, readonly string[]> = {
  'frame.language.*': languages,
  'frame.cases.*': named<FigureName>({
    views: true,
    users: true,
    rating: true,
    clients: true,
    satisfaction: true,
    years: true,
    projects: true,
    duration: true,
  }),
  'frame.legal.*': named<keyof SiteConfig['organization']['legal']>({
    form: true,
    capital: true,
    ice: true,
    rc: true,
    if: true,
    cnss: true,
    patente: true,
    cndp: true,
    publisher: true,
    host: true,
  }),
  'frame.contact.*': fieldNames,
  'frame.contact.*Hint': fieldNames,
  'frame.contact.errors.*': named<MessageProblem['error']>({
    name: true,
    email: true,
    subject: true,
    message: true,
    honeypot: true,
    tooFast: true,
    invalid: true,
  }),
  'frame.contact.help.*': named<FailureCause>({
    offline: true,
    network: true,
    timeout: true,
    tooManyRequests: true,
    blocked: true,
    unavailable: true,
    tooLong: true,
    service: true,
  }),
};

/** The keys of all words that the program itself shows; a site without one of them would show its key. */
export const frameWords: readonly string[] = [
  ...singleWords,
  ...Object.entries(wordFamilies).flatMap(([key, names]) => names.map((name) => key.replace('*', name))),
];

/** All names of a type: one that is forgotten or misspelt does not compile. */
function named<Name extends string>(names: Record<Name, true>): readonly string[] {
  return Object.keys(names);
}
