/** The section that gives its colours to pages without a section. */
export const defaultSection = 'default';
