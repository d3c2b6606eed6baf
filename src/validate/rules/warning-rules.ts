/**
 * The codes of warnings: visitors can still use the page. Every other rule is an error, because a page would be missing
 * or wrong. The config can only change the severity of warnings.
 */
export const warningRules: readonly string[] = [
  'DATE-005',
  'FIELD-001',
  'LINK-009',
  'LINK-010',
  'LINK-011',
  'PICTURE-002',
  'PICTURE-003',
  'PICTURE-005',
  'PRICE-001',
  'PRICE-002',
  'SEARCH-001',
  'SHARED-002',
  'VERSION-001',
  'WORDS-002',
  'WORDS-006',
  'WORDS-007',
  'WORDS-008',
  'WORDS-010',
  'WORDS-011',
  'WORDS-012',
  'WORDS-013',
  'WORDS-014',
];
