/** The section whose colours the pages outside all sections wear. */
export const defaultSection = 'default';
