import type { SiteConfig } from './types.generated';

/** The facts of the company that a text may name in braces, as `{organization.name}`. */
const organizationNames = ['name', 'phone', 'email', 'address', 'hours'] as const;

/** The facts of the company as texts, by the names of the placeholders that they fill. */
export type OrganizationTexts = Record<(typeof organizationNames)[number], string>;

/** Returns the placeholders that the texts of a site may contain, such as `{organization.phone}` and `{values.website}`. */
export function placeholdersOf({ values = {}, organization }: SiteConfig): string[] {
  const given = organizationNames.filter((name) => organization[name] !== undefined);
  return [
    ...given.map((name) => `{organization.${name}}`),
    ...Object.keys(values).map((name) => `{values.${name}}`),
  ];
}

/** Returns whether a placeholder stands for a fact that a company may have, and not for a misspelt name. */
export function isOrganizationFact(placeholder: string): boolean {
  return organizationNames.some((name) => placeholder === `{organization.${name}}`);
}

/** A placeholder, with its part of the config and its name there. */
export const PLACEHOLDER = /\{(organization|values)\.([\w-]+)\}/g;

/** Returns whether a text is a placeholder and nothing else: it needs no translation. */
export function isPlaceholder(text: string): boolean {
  return ONLY_PLACEHOLDER.test(text);
}

const ONLY_PLACEHOLDER = new RegExp(`^${PLACEHOLDER.source}$`);
