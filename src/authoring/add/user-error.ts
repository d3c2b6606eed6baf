/** Why something cannot be added, told to whoever asked for it; the config is as it was. */
export class UserError extends Error {}
