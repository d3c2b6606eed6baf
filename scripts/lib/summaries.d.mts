export const summaries: Readonly<Record<string, string>>;
