import type { RuleInfo } from '../../config/rule';
import type { Rule } from '../rule';
import { heroPosition } from './config/hero-position';
import { duplicateMenuEntry } from './links/duplicate-menu-entry';
import { duplicateName } from './links/duplicate-name';
import { headerEntry } from './links/header-entry';
import { linkToDraft } from './links/link-to-draft';
import { orphanPage } from './links/orphan-page';
import { reservedName } from './links/reserved-name';
import { selfLink } from './links/self-link';
import { unknownAd } from './links/unknown-ad';
import { unknownAnchor } from './links/unknown-anchor';
import { unknownColor } from './links/unknown-color';
import { unknownPage } from './links/unknown-page';
import { unknownSection } from './links/unknown-section';
import { missingHomePage } from './paths/missing-home-page';

/** The rules that `validate` runs, in the order of the reference. */
export const rules: readonly Rule[] = [
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
  missingHomePage,
  heroPosition,
];

/** Every rule, with those that readers of files report. */
export const allRules: readonly RuleInfo[] = [...rules];
