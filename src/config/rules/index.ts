import type { RuleInfo } from '../rule-info';
import { duplicateField } from './source/duplicate-field';
import { invalidJson } from './source/invalid-json';
import { replacedIcon } from './source/replaced-icon';
import { unpublishableFile } from './source/unpublishable-file';
import { unreadableFile } from './source/unreadable-file';
import { wrongEncoding } from './source/wrong-encoding';
import type { Rule } from '../rule';
import { invalidSchema } from './schema/invalid-schema';
import { schemaRules } from '../schema/schema-rules';
import { doubledBlock } from './config/doubled-block';
import { heroPosition } from './config/hero-position';
import { programError } from './config/program-error';
import { unusedField } from './config/unused-field';
import { emailAddress } from './data/email-address';
import { impossibleHost } from './data/impossible-host';
import { openingHours } from './data/opening-hours';
import { phoneNumber } from './data/phone-number';
import { emptyBlock } from './drafts/empty-block';
import { neededDraft } from './drafts/needed-draft';
import { duplicateName } from './links/duplicate-name';
import { headerEntry } from './links/header-entry';
import { orphanPage } from './links/orphan-page';
import { ownAddress } from './links/own-address';
import { unknownAnchor } from './links/unknown-anchor';
import { unknownName } from './links/unknown-name';
import { missingLock } from './paths/missing-lock';
import { missingHomePage } from './paths/missing-home-page';
import { unredirectedPath } from './paths/unredirected-path';
import { redirectSource } from './paths/redirect-source';
import { pictureSize } from './pictures/picture-size';
import { uninformativeAlt } from './pictures/uninformative-alt';
import { unusablePicture } from './pictures/unusable-picture';
import { titleAndDescription } from './seo/title-and-description';
import { frenchTypography } from './texts/french-typography';
import { hardCodedContactDetail } from './texts/hard-coded-contact-detail';
import { localeShape } from './texts/locale-shape';
import { missingText } from './texts/missing-text';
import { missingTranslation } from './texts/missing-translation';
import { numberMismatch } from './texts/number-mismatch';
import { placeholderMismatch } from './texts/placeholder-mismatch';
import { pluralForm } from './texts/plural-form';
import { staleTranslation } from './texts/stale-translation';
import { textToRewrite } from './texts/text-to-rewrite';
import { typingMistake } from './texts/typing-mistake';
import { unfinishedText } from './texts/unfinished-text';
import { unsafeText } from './texts/unsafe-text';
import { unusedKey } from './texts/unused-key';
import { wrongLanguage } from './texts/wrong-language';
import { insufficientContrast } from './theme/insufficient-contrast';
import { missingFont } from './theme/missing-font';

/** The rules that `validate` runs, in this order: a cause comes before what may follow from it. */
export const rules: readonly Rule[] = [
  heroPosition,
  unknownName,
  duplicateName,
  headerEntry,
  neededDraft,
  missingHomePage,
  unknownAnchor,
  redirectSource,
  unredirectedPath,
  orphanPage,
  missingText,
  missingTranslation,
  pluralForm,
  unsafeText,
  placeholderMismatch,
  numberMismatch,
  textToRewrite,
  unfinishedText,
  wrongLanguage,
  typingMistake,
  hardCodedContactDetail,
  titleAndDescription,
  frenchTypography,
  staleTranslation,
  unpublishableFile,
  replacedIcon,
  unusablePicture,
  uninformativeAlt,
  pictureSize,
  insufficientContrast,
  missingFont,
  phoneNumber,
  emailAddress,
  impossibleHost,
  openingHours,
  emptyBlock,
  missingLock,
  ownAddress,
  unusedField,
  doubledBlock,
  unusedKey,
];

/** Every rule in the order of the reference, also those that the readers of files and the schema report. */
export const allRules: readonly RuleInfo[] = [
  programError,
  unreadableFile,
  wrongEncoding,
  invalidJson,
  duplicateField,
  invalidSchema,
  localeShape,
  ...schemaRules,
  ...rules,
].toSorted((one, other) => one.code.localeCompare(other.code, 'en'));
