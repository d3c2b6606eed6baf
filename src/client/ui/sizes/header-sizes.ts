/** The parts of the header without their texts, in pixels: for its styles, and for the build, which adds them up to a width. */
export const headerSizes = {
  mark: 26,
  markGap: 10,
  gap: 8,
  entryPadding: 4,
  sign: 14,
  signGap: 5,
  language: 32,
  languagesMargin: 8,
  narrowLanguagesMargin: 4,
  buttonPadding: 20,
  /** How much smaller the gutter beside the burger is. */
  burgerOutset: 10,
};
