/** A mistake in what the user asked to add. The config is unchanged. */
export class UserError extends Error {}
