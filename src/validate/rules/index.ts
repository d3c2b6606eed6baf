import type { RuleInfo } from '../../config/rule';
import { newerVersion } from '../../config/migrations/rules/newer-version';
import { olderVersion } from '../../config/migrations/rules/older-version';
import { controlCharacter } from '../../config/source/rules/control-character';
import { duplicateField } from '../../config/source/rules/duplicate-field';
import { garbledLetters } from '../../config/source/rules/garbled-letters';
import { invalidJson } from '../../config/source/rules/invalid-json';
import { lossyRewrite } from '../../config/source/rules/lossy-rewrite';
import { nestedTooDeeply } from '../../config/source/rules/nested-too-deeply';
import { unreadableFile } from '../../config/source/rules/unreadable-file';
import { wrongEncoding } from '../../config/source/rules/wrong-encoding';
import type { Rule } from '../rule';
import { invalidSchema } from '../schema/rules/invalid-schema';
import { schemaRules } from '../schema/schema-rules';
import { doubledBlock } from './config/doubled-block';
import { heroPosition } from './config/hero-position';
import { incompleteSetup } from './config/incomplete-setup';
import { programError } from './config/program-error';
import { severityTooLow } from './config/severity-too-low';
import { unusedField } from './config/unused-field';
import { companyNumber } from './data/company-number';
import { duplicateRecipient } from './data/duplicate-recipient';
import { emailAddress } from './data/email-address';
import { futureYear } from './data/future-year';
import { openingHours } from './data/opening-hours';
import { ownWordAsSpam } from './data/own-word-as-spam';
import { kindOfPage } from './data/kind-of-page';
import { pathOfSection } from './data/path-of-section';
import { phoneNumber } from './data/phone-number';
import { repeatedQuestion } from './data/repeated-question';
import { socialAddress } from './data/social-address';
import { swappedNumbers } from './data/swapped-numbers';
import { expiredAd } from './dates/expired-ad';
import { expiresBeforePublished } from './dates/expires-before-published';
import { invalidDate } from './dates/invalid-date';
import { linkToUnpublished } from './dates/link-to-unpublished';
import { listMayBecomeEmpty } from './dates/list-may-become-empty';
import { requiredPageScheduled } from './dates/required-page-scheduled';
import { duplicateMenuEntry } from './links/duplicate-menu-entry';
import { duplicateName } from './links/duplicate-name';
import { headerEntry } from './links/header-entry';
import { linkToDraft } from './links/link-to-draft';
import { orphanPage } from './links/orphan-page';
import { ownAddress } from './links/own-address';
import { reservedName } from './links/reserved-name';
import { selfLink } from './links/self-link';
import { unusedAds } from './links/unused-ads';
import { unknownAd } from './links/unknown-ad';
import { unknownAnchor } from './links/unknown-anchor';
import { unknownColor } from './links/unknown-color';
import { unknownPage } from './links/unknown-page';
import { unknownSection } from './links/unknown-section';
import { invalidLockFile } from './paths/invalid-lock-file';
import { missingHomePage } from './paths/missing-home-page';
import { unredirectedPath } from './paths/unredirected-path';
import { missingFile } from './pictures/missing-file';
import { tooLarge } from './pictures/too-large';
import { tooSmall } from './pictures/too-small';
import { uninformativeAlt } from './pictures/uninformative-alt';
import { wrongFormat } from './pictures/wrong-format';
import { adPriceMismatch } from './prices/ad-price-mismatch';
import { priceMismatch } from './prices/price-mismatch';
import { duplicateSource } from './redirects/duplicate-source';
import { invalidSource } from './redirects/invalid-source';
import { redirectChain } from './redirects/redirect-chain';
import { redirectLoop } from './redirects/redirect-loop';
import { shadowsPage } from './redirects/shadows-page';
import { unknownTarget } from './redirects/unknown-target';
import { titleAndDescription } from './seo/title-and-description';
import { doubledWord } from './texts/doubled-word';
import { exchangedFiles } from './texts/exchanged-files';
import { foreignLetters } from './texts/foreign-letters';
import { frenchTypography } from './texts/french-typography';
import { hardCodedContactDetail } from './texts/hard-coded-contact-detail';
import { invisibleCharacter } from './texts/invisible-character';
import { localeShape } from './texts/locale-shape';
import { longText } from './texts/long-text';
import { missingText } from './texts/missing-text';
import { missingTranslation } from './texts/missing-translation';
import { numberMismatch } from './texts/number-mismatch';
import { placeholderMismatch } from './texts/placeholder-mismatch';
import { pluralForm } from './texts/plural-form';
import { staleTranslation } from './texts/stale-translation';
import { strayQuotes } from './texts/stray-quotes';
import { textToRewrite } from './texts/text-to-rewrite';
import { unfinishedText } from './texts/unfinished-text';
import { unknownKey } from './texts/unknown-key';
import { unsafeText } from './texts/unsafe-text';
import { untranslated } from './texts/untranslated';
import { unusedKey } from './texts/unused-key';
import { wrongScript } from './texts/wrong-script';
import { wrongLanguage } from './texts/wrong-language';
import { insufficientContrast } from './theme/insufficient-contrast';
import { missingFont } from './theme/missing-font';

/** The rules that `validate` runs. A rule that is not in the list is not run. */
export const rules: readonly Rule[] = [
  heroPosition,
  doubledBlock,
  incompleteSetup,
  phoneNumber,
  emailAddress,
  duplicateRecipient,
  openingHours,
  swappedNumbers,
  socialAddress,
  futureYear,
  companyNumber,
  ownWordAsSpam,
  repeatedQuestion,
  pathOfSection,
  kindOfPage,
  invalidDate,
  expiresBeforePublished,
  requiredPageScheduled,
  listMayBecomeEmpty,
  linkToUnpublished,
  expiredAd,
  unusedField,
  unknownPage,
  unknownAnchor,
  duplicateName,
  headerEntry,
  unknownSection,
  unknownColor,
  unknownAd,
  linkToDraft,
  orphanPage,
  selfLink,
  duplicateMenuEntry,
  reservedName,
  ownAddress,
  unusedAds,
  unredirectedPath,
  invalidLockFile,
  missingHomePage,
  missingFile,
  uninformativeAlt,
  tooLarge,
  wrongFormat,
  tooSmall,
  priceMismatch,
  adPriceMismatch,
  unknownTarget,
  invalidSource,
  redirectLoop,
  redirectChain,
  shadowsPage,
  duplicateSource,
  severityTooLow,
  titleAndDescription,
  insufficientContrast,
  missingFont,
  missingText,
  missingTranslation,
  unknownKey,
  unsafeText,
  unusedKey,
  untranslated,
  wrongScript,
  placeholderMismatch,
  numberMismatch,
  frenchTypography,
  staleTranslation,
  hardCodedContactDetail,
  unfinishedText,
  textToRewrite,
  foreignLetters,
  longText,
  invisibleCharacter,
  doubledWord,
  strayQuotes,
  wrongLanguage,
  pluralForm,
];

/** The rules that the readers of files and the schema report. */
const reportedRules: readonly RuleInfo[] = [
  programError,
  unreadableFile,
  wrongEncoding,
  garbledLetters,
  controlCharacter,
  invalidJson,
  duplicateField,
  nestedTooDeeply,
  lossyRewrite,
  invalidSchema,
  olderVersion,
  newerVersion,
  localeShape,
  exchangedFiles,
  ...schemaRules,
];

/** Every rule, in the order of the reference. */
export const allRules: readonly RuleInfo[] = [...reportedRules, ...rules].toSorted((one, other) =>
  one.code.localeCompare(other.code, 'en'),
);
